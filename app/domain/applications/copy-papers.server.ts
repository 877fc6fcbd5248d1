import type { AppContext, SignedInUser } from "../../ports/context";
import { getResume } from "../resumes/get-resume.server";
import { resumeName } from "../resumes/resume.schema";
import { getRewrite } from "../rewriting/get-rewrite.server";
import { letterHead } from "../rewriting/letter-head";
import { firstLineCharacters } from "./limits";
import type { SentDocument } from "./sent-document";
import type { PapersChoice } from "./step.schema";

export interface PaperColumns {
  rewriteId: string | null;
  resumeId: string | null;
  sentName: string | null;
  sentResume: string | null;
  sentLetter: string | null;
  sentDocument: string | null;
}

const nothing: PaperColumns = {
  rewriteId: null,
  resumeId: null,
  sentName: null,
  sentResume: null,
  sentLetter: null,
  sentDocument: null,
};

/**
 * Copies of the papers that were sent, as they are now: what becomes of the rewrite or the resume later changes nothing.
 * Null where the user has no such finished rewrite of this job, or no such resume.
 */
export async function copyPapers(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  jobId: string,
  choice: PapersChoice,
): Promise<PaperColumns | null> {
  switch (choice.from) {
    case "none":
    case "keep":
      return nothing;
    case "rewrite":
      return copyRewrite(ctx, jobId, choice.id);
    case "resume":
      return copyResume(ctx, choice.id);
    default:
      return choice satisfies never;
  }
}

async function copyRewrite(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  jobId: string,
  id: string,
): Promise<PaperColumns | null> {
  const rewrite = await getRewrite(ctx, id);
  if (!rewrite?.result || rewrite.jobPostId !== jobId) return null;
  const { document, base } = rewrite.result;
  const head = letterHead(document.basics, ctx.user.contact, base?.name);
  return {
    rewriteId: id,
    resumeId: rewrite.resumeId,
    sentName: rewrite.resumeName,
    sentResume: rewrite.rewrittenCv,
    sentLetter: rewrite.coverLetter,
    sentDocument: toColumn({ document, letterHead: head, ...ctx.user.preferences }),
  };
}

async function copyResume(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<PaperColumns | null> {
  const resume = await getResume(ctx, id);
  if (!resume) return null;
  const preview = resume.originalCvText.slice(0, firstLineCharacters);
  return {
    ...nothing,
    resumeId: id,
    sentName: resumeName({ name: resume.name, fileName: resume.fileName, preview }),
    sentResume: resume.originalCvText,
    sentDocument: toColumn({ document: resume.document, ...ctx.user.preferences }),
  };
}

function toColumn(sent: SentDocument): string {
  return JSON.stringify(sent);
}
