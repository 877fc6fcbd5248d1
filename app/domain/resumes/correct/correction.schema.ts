import { z } from "zod";
import { correctedValueMaxCharacters, linesWithOwnField, resumeFileTextMaxCharacters } from "~/domain/resumes/limits";
import type { EntryForm } from "~/tailor/correct/correction";
import { visibleLine, visibleText } from "~/wording";
import { longFields, partLabels } from "./part-labels.shared";
import type { ResumePart } from "./resume-part.shared";

const tooLong = `At most ${correctedValueMaxCharacters.toLocaleString("en-GB")} characters.`;
const short = z.string().transform(visibleLine).refine(fits, tooLong).optional();
const long = z.string().transform(visibleText).refine(fits, tooLong).optional();

/** One line each, without the sign that a pasted bullet brings along. */
const bullet = short.transform((text) => (text ?? "").replace(/^[-–—*•·▪●◦‣]\s+/u, ""));
const bullets = z
  .array(z.object({ text: bullet, at: z.coerce.number().int().min(0).max(9999).optional().catch(undefined) }))
  .max(linesWithOwnField + 1);
const linesText = z
  .string()
  .max(resumeFileTextMaxCharacters, "This is longer than a resume may be.")
  .transform(visibleText);

/** The version that the form was made from. */
export const basedOnSchema = z.coerce.number().int().min(1).max(1_000_000);

/** The form of one part: its fields, its lists, and the button that was pressed to change a list. */
export function correctionSchema({ section }: ResumePart) {
  const { fields, lists } = partLabels[section];
  const texts = Object.keys(fields).map((field) => [field, longFields.includes(field) ? long : short]);
  const items = Object.keys(lists).map((list) => [list, z.union([linesText, bullets]).optional()]);
  return z.object({
    basedOn: basedOnSchema,
    press: z.string().optional(),
    ...(Object.fromEntries(texts) as Record<string, typeof short>),
    ...(Object.fromEntries(items) as Record<string, z.ZodOptional<z.ZodUnion<[typeof linesText, typeof bullets]>>>),
  });
}

/** What was typed: a list as items where each has a field of its own, as one text where it has not. */
export interface TypedPart {
  values: EntryForm["values"];
  lists: Record<string, string | { text: string; at?: number }[]>;
}

/** The values of the form by kind. */
export function typedPart({ section }: ResumePart, sent: Record<string, unknown>): TypedPart {
  const { fields, lists } = partLabels[section];
  const values = Object.keys(fields).map((field) => [field, String(sent[field] ?? "")]);
  const items = Object.keys(lists).map((list) => [list, typedList(sent[list])]);
  return { values: Object.fromEntries(values), lists: Object.fromEntries(items) };
}

function typedList(sent: unknown): TypedPart["lists"][string] {
  if (!Array.isArray(sent)) return typeof sent === "string" ? sent : "";
  return sent.map((item: { text?: unknown; at?: unknown } | null) => {
    const at = Number.parseInt(String(item?.at ?? ""), 10);
    return { text: String(item?.text ?? ""), ...(Number.isInteger(at) && { at }) };
  });
}

function fits(text: string): boolean {
  return text.length <= correctedValueMaxCharacters;
}
