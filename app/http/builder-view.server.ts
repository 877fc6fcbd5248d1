import type { AppLoadContext } from "@remix-run/cloudflare";
import { firstIncomplete, isReachable, type Section, sections } from "../domain/resumes/builder/builder.schema";
import type { BuilderView } from "../domain/resumes/builder/builder-view";
import { formDigest } from "../domain/resumes/builder/form-digest.server";
import { getDraft } from "../domain/resumes/builder/get-draft.server";
import type { AppContext, SignedInUser } from "../ports/context";
import { findKept } from "./find-kept.server";
import type { Kept } from "./kept-form";

/** The builder at the section that the address names, or where its user left it. */
export async function viewBuilder(
  ctx: AppContext & { user: SignedInUser },
  request: Request,
  context: AppLoadContext,
): Promise<{ view: BuilderView; kept: Kept | null }> {
  const params = new URL(request.url).searchParams;
  const [draft, kept] = await Promise.all([getDraft(ctx), findKept(ctx, request, context, "builder")]);
  const { basedOn, ...form } = draft.content;
  const sent: Record<string, unknown> = kept?.result.initialValue ?? {};
  const asked = sectionOf(sent.section) ?? sectionOf(params.get("section")) ?? draft.section;
  const view: BuilderView = {
    section: isReachable(asked, form) ? asked : firstIncomplete(form),
    form,
    reachable: sections.filter((section) => isReachable(section, form)),
    resumeId: draft.resumeId,
    revision: draft.revision,
    isEdit: basedOn !== null,
    shown: await formDigest(form),
    asksToDiscard: params.has("discard") && draft.revision > 0,
  };
  if (sent.section !== view.section) return { view, kept: null };
  // The draft that the form was made from: another may stand by now, and its user is told.
  const { resumeId, revision } = sent;
  return { view: { ...view, resumeId: String(resumeId), revision: Number(revision ?? 0) }, kept };
}

function sectionOf(value: unknown): Section | undefined {
  return sections.find((section) => section === value);
}
