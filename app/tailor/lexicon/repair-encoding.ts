/** What Windows-1252 shows for the bytes 0x80 to 0x9F that it has letters and signs for, each with its byte. */
const windowsSigns = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"].map((sign, at) => [sign, 0x80 + at]),
);
/** The first byte of a UTF-8 character as Windows-1252 shows it, and up to three signs that may be its other bytes. */
const misread =
  /[\u00C2-\u00F4][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2122]{1,3}/gu;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A character that was read in the wrong encoding: "â€™" for an apostrophe. */
export interface Misread {
  start: number;
  end: number;
  /** What it was meant to be. */
  meant: string;
}

/** Every character of the text that is UTF-8 read as Windows-1252, in order. */
export function findMisread(text: string): Misread[] {
  return [...text.matchAll(misread)].flatMap(({ 0: signs, index }) => {
    for (let length = signs.length; length > 1; length -= 1) {
      const meant = decode(signs.slice(0, length));
      if (meant !== undefined) return [{ start: index, end: index + length, meant }];
    }
    return [];
  });
}

function decode(signs: string): string | undefined {
  const bytes = [...signs].map((sign) => windowsSigns.get(sign) ?? sign.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const meant = utf8.decode(Uint8Array.from(bytes));
    return [...meant].length === 1 ? meant : undefined;
  } catch {
    return undefined;
  }
}
