import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { type AddResumeFileFailure, addResumeFile } from "../domain/resumes/add-resume-file.server";
import { admitNewResume } from "../domain/resumes/admit-new-resume.server";
import { resumeFileMaxBytes } from "../domain/resumes/limits";
import { newIdSchema } from "../domain/resumes/resume.schema";
import { fileTooLarge, type UploadFailure, wrongFileType } from "../domain/resumes/resume-file.schema";
import type { AppContext, SignedInUser } from "../ports/context";
import { readForm } from "./form.server";
import { notSaved, tooManyResumes, usedForm } from "./resume-refusals";
import { retryAfter } from "./too-many-attempts";

/** Room for the other fields and the boundaries of a multipart form. */
const uploadFormMaxBytes = resumeFileMaxBytes + 64 * 1024;
const uploadSchema = z.object({ id: newIdSchema, file: z.instanceof(File) });
const noFile: UploadFailure = { title: "Choose a file first" };

type Uploaded = { ok: true } | { ok: false; failure: UploadFailure; status: number; headers?: HeadersInit };

/** Takes the form with a file, whoever sent it: the browser itself, or the script that shows how far it is. */
export async function uploadResume(
  request: Request,
  ctx: AppContext & { user: SignedInUser },
  context: AppLoadContext,
): Promise<Uploaded> {
  const form = await readForm(request, context, uploadSchema, { maxBytes: uploadFormMaxBytes });
  if (!form.ok) {
    const status = form.reply.init?.status ?? 400;
    if (status === 413) return refuse(fileTooLarge, 413);
    const errors = form.reply.data.result.error ?? {};
    const title = errors[""]?.[0] ?? errors.id?.[0];
    return refuse(title ? { title } : noFile, status);
  }
  const { id, file } = form.value;
  if (file.name === "" && file.size === 0) return refuse(noFile, 400);
  const refused = await admitNewResume(ctx);
  if (refused?.reason === "not-saved") return refuse(notSaved, 503);
  if (refused) {
    const { retryAfterSeconds } = refused;
    return { ...refuse(tooManyResumes(retryAfterSeconds), 429), headers: retryAfter(retryAfterSeconds) };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await addResumeFile(ctx, { id, fileName: file.name, bytes });
  return answer.ok ? answer : refusal(answer);
}

function refusal(answer: AddResumeFileFailure) {
  switch (answer.reason) {
    case "id-taken":
      return refuse({ title: usedForm }, 409);
    case "not-saved":
      return refuse(notSaved, 503);
    case "not-stored":
      return refuse({ title: "Upload failed", text: "We could not keep your file. Please send it again." }, 503);
    case "too-much-inside":
      return refuse({ title: "This file holds far more than a resume. Upload only your resume." }, 422);
    case "unreadable":
      switch (answer.failure) {
        case "unsupported-type":
          return refuse(wrongFileType, 415);
        case "too-large":
          return refuse(fileTooLarge, 413);
        default:
          return refuse({ title: "We could not read this file", text: answer.message }, 422);
      }
    default:
      return answer satisfies never;
  }
}

function refuse(failure: UploadFailure, status: number) {
  return { ok: false as const, failure, status };
}
