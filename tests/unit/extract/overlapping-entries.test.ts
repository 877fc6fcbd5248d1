import { inflateSync, strToU8 } from "fflate";
import { expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";
import { processorMilliseconds } from "../../support/runner/processor-time";

const localHeaderBytes = 30;

/** Deflated blocks without content; the last one says that it is the last. */
function emptyBlocks(count: number): Uint8Array {
  const bytes = new Uint8Array(count * 5);
  for (let at = 0; at < bytes.length; at += 5) bytes.set([0, 0, 0, 0xff, 0xff], at);
  bytes[bytes.length - 5] = 1;
  return bytes;
}

function record(
  length: number,
  signature: number,
  fields: [offset: number, bytes: 2 | 4, value: number][],
): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  for (const [offset, bytes, value] of fields) {
    if (bytes === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
  }
  return new Uint8Array(view.buffer);
}

/** A local header in front of data that may hold further local headers, which it swallows. */
function localHeader(size: number): Uint8Array {
  return record(localHeaderBytes, 0x04034b50, [
    [8, 2, 8],
    [18, 4, size],
  ]);
}

function directoryEntry(name: string, local: number, size: number): Uint8Array {
  const header = record(46, 0x02014b50, [
    [10, 2, 8],
    [20, 4, size],
    [28, 2, name.length],
    [42, 4, local],
  ]);
  return Uint8Array.from([...header, ...strToU8(name)]);
}

/** An archive of `data` with a directory of these entries. */
function archive(data: Uint8Array[], entries: Uint8Array[]): Uint8Array {
  const sizeOf = (parts: Uint8Array[]) => parts.reduce((total, part) => total + part.length, 0);
  const end = record(22, 0x06054b50, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, sizeOf(entries)],
    [16, 4, sizeOf(data)],
  ]);
  const parts = [...data, ...entries, end];
  const bytes = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const stream = emptyBlocks(1_000_000);
/** How many times the stream may be read before the archive is refused; whoever reads it for each name reads it 500 times. */
const mostReadings = 20;

async function expectRefusedAtOnce(bytes: Uint8Array): Promise<void> {
  const oneReading = await processorMilliseconds(() => inflateSync(stream));
  const spent = await processorMilliseconds(async () =>
    expect(await extractText(bytes)).toMatchObject({ ok: false, failure: "unsafe-archive" }),
  );
  expect(spent).toBeLessThan(mostReadings * oneReading);
}

it("refuses at once an archive of 500 names for one stream that inflates to nothing", async () => {
  const entries = Array.from({ length: 500 }, (_, index) => directoryEntry(`word/${index}.xml`, 0, stream.length));
  const bytes = archive([localHeader(stream.length), stream], entries);
  await expectRefusedAtOnce(bytes);
});

it("refuses at once an archive whose streams are tails of one another", async () => {
  const count = 500;
  const sizeAt = (index: number) => stream.length + (count - 1 - index) * localHeaderBytes;
  const headers = Array.from({ length: count }, (_, index) => localHeader(sizeAt(index)));
  const entries = headers.map((_, index) =>
    directoryEntry(`word/${index}.xml`, index * localHeaderBytes, sizeAt(index)),
  );
  const bytes = archive([...headers, stream], entries);
  await expectRefusedAtOnce(bytes);
});

it("opens an archive whose streams stand side by side", async () => {
  const blocks = emptyBlocks(3);
  const names = ["a.xml", "b.xml"];
  const size = localHeaderBytes + blocks.length;
  const entries = names.map((name, index) => directoryEntry(name, index * size, blocks.length));
  const bytes = archive(
    names.flatMap(() => [localHeader(blocks.length), blocks]),
    entries,
  );
  expect(await extractText(bytes)).toMatchObject({ ok: false, failure: "unsupported-type" });
});
