import { readSession } from "../domain/auth/sessions/read-session.server";
import type { AppContext } from "../ports/context";
import type { HttpContext } from "./context";
import { type Cookies, cookiesFor } from "./cookies.server";
import { type FormHolder, makeFormToken } from "./form-token.server";
import { isForAll } from "./is-for-all";
import { networkOf } from "./network-of";
import type { Toast } from "./toast";

const notLoggedIn: Toast = { title: "Not logged in", text: "Please log in.", tone: "error" };

/**
 * Reads the cookies of a request once: who asks, which browser it is, what is to be shown to it. A page for all asks
 * nobody who they are: its forms hold a token of the browser alone.
 */
export async function createHttpContext(
  request: Request,
  app: AppContext,
): Promise<HttpContext & { setCookies: string[] }> {
  const url = new URL(request.url);
  const cookies = cookiesFor(url, app.config.appSecret);
  const header = request.headers.get("Cookie");
  const sessionToken: unknown = isForAll(url.pathname) ? null : await cookies.session.parse(header);
  const user = typeof sessionToken === "string" ? await readSession(app, sessionToken) : null;
  const { visitorId, setCookies } = await visitorOf(header, cookies);
  const toast: Toast | null = (await cookies.toast.parse(header)) || null;
  return {
    app,
    user,
    visitorId,
    cookies,
    toast,
    setCookies,
    nonce: newNonce(),
    keptForm: null,
    notLoggedIn: request.method === "POST" && !user ? await cookies.toast.serialize(notLoggedIn) : null,
    formToken: await makeFormToken(app.config.appSecret, formHolder({ visitorId, user }), app.now()),
    ...clientOf(request),
  };
}

/** Which browser asks; one that is new gets its cookie with the answer. */
export async function visitorOf(
  cookieHeader: string | null,
  cookies: Cookies,
): Promise<{ visitorId: string; setCookies: string[] }> {
  const known: unknown = await cookies.visitor.parse(cookieHeader);
  if (typeof known === "string" && known) return { visitorId: known, setCookies: [] };
  const visitorId = random128().toString("base64url");
  return { visitorId, setCookies: [await cookies.visitor.serialize(visitorId)] };
}

export function newNonce(): string {
  return random128().toString("base64");
}

/** The context of an API call: no cookie is read here and none is set; who asks is in its bearer token. */
export function createApiContext(request: Request, app: AppContext): HttpContext {
  return {
    app,
    user: null,
    visitorId: "",
    cookies: cookiesFor(new URL(request.url), app.config.appSecret),
    toast: null,
    nonce: "",
    keptForm: null,
    notLoggedIn: null,
    formToken: "",
    ...clientOf(request),
  };
}

function clientOf(request: Request): Pick<HttpContext, "address" | "client"> {
  const address = request.headers.get("cf-connecting-ip") ?? "local";
  const { city, country } = (request.cf ?? {}) as { city?: unknown; country?: unknown };
  const place = [city, country].filter((part) => typeof part === "string" && part !== "").join(", ");
  return {
    address: networkOf(address),
    client: { userAgent: request.headers.get("User-Agent"), address, place: place || null },
  };
}

/** A token of one browser and session is worth nothing in another. */
export function formHolder({ visitorId, user }: Pick<HttpContext, "visitorId" | "user">): FormHolder {
  return { visitorId, session: user ? { id: user.sessionId, userId: user.id } : undefined };
}

function random128(): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
}
