import type { AppContext, SignedInUser } from "../../../ports/context";
import { getResume } from "../get-resume.server";
import { builderFormSchema } from "./builder.schema";
import { discardDraft } from "./discard-draft.server";
import { type Draft, getDraft } from "./get-draft.server";
import { writeDraft } from "./write-draft.server";

export type EditBuiltResumeAnswer =
  | { ok: true }
  /** None of the user's, or not made with the builder. */
  | { ok: false; reason: "not-found" }
  /** Another resume is being built: it goes only where its revision is named in `instead`. */
  | { ok: false; reason: "busy"; draft: Draft };

/** Takes a built resume into the builder, as a draft of its next version. */
export async function editBuiltResume(
  ctx: Pick<AppContext, "db" | "now" | "newId"> & { user: SignedInUser },
  input: { resumeId: string; instead?: { resumeId?: string; revision?: number } },
): Promise<EditBuiltResumeAnswer> {
  const resume = await getResume(ctx, input.resumeId);
  const form = builderFormSchema.safeParse(resume?.userFeedback);
  if (!resume || !form.success) return { ok: false, reason: "not-found" };
  const { resumeId, revision } = input.instead ?? {};
  if (resumeId !== undefined && revision !== undefined) await discardDraft(ctx, { resumeId, revision });
  const draft = await getDraft(ctx);
  if (draft.revision > 0) return draft.resumeId === resume.id ? { ok: true } : { ok: false, reason: "busy", draft };
  const content = { ...form.data, basedOn: resume.version };
  const isWritten = await writeDraft(ctx, { resumeId: resume.id, revision: 0, section: "personal", content });
  return isWritten ? { ok: true } : { ok: false, reason: "busy", draft: await getDraft(ctx) };
}
