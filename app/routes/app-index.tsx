import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/http/guards.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = requireUser(context, request);
  return redirect(user.role === "admin" ? "/app/admin" : "/app/dashboard/profile");
}
