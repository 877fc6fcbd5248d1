import type { Line } from "~/tailor/gate/align-lines";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { prep, type Source, type Unit } from "./units";

/** What was done to the words of the source to get those of a sentence. */
export interface Edits {
  /** The one word of the source that each word was most likely made of. */
  sources: ReadonlyMap<Token, Source>;
  /** The retold lines with the places of their words that stand behind any word, words of grammar among them. */
  told: ReadonlyMap<Line, ReadonlySet<number>>;
  inserted: readonly Insertion[];
}

/** Words side by side that have no source, and what is gone from where they stand. */
interface Insertion {
  words: Unit[];
  replaced: Token[];
  /** What is gone stood between the same words. */
  isBetween: boolean;
}

/** True for a word that says something: grammar is compared by what it leads to. */
export const tells = ({ content, isDeed, lower }: Token): boolean => content || isDeed || /^\p{N}/u.test(lower);

/** Reads how a sentence was made of the lines that stand behind its words. */
export function readEdits(units: readonly Unit[], sentence: Sentence): Edits {
  const sources = likeliestSources(units);
  const told = new Map<Line, Set<number>>();
  const mark = (line: Line, at: number) => told.set(line, (told.get(line) ?? new Set()).add(at));
  for (const { line } of sources.values()) mark(line, -1);
  for (const { links } of units) for (const { line, at } of links) if (told.has(line)) mark(line, at);
  for (const [line, places] of told)
    for (const at of [...places])
      for (const one of ofFigure(line.sentence.tokens[at], line.sentence)) mark(line, one.at);
  const inserted = readInsertions(units, sentence, sources, told);
  for (const { line, at } of keptGrammar(sentence, sources)) mark(line, at);
  return { sources, told, inserted };
}

/** A figure is told or gone as a whole: "7 to 9", "2.1". */
const ofFigure = (token: Token | undefined, { numbers, tokens }: Sentence): Token[] => {
  const hit = token && numbers.find(({ start, end }) => token.start < end && token.end > start);
  return hit ? tokens.filter(({ start, end }) => start < hit.end && end > hit.start) : [];
};

interface Step {
  source: Source;
  sum: number;
  from: Step | undefined;
}

/** The same word, another form of it, or another word; and one that goes on where the last one stood. */
const worth = { same: 2, form: 1.5, other: 1, follows: 1.5, later: 0.8, earlier: -0.2, otherLine: 0.2, perWord: -0.02 };

/** The chain of sources whose words are likest and follow one another most. */
function likeliestSources(units: readonly Unit[]): Map<Token, Source> {
  let steps: Step[] = [];
  const chains: { token: Token; steps: Step[] }[] = [];
  for (const { token, links } of units) {
    if (links.length === 0) continue;
    const now = links.map((source): Step => {
      let [best, from]: [number, Step | undefined] = [steps.length === 0 ? 0 : Number.NEGATIVE_INFINITY, undefined];
      for (const step of steps) {
        const sum = step.sum + passage(step.source, source);
        if (sum > best) [best, from] = [sum, step];
      }
      const like = source.token.lower === token.lower ? "same" : source.token.stem === token.stem ? "form" : "other";
      return { source, sum: best + worth[like], from };
    });
    chains.push({ token, steps: now });
    steps = now;
  }
  const sources = new Map<Token, Source>();
  let step = steps.reduce<Step | undefined>((most, one) => (most && most.sum >= one.sum ? most : one), undefined);
  for (const { token } of chains.reverse()) {
    if (step) sources.set(token, step.source);
    step = step?.from;
  }
  return sources;
}

function passage(left: Source, right: Source): number {
  if (left.line !== right.line) return worth.otherLine;
  const step = right.at - left.at;
  if (step <= 0) return (step < 0 ? worth.earlier : 0) + worth.perWord * -step;
  const isNext = step <= 8 && !left.line.sentence.tokens.slice(left.at + 1, right.at).some(tells);
  return (isNext ? worth.follows : worth.later) + worth.perWord * step;
}

/** Furthest that a word of grammar is looked for from the word that it led to. */
const furthest = 4;

