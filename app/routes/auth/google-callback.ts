import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { found } from "~/http/guards.server";
import { finishGoogleSignIn } from "./google-sign-in.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  found(context.app.google);
  return context.user ? redirect("/app") : finishGoogleSignIn(request, context);
}
