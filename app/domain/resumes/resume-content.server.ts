import { z } from "zod";
import type { resumes } from "~/db/schema/resumes";
import {
  type ContentColumns,
  type ContentStore,
  keepContent,
  readContent,
  textHash,
} from "~/domain/storage/content.server";
import type { ContentKind } from "~/domain/storage/content-kind";
import { resumeSchema } from "~/domain/storage/engine.schema";
import { textHeadCharacters } from "~/domain/storage/limits";
import type { Resume } from "~/tailor/resume";

/** What a resume, or an older version of it, says: its text, and what was read from it. */
export interface ResumeContent {
  text: string;
  document: Resume;
}

export const resumeContent: ContentKind<ResumeContent> = {
  name: "resume",
  schema: z.looseObject({ text: z.string(), document: resumeSchema }),
  fromColumns: ({ text, document }) => ({ text, document: JSON.parse(document ?? "") }),
};

type RowTexts = Pick<
  typeof resumes.$inferSelect,
  "originalCvText" | "document" | "textHash" | "content" | "contentKey"
>;

/** The columns of a resume that says this, its object written before. */
export async function keepResumeContent(ctx: ContentStore, userId: string, said: ResumeContent): Promise<RowTexts> {
  return { ...(await keepContent(ctx, userId, resumeContent, said)), ...headOf(said.text) };
}

/** What the row itself keeps of a text: how it begins, and what tells it from others. */
function headOf(text: string): Pick<RowTexts, "originalCvText" | "document" | "textHash"> {
  // By code points: half an emoji is no text.
  const head = [...text.slice(0, 2 * textHeadCharacters)].slice(0, textHeadCharacters).join("");
  return { originalCvText: head, document: "", textHash: textHash(text) };
}

export function readResumeContent(
  ctx: Pick<ContentStore, "files">,
  row: ContentColumns & { userId: string; text: string; document: string },
): Promise<ResumeContent> {
  return readContent(ctx, resumeContent, row, { text: row.text, document: row.document });
}

/** Whether a row of resumes says this text. */
export function saysText(row: { textHash: string | null; originalCvText: string }, text: string): boolean {
  return row.textHash === null ? row.originalCvText === text : row.textHash === textHash(text);
}
