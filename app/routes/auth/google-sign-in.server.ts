import { type AppLoadContext, createCookieSessionStorage, type Session } from "@remix-run/cloudflare";
import { Authenticator, AuthorizationError } from "remix-auth";
import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import type { GoogleRefusal } from "~/domain/auth/google/sign-in-with-google.server";
import { findOrMakeGoogleUser } from "~/domain/auth/google/sign-in-with-google.server";
import { flowMilliseconds, googlePerAddress } from "~/domain/auth/limits";
import { newToken, s256 } from "~/domain/auth/secrets.server";
import { takeLimits } from "~/domain/auth/take-limits.server";
import { googleErrors } from "~/http/google-errors";
import { found } from "~/http/guards.server";
import { tooManyAttempts } from "~/http/limit-errors";
import { siteOrigin } from "~/http/request.server";
import { safeReturnPath, withReturnPath } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import type { GoogleConfig } from "~/ports/context";
import type { Google, GoogleClaims, GoogleFailure } from "~/ports/google";
import { signedIn } from "./signed-in.server";

/** A strategy can refuse by throwing only. */
class GoogleFailed extends Error {
  constructor(readonly reason: GoogleFailure["reason"]) {
    super(reason);
  }
}

interface Options {
  config: GoogleConfig;
  google: Google;
  callbackURL: string;
  codeVerifier: string;
  /** S256 of the verifier. */
  codeChallenge: string;
}

type CheckedProfile = GoogleProfile & { claims: GoogleClaims };

/**
 * remix-auth-google with PKCE, configured endpoints, time-outs and checked answers. The library makes the state, keeps
 * it and compares it; who signs in are Google's claims.
 */
class PkceGoogleStrategy extends GoogleStrategy<GoogleClaims> {
  constructor(private readonly options: Options) {
    const { clientId: clientID, clientSecret, authorizeUrl, tokenUrl } = options.config;
    const { callbackURL } = options;
    super({ clientID, clientSecret, callbackURL, scope: "openid email profile" }, async ({ profile }) => {
      return (profile as CheckedProfile).claims;
    });
    this.authorizationURL = authorizeUrl;
    this.tokenURL = tokenUrl;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("code_challenge", this.options.codeChallenge);
    params.set("code_challenge_method", "S256");
    return params;
  }

  protected override async fetchAccessToken(code: string) {
    const { google, codeVerifier, callbackURL } = this.options;
    const answer = await google.exchangeCode({ code, codeVerifier, redirectUri: callbackURL });
    if (!answer.ok) throw new GoogleFailed(answer.reason);
    return { accessToken: answer.accessToken, extraParams: {} as never };
  }

  protected override async userProfile(accessToken: string): Promise<CheckedProfile> {
    const answer = await this.options.google.readClaims(accessToken);
    if (!answer.ok) throw new GoogleFailed(answer.reason);
    return { provider: this.name, id: answer.claims.sub, claims: answer.claims } as CheckedProfile;
  }
}

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
  if (!user.ok) return refuse(googleErrors[user.reason].sentence);

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
