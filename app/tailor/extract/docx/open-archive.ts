import type { Inflate as FflateInflate } from "fflate";
import { ExtractError } from "~/tailor/extract/failures";
import { limits } from "~/tailor/extract/limits";
import { pause } from "~/tailor/pause";

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
const headBytes = 64 * 1024;
const sliceBytes = 16 * 1024;
const bytesBetweenPauses = 4 * 1024 * 1024;

/** An open archive. Files are inflated when they are asked for, and not kept. */
export interface Archive {
  has(name: string): boolean;
  /** The bytes of a file, null without it. Throws ExtractError "unsafe-archive" where there are more than `most`. */
  read(name: string, most: number): Uint8Array | null;
}

/**
 * Opens a ZIP archive within bounds: number of entries, inflated bytes (counted as they come, whatever the headers
 * say) and ratio. No ZIP64, no encryption, no shared bytes, no way out of the archive by name. Everything is inflated
 * once to be counted; `look` is shown the first bytes of each file. Throws ExtractError "corrupt" or "unsafe-archive".
 */
export async function openArchive(bytes: Uint8Array, look: (name: string, head: Uint8Array) => void): Promise<Archive> {
  const { Inflate } = await import("fflate");
  const entries = new Map<string, Entry>();
  const most = Math.min(limits.archiveBytes, limits.archiveRatio * bytes.length);
  let total = 0;
  let pausedAt = 0;
  for (const entry of readDirectory(bytes)) {
    if (entries.has(entry.name)) throw new ExtractError("unsafe-archive");
    entries.set(entry.name, entry);
    let isSeen = false;
    const show = (chunk: Uint8Array) => {
      if (!isSeen && chunk.length > 0) look(entry.name, chunk.subarray(0, headBytes));
      isSeen ||= chunk.length > 0;
    };
    for (const size of inflate(entry, Inflate, show)) {
      total += size;
      if (total > most) throw new ExtractError("unsafe-archive");
      if (total - pausedAt < bytesBetweenPauses) continue;
      pausedAt = total;
      await pause();
    }
  }
  const read = (name: string, mostBytes: number) => {
    const entry = entries.get(name);
    if (!entry) return null;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (const size of inflate(entry, Inflate, (chunk) => chunks.push(chunk))) {
      length += size;
      if (length > mostBytes) throw new ExtractError("unsafe-archive");
    }
    return joinBytes(chunks);
  };
  return { has: (name) => entries.has(name), read };
}

/** Yields how many bytes came out of each slice that went in. */
function* inflate(entry: Entry, Inflate: typeof FflateInflate, keep: (chunk: Uint8Array) => void): Generator<number> {
  if (entry.method === stored) {
    keep(entry.data);
    yield entry.data.length;
    return;
  }
  let size = 0;
  const inflater = new Inflate((chunk) => {
    size += chunk.length;
    keep(chunk);
  });
  for (let start = 0; start < entry.data.length; start += sliceBytes) {
    const end = start + sliceBytes;
    size = 0;
    try {
      inflater.push(entry.data.subarray(start, end), end >= entry.data.length);
    } catch (error) {
      throw error instanceof ExtractError ? error : new ExtractError("corrupt");
    }
    yield size;
  }
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

/** One array out of many. */
function joinBytes(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
