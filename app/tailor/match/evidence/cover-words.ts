import { classKinOf } from "~/tailor/lexicon/word-classes";
import type { AskedRequirement } from "~/tailor/match/index-posting";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import { oncePer } from "~/tailor/once-per";
import { type AskedWord, skillsEntry, type Trace, toTrace, traceWord } from "./trace-words";

/** How far a resume holds the words of a requirement, or comes close to them. */
export interface Cover {
  /** Of each line the share of the words that it holds, and the share with words that come close counting in part. */
  exact: Float64Array;
  near: Float64Array;
  /** How many of the words each line holds or comes close to. */
  counts: Uint8Array;
  /** Of each entry the share of the words that its lines hold together, or come close to. */
  entries: Map<string, number>;
  /** The same of the words around the term in the post. */
  context: Map<string, number>;
}

export function coverWords(index: ResumeIndex, { words, context }: AskedRequirement): Cover {
  const exact = new Float64Array(index.lines.length);
  const near = new Float64Array(index.lines.length);
  const counts = new Uint8Array(index.lines.length);
  for (let place = 0; place < words.length; place += 1) {
    const weight = words[place]?.weight ?? 0;
    const trace = traceOf(index, words, place);
    for (let i = 0; i < trace.lines.length; i += 1) {
      const at = trace.lines[i] as number;
      near[at] = (near[at] ?? 0) + weight * (trace.closeness[i] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const at of trace.exact) exact[at] = (exact[at] ?? 0) + weight;
  }
  return { exact, near, counts, entries: coverEntries(index, words), context: coverEntries(index, context) };
}

/** The same without bare lists: only they count as skills. */
export function coverTold(index: ResumeIndex, { exact, near, counts, entries, context }: Cover): Cover {
  const told = toldPlaces(index);
  const pick = (shares: Float64Array) => {
    const picked = new Float64Array(told.length);
    for (let at = 0; at < told.length; at += 1) picked[at] = shares[told[at] as number] as number;
    return picked;
  };
  const withoutSkills = (shares: Map<string, number>) => {
    const left = new Map(shares);
    left.delete(skillsEntry);
    return left;
  };
  return {
    ...{ exact: pick(exact), near: pick(near), counts: Uint8Array.from(told, (at) => counts[at] as number) },
    ...{ entries: withoutSkills(entries), context: withoutSkills(context) },
  };
}

/** Indexes of the lines that are no bare lists. */
const toldPlaces = oncePer(({ lines }: ResumeIndex) =>
  lines.flatMap(({ place }, at) => (place === "skills" ? [] : [at])),
);

function coverEntries(index: ResumeIndex, words: AskedWord[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (let place = 0; place < words.length; place += 1) {
    const weight = words[place]?.weight ?? 0;
    for (const [entry, closeness] of traceOf(index, words, place).entries)
      shares.set(entry, (shares.get(entry) ?? 0) + weight * closeness);
  }
  return shares;
}

/** For each word the things of two words ("social media") that it is a part of. */
const pairsOf = oncePer((words: AskedWord[]) =>
  words.map((_, at) =>
    [at - 1, at].flatMap((first) => {
      const pair = words.slice(Math.max(0, first), first + 2).map(({ stem }) => stem);
      return pair.length === 2 && first >= 0 && classKinOf(pair.join(" ")).length > 0 ? [pair.join(" ")] : [];
    }),
  ),
);

/** Where a word stands or what comes close to it, by itself or as a part of a thing of two words. */
function traceOf(index: ResumeIndex, words: AskedWord[], at: number): Trace {
  const own = traceWord(index, words[at]?.stem ?? "");
  const pairs = pairsOf(words)[at] ?? [];
  if (pairs.length === 0) return own;
  const closest = new Map(own.lines.map((line, i) => [line, own.closeness[i] ?? 0]));
  for (const pair of pairs) {
    const { lines, closeness } = traceWord(index, pair);
    for (const [i, line] of lines.entries()) closest.set(line, Math.max(closest.get(line) ?? 0, closeness[i] ?? 0));
  }
  return toTrace(index.lines, closest, own.exact);
}
