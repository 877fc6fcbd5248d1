import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportSent } from "~/domain/applications/export-sent.server";
import { admitExport, fileResponse } from "~/http/file-response.server";
import { requireUser } from "~/http/guards.server";
import { fileNotFoundPage, plainPage } from "~/http/plain-page.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { jobId = "", stepId = "", fileName = "" } = params;
  const ctx = requireUser(context, request);
  const back = { to: `/app/dashboard/jobs/${encodeURIComponent(jobId)}`, label: "Back to the job" };
  const refused = await admitExport(ctx, back);
  if (refused) return refused;
  const file = await exportSent(ctx, { jobId, stepId, fileName });
  if (file.ok) return fileResponse(file.bytes, file.fileName, file.format);
  switch (file.reason) {
    case "not-found":
      return fileNotFoundPage();
    case "unsupported-script":
      return plainPage({ status: 422, title: "We cannot make this file", text: file.message, ...back });
    default:
      return file satisfies never;
  }
}
