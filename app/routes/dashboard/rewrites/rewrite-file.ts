import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportRewrite } from "~/domain/rewriting/show/export-rewrite.server";
import { admitExport, fileResponse } from "~/http/file-response.server";
import { requireUser } from "~/http/guards.server";
import { fileNotFoundPage, plainPage } from "~/http/plain-page.server";
import { sentence } from "~/wording";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const [id, fileName] = [params.rewriteId ?? "", params.fileName ?? ""];
  const back = { to: `/app/dashboard/rewrites/${id}`, label: "Back to the rewrite" };
  const refused = await admitExport(ctx, back);
  if (refused) return refused;
  const anyway = new URL(request.url).searchParams.has("anyway");
  const file = await exportRewrite(ctx, { id, fileName, anyway });
  if (file.ok) return fileResponse(file.bytes, file.fileName, file.format);
  switch (file.reason) {
    case "not-found":
      return fileNotFoundPage();
    case "unsupported-script":
      return plainPage({ status: 422, title: "We cannot make this file", text: file.message, ...back });
    case "incomplete":
      return plainPage({
        status: 422,
        title: "A machine would miss something in this file",
        text: `We read it back, and this was not found where it belongs: ${quoted(file.lost)} Another format may have it.`,
        to: `${back.to}/${fileName}?anyway`,
        label: "Download it anyway",
      });
    default:
      return file satisfies never;
  }
}

const mostNamed = 5;

function quoted(lost: string[]): string {
  const named = lost.slice(0, mostNamed).map((text) => `“${text}”`);
  const more = lost.length - named.length;
  return sentence(`${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`);
}
