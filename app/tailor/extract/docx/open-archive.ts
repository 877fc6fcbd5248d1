import { ExtractError } from "../failures";
import { joinBytes } from "../join-bytes";
import { limits } from "../limits";

/** One file of a ZIP archive, still compressed. */
interface Entry {
  name: string;
  method: number;
  data: Uint8Array;
  /** Where its own header and its data stand in the archive. */
  start: number;
  end: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const longestComment = 65_557;
const encryptedFlag = 1;
const stored = 0;
const deflated = 8;
const sliceBytes = 16 * 1024;

/**
 * Opens a ZIP archive within bounds: number of entries, inflated bytes (counted as they come, whatever the headers
 * say) and ratio. No ZIP64, no encryption, no shared bytes, no way out of the archive by name. Returns all files by
 * name. Throws ExtractError "corrupt" or "unsafe-archive".
 */
export async function openArchive(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const { Inflate } = await import("fflate");
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const count = (added: number) => {
    total += added;
    if (total > limits.archiveBytes || total > limits.archiveRatio * bytes.length)
      throw new ExtractError("unsafe-archive");
  };
  for (const entry of readDirectory(bytes)) {
    if (files.has(entry.name)) throw new ExtractError("unsafe-archive");
    if (entry.method === stored) {
      count(entry.data.length);
      files.set(entry.name, entry.data);
      continue;
    }
    const chunks: Uint8Array[] = [];
    const inflate = new Inflate((chunk) => {
      count(chunk.length);
      chunks.push(chunk);
    });
    try {
      for (let start = 0; start < entry.data.length; start += sliceBytes) {
        inflate.push(entry.data.subarray(start, start + sliceBytes), start + sliceBytes >= entry.data.length);
      }
    } catch (error) {
      throw error instanceof ExtractError ? error : new ExtractError("corrupt");
    }
    files.set(entry.name, joinBytes(chunks));
  }
  return files;
}

/** Entries by the central directory at the end of the archive, which is what Word reads. */
function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entryCount = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  if (entryCount > limits.archiveEntries || offset === 0xffffffff) throw new ExtractError("unsafe-archive");
  const entries: Entry[] = [];
  for (let index = 0; index < entryCount; index += 1) {
    if (offset + 46 > end || view.getUint32(offset, true) !== entrySignature) throw new ExtractError("corrupt");
    const nameLength = view.getUint16(offset + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(offset + 46, offset + 46 + nameLength));
    entries.push(readEntry(view, bytes, offset, name));
    offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  refuseOverlaps(entries);
  return entries;
}

/**
 * Entries that share bytes cost their inflation again and again, also where nothing comes out that could be counted.
 * Without overlaps, the compressed sizes add up to no more than the file's length.
 */
function refuseOverlaps(entries: Entry[]): void {
  let free = 0;
  for (const { start, end } of entries.toSorted((a, b) => a.start - b.start)) {
    if (start < free) throw new ExtractError("unsafe-archive");
    free = end;
  }
}

function readEntry(view: DataView, bytes: Uint8Array, offset: number, name: string): Entry {
  const flags = view.getUint16(offset + 8, true);
  const method = view.getUint16(offset + 10, true);
  const compressed = view.getUint32(offset + 20, true);
  const local = view.getUint32(offset + 42, true);
  const leaves = name.startsWith("/") || name.includes("\\") || name.includes(":") || name.split("/").includes("..");
  const isLong = compressed === 0xffffffff || local === 0xffffffff;
  if (leaves || isLong || flags & encryptedFlag || (method !== stored && method !== deflated)) {
    throw new ExtractError("unsafe-archive");
  }
  if (local + 30 > bytes.length || view.getUint32(local, true) !== localSignature) throw new ExtractError("corrupt");
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const end = start + compressed;
  if (end > bytes.length) throw new ExtractError("corrupt");
  return { name, method, data: bytes.subarray(start, end), start: local, end };
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - longestComment);
  for (let offset = view.byteLength - 22; offset >= lowest; offset -= 1) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  throw new ExtractError("corrupt");
}
