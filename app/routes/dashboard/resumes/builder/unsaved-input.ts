import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type BuilderForm,
  type DraftContent,
  draftSchemas,
  type Section,
  sections,
} from "~/domain/resumes/builder/builder.schema";
import type { BuilderView } from "~/domain/resumes/builder/builder-view";
import { clearUnsaved, readSent, readUnsaved } from "~/ui/forms/unsaved-draft";

/** Whether a draft equals something that this tab has sent, perhaps before a reload. If so, nobody else changed it. */
export function wasSentHere(owner: string, content: DraftContent): boolean {
  return readSent().some((text) => {
    const sent = new URLSearchParams(text);
    const section = sections.find((name) => name === sent.get("section"));
    return sent.get("owner") === owner && section !== undefined && saysTheSame(sent, section, content);
  });
}

function saysTheSame(fields: URLSearchParams, section: Section, form: BuilderForm): boolean {
  const schema = draftSchemas[section];
  const submission = parseWithZod(fields, { schema });
  return submission.status === "success" && JSON.stringify(submission.value) === JSON.stringify(schema.parse(form));
}

/**
 * Unsaved input of this section from before the page was loaded, with the draft it belongs to; null if all of it is
 * saved.
 */
export function unsavedInput(view: BuilderView): {
  result: SubmissionResult<string[]>;
  key: Pick<BuilderView, "resumeId" | "revision">;
  section: BuilderView["section"];
} | null {
  const noted = readUnsaved();
  const { section, owner } = view;
  if (noted?.get("owner") !== owner || noted.get("section") !== section) return null;
  const key = { resumeId: noted.get("resumeId") ?? "", revision: Number(noted.get("revision")) };
  const isOfThisDraft = key.resumeId === view.resumeId || (key.revision === 0 && view.revision <= 1);
  const schema = draftSchemas[section];
  const submission = parseWithZod(noted, { schema });
  if (saysTheSame(noted, section, view.form) || !isOfThisDraft) {
    clearUnsaved();
    return null;
  }
  const { initialValue } = submission.reply();
  return { result: { initialValue }, key, section };
}
