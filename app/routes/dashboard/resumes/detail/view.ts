import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openResumeFile } from "~/domain/resumes/show/get-resume.server";
import { inlinePdfResponse } from "~/http/file-response.server";
import { requireUser } from "~/http/guards.server";
import { fileNotFoundPage } from "~/http/plain-page.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const file = await openResumeFile(requireUser(context, request), params.resumeId ?? "");
  return file?.type === "pdf" ? inlinePdfResponse(file.body) : fileNotFoundPage();
}
