import { z } from "zod";
import { type MailedProof, redeemOneTimeToken } from "~/domain/auth/redeem-one-time-token.server";
import type { ApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import { startApiSession } from "~/domain/auth/sessions/start-api-session.server";
import { issueAuthCode } from "~/domain/auth/tokens/issue-auth-code.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { emailField } from "~/http/api/api-fields";
import { type ApiArgs, apiRoute } from "~/http/api/api-route.server";
import { readMailedToken } from "~/http/api/mailed-link";
import { readJson } from "~/http/api/read-json.server";
import { redirectTarget } from "~/http/api/redirect-target";
import { issuerOf } from "~/http/api/require-api-user.server";

/** "email" is the clients' newer name for what a sign-up is mailed. */
const typeSchema = z.enum(["signup", "email", "recovery", "email_change"]);
type VerifyType = z.infer<typeof typeSchema>;

const tokenField = z.string().min(1).max(200).nullish();
const bodySchema = z
  .object({ type: typeSchema, token_hash: tokenField, email: emailField.nullish(), token: tokenField })
  .transform((body, ctx): { type: VerifyType; proof: MailedProof } => {
    const { type, token_hash: tokenHash, email, token } = body;
    if (tokenHash && !email && !token) return { type, proof: { token: readMailedToken(tokenHash).token } };
    if (!tokenHash && email && token) return { type, proof: { email, code: token } };
    ctx.addIssue("Either token_hash, or email and token");
    return z.NEVER;
  });

const route = apiRoute({
  /** The link of a mail. What goes wrong is told to the page that the link leads to. */
  async GET(args) {
    const { request, context, url } = args;
    const target = new URL(redirectTarget(url.searchParams.get("redirect_to"), request, context));
    const { token, isPkce } = readMailedToken(url.searchParams.get("token") ?? "");
    try {
      const type = typeSchema.safeParse(url.searchParams.get("type"));
      if (!type.success || token === "") throw new ApiError(400, "validation_failed", "This link is incomplete");
      const { userId, method, codeChallenge } = await redeem(args, type.data, { token });
      if (codeChallenge) {
        const redirectTo = target.href;
        target.searchParams.set(
          "code",
          await issueAuthCode(context.app, { userId, method, codeChallenge, redirectTo }),
        );
      } else {
        target.hash = fragmentOf(await start(args, { userId, method }), type.data);
      }
      return seeOther(target);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = failureOf(error);
      target.hash = failure.toString();
      if (isPkce) for (const [name, value] of failure) target.searchParams.set(name, value);
      return seeOther(target, error.more.headers);
    }
  },
  async POST(args) {
    const { type, proof } = await readJson(args.request, bodySchema);
    return Response.json(await start(args, await redeem(args, type, proof)));
  },
});

async function redeem({ context }: ApiArgs, type: VerifyType, proof: MailedProof) {
  const types = [type === "email" ? ("signup" as const) : type];
  const answer = await redeemOneTimeToken(context.app, { types, address: context.address, ...proof });
  if (answer.ok) return answer;
  if (answer.reason === "rate-limited") throw rateLimited(answer);
  if (answer.reason === "banned") throw new ApiError(400, "user_banned", "This account is suspended");
  throw new ApiError(403, "otp_expired", "The link or code is not valid, or too old");
}

function start(
  { request, context }: ApiArgs,
  who: { userId: string; method: "otp" | "recovery" },
): Promise<ApiSession> {
  const { userId, method } = who;
  return startApiSession(context.app, { userId, method, client: context.client, issuer: issuerOf(request, context) });
}

/** A fragment stays in the browser: no server on the way, and no Referer, sees the tokens. */
function fragmentOf(session: ApiSession, type: VerifyType): string {
  const { access_token, refresh_token, token_type, expires_in, expires_at } = session;
  const times = { expires_in: String(expires_in), expires_at: String(expires_at) };
  return new URLSearchParams({ access_token, ...times, refresh_token, token_type, type }).toString();
}

function failureOf(error: ApiError): URLSearchParams {
  return new URLSearchParams({
    error: error.status === 400 ? "invalid_request" : "access_denied",
    error_code: error.code,
    error_description: error.message,
  });
}

function seeOther(target: URL, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: target.href } });
}

export { route as action, route as loader };
