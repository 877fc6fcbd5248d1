import type { Draft } from "./assemble-text";
import { cleanLine, startsWithBullet } from "./clean-text";
import { ExtractError } from "./failures";

/** Reads UTF-8 or UTF-16 (with a byte order mark) text. Throws "unsupported-type" on anything else. */
export function readPlainText(bytes: Uint8Array): Draft {
  const text = decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters betray a binary file
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text)) throw new ExtractError("unsupported-type");
  if (text.trim() === "") throw new ExtractError("empty-file");
  const lines = text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/).map((line) => {
    const content = cleanLine(line);
    return {
      text: content,
      page: 1,
      x: 0,
      y: 0,
      size: 0,
      bold: false,
      column: 0,
      bullet: startsWithBullet(content),
    };
  });
  return { kind: "txt", lines, pages: 1, hidden: [] };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ExtractError("unsupported-type");
  }
}
