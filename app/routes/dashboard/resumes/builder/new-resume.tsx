import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { firstIncomplete, isReachable, type Section, sections } from "~/domain/resumes/builder/builder.schema";
import type { BuilderView } from "~/domain/resumes/builder/builder-view";
import { getDraft } from "~/domain/resumes/builder/get-draft.server";
import { formDigest } from "~/domain/resumes/builder/save-built-resume.server";
import { requireUser } from "~/http/guards.server";
import type { KeptForm } from "~/http/kept-forms.server";
import { readKeptForm } from "~/http/kept-forms.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { useReply } from "~/ui/forms/use-reply";
import { Builder } from "./builder";
import { takeBuilderStep } from "./builder.action.server";

export const meta: MetaFunction = () => [{ title: `Guided Builder · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return viewBuilder(requireUser(context, request), request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeBuilderStep(request, requireUser(context, request), context);
}

/** The third tab of My Resumes, inside its page. */
export default function GuidedBuilder() {
  const { view, kept } = useLoaderData<typeof loader>();
  return <Builder view={view} kept={kept} reply={useReply<typeof action>()} />;
}

/** The builder at the section that the address names, or where its user left it. */
async function viewBuilder(
  ctx: AppContext & { user: SignedInUser },
  request: Request,
  context: AppLoadContext,
): Promise<{ view: BuilderView; kept: KeptForm | null }> {
  const params = new URL(request.url).searchParams;
  const [draft, kept] = await Promise.all([getDraft(ctx), readKeptForm(ctx, request, context, "builder")]);
  const { basedOn, ...form } = draft.content;
  const sent: Record<string, unknown> = kept?.result.initialValue ?? {};
  const asked = sectionOf(sent.section) ?? sectionOf(params.get("section")) ?? draft.section;
  const view: BuilderView = {
    section: isReachable(asked, form) ? asked : firstIncomplete(form),
    form,
    reachable: sections.filter((section) => isReachable(section, form)),
    owner: ctx.user.id,
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
