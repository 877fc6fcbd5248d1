import { resumeFileTextMaxCharacters } from "~/domain/resumes/limits";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { correctResume } from "~/tailor/correct/correct-resume";
import type { Correction, EntryForm, ListItem } from "~/tailor/correct/correction";
import { basicsForm, entryForm } from "~/tailor/correct/entry-form";
import { entriesOf } from "~/tailor/correct/part-shape";
import { writtenTexts } from "~/tailor/correct/written-texts";
import type { Resume } from "~/tailor/resume";
import type { TypedPart } from "./correction.schema";
import { findEntries } from "./find-entries.server";
import type { ResumePart } from "./resume-part.shared";

export type CorrectResult =
  | { ok: true; version: number; isChanged: boolean }
  | { ok: false; reason: "not-found" | "too-long" }
  | { ok: false; reason: "invalid"; errors: Record<string, string[]> }
  /** `index`: where the entry stands now, null where it is gone; `form`: what it says now. */
  | { ok: false; reason: "stale"; current: number; index: number | null; form: EntryForm | null };

type Context = Pick<AppContext, "db" | "files" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> };

/**
 * Saves the owner's correction of one part of a resume as a new version. Nothing is saved if the form was made from
 * another version than the current one.
 */
export async function correctResumePart(
  ctx: Context,
  input: { resumeId: string; part: ResumePart; basedOn: number; typed: TypedPart },
): Promise<CorrectResult> {
  const { resumeId, part, basedOn, typed } = input;
  const resume = await getResume(ctx, resumeId);
  if (!resume) return { ok: false, reason: "not-found" };
  if (resume.version !== basedOn) return stale(ctx, { ...input, standing: resume });
  const { document } = resume;
  if (!hasPart(document, part)) return { ok: false, reason: "not-found" };
  const corrected = correctResume(document, toCorrection(document, part, typed), `v${basedOn + 1}`);
  if (!corrected.ok) {
    return {
      ok: false,
      reason: "invalid",
      errors: Object.fromEntries(corrected.problems.map(({ field, message }) => [field, [message]])),
    };
  }
  if (saysTheSame(document, corrected.resume)) return { ok: true, version: basedOn, isChanged: false };
  const { source: text } = corrected.resume;
  if (text.length > resumeFileTextMaxCharacters) return { ok: false, reason: "too-long" };
  const saved = await saveVersion(ctx, { resumeId, basedOn, source: "correction", text, document: corrected.resume });
  if (saved.ok) return { ...saved, isChanged: true };
  if (saved.reason === "not-found") return { ok: false, reason: "not-found" };
  const standing = await getResume(ctx, resumeId);
  return standing ? stale(ctx, { ...input, standing }) : { ok: false, reason: "not-found" };
}

/** The entry that a form starts from must be there; a new one starts from none. */
export function hasPart(document: Resume, part: ResumePart): boolean {
  if (part.section === "basics" || part.index === null) return true;
  return entriesOf(document, part.section)[part.index] !== undefined;
}

/** What a part says, as its form shows it. */
export function formOfPart(document: Resume, part: ResumePart): EntryForm {
  return part.section === "basics" ? basicsForm(document) : entryForm(document, part.section, part.index ?? -1);
}

function toCorrection(document: Resume, part: ResumePart, { values, lists }: TypedPart): Correction {
  const before = formOfPart(document, part);
  const items = Object.entries(lists).map(([list, typed]) => [list, listItems(typed, before.lists[list] ?? [])]);
  const becomes: EntryForm = { values, lists: Object.fromEntries(items) };
  if (part.section === "basics") return { section: "basics", becomes };
  const entries = entriesOf(document, part.section).map((_, from) =>
    from === part.index ? { from, becomes } : { from },
  );
  return { section: part.section, entries: part.index === null ? [...entries, { becomes }] : entries };
}

/** Nothing that is printed differs, headings and what stands in no text included. */
function saysTheSame(before: Resume, after: Resume): boolean {
  const said = (resume: Resume) =>
    JSON.stringify([writtenTexts(resume), resume.other.map(({ title }) => title), resume.basics.profiles]);
  return said(before) === said(after);
}

async function stale(
  ctx: Context,
  {
    resumeId,
    part,
    basedOn,
    standing,
  }: { resumeId: string; part: ResumePart; basedOn: number; standing: { version: number; document: Resume } },
): Promise<CorrectResult> {
  const { version: current, document } = standing;
  if (part.section === "basics") {
    return { ok: false, reason: "stale", current, index: null, form: basicsForm(document) };
  }
  const { section, index: before } = part;
  const places = before === null ? null : await findEntries(ctx, { resumeId, version: basedOn, section, document });
  const index = places?.get(before ?? -1) ?? null;
  const form = index === null ? null : entryForm(document, section, index);
  return { ok: false, reason: "stale", current, index, form };
}

/**
 * Matches each typed line with the old line it came from. Where each line has a field, the field says so. Otherwise a
 * line with the same text matches; in a list typed as one text, a remaining line takes the old line at its position if
 * that is free.
 */
export function listItems(typed: TypedPart["lists"][string], before: readonly ListItem[]): ListItem[] {
  const isText = typeof typed === "string";
  const lines: { text: string; at?: number }[] = isText ? linesOf(typed) : typed;
  const free = new Map(before.map(({ text }, at) => [at, text]));
  const take = (at: number | undefined) => (at !== undefined && free.delete(at) ? at : undefined);
  const said = lines.map(({ at }) => take(at));
  const same = lines.map(
    ({ text }, position) => said[position] ?? take([...free].find(([, old]) => old === text)?.[0]),
  );
  return lines.map(({ text }, position) => {
    const from = same[position] ?? (isText ? take(position) : undefined);
    return { text, ...(from !== undefined && { from }) };
  });
}

function linesOf(text: string): { text: string }[] {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.filter((line) => line !== "").map((text) => ({ text }));
}
