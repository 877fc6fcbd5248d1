const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  zip: "application/zip",
};

/** A download: never rendered by the browser as one of our pages, never kept by a cache. */
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
 * A PDF to be shown within a page of ours. Nothing in it runs, loads or posts as our site: the browser's own viewer
 * shows it, and only in our pages.
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

/** RFC 8187, which leaves fewer characters as they are than encodeURIComponent does. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
