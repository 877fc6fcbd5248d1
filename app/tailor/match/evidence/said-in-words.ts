import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { type Product, productsOf } from "~/tailor/lexicon/product-kinds";
import { functionWords, linkVerbs, weakClosers, weakOpeners } from "~/tailor/lexicon/stop-words";
import { derivation } from "~/tailor/lexicon/word-kinship";
import type { EvidenceState } from "~/tailor/match";
import { hintCredit, listedCredit, namedCredit } from "~/tailor/match/formula";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import { byPlace, linesWith, linesWithForms, linesWithOne, linesWritten, standTogether } from "./find-lines";
import { linesWithProduct } from "./find-products";
import type { IndexedLine } from "./read-lines";
import { inOtherWords, type OtherWords } from "./same-work";
import { type AskedWord, askedWords } from "./trace-words";
import { writtenOtherwise } from "./written-otherwise";

/** One way to say what a term asks for: all of its words, those without verbs that tell no more, and its parts. */
export interface WayToSay {
  words: AskedWord[];
  core: string[];
  /** Stems of each thing of a row of things ("stock and cost reports"); of other terms none. */
  parts: string[][];
  /** What it is about is one name: an abbreviation, or a word with capitals inside. */
  isName: boolean;
  /** It is one word for a deed ("welding"). */
  isDeed: boolean;
  /** It asks for a certificate or licence by that word. */
  isPaper: boolean;
  /** Where it names a kind of product, those that are of this kind. */
  products: readonly Product[];
  /** It only may be the same work: a line that says it is asked about. */
  isNear?: boolean;
  /** How it must be written, where its letters say more than its words. */
  written?: RegExp;
}

/** What words that stand together in one line of the resume show by themselves, and that line. */
export interface SaidInWords {
  state: EvidenceState;
  credit: number;
  lines: IndexedLine[];
}

const alternative = /\s*,\s*(?:or\s+)?|\s+or\s+|\s*\/\s*/iu;
const anyOther = /^(?:an?\s+|any\s+)?(?:other|related|similar|equivalent|comparable|another)\b/iu;
const mostWays = 6;

/**
 * The ways in which a term can be said: "rail or road freight" is "rail freight" and "road freight", and a resume that
 * says one of them says what is asked. A term without alternatives has one way.
 */
export function waysToSay(term: string): WayToSay[] {
  const own = alternativesIn(term);
  return [
    ...own.map(wayOf),
    ...own.flatMap((text) => writtenOtherwise(text).map(byLetters)),
    ...own.flatMap((text) => inOtherWords(text).flatMap(otherWays)),
  ];
}

function wayOf(text: string): WayToSay {
  const words = tellingWords(text);
  const core = coreOf(text, words);
  const parts = text.split(/\s*,\s*|\s+(?:and|&)\s+/iu);
  return {
    words,
    core,
    parts: parts.length > 1 ? parts.map(partOf) : [],
    isName: core.length === 1 && isNameIn(text),
    isDeed: readVerb(text.trim())?.form === "gerund",
    isPaper: tokenize(text).some(({ norm }) => papers.test(norm)),
    products: productsOf(text),
  };
}

/** Whether it holds a name by its letters; in a phrase all of capitals they say nothing. */
function isNameIn(text: string): boolean {
  return name.test(text) && (/\p{Ll}/u.test(text) || text.trim().split(/\s+/u).length < phraseWords);
}

const phraseWords = 3;

/** A thing of a row, without the verb that opens it: "Make dies and gauges" asks for dies. */
function partOf(part: string): string[] {
  return isVerb(part.toLowerCase()) ? [] : coreOf(part, tellingWords(part));
}

function tellingWords(text: string): AskedWord[] {
  return askedWords(text).filter(({ isTelling }) => isTelling);
}

/**
 * Other words count as a whole, with the rest of the term. By themselves they are as much where that rest tells no more
 * than that or how often it is done; else they are asked about, where the rest says no more than they do.
 */
