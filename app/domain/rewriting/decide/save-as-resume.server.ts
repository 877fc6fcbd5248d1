import { type AddResumeTextFailure, addResumeText } from "~/domain/resumes/add/add-resume-text.server";
import { resumeNameMaxCharacters } from "~/domain/resumes/limits";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Keeps the rewritten resume, as decided, as a resume of its own. Idempotent by `newId`. */
export async function saveAsResume(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
  input: { id: string; newId: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" } | AddResumeTextFailure> {
  const rewrite = await getRewrite(ctx, input.id);
  if (!rewrite?.result || rewrite.rewrittenCv === null) return { ok: false, reason: "not-found" };
  const { jobTitle, rewrittenCv } = rewrite;
  const name = `${rewrite.result.document.basics.name ?? rewrite.resumeName}, for ${jobTitle}`;
  // By code points: half an emoji is no text.
  const bounded = [...name].slice(0, resumeNameMaxCharacters).join("");
  return addResumeText(ctx, { id: input.newId, text: rewrittenCv, name: bounded });
}
