import type { AppContext, SignedInUser } from "~/ports/context";
import { getResumeRow } from "./get-resume.server";

/** The uploaded file of a resume as a stream; null where the user has no such file. */
export async function openResumeFile(
  ctx: Pick<AppContext, "db" | "files"> & { user: SignedInUser },
  id: string,
): Promise<{ body: ReadableStream; fileName: string; type: "pdf" | "docx" } | null> {
  const resume = await getResumeRow(ctx, id);
  if (!resume?.originalFileUrl || !resume.fileName || !resume.fileType) return null;
  const body = await ctx.files.get(resume.originalFileUrl);
  return body ? { body, fileName: resume.fileName, type: resume.fileType } : null;
}