function otherWays({ words, before, behind, isNear }: OtherWords): WayToSay[] {
  const rest = tokenize(`${before} ${behind}`).filter(
    ({ norm }) => !functionWords.has(norm) && !isWeak(norm) && !isVerb(norm) && !often.has(norm),
  );
  const own = tellingWords(words).length;
  const alone = { ...otherWay(words), isNear: isNear || rest.length > 0 };
  if (own < 2 && /[ -]/.test(words)) return [];
  if (rest.length === 0) return [alone];
  const whole = { ...otherWay(before + words + behind), isNear };
  return rest.length <= own ? [whole, alone] : [whole];
}

const often = new Set(
  "daily weekly monthly yearly annual regular routine full own other all new basic general".split(" "),
);

/** Only lines that it is written in say it: their words are not looked at. */
function byLetters(written: RegExp): WayToSay {
  return { words: [], core: [], parts: [], isName: true, isDeed: false, isPaper: false, products: [], written };
}

function otherWay(text: string): WayToSay {
  const words = tellingWords(text);
  const isName = isNameIn(text) && coreOf(text, words).length === 1;
  return { words, core: [], parts: [], isName, isDeed: false, isPaper: false, products: [] };
}

function alternativesIn(term: string): string[] {
  if (!/\sor\s|\s\/\s/iu.test(term)) return [term];
  const items = term.split(alternative).filter(Boolean);
  const last = items.at(-1) ?? "";
  if (items.length < 2 || items.length > mostWays) return [term];
  if (anyOther.test(last)) {
    // "Data centre, clinic or other critical projects": the last word says what all of them are.
    return items.slice(0, -1);
  }
  const tail = /\sor\s/iu.test(term) ? last.split(/\s+/u).slice(1).join(" ") : "";
  return items.map((item, at) => (at === items.length - 1 ? item : `${item} ${tail}`.trim()));
}

/** "LC-MS", "C+E", "MySQL". */
const name = /(?<!\S)(?:\p{Lu}[\p{Lu}\d&+./-]+|\p{Lu}\p{Ll}+\p{Lu}\S*)(?!\S)/u;

/** Without the verbs and weak words that a duty opens with and those that it closes with: "take part in stock checks". */
function coreOf(text: string, words: AskedWord[]): string[] {
  const tokens = tokenize(text).filter(({ norm }) => !functionWords.has(norm));
  let from = 0;
  let to = tokens.length;
  while (from < to && isWeak(tokens[from]?.norm)) from += 1;
  if (from < to && isVerb(tokens[from]?.norm)) from += 1;
  while (from < to && isWeak(tokens[from]?.norm)) from += 1;
  while (to > from && (isWeak(tokens[to - 1]?.norm) || papers.test(tokens[to - 1]?.norm ?? ""))) to -= 1;
  const kept = new Set(tokens.slice(from, to).map(({ word }) => word.stem));
  const core = words.flatMap(({ stem }) => (kept.has(stem) ? [stem] : []));
  return core.length > 0 ? core : words.map(({ stem }) => stem);
}

const isWeak = (norm = ""): boolean =>
  weakOpeners.has(norm) || weakClosers.has(norm) || norm === "category" || norm === "class";

function isVerb(norm = ""): boolean {
  const verb = readVerb(norm);
  return linkVerbs.has(norm) || (verb !== undefined && !verb.nounToo);
}

/** What a licence is written on, or learnt in, says less than what it is for. */
const papers = /^(?:licen[cs]e|certificat(?:e|ion)|registration|card|status|course)$/u;

export const nothingSaid: SaidInWords = { state: "missing", credit: 0, lines: [] };
const rank: EvidenceState[] = ["missing", "unsaid", "shown"];

/**
 * Shown where one line about work, a certificate or a list holds every word of a way to say it; to be confirmed where
 * only the summary does, or where a line holds what the deed is about, or most of the things of a row of things.
 */
export function findSaid(index: ResumeIndex, ways: WayToSay[], isSoft: boolean): SaidInWords {
  let best = nothingSaid;
  for (const way of ways) {
    const said = saidSo(index, way, isSoft);
    const gain = rank.indexOf(said.state) - rank.indexOf(best.state);
    if (gain > 0 || (gain === 0 && said.credit > best.credit)) best = said;
  }
  return best;
}

