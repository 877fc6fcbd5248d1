import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { saveBuiltResume } from "../domain/resumes/builder/save-built-resume.server";
import { resumeTextMaxCharacters } from "../domain/resumes/limits";
import type { AppContext, SignedInUser } from "../ports/context";
import { builderPath } from "./builder-path";
import type { BuilderReply } from "./builder-reply";
import type { ReadForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";

/** "Save Resume": the draft becomes a resume, or the next version of one. */
export async function saveBuilt(
  ctx: AppContext & { user: SignedInUser },
  context: AppLoadContext,
  form: ReadForm,
  sent: { resumeId: string; revision: number; shown: string; over?: number },
) {
  const answer = await saveBuiltResume(ctx, sent);
  const refuse = (message: string, status: number) => reply(form.refuse({ form: [message] }, status).data, status);
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
      return refuse("The resume that this changes was deleted. Take it back from the bin, or start over.", 409);
    case "incomplete":
      return redirect(builderPath(answer.section), 303);
    case "too-long": {
      const most = resumeTextMaxCharacters.toLocaleString("en");
      const text = `A resume holds ${most} characters, yours has ${answer.characters.toLocaleString("en")}.`;
      return refuse(`${text} Shorten what you did.`, 400);
    }
    default:
      return answer satisfies never;
  }
}

function reply(body: BuilderReply, status: number) {
  return data(body, { status });
}
