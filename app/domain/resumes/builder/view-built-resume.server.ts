import type { AppContext, SignedInUser } from "../../../ports/context";
import { getResume } from "../get-resume.server";
import { resumeName } from "../resume.schema";
import { builderFormSchema } from "./builder.schema";
import { builtResumeText } from "./built-resume-text";
import { getDraft } from "./get-draft.server";

export interface BuiltResumeView {
  id: string;
  name: string;
  /** Its text is another by now than the builder made of its form. */
  isChanged: boolean;
  /** The draft of another resume that stands in the way; `name` as typed there. */
  other: { resumeId: string; revision: number; name: string } | null;
}

/** What to ask before a built resume goes back into the builder; null where the user has none such. */
export async function viewBuiltResume(
  ctx: Pick<AppContext, "db" | "newId"> & { user: SignedInUser },
  id: string,
): Promise<BuiltResumeView | null> {
  const [resume, draft] = await Promise.all([getResume(ctx, id), getDraft(ctx)]);
  const form = builderFormSchema.safeParse(resume?.userFeedback);
  if (!resume || !form.success) return null;
  const isOther = draft.revision > 0 && draft.resumeId !== id;
  return {
    id,
    name: resumeName({ ...resume, preview: resume.originalCvText }),
    isChanged: builtResumeText(form.data) !== resume.originalCvText,
    other: isOther ? { resumeId: draft.resumeId, revision: draft.revision, name: draft.content.name } : null,
  };
}
