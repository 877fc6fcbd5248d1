import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireDevelopment } from "~/http/guards.server";
import { readBody } from "~/http/request.server";

const formMaxBytes = 16 * 1024;
/** The pages have a style sheet of their own and no scripts. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Development only: the pages of the test checkout, which runs beside the server (app/cli/test-checkout). */
async function route({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireDevelopment(context);
  const server = context.app.config.payments?.testServerUrl;
  if (!server) throw new Response("Not found", { status: 404 });
  const { pathname, search } = new URL(request.url);
  const body = request.method === "POST" ? await readBody(request, formMaxBytes) : null;
  const page = await fetch(new URL(pathname + search, server), {
    method: request.method,
    headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
    body,
    redirect: "manual",
  });
  const headers = new Headers({ "Content-Security-Policy": policy });
  for (const name of ["Content-Type", "Location"]) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(page.body, { status: page.status, headers });
}

export { route as action, route as loader };
