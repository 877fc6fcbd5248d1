import type { AppLoadContext } from "@remix-run/cloudflare";
import { readSession } from "~/domain/auth/sessions/read-session.server";
import { renewSessionToken } from "~/domain/auth/sessions/renew-session-token.server";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { type Device, deviceSchema, rememberAccount } from "~/domain/auth/sign-in/known-device.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { networkOf } from "~/ports/limits";
import { type Cookies, cookiesFor } from "./cookies.server";
import { type FormHolder, makeFormToken } from "./form-token.server";
import type { Toast } from "./toast.server";

const notLoggedIn: Toast = { title: "Not logged in", text: "Please log in.", tone: "error" };

/**
 * Reads the cookies of a request once: the user, the browser and the toast to show. The landing page ignores the
 * session, because its cached HTML is the same for everybody; its form tokens are bound to the browser alone.
 */
export async function createHttpContext(
  request: Request,
  app: AppContext,
): Promise<HttpContext & { setCookies: string[] }> {
  const url = new URL(request.url);
  const cookies = cookiesFor(url, app.config.appSecret);
  const header = request.headers.get("Cookie");
  const sessionToken: unknown = isLanding(url.pathname) ? null : await cookies.session.parse(header);
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
    device: async () => deviceSchema.safeParse(await cookies.device.parse(header)).data ?? null,
    ...clientOf(request),
  };
}

/** The id of the visitor's browser. A new browser gets a cookie with the response. */
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

/** The context of an API call. It reads and sets no cookie: the bearer token says who the user is. */
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
    device: async () => null,
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

/** What a form token is bound to: it is worth nothing in another browser or session. */
export function formHolder({ visitorId, user }: Pick<HttpContext, "visitorId" | "user">): FormHolder {
  return { visitorId, session: user ? { id: user.sessionId, userId: user.id } : undefined };
}

function random128(): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
}

/** The `context` of loaders and actions: the domain's context, and the values of this one request. */
interface HttpContext {
  app: AppContext;
  user: SignedInUser | null;
  /** For this response's content security policy. */
  nonce: string;
  /** Random id of the visitor's browser, to which form tokens are bound. */
  visitorId: string;
  formToken: string;
  /** The name of the form that this request sent without a session, if we kept it for its owner. */
  keptForm: string | null;
  /** Set-Cookie of the toast for whoever sends a form without a session; null for every other request. */
  notLoggedIn: string | null;
  toast: Toast | null;
  cookies: Cookies;
  /** The client's network, for rate limits: an IPv4 address, or the first 64 bits of IPv6; "local" if unknown. */
  address: string;
  client: ClientInfo;
  /** The accounts that have signed in with this browser; null if none has, and for API calls. */
  device: () => Promise<Device | null>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends HttpContext {}
}

/** The landing page, its data and its JSON endpoint. */
function isLanding(pathname: string): boolean {
  return ["/", "/.data", "/_root.data", "/api/waitlist"].includes(pathname);
}

/**
 * Set-Cookie that makes this browser a known device of the account. Send it only after its user has proven who they
 * are.
 */
export async function deviceCookie(context: AppLoadContext, userId: string): Promise<string> {
  return context.cookies.device.serialize(await rememberAccount(context.app, await context.device(), userId));
}

/** Set-Cookie with a fresh session token, for the response after a second factor was accepted. */
export async function renewedSessionCookie(
  context: AppLoadContext,
  ctx: AppContext & { user: SignedInUser },
): Promise<string> {
  return context.cookies.session.serialize(await renewSessionToken(ctx));
}
