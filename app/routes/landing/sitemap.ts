import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publicPages } from "~/http/public-pages";
import { siteOrigin } from "~/http/request.server";

export function loader({ request, context }: LoaderFunctionArgs): Response {
  const origin = siteOrigin(request, context);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
