export interface ZipEntry {
  name: string;
  parts: AsyncIterable<Uint8Array>;
  /** For what is compressed already. */
  isPacked?: boolean;
}

/**
 * A zip archive, made as fast as it is read: at most a part of one entry is in memory. If an entry fails, the stream
 * errors, so that nobody takes a partial archive for a complete one. `time` in milliseconds since 1970.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, time: number): ReadableStream<Uint8Array> {
  const chunks = zipChunks(entries, time);
  return new ReadableStream({
    async pull(controller) {
      let next = await chunks.next();
      while (!next.done && next.value.byteLength === 0) next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* zipChunks(entries: AsyncIterable<ZipEntry>, time: number): AsyncGenerator<Uint8Array, undefined> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => ready.splice(0);
  for await (const { name, parts, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = time;
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
