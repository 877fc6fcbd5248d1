import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { ExtractError } from "../failures";
import { limits } from "../limits";

/** An open document; `exceeded` rejects when it draws more than the limits allow. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  /** pdf.js's operator numbers by name. */
  ops: Record<string, number>;
  exceeded: Promise<never>;
  close(): Promise<void>;
}

/** Opens a PDF with pdf.js. The bytes are copied, since pdf.js takes its buffer away. Throws ExtractError. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { getResolvedPDFJS } = await import("unpdf");
  const { getDocument, OPS, PDFWorker } = await getResolvedPDFJS();
  const worker = new PDFWorker({ verbosity: 0 });
  await worker.promise;
  const task = getDocument({
    data: bytes.slice(),
    worker,
    verbosity: 0,
    // Pictures are never decoded, fonts never drawn, nothing is fetched or compiled.
    maxImageSize: 0,
    disableFontFace: false,
    useSystemFonts: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    enableXfa: false,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
  };
  const exceeded = watchOperators(worker.port, () => void task.destroy());
  exceeded.catch(() => undefined);
  try {
    return { document: await task.promise, ops: OPS, exceeded, close };
  } catch (error) {
    await close();
    throw new ExtractError(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "corrupt");
  }
}

/**
 * Counts drawing operators as they pass from pdf.js's worker part to its front, and stops it when there are too
 * many: forms that draw forms that draw forms make billions out of a few hundred bytes.
 */
function watchOperators(port: { postMessage(message: unknown, transfer?: Transferable[]): void }, stop: () => void) {
  return new Promise<never>((_, reject) => {
    const post = port.postMessage.bind(port);
    let count = 0;
    port.postMessage = (message, transfer) => {
      count += operatorsIn(message);
      if (count > limits.operators) {
        reject(new ExtractError("too-large"));
        count = Number.NEGATIVE_INFINITY;
        stop();
      }
      post(message, transfer);
    };
  });
}

function operatorsIn(message: unknown): number {
  if (message === null || typeof message !== "object" || !("chunk" in message)) return 0;
  const { chunk } = message;
  if (chunk === null || typeof chunk !== "object" || !("fnArray" in chunk)) return 0;
  return Array.isArray(chunk.fnArray) ? chunk.fnArray.length : 0;
}
