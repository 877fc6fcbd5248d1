import { finishGoogleFlow } from "~/domain/auth/google/finish-google-flow.server";
import { ApiError } from "~/http/api/api-error";
import { issuerOf } from "~/http/api/require-api-user.server";
import { googleErrors } from "~/http/google-errors";
import { siteOrigin } from "~/http/request.server";
import { apiRoute } from "./api-route.server";

const route = apiRoute({
  async GET({ request, context, url }) {
    const { google } = context.app;
    if (!google) throw new ApiError(400, "validation_failed", "This provider is not enabled");
    const answer = await finishGoogleFlow(
      { ...context.app, google },
      {
        state: url.searchParams.get("state") ?? "",
        code: url.searchParams.get("code"),
        error: url.searchParams.get("error"),
        redirectUri: `${issuerOf(request, context)}/callback`,
      },
    );
    if (answer.ok) return backTo(answer.redirectTo, { code: answer.code });
    const { error, code, sentence } = googleErrors[answer.reason];
    const redirectParams = { error, error_code: code, error_description: sentence };
    // Where nobody knows who began, the page of our own callback tells the person.
    return backTo(answer.redirectTo ?? `${siteOrigin(request, context)}/app/auth/google/callback`, redirectParams);
  },
});

export const loader = route;
export const action = route;

/** Clients read errors from query or fragment, codes from the query. */
function backTo(redirectTo: string, params: Record<string, string>): Response {
  const target = new URL(redirectTo);
  for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value);
  if ("error" in params) target.hash = String(new URLSearchParams(params));
  return new Response(null, { status: 302, headers: { Location: target.href } });
}
