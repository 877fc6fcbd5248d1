import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { keepSection, readBuilderForm } from "~/http/builder-form.server";
import { builderPath } from "~/http/builder-path";
import { requireUser } from "~/http/guards.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect(builderPath());
}

/** Keeps what is being typed, without a word: scripts send it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readBuilderForm(request, context);
  if (!form.ok) return Response.json({ reason: "refused" }, { status: form.reply.init?.status ?? 400 });
  const saved = await keepSection(ctx, form.value, null);
  if (!saved.ok) return Response.json({ reason: "stale", current: saved.current }, { status: 409 });
  return Response.json({ revision: saved.draft.revision });
}
