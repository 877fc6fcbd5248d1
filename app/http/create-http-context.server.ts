import { randomBytes } from "node:crypto";
import { readSession } from "../domain/auth/sessions/read-session.server";
import type { AppContext } from "../ports/context";
import type { HttpContext } from "./context";
import { cookiesFor } from "./cookies.server";
import { type FormHolder, makeFormToken } from "./form-token.server";
import { networkOf } from "./network-of";
import type { Toast } from "./toast";

/** Reads the cookies of a request once: who asks, which browser it is, what is to be shown to it. */
export async function createHttpContext(
  request: Request,
  app: AppContext,
): Promise<HttpContext & { setCookies: string[] }> {
  const cookies = cookiesFor(new URL(request.url), app.config.appSecret);
  const header = request.headers.get("Cookie");
  const sessionToken: unknown = await cookies.session.parse(header);
  const user = typeof sessionToken === "string" ? await readSession(app, sessionToken) : null;
  const setCookies: string[] = [];

  const knownVisitor: unknown = await cookies.visitor.parse(header);
  let visitorId = typeof knownVisitor === "string" ? knownVisitor : "";
  if (!visitorId) {
    visitorId = randomBytes(16).toString("base64url");
    setCookies.push(await cookies.visitor.serialize(visitorId));
  }
  const toast: Toast | null = (await cookies.toast.parse(header)) || null;
  return {
    app,
    user,
    visitorId,
    cookies,
    toast,
    setCookies,
    nonce: randomBytes(16).toString("base64"),
    keptForm: null,
    formToken: await makeFormToken(app.config.appSecret, formHolder({ visitorId, user }), app.now()),
    ...clientOf(request),
  };
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
