import type { SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { type AddResumeFileFailure, addResumeFile } from "../domain/resumes/add-resume-file.server";
import { addResumeText } from "../domain/resumes/add-resume-text.server";
import { resumeFileMaxBytes } from "../domain/resumes/limits";
import { newIdSchema, pasteResumeSchema } from "../domain/resumes/resume.schema";
import type { AppContext, SignedInUser } from "../ports/context";
import { readForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";

/** Room for the other fields and the boundaries of a multipart form. */
const uploadFormMaxBytes = resumeFileMaxBytes + 64 * 1024;
const uploadSchema = z.object({ id: newIdSchema, file: z.instanceof(File) });
const listPath = "/app/dashboard/resumes";

interface Failure {
  title: string;
  text?: string;
}
interface Body {
  failure?: Failure;
  result?: SubmissionResult<string[]>;
}
type Context = AppContext & { user: SignedInUser };

/** The two forms of My Resumes: an uploaded file is multipart, pasted text is not. */
export async function addResume(request: Request, ctx: Context, context: AppLoadContext) {
  const isUpload = request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
  return isUpload ? upload(request, ctx, context) : paste(request, ctx, context);
}

async function upload(request: Request, ctx: Context, context: AppLoadContext) {
  const form = await readForm(request, context, uploadSchema, uploadFormMaxBytes);
  if (!form.ok) {
    if (form.reply.init?.status === 413) return fileFailure(tooLarge, 413);
    const errors = form.reply.data.result.error ?? {};
    const title = errors[""]?.[0] ?? errors.id?.[0] ?? "Choose a file first";
    return fileFailure({ title }, form.reply.init?.status ?? 400);
  }
  const { id, file } = form.value;
  if (file.name === "" && file.size === 0) return fileFailure({ title: "Choose a file first" }, 400);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await addResumeFile(ctx, { id, fileName: file.name, bytes });
  if (!answer.ok) return uploadRefusal(answer);
  return redirectWithToast(context, listPath, { title: "Resume uploaded!", tone: "success" });
}

async function paste(request: Request, ctx: Context, context: AppLoadContext) {
  const form = await readForm(request, context, pasteResumeSchema);
  if (!form.ok) return reply(form.reply.data, form.reply.init?.status ?? 400);
  const answer = await addResumeText(ctx, form.value);
  if (!answer.ok) return reply(form.refuse({ form: [staleForm] }).data, 409);
  return redirectWithToast(context, `${listPath}?tab=paste`, { title: "Resume saved from text!", tone: "success" });
}

const tooLarge: Failure = { title: "File too large", text: "Maximum allowed size is 7MB." };
const staleForm = "This form was used before. Reload the page and try again.";

function uploadRefusal(answer: AddResumeFileFailure) {
  switch (answer.reason) {
    case "id-taken":
      return fileFailure({ title: staleForm }, 409);
    case "not-stored":
      return fileFailure({ title: "Upload failed", text: "We could not keep your file. Please send it again." }, 503);
    case "too-much-inside":
      return fileFailure({ title: "This file holds far more than a resume. Upload only your resume." }, 422);
    case "unreadable":
      switch (answer.failure) {
        case "unsupported-type":
          return fileFailure({ title: "Invalid file type", text: "Only PDF or DOCX files allowed." }, 415);
        case "too-large":
          return fileFailure(tooLarge, 413);
        default:
          return fileFailure({ title: "We could not read this file", text: answer.message }, 422);
      }
    default:
      return answer satisfies never;
  }
}

function fileFailure(failure: Failure, status: number) {
  return reply({ failure }, status);
}

function reply(body: Body, status: number) {
  return data(body, { status });
}
