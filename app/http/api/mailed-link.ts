import type { AppLoadContext } from "@remix-run/cloudflare";
import { siteOrigin } from "../site-origin";
import { redirectTarget } from "./redirect-target";

export type MailedType = "signup" | "recovery" | "email_change";

/** Marks the token of a link that was asked for with PKCE: what fails is then told in the query too. */
const pkceMark = "pkce_";

/** Makes the links of mails that the API sends: they lead to /verify, and from there to the call's `redirect_to`. */
export function mailedLink(
  { request, context, url }: { request: Request; context: AppLoadContext; url: URL },
  { type, codeChallenge }: { type: MailedType; codeChallenge: string | undefined },
): (token: string) => string {
  const redirectTo = redirectTarget(url.searchParams.get("redirect_to"), request, context);
  return (token) => {
    const marked = codeChallenge ? `${pkceMark}${token}` : token;
    const params = new URLSearchParams({ token: marked, type, redirect_to: redirectTo });
    return `${siteOrigin(request, context)}/auth/v1/verify?${params}`;
  };
}

export function readMailedToken(marked: string): { token: string; isPkce: boolean } {
  const isPkce = marked.startsWith(pkceMark);
  return { token: isPkce ? marked.slice(pkceMark.length) : marked, isPkce };
}
