import type { AppContext, SignedInUser } from "~/ports/context";
import {
  blankEducation,
  blankExperience,
  type DraftContent,
  type Section,
  type SectionFields,
  sectionAfter,
} from "./builder.schema";
import { type Draft, getDraft } from "./get-draft.server";
import { entriesMax } from "./limits";
import { writeDraft } from "./write-draft.server";

export interface SaveSection {
  resumeId: string;
  /** Number of the draft that the form was made from, 0 where there was none. */
  revision: number;
  section: Section;
  /** What was typed. */
  fields: SectionFields;
  /** Where the user goes from here; the draft opens there next time. */
  toward?: Section | "next";
  /** An entry to add at the end, or to take away. */
  change?: ListChange | null;
}
export type ListChange =
  | { type: "insert"; list: "education" | "experience" }
  | { type: "remove"; list: "education" | "experience"; index: number };

export type SaveSectionAnswer = { ok: true; draft: Draft } | { ok: false; reason: "stale"; current: Draft };

/**
 * Saves one section of the draft. "stale": the draft was changed or finished meanwhile, perhaps in another tab;
 * `current` is the stored one. Sending the same content again, from a reloaded page, saves it once.
 */
export async function saveSection(
  ctx: Pick<AppContext, "db" | "now" | "newId"> & { user: Pick<SignedInUser, "id"> },
  input: SaveSection,
): Promise<SaveSectionAnswer> {
  const before = await getDraft(ctx);
  const isSame = before.revision === input.revision && (input.revision === 0 || before.resumeId === input.resumeId);
  if (!isSame)
    return saves(input, before.content) ? { ok: true, draft: before } : { ok: false, reason: "stale", current: before };
  const { resumeId, revision } = input;
  const content = changed({ ...before.content, ...input.fields }, input.change ?? null);
  const section = sectionAfter(input.section, content, input.toward ?? input.section);
  if (!(await writeDraft(ctx, { resumeId, revision, section, content }))) {
    return { ok: false, reason: "stale", current: await getDraft(ctx) };
  }
  return { ok: true, draft: { resumeId, section, content, revision: revision + 1, updatedAt: ctx.now() } };
}

/** Whether all that is to be kept stands in the draft already. */
function saves({ fields, change, toward }: SaveSection, content: DraftContent): boolean {
  return !change && !toward && JSON.stringify({ ...content, ...fields }) === JSON.stringify(content);
}

/** At least one entry of each list remains, and there are never too many. */
function changed(content: DraftContent, change: ListChange | null): DraftContent {
  switch (change?.list) {
    case undefined:
      return content;
    case "education":
      return { ...content, education: withChange(content.education, change, blankEducation) };
    case "experience":
      return { ...content, experience: withChange(content.experience, change, blankExperience) };
  }
}

function withChange<Entry>(list: Entry[], change: ListChange, blank: Entry): Entry[] {
  if (change.type === "insert") return list.length < entriesMax ? [...list, blank] : list;
  return list.length > 1 ? list.filter((_, index) => index !== change.index) : list;
}
