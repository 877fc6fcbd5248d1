import { stem } from "~/tailor/gate/stem";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { classKinOf } from "~/tailor/lexicon/word-classes";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { companyOf, derivation, prefixOf, unit, vectorOf, vectorSize } from "~/tailor/lexicon/word-kinship";

/** Words that say that something is asked or was somebody's to do, not what. */
const asking = new Set(
  `experience experienced skill skills ability able knowledge strong excellent good proven demonstrated work working
   understanding proficient proficiency familiarity background related relevant year years plus required preferred must
   minimum other degree level basic solid including using use effectively effective well new responsible responsibility
   duties duty tasks tasked charge accountable include various`
    .split(/\s+/)
    .map(stem),
);

const functionStems = new Set([...functionWords].map(stem));

/** A stem that says nothing by itself, or only that something is asked for. */
export function isSilent(stemmed: string): boolean {
  return functionStems.has(stemmed) || asking.has(stemmed);
}

/** How much a stem tells: -ln of the share of resumes that hold it. */
export function rarityOf(stemmed: string): number {
  return -Math.log(resumeShare(stemmed));
}

export interface AskedWord {
  stem: string;
  /** Rarity: -ln of the share of resumes that hold the word, as a share of the whole phrase's. */
  weight: number;
  /** False for a word that says that something is asked, not what. */
  isTelling: boolean;
}

const figure = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** The words of a phrase that say what it is about, each once; all of them where none says it. */
export function askedWords(text: string): AskedWord[] {
  const rarity = new Map<string, number>();
  // "Post-qualification experience": since when it counts, not what it is in.
  for (const { norm, word } of tokenize(text.replace(/\bpost[- ](?:qualification|registration)\b/gi, ""))) {
    if (functionWords.has(norm) || (norm.length < 2 && norm !== "c" && norm !== "r")) continue;
    if (!rarity.has(word.stem)) rarity.set(word.stem, rarityOf(word.stem));
  }
  const telling = [...rarity].filter(([one]) => !asking.has(one) && !figure.test(one));
  const words = telling.length > 0 ? telling : [...rarity];
  const sum = words.reduce((total, [, weight]) => total + weight, 0) || 1;
  return words.map(([one, weight]) => ({ stem: one, weight: weight / sum, isTelling: telling.length > 0 }));
}

/** Where a word stands in a resume, or what comes close to it. */
export interface Trace {
  /** Indexes of lines, with 1 for the word itself, less for words that come close. */
  lines: number[];
  closeness: number[];
  /** Lines that hold the word itself. */
  exact: number[];
  /** How close the closest line of each entry comes, lines of the summary aside. */
  entries: Map<string, number>;
}

/** What a trace needs to know of a line. */
interface TracedLine {
  place: string;
  entry: string;
  stems: readonly string[];
  /** Its words of two parts. */
  words: { pairs: readonly string[] };
  support: number;
}

export interface WordIndex {
  /** Stem -> indexes of the lines that hold it. */
  lines: Map<string, number[]>;
  /** First letters -> stems of the resume that begin so. */
  prefixes: Map<string, string[]>;
  /** The word that a stem is made of -> such stems of the resume ("test" -> "tester"). */
  roots: Map<string, string[]>;
  traces: Map<string, Trace>;
}

export function indexWords(lines: readonly TracedLine[]): WordIndex {
  const index: WordIndex = { lines: new Map(), prefixes: new Map(), roots: new Map(), traces: new Map() };
  for (const [at, { stems, words }] of lines.entries()) {
    for (const one of stems) {
      const known = index.lines.get(one);
      if (!known) {
        index.lines.set(one, [at]);
        const prefix = prefixOf(one);
        if (prefix) index.prefixes.set(prefix, [...(index.prefixes.get(prefix) ?? []), one]);
        const root = rootOf(one);
        if (root) index.roots.set(root, [...(index.roots.get(root) ?? []), one]);
      } else if (known.at(-1) !== at) known.push(at);
    }
    for (const pair of words.pairs) index.lines.set(pair, [...(index.lines.get(pair) ?? []), at]);
  }
  return index;
}

const made = /^(.{3,}?)(?:ist|er|or|s)$/;

/** What a word for somebody who does it, or for several of it, is made of: "tester", "florist", "PCBs". */
export function rootOf(word: string): string | undefined {
  const root = made.exec(word)?.[1];
  return root === undefined ? undefined : stem(root);
}

/** A resume is matched with few posts; one that is matched with very many does not keep every word of theirs. */
const mostTraces = 4000;

/** Where a resume holds an asked word, or one that comes close to it; with `isStrict` only other forms of it come close. */
export function traceWord(
  { words, lines }: { words: WordIndex; lines: readonly TracedLine[] },
  asked: string,
  isStrict = false,
): Trace {
  const key = isStrict ? `=${asked}` : asked;
  const known = words.traces.get(key);
  if (known) return known;
  const best = new Map<number, number>();
  const note = (other: string, closeness: number): void => {
    const places = words.lines.get(other);
    if (!places) return;
    for (const at of places) {
      const counted = closeness * (lines[at]?.support ?? 0);
      if (counted > (best.get(at) ?? 0)) best.set(at, counted);
    }
  };
  note(asked, 1);
  for (const other of words.prefixes.get(prefixOf(asked) ?? "") ?? []) {
    const closeness = other === asked ? 0 : derivation(asked, other);
    if (closeness > 0) note(other, closeness);
  }
  if (!isStrict) {
    for (const { stem: other, closeness } of companyOf(asked)) note(other, closeness);
    for (const { stem: other, closeness } of classKinOf(asked)) note(other, closeness);
  }
  const trace = toTrace(lines, best, words.lines.get(asked) ?? []);
  if (words.traces.size > mostTraces) words.traces.clear();
  words.traces.set(key, trace);
  return trace;
}

// Most asked words stand nowhere in a resume.
const nowhere: Trace = { lines: [], closeness: [], exact: [], entries: new Map() };

/** What all bare lists count as. */
export const skillsEntry = "/skills";

/** `closest` has the closeness of each line that comes close, by its index. */
export function toTrace(lines: readonly TracedLine[], closest: ReadonlyMap<number, number>, exact: number[]): Trace {
  if (closest.size === 0 && exact.length === 0) return nowhere;
  const entries = new Map<string, number>();
  for (const [at, closeness] of closest) {
    const { place, entry: own } = lines[at] as TracedLine;
    // A bare list inside a job says no more than one below it: not that the job was about it.
    const entry = place === "skills" ? skillsEntry : own;
    if (place !== "summary" && closeness > (entries.get(entry) ?? 0)) entries.set(entry, closeness);
  }
  return { lines: [...closest.keys()], closeness: [...closest.values()], exact, entries };
}

export interface VectorSum {
  sum: Float32Array;
  words: number;
}

/** The words' vectors added up, rarer words counting more, and how many of the words have one. */
export function sumOf(stems: Iterable<string>): VectorSum {
  const sum = new Float32Array(vectorSize);
  let words = 0;
  for (const one of stems) {
    const vector = asking.has(one) ? undefined : vectorOf(one);
    if (!vector) continue;
    words += 1;
    const weight = rarityOf(one);
    for (let at = 0; at < vectorSize; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return { sum, words };
}

/** The middle of the words' vectors; undefined where none of them was counted. */
export function middleOf(stems: Iterable<string>): Float32Array | undefined {
  return unit(sumOf(stems).sum);
}
