import type { SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Draft } from "~/domain/resumes/builder/get-draft.server";
import { saveBuiltResume } from "~/domain/resumes/builder/save-built-resume.server";
import { resumeTextMaxCharacters } from "~/domain/resumes/limits";
import type { FormErrorStatus, ReadForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { builderPath } from "~/routes/dashboard/paths";

/** "Save Resume": the draft becomes a resume, or the next version of one. */
export async function saveBuilt(
  ctx: AppContext & { user: SignedInUser },
  context: AppLoadContext,
  form: ReadForm,
  sent: { resumeId: string; revision: number; shown: string; over?: number },
) {
  const answer = await saveBuiltResume(ctx, sent);
  const refuse = (message: string, status: FormErrorStatus) =>
    reply(form.refuse({ form: [message] }, status).data, status);
  if (answer.ok) {
    if (answer.isNew) return redirectWithToast(context, builderPath(), { title: "Resume created!", tone: "success" });
    const toast = { title: "New version saved!", tone: "success" } as const;
    return redirectWithToast(context, `/app/dashboard/resumes/${answer.resumeId}`, toast);
  }
  switch (answer.reason) {
    case "stale":
      return reply({ ...form.refuse({}, 409).data, stale: answer.current }, 409);
    case "resume-changed":
      return reply({ ...form.refuse({}, 409).data, resumeVersion: answer.current }, 409);
    case "resume-gone":
      return refuse("The resume that you are editing was deleted. Restore it from the bin, or start over.", 409);
    case "incomplete":
      return redirect(builderPath(answer.section), 303);
    case "too-long": {
      const most = resumeTextMaxCharacters.toLocaleString("en");
      const text = `A resume holds ${most} characters, yours has ${answer.characters.toLocaleString("en")}.`;
      return refuse(`${text} Please shorten it.`, 400);
    }
    default:
      return answer satisfies never;
  }
}

function reply(body: BuilderReply, status: number) {
  return data(body, { status });
}

/** The reply if a step could not go on. */
export interface BuilderReply {
  result: SubmissionResult<string[]>;
  /** The current draft. */
  draft?: Pick<Draft, "resumeId" | "revision">;
  /** The draft that another tab has saved meanwhile. */
  stale?: Draft;
  /** The current version of the resume, if the draft was made from an older one. */
  resumeVersion?: number;
}
