import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { derivation, prefixOf } from "~/tailor/lexicon/word-kinship";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import type { IndexedLine } from "./read-lines";
import { rootOf } from "./trace-words";

const places = ["bullet", "certificate", "education", "title", "other", "language", "skills", "summary"];

/** Lines about work first. */
export const byPlace = (a: IndexedLine, b: IndexedLine): number => places.indexOf(a.place) - places.indexOf(b.place);

/** The lines that hold all of the words, those about work first. */
export function linesWith({ words, lines }: ResumeIndex, stems: string[]): IndexedLine[] {
  const holders = stems.flatMap((one) => {
    const places = words.lines.get(one);
    return places ? [places] : [];
  });
  return holders.length === stems.length ? linesWithAll(lines, holders) : [];
}

function linesWithAll(lines: readonly IndexedLine[], [first, ...rest]: number[][]): IndexedLine[] {
  const others = rest.map((one) => new Set(one));
  return (first ?? [])
    .filter((at) => others.every((other) => other.has(at)))
    .flatMap((at) => lines[at] ?? [])
    .toSorted(byPlace);
}

/**
 * Words that name one thing stand together, in any order: "analysis of costs", but not "cost sheets, gap analysis". Small
 * words between them do not part them.
 */
export function standTogether(line: IndexedLine, asked: string[]): boolean {
  const stems = line.words.content;
  const window = asked.length + Math.floor(asked.length / 2);
  return stems.some((_, from) => {
    const seen = stems.slice(from, from + window);
    return asked.every((one) => seen.includes(one));
  });
}

/**
 * The lines in which the words stand side by side, each as it is or in another form of the same word: "tested boilers"
 * and "boiler tester" for "boiler testing". One of them at least is the very word.
 */
export function linesWithForms(index: ResumeIndex, asked: string[]): IndexedLine[] {
  if (asked.length < 2) return [];
  const { words, lines } = index;
  const [forms, holders]: [Set<string>[], number[][]] = [[], []];
  for (const one of asked) {
    const all = new Set([one, ...formsOf(index, one)]);
    const places = new Set([...all].flatMap((form) => words.lines.get(form) ?? []));
    if (places.size === 0) return [];
    forms.push(all);
    holders.push([...places].sort((a, b) => a - b));
  }
  return linesWithAll(lines, holders).filter((line) => {
    const stems = line.words.content;
    return stems.some((_, from) => {
      const seen = stems.slice(from, from + asked.length);
      return forms.every((all) => seen.some((one) => all.has(one))) && asked.some((one) => seen.includes(one));
    });
  });
}

/** Words of the resume that are made of the same word. */
function formsOf({ words }: ResumeIndex, asked: string): string[] {
  const alike = (words.prefixes.get(prefixOf(asked) ?? "") ?? []).filter((other) => derivation(asked, other) > 0);
  const root = rootOf(asked) ?? asked;
  return [...alike, ...(words.roots.get(root) ?? []), ...(words.lines.has(root) ? [root] : [])];
}

/** The lines that something is written in just so, those about work first. */
export function linesWritten({ lines }: ResumeIndex, written: RegExp): IndexedLine[] {
  return lines
    .filter(({ atom, span, stems }) => stems.length > 0 && written.test(atom.text.slice(span.start, span.end)))
    .toSorted(byPlace);
}

/** A word that fewer resumes hold than this share means the same thing in each of them. */
const rareShare = 0.02;

/**
 * Lines about work that open with the one deed that is asked for, and certificates that name the one thing. A rare word
 * is named in any line but the summary's.
 */
export function linesWithOne(
  { words, lines }: ResumeIndex,
  asked: string,
  { isDeed, isPaper }: { isDeed: boolean; isPaper: boolean },
): IndexedLine[] {
  // "Registration" alone does not say of what.
  const isRare = !isPaper && resumeShare(asked) < rareShare;
  return (words.lines.get(asked) ?? [])
    .flatMap((at) => lines[at] ?? [])
    .filter(
      ({ place, words: { content } }) =>
        place === "certificate" ||
        (isRare && place !== "summary") ||
        (isDeed && place === "bullet" && content[0] === asked),
    )
    .toSorted(byPlace);
}
