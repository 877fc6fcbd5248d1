import htmlNames from "./data/html-names.json" with { type: "json" };

/** What Windows-1252 shows for the bytes 0x80 to 0x9F that it has letters and signs for, each with its byte. */
const windowsSigns = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"].map((sign, at) => [sign, 0x80 + at]),
);
/** The first byte of a UTF-8 character as Windows-1252 shows it, and up to three signs that may be its other bytes. */
const misread =
  /[\u00C2-\u00F4][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2122]{1,3}/gu;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Characters whose last byte is no sign in Windows-1252, and is lost or a blank without width. */
const cutShort = new Map([
  ["â€", "”"],
  ["â—", "●"],
]);

/** Characters of HTML that copied text keeps by their names; those with numbers are read as they are. */
const named = new Map(Object.entries(htmlNames));
const entity = /&(?:([a-z]{2,6})|#(\d{2,5})|#x([\da-f]{2,4}));/giu;

/** A character that was read in the wrong encoding: "â€™" for an apostrophe, or left as HTML names it: "&rsquo;". */
export interface Misread {
  start: number;
  end: number;
  /** What it was meant to be. */
  meant: string;
}

/** Every character of the text that is UTF-8 read as Windows-1252 or stands by its name in HTML, in order. */
export function findMisread(text: string): Misread[] {
  const entities = findEntities(text);
  const found = findWrongBytes(text);
  return entities.length === 0 ? found : [...found, ...entities].sort((left, right) => left.start - right.start);
}

function findEntities(text: string): Misread[] {
  if (!text.includes("&")) return [];
  return [...text.matchAll(entity)].flatMap(({ 0: whole, 1: name, 2: decimal, 3: hex, index }) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "0", 16);
    const meant = name ? named.get(name.toLowerCase()) : String.fromCodePoint(code);
    const isSign = meant !== undefined && /^\P{C}$/u.test(meant);
    return isSign ? [{ start: index, end: index + whole.length, meant }] : [];
  });
}

function findWrongBytes(text: string): Misread[] {
  return [...text.matchAll(misread)].flatMap(({ 0: signs, index }) => {
    for (let length = signs.length; length > 1; length -= 1) {
      const meant = decode(signs.slice(0, length));
      if (meant !== undefined) return [{ start: index, end: index + length, meant }];
    }
    const meant = cutShort.get(signs.slice(0, 2));
    const blank = text[index + 2] === "\u200B" ? 1 : 0;
    return meant === undefined ? [] : [{ start: index, end: index + 2 + blank, meant }];
  });
}

/** The text with every such character as it was meant. */
export function withMisreadRepaired(text: string): string {
  const found = findMisread(text);
  if (found.length === 0) return text;
  let end = 0;
  const parts = found.map((one) => {
    const part = text.slice(end, one.start) + one.meant;
    end = one.end;
    return part;
  });
  return parts.join("") + text.slice(end);
}

function decode(signs: string): string | undefined {
  const bytes = [...signs].map((sign) => windowsSigns.get(sign) ?? sign.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const meant = utf8.decode(Uint8Array.from(bytes));
    return /^[^\p{Cc}]$/u.test(meant) ? meant : undefined;
  } catch {
    return undefined;
  }
}
