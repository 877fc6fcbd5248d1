import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { siteOrigin } from "~/http/request.server";

/** Sign-in pages are not among them: who must not read a page cannot read that it is not for the index either. */
const privateAreas = ["/app/dashboard", "/app/admin", "/app/logout", "/auth/v1/", "/functions/v1/", "/api/", "/dev/"];

export function loader({ request, context }: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    ...privateAreas.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteOrigin(request, context)}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
