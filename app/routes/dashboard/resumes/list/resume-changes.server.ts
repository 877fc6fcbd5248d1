import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { admitNewResume } from "~/domain/resumes/add/add-resume-text.server";
import { duplicateResume } from "~/domain/resumes/add/duplicate-resume.server";
import { deleteResume, eraseResume, restoreResume } from "~/domain/resumes/bin/resume-bin.server";
import { renameResume } from "~/domain/resumes/correct/rename-resume.server";
import { copyResumeSchema, newIdSchema, pasteResumeSchema, renameResumeSchema } from "~/domain/resumes/resume.schema";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { requestRewriteSchema } from "~/domain/rewriting/rewrite.schema";
import { noRoom, notSaved, tooManyResumes, usedForm } from "~/http/resume-errors";
import { nothingHasChanged, rewriteErrorToast } from "~/http/rewrite-errors";
import { redirectWithToast, type Toast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { resumesPage } from "~/routes/dashboard/paths";

const oneResume = z.object({ resumeId: newIdSchema });
/** The forms of My Resumes. The form for pasted text may come without an intent. */
export const resumesFormSchema = z.discriminatedUnion("intent", [
  pasteResumeSchema.extend({ intent: z.literal("paste").optional() }),
  renameResumeSchema.extend({ intent: z.literal("rename") }),
  copyResumeSchema.extend({ intent: z.literal("duplicate") }),
  oneResume.extend({ intent: z.literal("delete") }),
  oneResume.extend({ intent: z.literal("restore") }),
  oneResume.extend({ intent: z.literal("erase") }),
  oneResume.extend({ intent: z.literal("rewrite"), id: z.string().default(""), jobId: z.string().default("") }),
]);
export type ResumesForm = z.infer<typeof resumesFormSchema>;

type Change = Exclude<ResumesForm, { text: string }>;
type Context = AppContext & { user: SignedInUser };

const gone = failed("Error", "This resume is not there any more.");

/** Handles a form on a card or in the bin and redirects to the page of the list that it was on. */
export async function changeResume(ctx: Context, context: AppLoadContext, { form, page }: { form: Change; page: URL }) {
  if (form.intent === "rewrite") return askForRewrite(ctx, context, { form, page });
  return redirectWithToast(context, resumesPage(page), await change(ctx, form, resumesPage(page)));
}

async function change(ctx: Context, form: Exclude<Change, { intent: "rewrite" }>, here: string): Promise<Toast> {
  switch (form.intent) {
    case "rename": {
      const answer = await renameResume(ctx, form);
      return answer.ok ? done("Resume renamed", `It is now called “${answer.name}”.`) : gone;
    }
    case "duplicate":
      return duplicate(ctx, form);
    case "delete": {
      const answer = await deleteResume(ctx, form.resumeId);
      if (!answer.ok) return gone;
      const fields = { intent: "restore", resumeId: form.resumeId };
      const toast = done("Resume deleted", `“${answer.name}” stays under Recently deleted for 7 days.`);
      return { ...toast, action: { label: "Undo", to: here, fields } };
    }
    case "restore": {
      const answer = await restoreResume(ctx, form.resumeId);
      return answer.ok ? done("Resume restored", `“${answer.name}” is back in your list.`) : gone;
    }
    case "erase": {
      const answer = await eraseResume(ctx, form.resumeId);
      return answer.ok ? done("Deleted for good", `“${answer.name}” and its file are gone.`) : gone;
    }
    default:
      return form satisfies never;
  }
}

async function duplicate(ctx: Context, form: Extract<Change, { intent: "duplicate" }>): Promise<Toast> {
  const answer = (await admitNewResume(ctx)) ?? (await duplicateResume(ctx, form));
  if (answer.ok) return done("Resume duplicated", `The copy is called “${answer.name}”.`);
  switch (answer.reason) {
    case "not-found":
      return gone;
    case "id-taken":
      return failed("Error", usedForm);
    case "no-room":
      return failed(noRoom.title, noRoom.text);
    case "not-stored":
      return failed("Error", "We could not copy its file. Please try again.");
    case "not-saved":
      return failed(notSaved.title, notSaved.text);
    case "rate-limited": {
      const { title, text } = tooManyResumes(answer.retryAfterSeconds);
      return failed(title, text);
    }
    default:
      return answer satisfies never;
  }
}

/** If it fails, the job selector stays open with its selection. */
async function askForRewrite(
  ctx: Context,
  context: AppLoadContext,
  { form, page }: { form: Extract<Change, { intent: "rewrite" }>; page: URL },
) {
  const { resumeId, jobId } = form;
  const selection = resumesPage(page, { rewrite: resumeId, ...(jobId && { job: jobId }) });
  const request = requestRewriteSchema.safeParse(form);
  if (!request.success) return redirectWithToast(context, selection, failed("Select both resume and job"));
  const answer = await requestRewrite(ctx, request.data);
  if (!answer.ok) return redirectWithToast(context, selection, rewriteErrorToast(answer));
  const rewrite = `/app/dashboard/rewrites/${answer.rewriteId}`;
  return answer.isSame ? redirectWithToast(context, rewrite, nothingHasChanged) : redirect(`${rewrite}?wait`, 303);
}

function done(title: string, text: string): Toast {
  return { title, text, tone: "success" };
}

function failed(title: string, text?: string): Toast {
  return { title, ...(text && { text }), tone: "error" };
}
