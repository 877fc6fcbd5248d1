import { z } from "zod";
import { visibleText } from "../../visible-text";
import { resumeTextMaxCharacters } from "./limits";

/** The form brings the id of what it makes: sending it twice makes one. */
export const newIdSchema = z.uuid({ error: "This form is incomplete. Reload the page and try again." });

export const pasteResumeSchema = z.object({
  id: newIdSchema,
  text: z
    .string({ error: "Paste some resume text" })
    // Before counting: a browser sends each line break as two characters and counts it as one.
    .transform(visibleText)
    .refine((text) => text.length <= resumeTextMaxCharacters, "20,000 character limit.")
    .refine((text) => text.trim().length > 0, "Paste some resume text"),
});
export type PasteResume = z.infer<typeof pasteResumeSchema>;

/** What a list or a selector shows of a resume. */
export interface ResumeSummary {
  id: string;
  /** What its owner calls it. */
  name: string | null;
  fileName: string | null;
  preview: string;
  hasRewrite: boolean;
  createdAt: number;
}

type Named = Pick<ResumeSummary, "name" | "fileName" | "preview">;

/** "File: cv.pdf" or "Text: Dana Reyes": how a resume is called wherever one is picked. */
export function resumeLabel(resume: Named): string {
  return `${resume.fileName ? "File" : "Text"}: ${resumeName(resume)}`;
}

/** What its owner calls it, else the name of its file, else its first line. */
export function resumeName({ name, fileName, preview }: Named): string {
  const firstLine = preview.split("\n").find((line) => line.trim() !== "") ?? "";
  return name ?? fileName ?? (firstLine.trim().slice(0, 40) || "Pasted text");
}
