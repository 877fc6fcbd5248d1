import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { joinWaitlist } from "~/domain/waitlist/join-waitlist.server";
import { refuseSignup } from "~/domain/waitlist/refuse-signup.server";
import type { Limited } from "~/domain/waitlist/take-join-limits.server";
import { disposableEmail, waitlistSchema } from "~/domain/waitlist/waitlist.schema";
import { formHolder } from "~/http/create-http-context.server";
import { isFormTokenValid } from "~/http/form-token.server";
import { retryAfter } from "~/http/limit-errors";
import { readBody, siteOrigin } from "~/http/request.server";
import { disposableSignup, fieldText, limitMessage, usedFormText } from "./join-with-form.server";

const bodyMaxBytes = 16 * 1024;
const jsonType = /^application\/json\s*(;|$)/i;

/** Further fields of a call (the specification's Reading B). Of them the referrer is kept, without its query. */
const callSchema = z.object({
  timestamp: z.iso.datetime({ offset: true, error: "The timestamp is an ISO 8601 time" }).optional(),
  source: z.literal("waitlist", { error: 'The source is "waitlist"' }).optional(),
  userAgent: z.string({ error: "The userAgent is a text" }).max(1000, "The userAgent is too long").optional(),
  referrer: z.string({ error: "The referrer is a text" }).max(2000, "The referrer is too long").optional(),
});

interface FieldError {
  path: PropertyKey[];
  message: string;
}

/** Joins the waitlist with JSON: `{ok, status}`, or `{ok: false, status, errors}` with a path and a message each. */
export async function joinWithJson(request: Request, context: AppLoadContext): Promise<Response> {
  if (request.method !== "POST") return errorResponse(405, "This address takes a POST", [], { Allow: "POST" });
  if (!jsonType.test(request.headers.get("Content-Type") ?? "")) return errorResponse(415, "Send application/json");
  const bytes = await readBody(request, bodyMaxBytes);
  if (bytes === null) return errorResponse(413, "Too much was sent at once");
  const body = parse(bytes);
  if (body === null) return errorResponse(400, "The body is not a JSON object");

  const { app, address: network } = context;
  const formToken = body.csrfToken;
  const isOurs = await isFormTokenValid(app.config.appSecret, formHolder(context), formToken, app.now());
  if (typeof formToken !== "string" || !isOurs) {
    return errorResponse(403, "This form was open for too long, or in another session", ["csrfToken"]);
  }
  const [signup, call] = [waitlistSchema.safeParse(body), callSchema.safeParse(body)];
  if (!signup.success || !call.success) {
    const errors = [...(signup.error?.issues ?? []), ...(call.error?.issues ?? [])].map(({ path, message }) => {
      return { path, message };
    });
    const textOf = (name: PropertyKey | undefined) => fieldText(body[String(name)]);
    const fields = errors.map(({ path, message }) => ({ name: String(path[0]), message, value: textOf(path[0]) }));
    const limited = await refuseSignup(app, { fields, email: textOf("email"), network });
    return limited ? tooMany(limited) : errorsResponse(400, errors);
  }
  const origin = siteOrigin(request, context);
  const joined = await joinWaitlist(app, {
    ...{ ...signup.data, formToken, network, origin },
    referrer: call.data.referrer,
  });
  if (joined.ok) return Response.json({ ok: true, status: 200 });
  switch (joined.reason) {
    case "disposable":
      await refuseSignup(app, disposableSignup(signup.data.email, network));
      return errorResponse(400, disposableEmail, ["email"]);
    case "used-form":
      return errorResponse(403, usedFormText, ["csrfToken"]);
    case "rate-limited":
    case "abuse":
      return tooMany(joined);
    default:
      return joined satisfies never;
  }
}

/** The response to a call that does not come from our own pages (CSRF). */
export function crossSiteCall(): Response {
  return errorResponse(403, "This request did not come from our pages");
}

function tooMany(limited: Limited): Response {
  const { title, text } = limitMessage(limited);
  const message = limited.reason === "abuse" ? text : `${title}. ${text}`;
  return errorResponse(429, message, [], retryAfter(limited.retryAfterSeconds));
}

function errorResponse(status: number, message: string, path: string[] = [], headers: HeadersInit = {}): Response {
  return errorsResponse(status, [{ path, message }], headers);
}

function errorsResponse(status: number, errors: FieldError[], headers: HeadersInit = {}): Response {
  return Response.json({ ok: false, status, errors }, { status, headers });
}

function parse(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
