import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAdmin } from "~/http/guards.server";

/** Opens the socket of an admin's page. Sockets send cookies from any site, so the origin is checked here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    return new Response("This address is for the admin pages' live updates.", {
      status: 426,
      headers: { Upgrade: "websocket", "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  if (request.headers.get("Origin") !== new URL(request.url).origin) return new Response("Forbidden", { status: 403 });
  return ctx.live.connect(ctx.user.sessionId);
}
