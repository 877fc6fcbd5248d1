import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { addResumeText, admitNewResume } from "~/domain/resumes/add/add-resume-text.server";
import { messagesOf } from "~/domain/resumes/add/resume-file.shared";
import type { PasteResume } from "~/domain/resumes/resume.schema";
import type { WriteCost } from "~/domain/storage/quota";
import { type FormErrorStatus, type PageReply, type ReadForm, readForm } from "~/http/form.server";
import { retryAfter } from "~/http/limit-errors";
import { notSaved, tooManyResumes, usedForm } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { resumesPath } from "~/routes/dashboard/paths";
import { uploadResume } from "./add/upload.server";
import { changeResume, type ResumesForm, resumesFormSchema } from "./list/resume-changes.server";

type Context = AppContext & { user: SignedInUser };

/**
 * All forms of My Resumes; `result.initialValue.intent` of a reply names the form. An uploaded file is multipart, nothing
 * else is.
 */
export async function answerResumesForm(request: Request, ctx: Context, context: AppLoadContext) {
  const isUpload = request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
  if (isUpload) return upload(request, ctx, context);
  const form = await readForm(request, context, resumesFormSchema, { cost: costOf });
  if (!form.ok) return form.reply;
  const { value } = form;
  if ("text" in value) return paste(ctx, context, { value, form });
  return changeResume(ctx, context, { form: value, page: new URL(request.url) });
}

function costOf(form: ResumesForm): WriteCost {
  if ("text" in form || form.intent === "duplicate") return "resume";
  return form.intent === "rewrite" ? "rewrite" : "change";
}

async function upload(request: Request, ctx: Context, context: AppLoadContext) {
  const answer = await uploadResume(request, ctx, context);
  if (!answer.ok) {
    const { failure, status, headers } = answer;
    const result = { initialValue: { intent: "upload" }, error: { "": messagesOf(failure) } };
    return data<PageReply>({ result }, { status, headers });
  }
  return redirectWithToast(context, resumesPath, { title: "Resume uploaded!", tone: "success" });
}

async function paste(ctx: Context, context: AppLoadContext, { value, form }: { value: PasteResume; form: ReadForm }) {
  const refuse = (messages: string[], status: FormErrorStatus, headers?: HeadersInit) => {
    return form.refuse({ form: messages }, status, headers);
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
