import type { AppLoadContext } from "@remix-run/cloudflare";
import type { AppContext } from "~/ports/context";
import { cookiesFor } from "./cookies.server";
import { createApiContext, newNonce, visitorOf } from "./create-http-context.server";
import { makeFormToken } from "./form-token.server";

/** For the edge cache and again for the isolate's copy of it: the number of places left can be twice as old. */
const lifetimeSeconds = 60;
/** Placeholders in the cached HTML for the values that differ in each response. */
const noncePlaceholder = "nonce-of-this-answer";
const tokenPlaceholder = "token-of-this-form";

interface CachedHtml {
  html: string;
  until: number;
}

/** A copy in the isolate's memory, by address, because reading the edge cache takes a round trip. */
const memory = new Map<string, CachedHtml>();

/**
 * A page that is the same for everybody. `render` runs once a minute, the HTML goes to the edge cache under this
 * `version` of the site, and each response gets its own nonce and form token. Returns null if this browser has a toast
 * to show or if rendering failed: the caller then renders the page for this one request.
 */
export async function serveCachedPage(
  request: Request,
  app: AppContext,
  version: string,
  render: (request: Request, context: AppLoadContext) => Promise<Response>,
): Promise<{ response: Response; nonce: string; setCookies: string[] } | null> {
  const url = new URL(request.url);
  const cookies = cookiesFor(url, app.config.appSecret);
  const header = request.headers.get("Cookie");
  if (await cookies.toast.parse(header)) return null;

  // The configured origin, so that no Host header can create another cache entry.
  const page = new URL(url.pathname, app.config.origin ?? url);
  const html = await currentHtml(page, version, app.now(), () => {
    const anonymous = new Request(page);
    const context = { ...createApiContext(anonymous, app), nonce: noncePlaceholder, formToken: tokenPlaceholder };
    return render(anonymous, context);
  });
  if (html === null) return null;
  const { visitorId, setCookies } = await visitorOf(header, cookies);
  const nonce = newNonce();
  const token = await makeFormToken(app.config.appSecret, { visitorId }, app.now());
  const response = new Response(html.replaceAll(noncePlaceholder, nonce).replaceAll(tokenPlaceholder, token), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
  return { response, nonce, setCookies };
}

async function currentHtml(
  page: URL,
  version: string,
  now: number,
  render: () => Promise<Response>,
): Promise<string | null> {
  const known = memory.get(page.href);
  if (known && known.until > now) return known.html;
  const edge = await caches.open("pages");
  const key = `${page.origin}/${version}${page.pathname}`;
  const cached = await edge.match(key);
  const html = cached ? await cached.text() : await freshHtml(edge, key, render);
  if (html !== null) memory.set(page.href, { html, until: now + lifetimeSeconds * 1000 });
  // If rendering fails, an expired copy is better than an error page.
  return html ?? known?.html ?? null;
}

async function freshHtml(edge: Cache, key: string, render: () => Promise<Response>): Promise<string | null> {
  const response = await render();
  if (response.status !== 200) return null;
  const html = await response.text();
  await edge.put(key, new Response(html, { headers: { "Cache-Control": `max-age=${lifetimeSeconds}` } }));
  return html;
}
