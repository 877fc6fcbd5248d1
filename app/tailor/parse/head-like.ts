import type { SourceLine } from "./lines/source-line";
import { remembering } from "./words/remembering";

const longestHead = 110;
/** In words. */
const longestName = 16;

function isSentence(text: string): boolean {
  if (/[.!?] /.test(text) && /\p{Ll}{5}[.!?] +\p{Lu}/u.test(text)) return true;
  if (/[.!?;]/.test(text.slice(-1)) && !/\b(?:Inc|Ltd|Co|Corp|St|Jr|Sr|Dr|Bros|e\.V|[A-Z])\.$/.test(text)) return true;
  return text.length > 2 * longestName && text.split(/\s+/).length > longestName;
}

/** Most of its longer words begin with a capital or a digit. */
function isTitled(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}'’.&-]+/u).filter((word) => word.length > 3);
  const capital = words.filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word)).length;
  return words.length === 0
    ? /^[\p{Lu}\p{Lo}]/u.test(text)
    : capital >= words.length * 0.6 && /^[\p{Lu}\p{Lo}\p{N}]/u.test(text);
}

/** True for a line that may name an entry: short, titled like a name, no bullet and no sentence. */
export function isHeadLike(line: SourceLine): boolean {
  if (line.bullet || line.text.length > longestHead) return false;
  return readsLikeName(line.text);
}

const readsLikeName = remembering(
  (text) => !isSentence(text) && !text.endsWith(":") && (isTitled(text) || /\s\|\s/.test(text)),
);
