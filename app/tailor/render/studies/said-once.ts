import { isDegree, isWholeDegree } from "~/tailor/parse/words/degree-words";
import { placeScore } from "~/tailor/parse/words/places";

/** Longer lines tell of something; nobody looks in them for what is said twice. */
const mostWords = 80;
const fewestWords = 2;
/** So many words in a row are not said twice by chance: "member of the board" may be. */
const longTail = 7;
const surePlace = 2;

interface Word {
  key: string;
  start: number;
  end: number;
}

/**
 * A line of a study without what its form printed twice: a run of words that follows itself ("GPA: GPA: 3.1"), and an end all
 * of which the line said before, where it begins with a whole value of the study (`values`: subject, degree, mark) or is long.
 * Empty where it is such a value that the lines above (`above`) have. A line that names two degrees keeps its end: it may be
 * of the second one.
 */
export function saidOnce(line: string, above: string, values: readonly string[]): string {
  const known = new Set(values.map((text) => keysOf(text).join(" ")).filter(Boolean));
  const keys = keysOf(line).join(" ");
  if (known.has(keys) && ` ${keysOf(above).join(" ")} `.includes(` ${keys} `)) return "";
  return withoutTail(withoutEcho(line), known);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    key: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function keysOf(text: string): string[] {
  return wordsOf(text).map(({ key }) => key);
}

/** "Land Surveying Land Surveying" as "Land Surveying"; "Baden Baden" and other places stay. */
function withoutEcho(line: string): string {
  const words = wordsOf(line);
  if (words.length > mostWords) return line;
  for (let length = Math.floor(words.length / 2); length > 0; length -= 1)
    for (let at = 0; at + 2 * length <= words.length; at += 1) {
      const [first, second] = [words.slice(at, at + length), words.slice(at + length, at + 2 * length)];
      if (!second.every(({ key }, index) => key === first[index]?.key)) continue;
      const [from, to] = [second[0]?.start ?? 0, words[at + 2 * length]?.start ?? line.length];
      const between = line.slice(first.at(-1)?.end, from);
      const isEcho =
        length < fewestWords
          ? between.includes(":") && !isWholeDegree(line.slice(0, first.at(-1)?.end))
          : placeScore(line.slice(first[0]?.start, second.at(-1)?.end)) < surePlace;
      if (isEcho) return withoutEcho(trimmed(line.slice(0, from)) + gapBefore(line, to) + line.slice(to));
    }
  return line;
}

function gapBefore(line: string, at: number): string {
  return at < line.length ? " " : "";
}

/** The line up to where all the rest was said above or in it. */
function withoutTail(line: string, known: ReadonlySet<string>): string {
  const words = wordsOf(line);
  if (words.length > mostWords) return line;
  for (const [at, { start }] of words.entries()) {
    const before = words.slice(0, at).map(({ key }) => key);
    const tail = words.slice(at).map(({ key }) => key);
    if (!isSaid(tail, before, known) || placeScore(line.slice(start)) === surePlace) continue;
    if (tail.length < longTail && !opensWith(tail, known)) continue;
    // A whole line may head another study of the same name.
    if (at === 0) return line;
    const head = trimmed(line.slice(0, start));
    return degreesIn(head) > 1 || head.endsWith(":") ? line : head;
  }
  return line;
}

/** Every word of it stands in a run that was said before, or in a whole value that was. */
function isSaid(tail: readonly string[], before: readonly string[], known: ReadonlySet<string>): boolean {
  const told = ` ${before.join(" ")} `;
  let at = 0;
  while (at < tail.length) {
    let length = tail.length - at;
    const isRun = () => {
      const run = tail.slice(at, at + length).join(" ");
      return told.includes(` ${run} `) && (length >= fewestWords || known.has(run));
    };
    while (length > 0 && !isRun()) length -= 1;
    if (length === 0) return false;
    at += length;
  }
  return tail.length > 0;
}

function opensWith(tail: readonly string[], known: ReadonlySet<string>): boolean {
  return tail.some((_, at) => known.has(tail.slice(0, at + 1).join(" ")));
}

function degreesIn(text: string): number {
  return text.split(/[\s,;:|]+/).filter((word) => isDegree(word)).length;
}

const joint = /[\s,;:|/–—-]/u;

/** Without the signs at its end, of which a colon stays. */
function trimmed(text: string): string {
  let end = text.length;
  while (joint.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end) + (text.includes(":", end) ? ":" : "");
}
