import { admitWrite } from "~/domain/storage/admit-write.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { writeError } from "./limit-errors";
import { plainPage } from "./plain-page.server";

const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  zip: "application/zip",
  csv: "text/csv; charset=utf-8",
};

/** A download. The browser must not render it as one of our pages, and no cache may store it. */
export function fileResponse(
  body: ReadableStream | Uint8Array,
  fileName: string,
  type: keyof typeof contentTypes,
): Response {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return new Response(body as BodyInit, {
    headers: {
      "Content-Type": contentTypes[type],
      "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${extendedValue(fileName)}`,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, no-store",
    },
  });
}

/**
 * A PDF to be shown within one of our pages by the browser's own viewer. The policy keeps its content from running
 * scripts, loading anything or posting forms as our site, and other sites from embedding it.
 */
export function inlinePdfResponse(body: ReadableStream): Response {
  return new Response(body, {
    headers: {
      "Content-Type": contentTypes.pdf,
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
      "Cache-Control": "private, no-store",
    },
  });
}

/** RFC 8187, which escapes a few more characters than encodeURIComponent does. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Counts a file that has to be made before its download. Returns null if it may be made, else the error page, with a
 * link `back`.
 */
export async function admitExport(
  ctx: AppContext & { user: SignedInUser },
  back: { to: string; label: string },
): Promise<Response | null> {
  const refused = await admitWrite(ctx, "export");
  if (refused === null) return null;
  const { message, status, headers } = writeError(refused);
  const page = plainPage({ status, title: "We did not make this file", text: message, ...back });
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}
