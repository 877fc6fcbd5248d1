import { type AppLoadContext, createCookieSessionStorage, type Session } from "@remix-run/cloudflare";
import { Authenticator, AuthorizationError } from "remix-auth";
import { type GoogleExtraParams, type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { type GoogleRefusal, signInWithGoogle } from "~/domain/auth/google/sign-in-with-google.server";
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
import { signedIn } from "./signed-in.server";

type GoogleAnswer = Awaited<ReturnType<typeof signInWithGoogle>>;

/**
 * remix-auth-google with PKCE and configured endpoints. The library makes the state, stores it and compares it. The use
 * case exchanges the code, because it sets time limits and checks what Google answers.
 */
class PkceGoogleStrategy extends GoogleStrategy<GoogleAnswer> {
  /** Whether the browser came back with the state that it was given. */
  isStateOurs = false;

  constructor(
    config: GoogleConfig,
    callbackURL: string,
    private readonly codeVerifier: string,
    signIn: (code: string) => Promise<GoogleAnswer>,
  ) {
    const { clientId: clientID, clientSecret, authorizeUrl, tokenUrl } = config;
    super({ clientID, clientSecret, callbackURL, scope: "openid email profile" }, ({ request }) => {
      return signIn(new URL(request.url).searchParams.get("code") ?? "");
    });
    this.authorizationURL = authorizeUrl;
    this.tokenURL = tokenUrl;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("code_challenge", s256(this.codeVerifier));
    params.set("code_challenge_method", "S256");
    return params;
  }

  /** The library calls this once the state was found to be ours. */
  protected override async fetchAccessToken() {
    this.isStateOurs = true;
    return { accessToken: "", extraParams: {} as GoogleExtraParams };
  }

  protected override async userProfile() {
    return {} as GoogleProfile;
  }
}

/** What the browser keeps while its user is at Google; the library adds the state. */
interface Flow {
  codeVerifier: string;
  /** The page that they wanted. */
  to: string;
  until: number;
}

/** Throws the redirect that leads the browser to Google; afterwards it comes back to `to`. */
export async function beginGoogleSignIn(request: Request, context: AppLoadContext, to: string): Promise<never> {
  const flow = await flowsOf(context).getSession();
  flow.set("codeVerifier", newToken());
  flow.set("to", to);
  flow.set("until", context.app.now() + flowMilliseconds);
  await authenticate(request, context, flow);
  throw new Error("The strategy did not redirect to Google");
}

/** Takes the answer that the browser brings from Google, once: whatever it is, the browser forgets the flow. */
export async function finishGoogleSignIn(request: Request, context: AppLoadContext): Promise<Response> {
  const flows = flowsOf(context);
  const flow = await flows.getSession(request.headers.get("Cookie"));
  const to = safeReturnPath(flow.get("to") ?? null);
  const forget = await flows.destroySession(flow);
  const refuse = (text: string) => {
    const toast = { title: "Error", text, tone: "error" } as const;
    return redirectWithToast(context, withReturnPath("/app/login", to), toast, [forget]);
  };
  const limited = await takeLimits(context.app, [[googlePerAddress, context.address]]);
  if (limited) return refuse(tooManyAttempts(limited.retryAfterSeconds));
  const reason = reasonToRefuse(request, context, flow);
  const user = reason ? { ok: false as const, reason } : await authenticate(request, context, flow);
  if (!user.ok) return refuse(googleErrors[user.reason].sentence);

  return signedIn(context, { userId: user.userId, method: "oauth", to, cookies: [forget] });
}

/** What the address alone says against this sign-in. */
function reasonToRefuse(request: Request, context: AppLoadContext, flow: Session<Flow>): GoogleRefusal | null {
  const error = new URL(request.url).searchParams.get("error");
  if (error === "access_denied") return "cancelled";
  if ((flow.get("until") ?? 0) <= context.app.now()) return "stale";
  return error === null ? null : "provider-refused";
}

async function authenticate(request: Request, context: AppLoadContext, flow: Session<Flow>): Promise<GoogleAnswer> {
  const ctx = { ...context.app, google: found(context.app.google) };
  const codeVerifier = flow.get("codeVerifier") ?? "";
  const redirectUri = `${siteOrigin(request, context)}/app/auth/google/callback`;
  const strategy = new PkceGoogleStrategy(found(ctx.config.google), redirectUri, codeVerifier, (code) =>
    signInWithGoogle(ctx, { code, codeVerifier, redirectUri }),
  );
  // The flow that we began or read, whatever the cookie says.
  const storage = { ...flowsOf(context), getSession: async () => flow };
  const authenticator = new Authenticator<GoogleAnswer>(storage, { throwOnError: true }).use(strategy, "google");
  try {
    return await authenticator.authenticate("google", request);
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error;
    // The library wraps an error of the use case just like a wrong state.
    if (strategy.isStateOurs) throw error.cause;
    return { ok: false, reason: "stale" };
  }
}

function flowsOf(context: AppLoadContext) {
  return createCookieSessionStorage<Flow>({ cookie: context.cookies.google });
}
