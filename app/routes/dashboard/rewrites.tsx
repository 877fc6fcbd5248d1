import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requestRewrite } from "~/domain/rewriting/request-rewrite.server";
import { requestRewriteSchema } from "~/domain/rewriting/rewrite.schema";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { rewriteRefusal } from "~/http/rewrite-refusal";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect("/app/dashboard/history");
}

/** Never shown: with a page, what goes wrong below is rendered as a page too, not as bare text. */
export default function Rewrites() {
  return null;
}

/** Asks for a rewrite, from the matcher or from a resume's card, and goes to its page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, requestRewriteSchema);
  if (!form.ok) {
    const errors = form.reply.data.result.error ?? {};
    const message = Object.values(errors).flat()[0] ?? "Select both resume and job";
    throw new Response(message, { status: form.reply.init?.status ?? 400 });
  }
  const answer = await requestRewrite(ctx, form.value);
  if (answer.ok) return redirect(`/app/dashboard/rewrites/${form.value.id}`, 303);
  switch (answer.reason) {
    case "not-found":
      throw new Response("Resume or job post not found.", { status: 404 });
    case "limit-reached":
      return redirectWithToast(context, "/app/dashboard/billing", rewriteRefusal(answer));
    default:
      return answer satisfies never;
  }
}
