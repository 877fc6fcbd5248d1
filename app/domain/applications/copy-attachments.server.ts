import { z } from "zod";
import { resumeName } from "~/domain/resumes/resume.schema";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { resolveLooks } from "~/domain/rewriting/resolve-looks";
import { letterHead } from "~/domain/rewriting/show/export-rewrite.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { type ContentColumns, keepContent } from "~/domain/storage/content.server";
import type { ContentKind } from "~/domain/storage/content-kind";
import { basicsSchema, resumeSchema } from "~/domain/storage/engine.schema";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Looks } from "~/ports/profile";
import type { Basics, Resume } from "~/tailor/resume";
import { firstLineCharacters } from "./limits";
import type { AttachmentsChoice } from "./step.schema";

/** What is kept of the resume that was sent: with its looks, so that the same file can be made again. */
export interface SentDocument extends Looks {
  document: Resume;
  /** What stood above the letter, where there was one; steps of before it was kept have the resume's own. */
  letterHead?: Basics;
}

/** Copies of the attachments that were sent. */
interface SentAttachments {
  resume: string;
  letter: string | null;
  sent: SentDocument;
}

const sentDocumentSchema: z.ZodType<SentDocument> = z.looseObject({
  document: resumeSchema,
  letterHead: basicsSchema.optional(),
  paper: z.custom<Looks["paper"]>((value) => typeof value === "string"),
  template: z.custom<Looks["template"]>((value) => typeof value === "string"),
});

export const sentAttachments: ContentKind<SentAttachments> = {
  name: "step with attachments",
  schema: z.looseObject({ resume: z.string(), letter: z.string().nullable(), sent: sentDocumentSchema }),
  fromColumns: ({ sentResume, sentLetter, sentDocument }) => ({
    resume: sentResume,
    letter: sentLetter,
    sent: JSON.parse(sentDocument ?? ""),
  }),
};

interface PaperColumns extends ContentColumns {
  rewriteId: string | null;
  resumeId: string | null;
  sentName: string | null;
  hasLetter: boolean;
}

type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };

const nothing: PaperColumns = {
  rewriteId: null,
  resumeId: null,
  sentName: null,
  hasLetter: false,
  content: null,
  contentKey: null,
};

/**
 * Copies of the attachments that were sent, as they are now: what becomes of the rewrite or the resume later changes nothing.
 * Null where the user has no such finished rewrite of this job, or no such resume.
 */
export async function copyAttachments(
  ctx: Context,
  jobId: string,
  choice: AttachmentsChoice,
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

async function copyRewrite(ctx: Context, jobId: string, id: string): Promise<PaperColumns | null> {
  const rewrite = await getRewrite(ctx, id);
  if (!rewrite?.result || rewrite.rewrittenCv === null || rewrite.jobPostId !== jobId) return null;
  const { document, base } = rewrite.result;
  const head = letterHead(document.basics, ctx.user.contact, base?.name);
  return {
    rewriteId: id,
    resumeId: rewrite.resumeId,
    sentName: rewrite.resumeName,
    hasLetter: rewrite.coverLetter !== null,
    ...(await keepAttachments(ctx, {
      resume: rewrite.rewrittenCv,
      letter: rewrite.coverLetter,
      sent: {
        document,
        letterHead: head,
        ...resolveLooks(ctx.user.preferences, { document, contact: ctx.user.contact, posting: base?.posting }),
      },
    })),
  };
}

async function copyResume(ctx: Context, id: string): Promise<PaperColumns | null> {
  const resume = await getResume(ctx, id);
  if (!resume) return null;
  const preview = resume.originalCvText.slice(0, firstLineCharacters);
  return {
    ...nothing,
    resumeId: id,
    sentName: resumeName({ name: resume.name, fileName: resume.fileName, preview }),
    ...(await keepAttachments(ctx, {
      resume: resume.originalCvText,
      letter: null,
      sent: {
        document: resume.document,
        ...resolveLooks(ctx.user.preferences, { document: resume.document, contact: ctx.user.contact }),
      },
    })),
  };
}

function keepAttachments(ctx: Context, attachments: SentAttachments): Promise<ContentColumns> {
  return keepContent(ctx, ctx.user.id, sentAttachments, attachments);
}
