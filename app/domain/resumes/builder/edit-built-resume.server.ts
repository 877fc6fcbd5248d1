import { resumeName } from "~/domain/resumes/resume.schema";
import { saysText } from "~/domain/resumes/resume-content.server";
import { getResumeRow } from "~/domain/resumes/show/get-resume.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { builderFormSchema } from "./builder.schema";
import { builtResumeText } from "./built-resume-text";
import { type Draft, getDraft } from "./get-draft.server";
import { discardDraft } from "./save-built-resume.server";
import { writeDraft } from "./write-draft.server";

type EditBuiltResumeAnswer =
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
  const resume = await getResumeRow(ctx, input.resumeId);
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

interface BuiltResumeView {
  id: string;
  name: string;
  /** Its text is another by now than the builder made of its form. */
  isChanged: boolean;
  /** The draft of another resume that stands in the way; `name` as typed there. */
  other: { resumeId: string; revision: number; name: string } | null;
}

/** What to confirm before a built resume is opened in the builder again; null if the user has no such resume. */
export async function viewBuiltResume(
  ctx: Pick<AppContext, "db" | "newId"> & { user: SignedInUser },
  id: string,
): Promise<BuiltResumeView | null> {
  const [resume, draft] = await Promise.all([getResumeRow(ctx, id), getDraft(ctx)]);
  const form = builderFormSchema.safeParse(resume?.userFeedback);
  if (!resume || !form.success) return null;
  const isOther = draft.revision > 0 && draft.resumeId !== id;
  return {
    id,
    name: resumeName({ ...resume, preview: resume.originalCvText }),
    isChanged: !saysText(resume, builtResumeText(form.data)),
    other: isOther ? { resumeId: draft.resumeId, revision: draft.revision, name: draft.content.name } : null,
  };
}
