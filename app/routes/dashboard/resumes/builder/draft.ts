import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/http/guards.server";
import { builderPath } from "~/routes/dashboard/paths";
import { keepSection, readBuilderForm } from "./builder.action.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect(builderPath());
}

/** Keeps what is being typed, without a word: scripts send it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readBuilderForm(request, context);
  if (!form.ok) {
    const { status = 400, headers } = form.reply.init ?? {};
    return Response.json({ reason: "refused" }, { status, headers });
  }
  const saved = await keepSection(ctx, form.value, null);
  if (!saved.ok) return Response.json({ reason: "stale", current: saved.current }, { status: 409 });
  const { resumeId, revision } = saved.draft;
  return Response.json({ resumeId, revision });
}
