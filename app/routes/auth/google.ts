import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { found } from "~/http/guards.server";
import { returnPathOf } from "~/http/return-path";
import { beginGoogleSignIn } from "./google-sign-in.server";

/** A link, not a form: browsers hold the policy for forms against every redirect that follows. */
export function loader({ request, context }: LoaderFunctionArgs) {
  found(context.app.google);
  const to = returnPathOf(request);
  return context.user ? redirect(to) : beginGoogleSignIn(request, context, to);
}
