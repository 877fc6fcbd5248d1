import type { AppLoadContext } from "@remix-run/cloudflare";
import type { AppContext } from "../ports/context";
import { cookiesFor } from "./cookies.server";
import { createApiContext, newNonce, visitorOf } from "./create-http-context.server";
import { makeFormToken } from "./form-token.server";

/** How long the edge keeps a page for all, and how long an isolate what it read there: the places left on it may be older by both. */
const lifetimeSeconds = 60;
/** Stand in the stored page for what every answer has of its own. */
const nonceMark = "nonce-of-this-answer";
const tokenMark = "token-of-this-form";

interface Edition {
  html: string;
  until: number;
}

/** What this isolate rendered or read last, by address: the edge's cache is a trip away, memory is none. */
const editions = new Map<string, Edition>();

/**
 * A page that is the same for everybody: rendered (`render`) once a minute, kept at the edge under this `version` of
 * the site, and sent with a nonce and a form token of each answer's own. Null where a
 * browser has a toast to show, and where rendering failed: such answers are one browser's own.
 */
export async function servePageForAll(
  request: Request,
  app: AppContext,
  version: string,
  render: (request: Request, context: AppLoadContext) => Promise<Response>,
): Promise<{ response: Response; nonce: string; setCookies: string[] } | null> {
  const url = new URL(request.url);
  const cookies = cookiesFor(url, app.config.appSecret);
  const header = request.headers.get("Cookie");
  if (await cookies.toast.parse(header)) return null;

  // As configured: whatever Host headers say, there is one edition.
  const page = new URL(url.pathname, app.config.origin ?? url);
  const html = await currentHtml(page, version, app.now(), () => {
    const asAnybody = new Request(page);
    return render(asAnybody, { ...createApiContext(asAnybody, app), nonce: nonceMark, formToken: tokenMark });
  });
  if (html === null) return null;
  const { visitorId, setCookies } = await visitorOf(header, cookies);
  const nonce = newNonce();
  const token = await makeFormToken(app.config.appSecret, { visitorId }, app.now());
  const response = new Response(html.replaceAll(nonceMark, nonce).replaceAll(tokenMark, token), {
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
  const known = editions.get(page.href);
  if (known && known.until > now) return known.html;
  const edge = await caches.open("pages");
  const key = `${page.origin}/${version}${page.pathname}`;
  const kept = await edge.match(key);
  const html = kept ? await kept.text() : await freshHtml(edge, key, render);
  if (html !== null) editions.set(page.href, { html, until: now + lifetimeSeconds * 1000 });
  // Where it cannot be rendered now, the last edition still says what there is to say.
  return html ?? known?.html ?? null;
}

async function freshHtml(edge: Cache, key: string, render: () => Promise<Response>): Promise<string | null> {
  const response = await render();
  if (response.status !== 200) return null;
  const html = await response.text();
  await edge.put(key, new Response(html, { headers: { "Cache-Control": `max-age=${lifetimeSeconds}` } }));
  return html;
}
