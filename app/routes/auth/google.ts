import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { beginGoogleSignIn } from "~/http/google-sign-in.server";
import { safeReturnPath } from "~/http/return-path";

/** A link, not a form: browsers hold the policy for forms against every redirect that follows. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const to = safeReturnPath(new URL(request.url).searchParams.get("to"));
  return context.user ? redirect(to) : beginGoogleSignIn(request, context, to);
}
