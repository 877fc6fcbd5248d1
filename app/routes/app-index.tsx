import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/http/guards.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect("/app/dashboard/profile");
}
