import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportSent } from "~/domain/applications/export-sent.server";
import { fileResponse } from "~/http/file-response.server";
import { requireUser } from "~/http/guards.server";
import { noSuchFilePage, plainPage } from "~/http/plain-page.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { jobId = "", stepId = "", fileName = "" } = params;
  const file = await exportSent(requireUser(context, request), { jobId, stepId, fileName });
  if (file.ok) return fileResponse(file.bytes, file.fileName, file.format);
  switch (file.reason) {
    case "not-found":
      return noSuchFilePage();
    case "unsupported-script":
      return plainPage({
        status: 422,
        title: "We cannot make this file",
        text: file.message,
        to: `/app/dashboard/jobs/${encodeURIComponent(jobId)}`,
        label: "Back to the job",
      });
    default:
      return file satisfies never;
  }
}
