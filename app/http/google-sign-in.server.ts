import { type AppLoadContext, createCookieSessionStorage, type Session } from "@remix-run/cloudflare";
import { Authenticator, AuthorizationError } from "remix-auth";
import { findOrMakeGoogleUser } from "../domain/auth/google/find-or-make-google-user.server";
import type { GoogleRefusal } from "../domain/auth/google/google-refusal";
import { flowMilliseconds, googlePerAddress } from "../domain/auth/limits";
import { newToken, s256 } from "../domain/auth/secrets.server";
import { takeLimits } from "../domain/auth/take-limits.server";
import type { GoogleClaims } from "../ports/google";
import { googleRefusals } from "./google-refusals";
import { GoogleFailed, PkceGoogleStrategy } from "./google-strategy.server";
import { found } from "./guards.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { safeReturnPath, withReturnPath } from "./return-path";
import { signedIn } from "./signed-in.server";
import { siteOrigin } from "./site-origin";
import { tooManyAttempts } from "./too-many-attempts";

/** What the browser keeps while its person is at Google; the state is the library's. */
interface Trip {
  codeVerifier: string;
  /** The page that they wanted. */
  to: string;
  until: number;
}
type TripSession = Session<Trip>;

/** Throws the redirect that leads the browser to Google; afterwards it comes back to `to`. */
export async function beginGoogleSignIn(request: Request, context: AppLoadContext, to: string): Promise<never> {
  const trips = tripsOf(context);
  const trip = await trips.getSession();
  trip.set("codeVerifier", newToken());
  trip.set("to", to);
  trip.set("until", context.app.now() + flowMilliseconds);
  await authenticate(request, context, trip);
  throw new Error("The strategy leads to Google");
}

/** Takes the answer that the browser brings from Google, once; whatever it is, the browser forgets the trip. */
export async function finishGoogleSignIn(request: Request, context: AppLoadContext): Promise<Response> {
  const trips = tripsOf(context);
  const trip = await trips.getSession(request.headers.get("Cookie"));
  const to = safeReturnPath(trip.get("to") ?? null);
  const forget = await trips.destroySession(trip);
  const refuse = (text: string) => {
    const toast = { title: "Error", text, tone: "error" } as const;
    return redirectWithToast(context, withReturnPath("/app/login", to), toast, [forget]);
  };
  const limited = await takeLimits(context.app, [[googlePerAddress, context.address]]);
  if (limited) return refuse(tooManyAttempts(limited.retryAfterSeconds));
  const answer = await claimsOf(request, context, trip);
  const user = answer.ok ? await findOrMakeGoogleUser(context.app, answer.claims) : answer;
  if (!user.ok) return refuse(googleRefusals[user.reason].sentence);

  return signedIn(context, { userId: user.userId, method: "oauth", to, cookies: [forget] });
}

async function claimsOf(
  request: Request,
  context: AppLoadContext,
  trip: TripSession,
): Promise<{ ok: true; claims: GoogleClaims } | { ok: false; reason: GoogleRefusal }> {
  const error = new URL(request.url).searchParams.get("error");
  if (error === "access_denied") return { ok: false, reason: "cancelled" };
  if ((trip.get("until") ?? 0) <= context.app.now()) return { ok: false, reason: "stale" };
  if (error !== null) return { ok: false, reason: "provider-refused" };
  try {
    return { ok: true, claims: await authenticate(request, context, trip) };
  } catch (thrown) {
    if (!(thrown instanceof AuthorizationError)) throw thrown;
    return { ok: false, reason: thrown.cause instanceof GoogleFailed ? thrown.cause.reason : "stale" };
  }
}

function authenticate(request: Request, context: AppLoadContext, trip: TripSession): Promise<GoogleClaims> {
  const google = found(context.app.google);
  const config = found(context.app.config.google);
  const codeVerifier = trip.get("codeVerifier") ?? "";
  const callbackURL = `${siteOrigin(request, context)}/app/auth/google/callback`;
  const strategy = new PkceGoogleStrategy({
    config,
    google,
    callbackURL,
    codeVerifier,
    codeChallenge: s256(codeVerifier),
  });
  // The trip that we began or read, whatever the cookie says.
  const storage = { ...tripsOf(context), getSession: async () => trip };
  const authenticator = new Authenticator<GoogleClaims>(storage, { throwOnError: true });
  return authenticator.use(strategy, "google").authenticate("google", request);
}

function tripsOf(context: AppLoadContext) {
  return createCookieSessionStorage<Trip>({ cookie: context.cookies.google });
}
