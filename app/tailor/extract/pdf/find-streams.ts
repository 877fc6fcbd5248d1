import { ExtractError } from "../failures";
import { limits } from "../limits";
import { decodeAscii85, decodeHex } from "./ascii-filters";

/** A stream object of a PDF, found by its keyword whatever the cross-reference table says. */
export interface PdfStream {
  /** Object number, 0 where there is none before the stream. */
  number: number;
  /** The text between the object number and the stream. */
  dictionary: string;
  /** From the first byte of the stream to the end of the file: a wrong /Length hides nothing. */
  data: Uint8Array;
  /** Bytes to the next "endstream". */
  length: number;
  /** True where the dictionary says /Subtype /Image. */
  isPicture: boolean;
}

const keyword = bytesOf("stream");
const ending = bytesOf("endstream");
const dictionaryBytes = 2048;
const space = 0x20;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** All streams of a PDF in file order; ASCII85 and hexadecimal coats are taken off. Throws "too-large". */
export function* findStreams(bytes: Uint8Array): Generator<PdfStream> {
  const decoder = new TextDecoder("latin1");
  let count = 0;
  let coated = 0;
  let end = -1;
  for (let at = indexOf(bytes, keyword, 0); at >= 0; at = indexOf(bytes, keyword, at + keyword.length)) {
    if (ending.every((value, offset) => bytes[at - 3 + offset] === value)) continue;
    count += 1;
    let start = at + keyword.length;
    while (bytes[start] === space) start += 1;
    if (bytes[start] === carriageReturn) start += 1;
    if (bytes[start] === lineFeed) start += 1;
    if (end < start) end = indexOf(bytes, ending, start);
    if (end < 0) end = bytes.length;
    const before = decoder.decode(bytes.subarray(Math.max(0, at - dictionaryBytes), at));
    const object = before.lastIndexOf(" obj");
    const dictionary = before.slice(object + 1);
    const coat = /\/(?:ASCII85Decode|A85)\b/.test(dictionary)
      ? decodeAscii85
      : /\/(?:ASCIIHexDecode|AHx)\b/.test(dictionary)
        ? decodeHex
        : null;
    if (coat) coated += end - start;
    if (count > limits.streams || coated > limits.streamBytes) throw new ExtractError("too-large");
    yield {
      number: Number(/(\d+)\s+\d+$/.exec(before.slice(0, Math.max(0, object)))?.[1] ?? 0),
      dictionary,
      data: coat ? coat(bytes.subarray(start, end)) : bytes.subarray(start),
      length: end - start,
      isPicture: /\/Subtype\s*\/Image\b/.test(dictionary),
    };
  }
}

function indexOf(bytes: Uint8Array, pattern: Uint8Array, from: number): number {
  const [first = 0] = pattern;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (pattern.every((value, offset) => bytes[at + offset] === value)) return at;
  }
  return -1;
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
