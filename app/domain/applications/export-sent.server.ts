import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import { exportFormats, type OfferedFormat } from "~/domain/rewriting/rewrite.schema";
import { readContent } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { UnsupportedScript } from "~/tailor/render/pdf/unsupported-script";
import { renderLetter } from "~/tailor/render/render-letter";
import { renderResume } from "~/tailor/render/render-resume";
import { sentAttachments } from "./copy-attachments.server";
import { stepColumns } from "./step-queries";

/**
 * The file behind "resume.pdf", "cover-letter.docx" and the like of a step, made of the copies that it keeps: the same
 * bytes each time, whatever became of the resume, the rewrite and the user's preferences.
 */
export async function exportSent(
  ctx: Pick<AppContext, "db" | "files" | "loadFont"> & { user: Pick<SignedInUser, "id"> },
  { jobId, stepId, fileName }: { jobId: string; stepId: string; fileName: string },
): Promise<
  | { ok: true; bytes: Uint8Array; fileName: string; format: OfferedFormat }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "unsupported-script"; message: string }
> {
  const [, kind, extension] = /^(resume|cover-letter)\.(\w+)$/.exec(fileName) ?? [];
  const format = exportFormats.find((offered) => offered === extension);
  const sent = format ? await getSent(ctx, jobId, stepId) : undefined;
  const isLetter = kind === "cover-letter";
  if (!format || !sent || (isLetter && !sent.hasLetter)) return { ok: false, reason: "not-found" };
  const { sentResume, sentLetter, sentDocument } = sent;
  const attachments = await readContent(ctx, sentAttachments, sent, { sentResume, sentLetter, sentDocument });
  const { document, letterHead, paper, template } = attachments.sent;
  const options = { format, paper, template, fonts: ctx.loadFont };
  try {
    const bytes = isLetter
      ? await renderLetter(attachments.letter ?? "", letterHead ?? document.basics, options)
      : await renderResume(document, options);
    const title = isLetter ? "cover letter" : "resume";
    const name = `${[document.basics.name, sent.company, title].filter(Boolean).join(" - ")}.${format}`;
    return { ok: true, bytes, fileName: name.replace(/[\\/:*?"<>|]+/g, "_"), format };
  } catch (error) {
    if (error instanceof UnsupportedScript) return { ok: false, reason: "unsupported-script", message: error.message };
    throw error;
  }
}

async function getSent(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  jobId: string,
  stepId: string,
) {
  const [row] = await ctx.db
    .select({ ...getTableColumns(applicationSteps), ...stepColumns, company: jobPosts.companyName })
    .from(applicationSteps)
    .innerJoin(jobPosts, eq(jobPosts.id, applicationSteps.jobPostId))
    .where(
      and(
        eq(applicationSteps.id, stepId),
        eq(applicationSteps.jobPostId, jobId),
        eq(applicationSteps.userId, ctx.user.id),
        isNull(jobPosts.deletedAt),
      ),
    );
  const hasAttachments = row && (row.content ?? row.contentKey ?? row.sentDocument) !== null;
  return hasAttachments ? row : undefined;
}
