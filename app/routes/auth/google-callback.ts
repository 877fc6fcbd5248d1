import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { finishGoogleSignIn } from "~/http/google-sign-in.server";
import { found } from "~/http/guards.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  found(context.app.google);
  return context.user ? redirect("/app") : finishGoogleSignIn(request, context);
}
