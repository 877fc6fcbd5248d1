import { stem } from "~/tailor/gate/stem";
import { canonicalOf, findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { type Occupation, occupationsIn } from "~/tailor/lexicon/occupations";
import { functionWords, linkVerbs, weakClosers, weakOpeners } from "~/tailor/lexicon/stop-words";
import type { TermHit } from "~/tailor/lexicon/terms";
import { isCommonWord, resumeShare } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting, Requirement } from "~/tailor/posting";
import { type WayToSay, waysToSay } from "./evidence/said-in-words";
import { type AskedWord, askedWords, middleOf } from "./evidence/trace-words";

/** A word of the post's duties with its weight. */
export interface DutyWord {
  stem: string;
  weight: number;
}

export interface PostingIndex {
  /** Stems of the title, each once. */
  title: {
    stems: string[];
    occupations: Occupation[];
    /** The initials by which the job goes ("SNA" for a special needs assistant), as a stem; undefined for fewer than three words. */
    initials?: string | undefined;
  };
  duties: DutyWord[];
  /** What the weights of a resume drawn at random add up to, and how far they spread. */
  chance: { sum: number; deviation: number };
  /** Stems of each requirement's own words, by its id. */
  terms: Map<string, string[]>;
  /** What to look for in a resume for each requirement, by its id. */
  asked: Map<string, AskedRequirement>;
  /** The middle of the vectors of all that is asked; undefined where none of its words was counted. */
  middle: Float32Array | undefined;
}

export interface AskedRequirement {
  /** Words of the term. */
  words: AskedWord[];
  /** Words of the sentence around it. */
  context: AskedWord[];
  /** The ways in which the term can be said: one of each of its alternatives. */
  ways: WayToSay[];
  /** Names of things that the post itself gives as examples of it: whoever has one of them has what is asked. */
  examples: string[];
  /** The term is the lexicon's name for it, and no longer phrase with that name in it. */
  isName: boolean;
}

const indexes = new WeakMap<Posting, PostingIndex>();
/** The name of the job in a title, without level, place, shift and field: "Laboratory Technician" of "Laboratory Technician II – Water Quality". */
function nameIn(title: string): string {
  const parts = title
    .replace(/\b(?:part|full)[- ]time\b/giu, " ")
    .split(/\s[-|/]|[-|/]\s|[–—(),:;|]/u)
    .map((part) => part.replace(/\b(?:[IVX]{1,3}|\d+|Sr\.?|Jr\.?|Senior|Junior)(?=\s|$)/giu, " ").trim())
    .filter((part) => contentStems(part).length > 0);
  // "Remote - Data Analyst": the part that names somebody.
  const ofPerson = parts.find((part) => isTitleNoun(part.split(/\s+/).at(-1) ?? ""));
  return ofPerson ?? parts[0] ?? title;
}

const fewestInitials = 3;

function initialsOf(name: string): string | undefined {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word) && !functionWords.has(word.toLowerCase()));
  const initials = words.map(([initial = ""]) => initial.toLowerCase()).join("");
  return words.length >= fewestInitials && !isCommonWord(initials) ? stem(initials) : undefined;
}

/** A word of the title speaks of the job as often as this many mentions in its text. */
const titleMentions = 2;

/** Everything about a posting that does not depend on the resume; computed once per posting object. */
export function indexPosting(posting: Posting): PostingIndex {
  const known = indexes.get(posting);
  if (known) return known;
  const titleTokens = tokenize(posting.title ?? "");
  const index = {
    title: {
      stems: [...new Set(contentStems(nameIn(posting.title ?? "")))],
      occupations: occupationsIn(titleTokens),
      initials: initialsOf(nameIn(posting.title ?? "")),
    },
    ...dutyWords(posting),
    asked: new Map(posting.requirements.map((one) => [one.id, askedOf(posting, one)])),
    middle: middleOf(askedStems(posting)),
    terms: new Map(posting.requirements.map(({ id, term }) => [id, tokenize(term).map((token) => token.word.stem)])),
  };
  indexes.set(posting, index);
  return index;
}