/** A product of the kind that is asked for, in a line about work or in a list; in the summary it is only a hint. */
function saidByProduct(index: ResumeIndex, products: readonly Product[]): SaidInWords {
  const lines = products.length > 0 ? linesWithProduct(index, products).toSorted(byPlace) : [];
  const best = lines.find(({ place, support }) => place !== "summary" && support > 0);
  if (best)
    return { state: "shown", credit: best.place === "skills" ? listedCredit : namedCredit * best.support, lines };
  return lines.length > 0 ? { state: "unsaid", credit: hintCredit, lines } : nothingSaid;
}

function saidSo(index: ResumeIndex, way: WayToSay, isSoft: boolean): SaidInWords {
  const { words, core, parts, isName, products, isNear, written } = way;
  const byProduct = saidByProduct(index, products);
  if (byProduct.state === "shown" || (words.length === 0 && !written)) return byProduct;
  const stems = words.map(({ stem }) => stem);
  const near = written
    ? linesWritten(index, written)
    : isName
      ? linesWith(index, core)
      : linesThatSay(index, way, stems);
  if (isNear !== undefined && near.length === 0) return nothingSaid;
  const best = near.find(({ place, support }) => place !== "summary" && support > 0);
  if (written && !best) return nothingSaid;
  // A single other word for the work is asked about.
  if (best && !isSoft && !isNear && (stems.length > 1 || isNear === undefined)) {
    const credit = best.place === "skills" ? listedCredit : namedCredit * best.support;
    return { state: "shown", credit, lines: near };
  }
  const whole = linesWith(index, stems);
  const hinted = whole.length > 0 ? whole : linesWith(index, core);
  const lines = hinted.length > 0 || isSoft ? hinted : linesOfParts(index, parts);
  return lines.length > 0 ? { state: "unsaid", credit: hintCredit, lines } : byProduct;
}

/** The lines that say all of it, in its words or other forms of them; a certificate needs no word for what it is written on. */
function linesThatSay(index: ResumeIndex, { core, isDeed, isPaper, isNear }: WayToSay, stems: string[]): IndexedLine[] {
  const said = linesWith(index, stems).filter((line) => standTogether(line, stems));
  if (isNear !== undefined) return said;
  if (stems.length === 1 && stems[0] !== undefined) return linesWithOne(index, stems[0], { isDeed, isPaper });
  if (said.length > 0) return said;
  const inForms = linesWithForms(index, stems);
  if (inForms.length > 0) return inForms;
  return linesWith(index, core).filter(
    (line) =>
      core.length > 1 &&
      (line.place === "skills" || (isPaper && (line.place === "certificate" || line.place === "education"))) &&
      standTogether(line, core),
  );
}

const spelt = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const yearsTold = new RegExp(`\\b(\\d{1,2}|${spelt.join("|")})\\+?\\s*years?\\b`, "iu");

/** The line of the summary that claims so many years of what is asked, in its words or words made of them. */
export function findClaim(index: ResumeIndex, ways: WayToSay[], years: number): IndexedLine | undefined {
  return index.lines.find(({ place, atom, span, stems }) => {
    if (place !== "summary") return false;
    const told = yearsTold.exec(atom.text.slice(span.start, span.end))?.[1]?.toLowerCase();
    if (told === undefined || (Number(told) || spelt.indexOf(told) + 2) < years) return false;
    return ways.some(
      ({ words }) =>
        words.length > 0 &&
        words.every(({ stem }) => stems.some((other) => other === stem || derivation(stem, other) > 0)),
    );
  });
}

/** Lines that hold at least half of the things of a row of things, each as a whole. */
function linesOfParts(index: ResumeIndex, parts: string[][]): IndexedLine[] {
  if (parts.length < 2) return [];
  const held = new Map<IndexedLine, number>();
  for (const part of parts) for (const line of linesWith(index, part)) held.set(line, (held.get(line) ?? 0) + 1);
  return [...held]
    .filter(([, count]) => count * 2 >= parts.length)
    .sort((a, b) => b[1] - a[1] || byPlace(a[0], b[0]))
    .map(([line]) => line);
}
