import { z } from "zod";
import { tokenPerAddress } from "~/domain/auth/limits";
import { startApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import { type NewSession, PasswordReplaced } from "~/domain/auth/sessions/open-session.server";
import { refreshSession } from "~/domain/auth/sessions/refresh-session.server";
import { signIn } from "~/domain/auth/sign-in/sign-in.server";
import { exchangeAuthCode } from "~/domain/auth/tokens/exchange-auth-code.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { issuerOf } from "~/http/api/require-api-user.server";
import { type ApiArgs, apiRoute } from "./api-route.server";

const passwordSchema = z.object({ email: z.string().trim().toLowerCase().max(254), password: z.string().max(128) });
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(500) });
const pkceSchema = z.object({ auth_code: z.string().min(1).max(200), code_verifier: z.string().min(43).max(128) });

const route = apiRoute({
  async POST(args) {
    const { context, url } = args;
    const grant = url.searchParams.get("grant_type");
    // Refreshing stays possible where the limiter is down: refusing it would sign everybody out.
    const limit = await context.app.limits.take(tokenPerAddress, context.address).catch((error: unknown) => {
      if (grant === "refresh_token") return { allowed: true } as const;
      throw error;
    });
    if (!limit.allowed) throw grant === "refresh_token" ? overloaded(limit) : rateLimited(limit);
    switch (grant) {
      case "password":
        return passwordGrant(args);
      case "refresh_token":
        return refreshGrant(args);
      case "pkce":
        return pkceGrant(args);
      default:
        throw new ApiError(400, "validation_failed", "This grant type is not supported");
    }
  },
});

export { route as action, route as loader };

/** The clients drop their session at a 429 in answer to a refresh; at a 503 they wait and try again. */
function overloaded({ retryAfterSeconds }: { retryAfterSeconds: number }): ApiError {
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return new ApiError(503, "over_request_rate_limit", "Too many requests from this network", { headers });
}

async function passwordGrant({ request, context }: ApiArgs): Promise<Response> {
  const credentials = await readJson(request, passwordSchema);
  const answer = await signIn(context.app, { ...credentials, address: context.address });
  if (answer.ok) {
    const { userId, passwordHash } = answer;
    return session(request, context, { userId, passwordHash, method: "password" }).catch((error: unknown) => {
      throw error instanceof PasswordReplaced ? invalidCredentials() : error;
    });
  }
  switch (answer.reason) {
    case "wrong-credentials":
      throw invalidCredentials();
    case "not-confirmed":
      throw new ApiError(400, "email_not_confirmed", "Email not confirmed");
    case "banned":
      throw new ApiError(400, "user_banned", "This account is suspended");
    case "rate-limited":
      throw rateLimited(answer);
    default:
      return answer satisfies never;
  }
}

function invalidCredentials(): ApiError {
  return new ApiError(400, "invalid_credentials", "Invalid login credentials");
}

const refreshRefusals = {
  unknown: ["refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"],
  "already-used": ["refresh_token_already_used", "Invalid Refresh Token: Already Used"],
  expired: ["session_expired", "The session has expired"],
  banned: ["user_banned", "This account is suspended"],
} as const;

async function refreshGrant({ request, context }: ApiArgs): Promise<Response> {
  const { refresh_token: refreshToken } = await readJson(request, refreshSchema);
  const { client } = context;
  const answer = await refreshSession(context.app, { refreshToken, issuer: issuerOf(request, context), client });
  if (answer.ok) return Response.json(answer.session);
  const [code, message] = refreshRefusals[answer.reason];
  throw new ApiError(400, code, message);
}

const codeRefusals = {
  unknown: [404, "flow_state_not_found", "The code is unknown, or was used already"],
  expired: [422, "flow_state_expired", "The code has expired"],
  "bad-verifier": [400, "bad_code_verifier", "The code verifier does not fit the challenge"],
  banned: [400, "user_banned", "This account is suspended"],
} as const;

async function pkceGrant({ request, context }: ApiArgs): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readJson(request, pkceSchema);
  const answer = await exchangeAuthCode(context.app, { code, verifier });
  if (answer.ok) return session(request, context, answer);
  const [status, refusal, message] = codeRefusals[answer.reason];
  throw new ApiError(status, refusal, message);
}

async function session(
  request: Request,
  context: ApiArgs["context"],
  who: Omit<NewSession, "client">,
): Promise<Response> {
  return Response.json(
    await startApiSession(context.app, { ...who, client: context.client, issuer: issuerOf(request, context) }),
  );
}
