import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requestRewrite } from "~/domain/rewriting/request-rewrite.server";
import { requestRewriteSchema } from "~/domain/rewriting/rewrite.schema";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { rewriteRefusal } from "~/http/rewrite-refusal";
import { selectionPath } from "~/http/selection-path";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect("/app/dashboard/history");
}

/** Never shown: with a page, what goes wrong below is rendered as a page too, not as bare text. */
export default function Rewrites() {
  return null;
}

/** Asks for a rewrite, from wherever a form does, and goes to its page; where it is refused, back with the selection. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, requestRewriteSchema);
  if (!form.ok) {
    const { result } = form.reply.data;
    const title = Object.values(result.error ?? {}).flat()[0] ?? "Select both resume and job";
    const status = form.reply.init?.status ?? 400;
    // What is no form of ours has no selection to keep.
    if (status !== 400 || !result.initialValue) throw new Response(title, { status });
    return redirectWithToast(context, selectionPath(request, result.initialValue), { title, tone: "error" });
  }
  const answer = await requestRewrite(ctx, form.value);
  if (answer.ok) return redirect(`/app/dashboard/rewrites/${form.value.id}?wait`, 303);
  return redirectWithToast(context, selectionPath(request, form.value), rewriteRefusal(answer));
}
