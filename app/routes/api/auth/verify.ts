import { z } from "zod";
import { type ApiSession, startApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import type { RateLimited } from "~/domain/auth/take-limits.server";
import { openMailedLink } from "~/domain/auth/tokens/open-mailed-link.server";
import { type MailedProof, redeemOneTimeToken } from "~/domain/auth/tokens/redeem-one-time-token.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { issuerOf } from "~/http/api/require-api-user.server";
import { siteOrigin } from "~/http/request.server";
import { emailField } from "./api-fields";
import { apiRoute } from "./api-route.server";
import { isForPeople, type MailedType, pageOfLink, readMailedToken, redirectTarget } from "./mailed-link";

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
  /**
   * The link of a mail. It uses nothing up, whatever opens it. What goes wrong is told to the page that the link leads
   * to. A browser on its way to one of our own pages is led to the page with the button: it works without scripts.
   */
  async GET({ request, context, url }) {
    const target = new URL(redirectTarget(url.searchParams.get("redirect_to"), request, context));
    const { token, isPkce } = readMailedToken(url.searchParams.get("token") ?? "");
    const isOurs = target.origin === siteOrigin(request, context) && isForPeople(request);
    try {
      const type = typeSchema.safeParse(url.searchParams.get("type"));
      if (!type.success || token === "") throw new ApiError(400, "validation_failed", "This link is incomplete");
      if (isOurs) return seeOther(pageOfLink(typeOf(type.data), token, target));
      const answer = await openMailedLink(context.app, {
        type: typeOf(type.data),
        token,
        address: context.address,
        redirectTo: target.href,
        issuer: issuerOf(request, context),
      });
      if (!answer.ok) throw refusalOf(answer);
      if ("code" in answer) target.searchParams.set("code", answer.code);
      else target.hash = fragmentOf(answer.session, type.data);
      return seeOther(target);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = failureOf(error);
      target.hash = failure.toString();
      if (isPkce || isOurs) for (const [name, value] of failure) target.searchParams.set(name, value);
      return seeOther(target, error.more.headers);
    }
  },
  async POST(args) {
    const { request, context } = args;
    const { type, proof } = await readJson(request, bodySchema);
    const types = [typeOf(type)];
    const answer = await redeemOneTimeToken(context.app, { types, address: context.address, ...proof });
    if (!answer.ok) throw refusalOf(answer);
    const { userId, method } = answer;
    const session = { userId, method, client: context.client, issuer: issuerOf(request, context) };
    return Response.json(await startApiSession(context.app, session));
  },
});

function typeOf(type: VerifyType): MailedType {
  return type === "email" ? "signup" : type;
}

function refusalOf(answer: { reason: "used-or-expired" | "banned" } | RateLimited): ApiError {
  if (answer.reason === "rate-limited") return rateLimited(answer);
  if (answer.reason === "banned") return new ApiError(400, "user_banned", "This account is suspended");
  return new ApiError(403, "otp_expired", "The link or code is not valid, or too old");
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
