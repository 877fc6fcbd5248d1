/** ASCII85 (ISO 32000-1, 7.4.3) up to its end mark; characters outside of the alphabet are skipped. */
export function decodeAscii85(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length * 4);
  let size = 0;
  let group: number[] = [];
  const flush = () => {
    const value = [...group, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < group.length - 1; index += 1)
      out[size++] = Math.floor(value / 256 ** (3 - index)) % 256;
    group = [];
  };
  for (const byte of data) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) size += 4;
    if (byte < 0x21 || byte > 0x75) continue;
    group.push(byte - 0x21);
    if (group.length === 5) flush();
  }
  if (group.length > 1) flush();
  return out.subarray(0, size);
}

/** Hexadecimal digits (ISO 32000-1, 7.4.2) up to the end mark. */
export function decodeHex(data: Uint8Array): Uint8Array {
  const text = new TextDecoder("latin1").decode(data);
  const digits = text.slice(0, text.includes(">") ? text.indexOf(">") : undefined).replace(/[^0-9a-f]/gi, "");
  const out = new Uint8Array(digits.length >> 1);
  for (let index = 0; index < out.length; index += 1) {
    out[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  }
  return out;
}