/** Longer sentences are lists of several things: what stands next to the term says more of it. */
const longestContext = 160;

function askedOf({ source }: Posting, { term, canonical, span, sentence }: Requirement): AskedRequirement {
  const start = Math.max(sentence.start, span.start - longestContext / 2);
  const end = Math.min(sentence.end, span.end + longestContext / 2);
  const isName = canonical !== undefined && canonicalOf(term) === canonical;
  const context = askedWords(`${term} ${source.slice(start, end)}`);
  const behind = source.slice(span.end, Math.min(source.length, span.end + longestContext));
  const examples = [...new Set(examplesIn(behind).map((hit) => hit.canonical))].filter((name) => name !== canonical);
  return { isName, words: askedWords(term), context, ways: waysToSay(term), examples };
}

/** "(Dentrix or Eaglesoft)", "(NetSuite preferred)", "such as Jira": of a row that ends in "or" or is open, one is enough. */
const inBrackets = /^\s*\(((?:e\.?g\.?|such as|like)?[^()]*?)\)/i;
const isOpenRow = /^(?:e\.?g|such as|like)\b|\bor\b|\/|\b(?:preferred|similar|etc)\b/i;
const suchAs = /^,?\s*(?:such as|like|e\.?g\.?,?|for example)\s+([^.;()\n]+)/i;

function examplesIn(behind: string): TermHit[] {
  const aside = inBrackets.exec(behind)?.[1];
  const named = aside === undefined ? suchAs.exec(behind)?.[1] : isOpenRow.test(aside) ? aside : undefined;
  return named === undefined ? [] : findTerms(named).filter(({ kind }) => kind === "tool");
}

/** Words of the terms with what stands around them, and twice those of the title. */
function* askedStems(posting: Posting): Generator<string> {
  const texts = posting.requirements.map(({ term, span }) => `${term} ${posting.source.slice(span.start, span.end)}`);
  for (const text of [...texts, posting.title ?? "", posting.title ?? ""])
    for (const { word } of tokenize(text)) yield word.stem;
}

/** Stems of the words that carry meaning, in order. */
function contentStems(text: string): string[] {
  return tokenize(text)
    .filter(({ norm }) => norm.length > 1 && !/^\d/.test(norm) && !functionWords.has(norm) && !weakOpeners.has(norm))
    .map((token) => token.word.stem);
}

function dutyWords(posting: Posting): Pick<PostingIndex, "duties" | "chance"> {
  const counts = new Map<string, number>();
  const add = (text: string, times: number): void => {
    for (const word of contentStems(text)) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  for (const { start, end } of readPlaces(posting)) add(posting.source.slice(start, end), 1);
  add(posting.title ?? "", titleMentions);
  for (const { kind, term } of posting.requirements)
    if (kind === "soft" || kind === "condition") for (const word of contentStems(term)) counts.delete(word);
  const duties: DutyWord[] = [];
  let sum = 0;
  let variance = 0;
  for (const [word, count] of counts) {
    if (generic.has(word)) continue;
    const chance = resumeShare(word);
    const weight = -Math.log(chance) * (1 + Math.log(count));
    duties.push({ stem: word, weight });
    sum += weight * chance;
    variance += weight * weight * chance * (1 - chance);
  }
  return { duties, chance: { sum, deviation: Math.sqrt(Math.max(variance, 1e-9)) } };
}

const generic = new Set([...linkVerbs, ...weakClosers].map(stem));

/** The duties and the sentences around requirements, each place once. */
function readPlaces(posting: Posting) {
  const places = new Map(posting.duties.map((span) => [span.start, span]));
  for (const { sentence } of posting.requirements) places.set(sentence.start, sentence);
  return places.values();
}
