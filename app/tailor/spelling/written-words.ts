/** A word of a text, with its place. */
export interface WrittenWord {
  written: string;
  index: number;
}

/**
 * A word of three letters or more: no part of an address, of a short compound, or of a word with a blank in it ("r esolved",
 * "environmen t", "pro- cessing").
 */
const wholeWord =
  /(?<![\p{L}\p{N}@._'’&+#]|(?<!\p{L}{3})[/-]|[-–]\s|(?<![\p{L}'’])[b-hj-zB-HJ-Z] )\p{L}{3,}(?![\p{L}\p{N}@_#+&]|['’](?!s(?!\p{L}))|\.\p{L}|[/-](?!\p{L}{3})| [b-hj-z](?!\p{L}))/gu;
const address = /@|:\/\/|www\.|\p{L}\.\p{L}{2}|\/.*\//u;
/** Signs around a word within which an address is looked for. */
const longestAddress = 60;

/** The whole words of a text, written in small letters, with a capital or in capitals. */
export function wordsWritten(text: string): WrittenWord[] {
  return [...text.matchAll(wholeWord)].flatMap(({ 0: written, index }) =>
    isWritten(written, index, text) ? { written, index } : [],
  );
}

/** A text with some of its whole words replaced. */
export function replaceWords(text: string, replaced: (written: string) => string): string {
  return text.replace(wholeWord, (written: string, index: number) =>
    isWritten(written, index, text) ? replaced(written) : written,
  );
}

export type Letters = "small" | "capital" | "capitals";

/** How a word is written; undefined where capitals stand inside. */
export function lettersOf(written: string): Letters | undefined {
  const small = written.toLowerCase();
  if (written === small) return "small";
  if (written.slice(1) === small.slice(1)) return "capital";
  return written === written.toUpperCase() ? "capitals" : undefined;
}

/** A word with the capitals of another. */
export function inLettersOf(written: string, word: string): string {
  const letters = lettersOf(written);
  if (letters === "capitals") return word.toUpperCase();
  return letters === "capital" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function isWritten(written: string, index: number, text: string): boolean {
  if (lettersOf(written) === undefined) return false;
  const before = /\S*$/u.exec(text.slice(Math.max(0, index - longestAddress), index))?.[0] ?? "";
  const after = /^\S*/u.exec(text.slice(index, index + longestAddress))?.[0] ?? "";
  return !address.test(before + after);
}
