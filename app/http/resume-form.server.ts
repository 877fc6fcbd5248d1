import type { SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { addResumeText } from "../domain/resumes/add-resume-text.server";
import { admitNewResume } from "../domain/resumes/admit-new-resume.server";
import type { PasteResume } from "../domain/resumes/resume.schema";
import type { UploadFailure } from "../domain/resumes/resume-file.schema";
import type { AppContext, SignedInUser } from "../ports/context";
import { type ReadForm, readForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { changeResume } from "./resume-changes.server";
import { messagesOf, notSaved, tooManyResumes, usedForm } from "./resume-refusals";
import { uploadResume } from "./resume-upload.server";
import { resumesFormSchema } from "./resumes-form.schema";
import { resumesPath } from "./resumes-path";
import { retryAfter } from "./too-many-attempts";

interface Body {
  /** Of the upload form. */
  failure?: UploadFailure;
  /** Of the form that `result.initialValue.intent` names. */
  result?: SubmissionResult<string[]>;
}
type Context = AppContext & { user: SignedInUser };

/** All forms of My Resumes: an uploaded file is multipart, nothing else is. */
export async function answerResumesForm(request: Request, ctx: Context, context: AppLoadContext) {
  const isUpload = request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
  if (isUpload) return upload(request, ctx, context);
  const form = await readForm(request, context, resumesFormSchema);
  if (!form.ok) return reply(form.reply.data, form.reply.init ?? undefined);
  const { value } = form;
  if ("text" in value) return paste(ctx, context, { value, form });
  return changeResume(ctx, context, { form: value, page: new URL(request.url) });
}

async function upload(request: Request, ctx: Context, context: AppLoadContext) {
  const answer = await uploadResume(request, ctx, context);
  if (!answer.ok) return reply({ failure: answer.failure }, answer);
  return redirectWithToast(context, resumesPath, { title: "Resume uploaded!", tone: "success" });
}

async function paste(ctx: Context, context: AppLoadContext, { value, form }: { value: PasteResume; form: ReadForm }) {
  const refuse = (messages: string[], status: number, headers?: HeadersInit) => {
    const { data, init } = form.refuse({ form: messages }, status, headers);
    return reply(data, init ?? undefined);
  };
  const answer = (await admitNewResume(ctx)) ?? (await addResumeText(ctx, value));
  if (answer.ok) {
    return redirectWithToast(context, `${resumesPath}?tab=paste`, {
      title: "Resume saved from text!",
      tone: "success",
    });
  }
  switch (answer.reason) {
    case "id-taken":
      return refuse([usedForm], 409);
    case "not-saved":
      return refuse(messagesOf(notSaved), 503);
    case "rate-limited":
      return refuse(messagesOf(tooManyResumes(answer.retryAfterSeconds)), 429, retryAfter(answer.retryAfterSeconds));
    default:
      return answer satisfies never;
  }
}

function reply(body: Body, init?: { status?: number; headers?: HeadersInit }) {
  return data(body, init);
}
