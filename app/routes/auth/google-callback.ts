import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { finishGoogleSignIn } from "~/http/google-sign-in.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return context.user ? redirect("/app") : finishGoogleSignIn(request, context);
}
