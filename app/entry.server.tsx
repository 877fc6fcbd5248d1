import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server.node";
import { requestLine } from "./http/request.server";
import { logError } from "./log-error";
import { NonceContext } from "./ui/frame/rendering";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
) {
  let responseStatus = status;
  const html = await render(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      onError(error) {
        responseStatus = 500;
        logError("Rendering", error);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { headers, status: responseStatus });
}

/**
 * The whole page as one body: its loaders have awaited everything, so there is nothing to stream. React's renderer for
 * web streams encodes each attribute by itself and hands on 512 bytes at a time; the one for Node does neither.
 */
function render(page: ReactNode, options: RenderToPipeableStreamOptions): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(withoutEmptyEnd(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...options,
      onShellError: reject,
      onAllReady: () => pipe(body),
    });
  });
}

/** React 18 hands on its buffer whole, with zeros at its end, where a character of several bytes found no room there. */
function withoutEmptyEnd(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return chunk.subarray(0, end);
}

/** Logs what a loader or action threw, unless the browser aborted the request. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  // Paths with line breaks end here, because not even the catch-all route matches them.
  if (isRouteErrorResponse(error) && error.status === 404) console.error(`Not found: ${requestLine(request)}`);
  else logError(requestLine(request), error);
}
