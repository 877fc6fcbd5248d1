import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { requestRewriteSchema } from "~/domain/rewriting/rewrite.schema";
import { readForm } from "~/http/form.server";
import { formPage, requireUser } from "~/http/guards.server";
import { nothingHasChanged, rewriteErrorToast } from "~/http/rewrite-errors";
import { redirectWithToast } from "~/http/toast.server";

const matcher = "/app/dashboard/matcher";

/** The page of the form that asked for a rewrite; in the matcher, with resume and job still selected. */
function selectionPath(request: Request, selected: Record<string, unknown>): string {
  const page = formPage(request);
  if (page && page.pathname !== matcher && page.pathname.startsWith("/app/dashboard/")) {
    return page.pathname + page.search;
  }
  const search = new URLSearchParams(page?.pathname === matcher ? page.search : "");
  for (const [param, name] of Object.entries({ resume: "resumeId", job: "jobId" })) {
    const id = selected[name];
    if (typeof id === "string" && id.length <= 100) search.set(param, id);
  }
  return search.size > 0 ? `${matcher}?${search}` : matcher;
}

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect("/app/dashboard/history");
}

/** Never shown. Remix renders errors of a route as a page only if the route has a component. */
export default function Rewrites() {
  return null;
}

/** Requests a rewrite for any form and redirects to its page; if it is refused, back to the form with its selection. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, requestRewriteSchema, { cost: "rewrite" });
  if (!form.ok) {
    const { result } = form.reply.data;
    const title = Object.values(result.error ?? {}).flat()[0] ?? "Select both resume and job";
    const status = form.reply.init?.status ?? 400;
    // An unreadable form has no selection to keep.
    if (status === 403 || status === 413 || !result.initialValue) throw new Response(title, { status });
    return redirectWithToast(context, selectionPath(request, result.initialValue), { title, tone: "error" });
  }
  const answer = await requestRewrite(ctx, form.value);
  if (answer.ok) {
    const page = `/app/dashboard/rewrites/${answer.rewriteId}`;
    return answer.isSame ? redirectWithToast(context, page, nothingHasChanged) : redirect(`${page}?wait`, 303);
  }
  return redirectWithToast(context, selectionPath(request, form.value), rewriteErrorToast(answer));
}
