import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { notLoggedInToast, requireUser, signInPath } from "~/http/guards.server";
import { resumesPath } from "~/routes/dashboard/paths";
import { uploadResume } from "./upload.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return redirect(resumesPath);
}

/** The upload form of My Resumes, for the script that shows progress: the reply of the page as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  // The script would follow a redirect and consume the toast.
  if (!context.user && request.headers.get("Accept") === "application/json") {
    return Response.json({ to: signInPath(context, request) }, notLoggedInToast(context));
  }
  const answer = await uploadResume(request, requireUser(context, request), context);
  if (!answer.ok) {
    const { failure, status, headers } = answer;
    return Response.json({ failure }, { status, headers });
  }
  const toast = await context.cookies.toast.serialize({ title: "Resume uploaded!", tone: "success" });
  return Response.json({ to: resumesPath }, { headers: { "Set-Cookie": toast } });
}
