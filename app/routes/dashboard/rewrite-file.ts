import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportRewrite } from "~/domain/rewriting/export-rewrite.server";
import { fileResponse } from "~/http/file-response.server";
import { requireUser } from "~/http/guards.server";
import { noSuchFilePage, plainPage } from "~/http/plain-page.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const file = await exportRewrite(ctx, { id: params.rewriteId ?? "", fileName: params.fileName ?? "" });
  if (file.ok) return fileResponse(file.bytes, file.fileName, file.format);
  switch (file.reason) {
    case "not-found":
      return noSuchFilePage();
    case "unsupported-script":
      return plainPage({
        status: 422,
        title: "We cannot make this file",
        text: file.message,
        to: "/app/dashboard/history",
        label: "Back to the history",
      });
    default:
      return file satisfies never;
  }
}
