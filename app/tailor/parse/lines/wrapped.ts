import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Source } from "./source-line";

/** In characters. A shorter line ends where its writer ended it. */
const shortestWrapped = 60;

/**
 * True where the line that begins at `start` goes on with a sentence: the line above is long and has no stop, or even
 * ends in a word that calls for another, which holds across the blank line of a page's end.
 */
export function goesOnFromAbove({ text }: Pick<Source, "text">, start: number): boolean {
  const before = text.slice(Math.max(0, start - 400), start);
  const above = before.trimEnd();
  const line = above.slice(above.lastIndexOf("\n") + 1);
  const white = before.slice(above.length);
  if (line.length < shortestWrapped || !white.includes("\n")) return false;
  const last = /[\p{L}']+$/u.exec(line)?.[0].toLowerCase() ?? "";
  if (functionWords.has(last)) return true;
  return white.split("\n").length === 2 && /[\p{L},]$/u.test(line);
}
