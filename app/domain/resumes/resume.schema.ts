import { z } from "zod";
import { visibleLine, visibleText, withoutEntities } from "~/wording";
import { resumeNameMaxCharacters, resumeTextMaxCharacters } from "./limits";
import openingWords from "./opening-words.json" with { type: "json" };

/** The id of a resume: a form brings that of what it makes, so that sending it twice makes one. */
export const newIdSchema = z.uuid({ error: "This form is incomplete. Reload the page and try again." });

export const pasteResumeSchema = z.object({
  id: newIdSchema,
  text: z
    .string({ error: "Paste some resume text" })
    // Before counting: a browser sends each line break as two characters and counts it as one.
    .transform((text) => visibleText(withoutEntities(text)))
    .refine((text) => text.length <= resumeTextMaxCharacters, "20,000 character limit.")
    .refine((text) => text.trim().length > 0, "Paste some resume text"),
});
export type PasteResume = z.infer<typeof pasteResumeSchema>;

export const renameResumeSchema = z.object({
  resumeId: newIdSchema,
  /** Empty: as its file or its first line says. */
  name: z
    .string()
    .default("")
    .transform(visibleLine)
    .refine((name) => name.length <= resumeNameMaxCharacters, `At most ${resumeNameMaxCharacters} characters`),
});
export type RenameResume = z.infer<typeof renameResumeSchema>;

export const copyResumeSchema = z.object({ id: newIdSchema, resumeId: newIdSchema });
export type CopyResume = z.infer<typeof copyResumeSchema>;

/** What a selector shows of a resume. */
export interface ResumeSummary {
  id: string;
  /** What its owner calls it. */
  name: string | null;
  fileName: string | null;
  /** How its text begins. */
  preview: string;
  createdAt: number;
}

/** What the list shows of a resume. */
export interface ResumeListed extends ResumeSummary {
  /** The text goes on behind the preview. */
  isPreviewCut: boolean;
  hasRewrite: boolean;
  hasLetter: boolean;
}

export interface ResumeBinned extends ResumeSummary {
  deletedAt: number;
  /** From then on it cannot be taken back. */
  keptUntil: number;
}

/** The long texts that a card of the list opens, one at a time. */
const resumeTexts = ["rewritten", "letter"] as const;
export interface OpenText {
  resumeId: string;
  which: (typeof resumeTexts)[number];
}

/** What the address of the list opens: ?rewritten=ID, ?letter=ID. */
export function openTextOf(params: URLSearchParams): OpenText | null {
  const which = resumeTexts.find((name) => params.has(name));
  return which ? { which, resumeId: params.get(which) ?? "" } : null;
}

type Named = Pick<ResumeSummary, "name" | "fileName" | "preview">;

/** "File: cv.pdf" or "Text: Dana Reyes": how a resume is called wherever one is picked. */
export function resumeLabel(resume: Named): string {
  return `${resume.fileName ? "File" : "Text"}: ${resumeName(resume)}`;
}

const openings = new Set(openingWords);

/** "Professional Summary" names no resume: every word of it stands in the headings that resumes open with. */
function isHeading(line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => openings.has(word));
}

/** What its owner calls it, else the name of its file, else its first line that is no heading. */
export function resumeName({ name, fileName, preview }: Named): string {
  const firstLine = preview.split("\n").find((line) => !isHeading(line)) ?? "";
  return name ?? fileName ?? (firstLine.trim().slice(0, 40) || "Pasted text");
}
