import type { TypedPart } from "~/domain/resumes/correct/correction.schema";
import { linesWithOwnField } from "~/domain/resumes/limits";
import type { EntryForm } from "~/tailor/correct/correction";

/** Lists of sentences get a field a line; lists of terms, and very long ones, are one text. */
const sentences = ["highlights", "courses"];

/** A form as it is shown first, before anything is typed. */
export function typedFromForm({ values, lists }: EntryForm): TypedPart {
  const shown = Object.entries(lists).map(([name, items]) => [
    name,
    sentences.includes(name) && items.length <= linesWithOwnField
      ? items.map(({ text, from }) => ({ text, ...(from !== undefined && { at: from }) }))
      : items.map(({ text }) => text).join("\n"),
  ]);
  return { values, lists: Object.fromEntries(shown) };
}
