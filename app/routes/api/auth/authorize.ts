import { z } from "zod";
import { startGoogleFlow } from "~/domain/auth/google/start-google-flow.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { issuerOf } from "~/http/api/require-api-user.server";
import { apiRoute } from "./api-route.server";
import { redirectTarget } from "./mailed-link";

/** What a client may choose at Google; every other parameter is ours, or nobody's. */
const freeParameters = ["prompt", "login_hint", "hd", "hl", "access_type", "include_granted_scopes"];
const ownScopes = ["openid", "email", "profile"];

const querySchema = z.object({
  provider: z.literal("google", { error: "This provider is not supported" }),
  code_challenge: z
    .string({ error: "A code challenge (PKCE) is needed" })
    .regex(/^[A-Za-z0-9_~.-]{43,128}$/, "The code challenge is 43 to 128 characters of base64url"),
  code_challenge_method: z
    .string({ error: "The code challenge method is S256" })
    .regex(/^s256$/i, "The code challenge method is S256"),
  scopes: z.string().max(1000).default(""),
});

const route = apiRoute({
  async GET({ request, context, url }) {
    const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) {
      throw new ApiError(400, "validation_failed", query.error.issues[0]?.message ?? "The request is not valid");
    }
    const { google } = context.app;
    if (!google) throw new ApiError(400, "validation_failed", "This provider is not enabled");
    const answer = await startGoogleFlow(
      { ...context.app, google },
      {
        codeChallenge: query.data.code_challenge,
        redirectTo: redirectTarget(url.searchParams.get("redirect_to"), request, context),
        redirectUri: `${issuerOf(request, context)}/callback`,
        scope: scopeOf(query.data.scopes),
        more: chosen(url.searchParams),
        address: context.address,
      },
    );
    if (!answer.ok) throw rateLimited(answer);
    return new Response(null, { status: 302, headers: { Location: answer.url } });
  },
});

export const loader = route;
export const action = route;

/** RFC 6749, 3.3: printable characters without blank, quote and backslash. */
function scopeOf(asked: string): string {
  const scopes = asked.split(/[ ,]+/).filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
  return [...new Set([...ownScopes, ...scopes])].join(" ");
}

function chosen(params: URLSearchParams): Record<string, string> {
  const given = freeParameters.flatMap((name) => {
    const value = params.get(name);
    return value !== null && value.length <= 254 ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}
