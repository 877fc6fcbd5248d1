import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { type AddResumeFileFailure, addResumeFile } from "~/domain/resumes/add/add-resume-file.server";
import { admitNewResume } from "~/domain/resumes/add/add-resume-text.server";
import { fileTooLarge, noFile, type UploadFailure, wrongFileType } from "~/domain/resumes/add/resume-file.shared";
import { resumeFileMaxBytes } from "~/domain/resumes/limits";
import { newIdSchema } from "~/domain/resumes/resume.schema";
import { readForm } from "~/http/form.server";
import { retryAfter } from "~/http/limit-errors";
import { noRoom, notSaved, tooManyResumes, usedForm } from "~/http/resume-errors";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Room for the other fields and the boundaries of a multipart form. */
const uploadFormMaxBytes = resumeFileMaxBytes + 64 * 1024;
const uploadSchema = z.object({ id: newIdSchema, file: z.instanceof(File) });

type Uploaded = { ok: true } | { ok: false; failure: UploadFailure; status: number; headers?: HeadersInit };

/** Handles the upload form, sent by the browser itself or by the script that shows progress. */
export async function uploadResume(
  request: Request,
  ctx: AppContext & { user: SignedInUser },
  context: AppLoadContext,
): Promise<Uploaded> {
  const form = await readForm(request, context, uploadSchema, {
    maxBytes: uploadFormMaxBytes,
    cost: "resume",
    bytes: ({ file }) => file.size,
  });
  if (!form.ok) {
    const status = form.reply.init?.status ?? 400;
    if (status === 413) return refuse(fileTooLarge, 413);
    const errors = form.reply.data.result.error ?? {};
    const title = errors[""]?.[0] ?? errors.id?.[0];
    return { ...refuse(title ? { title } : noFile, status), headers: form.reply.init?.headers };
  }
  const { id, file } = form.value;
  if (file.name === "" && file.size === 0) return refuse(noFile, 400);
  const refused = await admitNewResume(ctx);
  if (refused?.reason === "not-saved") return refuse(notSaved, 503);
  if (refused) {
    const { retryAfterSeconds } = refused;
    return { ...refuse(tooManyResumes(retryAfterSeconds), 429), headers: retryAfter(retryAfterSeconds) };
  }
  const answer = await addResumeFile(ctx, { id, file });
  return answer.ok ? answer : refusal(answer);
}

function refusal(answer: AddResumeFileFailure) {
  switch (answer.reason) {
    case "id-taken":
      return refuse({ title: usedForm }, 409);
    case "not-saved":
      return refuse(notSaved, 503);
    case "no-room":
      return refuse(noRoom, 409);
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