/** Words of grammar of the source that stand beside the same word as before. */
function keptGrammar({ tokens }: Sentence, sources: ReadonlyMap<Token, Source>): Source[] {
  return tokens.flatMap((token, index): Source[] => {
    if (tells(token)) return [];
    const next = sources.get(tokens.slice(index + 1, index + furthest).find((one) => sources.has(one)) as Token);
    const last = sources.get(
      tokens.slice(Math.max(0, index - furthest), index).findLast((one) => sources.has(one)) as Token,
    );
    const before = next?.line.sentence.tokens.slice(Math.max(0, next.at - furthest), next.at).reverse() ?? [];
    const behind = last?.line.sentence.tokens.slice(last.at + 1, last.at + furthest) ?? [];
    for (const [line, around] of [
      [next?.line, before],
      [last?.line, behind],
    ] as const) {
      const end = around.findIndex(tells);
      const same = around.slice(0, end < 0 ? around.length : end).find(({ lower }) => lower === token.lower);
      if (line && same) return [{ line, at: same.at, token: same }];
    }
    return [];
  });
}

/** Of the words that are gone from one place, those that stand nearest. */
const mostReplaced = 3;

function readInsertions(
  units: readonly Unit[],
  { text, dates }: Sentence,
  sources: ReadonlyMap<Token, Source>,
  told: ReadonlyMap<Line, ReadonlySet<number>>,
): Insertion[] {
  const isNew = ({ token }: Unit) =>
    !sources.has(token) && !dates.some(({ start, end }) => token.start < end && token.end > start);
  const taken = new Set<Token>();
  const isGone = (line: Line) => (token: Token) => tells(token) && !told.get(line)?.has(token.at) && !taken.has(token);
  const inserted: Insertion[] = [];
  let words: Unit[] = [];
  for (const [index, unit] of units.entries()) {
    if (!isNew(unit)) continue;
    words.push(unit);
    const next = units[index + 1];
    const goesOn = next && isNew(next) && !/[,;:()–—/&]|\.\s/.test(text.slice(unit.token.end, next.token.start));
    if (goesOn) continue;
    const first = units.indexOf(words[0] as Unit);
    const last = units.slice(0, first).findLast(({ token }) => sources.has(token));
    const left = last && sources.get(last.token);
    const following = units.slice(index + 1).find(({ token }) => sources.has(token));
    const right = following && sources.get(following.token);
    const isBetween = left !== undefined && left.line === right?.line && left.at < right.at;
    let replaced: Token[];
    if (isBetween)
      replaced = left.line.sentence.tokens
        .slice(left.at + 1, right.at)
        .filter(isGone(left.line))
        .slice(-mostReplaced);
    else {
      replaced = left ? goneFrom(left, 1, isGone(left.line)) : [];
      if (replaced.length === 0 && right) replaced = goneFrom(right, -1, isGone(right.line));
    }
    for (const token of replaced) taken.add(token);
    inserted.push({ words, replaced, isBetween });
    words = [];
  }
  return inserted;
}

/** The words that are gone beside a word that stays, up to the next that stays. */
function goneFrom({ line, at }: Source, step: 1 | -1, isGone: (token: Token) => boolean): Token[] {
  const { tokens } = line.sentence;
  const found: Token[] = [];
  for (let place = at + step; found.length < mostReplaced; place += step) {
    const token = tokens[place];
    if (!token || (tells(token) && !isGone(token))) break;
    if (tells(token)) found.push(token);
  }
  return step > 0 ? found : found.reverse();
}

/** The preposition or pronoun that leads to a word, at most three words before it. */
export const leadTo = (at: number, { tokens }: Sentence): string => {
  const before = tokens.slice(Math.max(0, at - 3), at);
  return before.findLast(({ lower }) => isLead(lower))?.lower ?? "";
};

/** True for words (small letters) that lead to others. */
export const isLead = (lower: string): boolean =>
  prep.test(lower) ||
  /^(?:without|until|since|against|than|like|including|alongside|that|which|who|whom|whose|where|when|while|if|so|because|unless)$/.test(
    lower,
  );
