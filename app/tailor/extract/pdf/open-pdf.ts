import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { ExtractError } from "~/tailor/extract/failures";
import { limits } from "~/tailor/extract/limits";
import type { Meter, Spend } from "./meter";

/** An open document. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  /** pdf.js's operator numbers by name. */
  ops: Record<string, number>;
  /** Rejects when reading costs more than the limits allow. */
  exceeded: Promise<never>;
  /** Takes further steps from the allowance that pdf.js reads on. */
  spend: Spend;
  /** Lets the event loop run something else, where it could not for long. */
  pauseWhenDue: Meter["pauseWhenDue"];
  close(): Promise<void>;
}

/** The account of pdf.js is one for the isolate, and so is its memory: files are read one after the other. */
let turn: { steps: number } | null = null;
const waitMilliseconds = 20;
const farewellMilliseconds = 100;
/** A reading without a step in this many waits belongs to a request that was given up, and will not go on. */
const waitsWithoutStep = 100;

/**
 * Opens a PDF with pdf.js, when its turn comes; pdf.js takes the buffer of the bytes away. It counts what
 * it spends (`meter.ts`), before the first page and on each. Throws ExtractError.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { getResolvedPDFJS } = await import("unpdf");
  const { getDocument, OPS, PDFWorker, meter } = withMeter(await getResolvedPDFJS());
  const own = await takeTurn(meter);
  const exceeded = Promise.withResolvers<never>();
  exceeded.promise.catch(() => undefined);
  // Before anything of pdf.js runs: on the account of the file before there may be nothing left.
  const allowance = { ...limits.pdf, bytes: limits.pdf.bytes - limits.pdf.copies * bytes.length };
  meter.begin(allowance, () => exceeded.reject(new ExtractError("too-much-inside")));
  const worker = new PDFWorker({ verbosity: 0 });
  const stop = async (task?: { destroy(): Promise<void> }) => {
    if (turn === own) meter.end();
    // A task that was stopped half-way may never say that it ended: what it holds goes with it.
    await Promise.race([task?.destroy(), wait(farewellMilliseconds)]).catch(() => undefined);
    try {
      worker.destroy();
    } catch {
      // Where pdf.js went on after the file was refused, nothing is left for its cleaning up either.
    }
    if (turn === own) turn = null;
  };
  await worker.promise;
  const task = getDocument({
    data: bytes,
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
  const close = () => stop(task);
  try {
    const document = await Promise.race([task.promise, exceeded.promise]);
    const { spend, pauseWhenDue } = meter;
    return { document, ops: OPS, exceeded: exceeded.promise, spend, pauseWhenDue, close };
  } catch (error) {
    await close();
    if (error instanceof ExtractError) throw error;
    throw new ExtractError(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "corrupt");
  }
}

function withMeter<Pdfjs>(pdfjs: Pdfjs): Pdfjs & { meter: Meter } {
  if (typeof pdfjs === "object" && pdfjs !== null && "meter" in pdfjs) return pdfjs as Pdfjs & { meter: Meter };
  throw new Error("pdf.js was loaded without its meter: see app/cli/build/meter-pdfjs.ts");
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function takeTurn(meter: Meter): Promise<object> {
  let waits = 0;
  for (let before = turn; turn && waits < waitsWithoutStep; waits += 1) {
    const { steps } = meter.spent();
    if (turn !== before || turn.steps !== steps) waits = 0;
    before = turn;
    turn.steps = steps;
    await wait(waitMilliseconds);
  }
  turn = { steps: -1 };
  return turn;
}
