import type { AppLoadContext } from "@remix-run/cloudflare";

const loggedPathMaxCharacters = 200;

/**
 * "GET /an/old%20link" for the log. It leaves out the query, which may be secret, and anything that could break the
 * line.
 */
export function requestLine({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/[^\x21-\x7e]/g, "");
  return `${method} ${path.slice(0, loggedPathMaxCharacters)}`;
}

/**
 * "https://…" for links in mails and for tokens. The configured origin wins, because anybody can send a false Host
 * header.
 */
export function siteOrigin(request: Request, context: AppLoadContext): string {
  return context.app.config.origin ?? new URL(request.url).origin;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The CSRF check that runs before any route: true if the method is safe, or if the Origin header is exactly ours.
 * Browsers that send no Origin must send `Sec-Fetch-Site: same-origin` instead.
 */
export function isFromOwnPages(request: Request): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === new URL(request.url).origin;
  return request.headers.get("Sec-Fetch-Site") === "same-origin";
}

/** The page key in `?before=KEY` of a list's address; undefined on its first page. */
export function beforeParam(url: URL): string | undefined {
  return url.searchParams.get("before") ?? undefined;
}

/**
 * A browser shows no answer before it has sent the whole body, so we read this much of an oversized one and discard it.
 */
const discardMaxBytes = 64 * 1024 * 1024;

/**
 * The whole body, or null if it is longer than `maxBytes`. The bytes are counted while reading: Content-Length may lie.
 */
export async function readBody(
  request: Pick<Request, "body" | "headers">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > discardMaxBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length <= maxBytes) chunks.push(part.value);
    else chunks.length = 0;
    if (length > discardMaxBytes) {
      await reader?.cancel();
      return null;
    }
  }
  if (length > maxBytes) return null;
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
