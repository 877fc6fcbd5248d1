import { ExtractError } from "../failures";
import { joinBytes } from "../join-bytes";
import { limits } from "../limits";
import { addDraws, addPackedObjects, costliestDrawing, openStatesAfter, readObjects } from "./count-draws";
import { findStreams, type PdfStream } from "./find-streams";

type Fflate = typeof import("fflate");

const zipEnd = [0x50, 0x4b, 0x05, 0x06];
/** The end record of a ZIP stands in the last 64 KB and 22 bytes. */
const zipTail = 65_557;
const sliceBytes = 32 * 1024;
/** Slices without output after which a stream counts as ended. */
const idleSlices = 4;
const deepestFilters = 3;

/** What is left to inflate: code is what pdf.js may interpret, pictures it only skips. */
interface Budget {
  code: number;
  pictures: number;
}

/**
 * Refuses what would cost too much to read, before pdf.js sees it: a PDF that is a ZIP as well, streams that inflate
 * beyond the limits (counted while inflating) and forms that draw each other without end. Streams of an encrypted
 * file cannot be looked into.
 */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  refuseZip(bytes);
  const fflate = await import("fflate");
  const budget = { code: limits.streamBytes, pictures: limits.pictureBytes };
  const drawings = readObjects(bytes);
  let savedStates = 0;
  for (const stream of findStreams(bytes)) {
    const content = inflate(fflate, stream, stream.data, budget, 1);
    if (!stream.isPicture && !/\/(?:Length1|ObjStm|XRef)\b/.test(stream.dictionary)) {
      savedStates = openStatesAfter(new TextDecoder("latin1").decode(content), savedStates);
    }
    const isPacked = /\/ObjStm\b/.test(stream.dictionary);
    if (stream.isPicture || !(isPacked || /\/(?:Form|Pattern)\b/.test(stream.dictionary))) continue;
    spend(budget, false, content.length);
    const text = new TextDecoder("latin1").decode(content);
    if (isPacked) addPackedObjects(drawings, stream.dictionary, text);
    else addDraws(drawings, stream.number, stream.dictionary, text);
  }
  if (costliestDrawing(drawings) > limits.forms) throw new ExtractError("too-large");
}

function refuseZip(bytes: Uint8Array): void {
  const from = Math.max(0, bytes.length - zipTail);
  for (let index = bytes.length - 22; index >= from; index -= 1) {
    if (zipEnd.every((value, offset) => bytes[index + offset] === value)) throw new ExtractError("unsupported-type");
  }
}

/** The inflated bytes of a stream, counted as they come; of a picture nothing is kept. */
function inflate(fflate: Fflate, stream: PdfStream, data: Uint8Array, budget: Budget, depth: number): Uint8Array {
  if (!isZlib(data)) return depth === 1 ? data.subarray(0, stream.length) : data;
  if (depth > deepestFilters) throw new ExtractError("too-large");
  const chunks: Uint8Array[] = [];
  let idle = 0;
  const inflater = new fflate.Inflate((chunk) => {
    idle = chunk.length > 0 ? 0 : idle + 1;
    const isPicture = stream.isPicture && !looksLikeCode(chunk);
    spend(budget, isPicture, chunk.length);
    if (!isPicture) chunks.push(chunk);
  });
  for (let start = 2; start < data.length; start += sliceBytes) {
    try {
      inflater.push(data.subarray(start, start + sliceBytes), start + sliceBytes >= data.length);
    } catch (error) {
      if (error instanceof ExtractError) throw error;
      break;
    }
    if (idle >= idleSlices && start > stream.length) break;
  }
  return inflate(fflate, stream, joinBytes(chunks), budget, depth + 1);
}

function spend(budget: Budget, isPicture: boolean, count: number): void {
  if (isPicture) budget.pictures -= count;
  else budget.code -= count;
  if (budget.code < 0 || budget.pictures < 0) throw new ExtractError("too-large");
}

/** The test of pdf.js for a zlib header. */
function isZlib(data: Uint8Array): boolean {
  const [method = 0, flags = 0] = data;
  return data.length > 2 && (method & 0x0f) === 8 && ((method << 8) + flags) % 31 === 0;
}

/** Pixels are seldom printable text; a stream that only says it is a picture can be a page. */
function looksLikeCode(chunk: Uint8Array): boolean {
  const sample = chunk.subarray(0, 4096);
  let printable = 0;
  const kinds = new Set<number>();
  for (const byte of sample) {
    if ((byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09) printable += 1;
    kinds.add(byte);
  }
  return kinds.size > 3 && printable > 0.97 * sample.length;
}
