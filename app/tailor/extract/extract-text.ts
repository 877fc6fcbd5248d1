import type { Extraction } from "~/tailor/document";
import { assembleText, type Draft } from "./assemble-text";
import { readDocx } from "./docx/read-docx";
import { ExtractError, failed } from "./failures";
import { limits } from "./limits";
import { readPdf } from "./pdf/read-pdf";
import { readPlainText } from "./read-plain-text";

/**
 * Reads the text of a resume from its bytes, in reading order. The type is told by content; plain text
 * only counts when the file name ends in .txt. Never throws for what is in the bytes: each way to fail
 * is a typed failure with one sentence for the reader. The bytes are not changed, except that pdf.js takes the buffer of a
 * PDF away where it is `isSpent`, which saves a copy.
 */
export async function extractText(
  bytes: Uint8Array,
  options: { filename?: string; isSpent?: boolean } = {},
): Promise<Extraction> {
  try {
    return assembleText(await readDraft(bytes, options));
  } catch (error) {
    if (error instanceof ExtractError) return failed(error.failure);
    throw error;
  }
}

async function readDraft(
  bytes: Uint8Array,
  { filename = "", isSpent = false }: { filename?: string; isSpent?: boolean },
): Promise<Draft> {
  if (bytes.length === 0) throw new ExtractError("empty-file");
  if (bytes.length > limits.fileBytes) throw new ExtractError("too-large");
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return readPdf(isSpent ? bytes : bytes.slice());
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readDocx(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    throw new ExtractError(isWordEncrypted(bytes) ? "encrypted" : "unsupported-type");
  }
  if (filename.toLowerCase().endsWith(".txt")) return readPlainText(bytes);
  throw new ExtractError("unsupported-type");
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((value, index) => bytes[index] === value);
}

/** Names of streams inside an OLE compound file are UTF-16LE; a password-protected docx is one with "EncryptedPackage". */
const encryptedPackage = "EncryptedPackage";

/** True where an OLE compound file holds an encrypted Office document (and not an old binary .doc). */
function isWordEncrypted(bytes: Uint8Array): boolean {
  const name = Uint8Array.from(encryptedPackage, (letter) => letter.charCodeAt(0));
  for (let start = 512; start + name.length * 2 <= bytes.length; start += 128) {
    if (name.every((letter, index) => bytes[start + index * 2] === letter && bytes[start + index * 2 + 1] === 0))
      return true;
  }
  return false;
}
