import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { plainPage } from "~/http/plain-page.server";
import { safeReturnPath } from "~/http/return-path";

const home = "/app/dashboard";

const sidebarSchema = z.object({
  sidebar: z.enum(["expanded", "collapsed"], { error: "This form is incomplete. Reload the page and try again." }),
  /** The page that the form was on. The script stays on its page and sends none. */
  stoodOn: z.string().optional(),
});

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect(home);
}

/**
 * Saves the width of the sidebar. This is not a page, so that the script's request runs no loaders and renders nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await readForm(request, context, sidebarSchema);
  if (!form.ok) {
    const { data, init } = form.reply;
    const text = Object.values(data.result.error ?? {}).flat()[0] ?? "";
    return plainPage({ status: init?.status ?? 400, title: "That did not work", text, to: home, label: "Back" });
  }
  const { sidebar, stoodOn } = form.value;
  const headers = { "Set-Cookie": await context.cookies.sidebar.serialize(sidebar) };
  if (stoodOn === undefined) return new Response(null, { status: 204, headers });
  return redirect(safeReturnPath(stoodOn), { status: 303, headers });
}
