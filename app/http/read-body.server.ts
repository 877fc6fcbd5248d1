/** A browser that is still sending sees no answer: so much of a body that is too long is read and thrown away. */
const discardMaxBytes = 64 * 1024 * 1024;

/** The whole body, or null where it is longer than `maxBytes`: counted while reading, whatever its headers say. */
export async function readBody(
  request: Pick<Request, "body" | "headers">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > discardMaxBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length <= maxBytes) chunks.push(part.value);
    else chunks.length = 0;
    if (length > discardMaxBytes) {
      await reader?.cancel();
      return null;
    }
  }
  if (length > maxBytes) return null;
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
