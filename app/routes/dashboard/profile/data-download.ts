import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportData } from "~/domain/privacy/export-data.server";
import { fileResponse } from "~/http/file-response.server";
import { requireUser } from "~/http/guards.server";
import { tooManyAttempts } from "~/http/limit-errors";
import { redirectWithToast } from "~/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await exportData(requireUser(context, request));
  if (answer.ok) return fileResponse(answer.body, answer.fileName, "zip");
  const text = tooManyAttempts(answer.retryAfterSeconds);
  return redirectWithToast(context, "/app/dashboard/profile/data", { title: "Not downloaded", text, tone: "error" });
}
