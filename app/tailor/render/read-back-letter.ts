import type { ExportFormat } from "~/tailor/document";
import { extractText } from "~/tailor/extract/extract-text";
import { withoutPictographs } from "./pdf/pictographs";

/**
 * Reads the file of a letter as a stranger's software would: true where every word of the letter comes back, in order
 * and next to each other. Pictographs that a PDF leaves out are no lost word.
 */
export async function readBackLetter(bytes: Uint8Array, format: ExportFormat, text: string): Promise<boolean> {
  const extraction = await extractText(bytes, format === "txt" ? { filename: "letter.txt" } : undefined);
  if (!extraction.ok) return false;
  const plain = format === "pdf" ? withoutPictographs : (words: string) => words;
  return wordsOf(extraction.text).includes(wordsOf(plain(text)));
}

/** Letters and signs alone: where lines break and how a list is marked is the file's business, and so is a hyphen that a line ends with. */
function wordsOf(text: string): string {
  return text.normalize("NFC").replace(/[\s\u00ad\u2010•-]+/g, "");
}
