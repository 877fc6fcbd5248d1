import { type Clause, joinClauses } from "./clause";
import { down, up } from "./directions";
import { type DateHit, findDates } from "./find-dates";
import { findNumbers } from "./find-numbers";
import { levelsOf } from "./levels";
import { findModifiers, type Modifier } from "./modifiers";
import { negatedWords } from "./negation";
import { agentOf, nounClause } from "./noun-clause";
import type { NumberHit } from "./number-hit";
import { oncePer } from "./once-per";
import { stem } from "./stem";
import { verbPhrases } from "./verb-phrases";
import { isWeakVerb, responsible, scopeOf } from "./verbs";
import { readWords, type Word } from "./words";

export interface ReadWord extends Word {
  clause: Clause;
  negated: boolean;
  /** 1 familiar, 2 plain, 3 proficient, 4 expert. */
  level: number;
  /** The word is the verb of its clause. */
  isVerb: boolean;
}

export interface Analysis {
  text: string;
  words: ReadWord[];
  clauses: Clause[];
  modifiers: Modifier[];
  dates: DateHit[];
  /** Those that are no part of a date. */
  numbers: NumberHit[];
}

const openers = new Set(
  `and or to by while who which that i we then also have has had been was were be is are not helping help helped assist assisted nor as
   plus before after when through via of in for with on from without including`.split(/\s+/),
);
const gerundOnly = new Set(
  "by while before after when through via of in for with on from without including as is are was were be been have has had".split(
    " ",
  ),
);
const phrasePatterns = verbPhrases.map(([source, verb]) => ({
  pattern: new RegExp(`\\b(?:${source})\\b`, "gi"),
  verb,
}));
/** Pasts that are never nouns or adjectives: verbs wherever they stand ("the rate rose"). */
const tellsPast =
  /^(?:rose|fell|grew|went|wrote|taught|sold|ran|drove|oversaw|began|chose|sought|rebuilt|rewrote|brought|held|kept|gave|took|met|won|became|stayed|remained)$/;
const participants = /(?:s|er|or|team|staff|people|management|crew)$/;

/** "Weekly" and the like stand before nouns, not before verbs. */
const isAdverb = (word: string) =>
  /ly$/.test(word) &&
  !/^(?:(?:bi-?|semi-?)?(?:dai|week|month|quarter|year|hour|night)ly|early|only|family|supply|friendly|likely|assembly|elderly|reply|july|italy)$/.test(
    word,
  );

const takesGerund =
  /^(?:propos|suggest|recommend|consider|start|beg[aiu]n|stop|avoid|finish|ke[ep]p?t?|attempt|practi[sc]|plann|try|tried|enjoy|continu)/i;
/** "A receptionist giving the ...": a participle behind its noun, told from "unit testing" by what it takes. */
const object =
  /^\s+(?:an?|the|this|that|these|all|any|its|their|our|my|his|her|up to|over|around|about|\d+|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const leading = new Set(["manage", "lead", "oversee", "supervise", "direct", "own"].map(stem));
/** "Managing director", "leading brand". */
const names = /^\s*(?:director|partner|editor|agent|brand|firm|company|provider|supplier|role|position|[,.;:)]|$)/i;

interface VerbHit {
  start: number;
  end: number;
  verb: string;
  text: string;
  form: "base" | "ed" | "ing" | "s" | "phrase";
  link: string;
}

function findPhrases(text: string): VerbHit[] {
  const hits: VerbHit[] = [];
  for (const { pattern, verb } of phrasePatterns)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (hits.some((hit) => match.index < hit.end && end > hit.start)) continue;
      hits.push({
        start: match.index,
        end,
        verb: verb === responsible ? verb : stem(verb),
        text: match[0],
        form: "phrase",
        link: "",
      });
    }
  return hits;
}

function formOf(word: Word): VerbHit["form"] | undefined {
  if (scopeOf(word.stem) === undefined || /^(?:certified|licen[cs]ed|qualified|accredited|chartered)$/.test(word.lower))
    return undefined;
  if (/ing$/.test(word.lower) && word.lower.length > 4) return "ing";
  if (/ed$/.test(word.lower)) return "ed";
  if (
    /(?:ment|ion|ance|ence|al|sis|er|or|ly|ive|able|ity|ful|ness)s?$/.test(word.lower) &&
    word.lower !== "deliver" &&
    word.lower !== "monitor"
  ) {
    if (!/^(?:implement|document|supplement|complement|instrument|experiment|appraisal)s?$|er$|or$/.test(word.lower))
      return undefined;
  }
  if (/[^s]s$/.test(word.lower)) return "s";
  return stem(word.lower) === word.stem &&
    /^(?:led|built|wrote|taught|sold|ran|grew|made|kept|held|brought|bought|drove|oversaw|undertook|spoke|met|sent|set|won|gave|took|began|chose|found|sought|understood|fed|dealt|rose|fell|cut|put|did|saw|got|laid|drew|ground|rebuilt|rewrote|upheld|caught|shot|paid|taken|given|written|driven|drawn)$/.test(
      word.lower,
    )
    ? "ed"
    : "base";
}

/** Verbs that stand where a verb stands; "lead generation" or "training materials" hold none. */
function findVerbs(text: string, words: Word[]): VerbHit[] {
  const hits = findPhrases(text);
  words.forEach((word, index) => {
    if (hits.some((hit) => hit.form === "phrase" && word.start < hit.end && word.end > hit.start)) return;
    const previous = words[index - 1];
    const own = formOf(word);
    // "Cut", "put" and "set" are their own past: behind a helper verb they are what was helped with.
    const form =
      own === "ed" && /^(?:cut|put|set)$/.test(word.lower) && /^(?:help\w*|to)$/.test(previous?.lower ?? "")
        ? "base"
        : own;
    if (!form || (form === "base" && text[word.end] === "-")) return;
    if (form === "base" && previous?.lower === "to" && /^\s*(?:[,.;)]|$)/.test(text.slice(word.end))) return;
    const gap = text.slice(previous?.end ?? 0, word.start);
    const opens = !previous || /[.;:!?\n•(),–—|/]|\s[-&]\s/.test(gap);
    const last = hits.at(-1);
    // "Worked with nursing staff": who it was done with, no deed.
    if (last?.form === "phrase" && last.verb === "collabor" && last.end === previous?.end) return;
    const link = opens ? (/,/.test(gap) ? "," : "") : (previous?.lower ?? "");
    const helped =
      last &&
      isWeakVerb(last.verb) &&
      form === "base" &&
      previous &&
      participants.test(previous.lower) &&
      !/[.;:!?\n]/.test(text.slice(last.end, word.start));
    const named = form === "ed" && previous !== undefined && index > 1 && /^\p{Lu}/u.test(previous.text);
    const acting =
      form === "ing" &&
      (leading.has(word.stem) ? !names.test(text.slice(word.end)) : object.test(text.slice(word.end)));
    const moved =
      form === "ed" &&
      (up.has(word.stem) || down.has(word.stem) || word.lower === "averaged") &&
      /^\s+(?:(?:from|to|by)\b|\d)/.test(text.slice(word.end));
    const told = (moved || tellsPast.test(word.text)) && text[word.start - 1] !== "-";
    const slot =
      told ||
      (form !== "base" && /\bco-$/i.test(text.slice(0, word.start))) ||
      acting ||
      named ||
      opens ||
      openers.has(link) ||
      isAdverb(link) ||
      (last?.end === previous?.end &&
        (isWeakVerb(last?.verb ?? "") ||
          (form === "ing" && (takesGerund.test(last?.text ?? "") || /^duties\b/i.test(last?.text ?? ""))))) ||
      helped;
    if (!slot) return;
    if (
      gerundOnly.has(link) &&
      form !== "ing" &&
      !(form === "ed" && /^(?:have|has|had|been|was|were|be|is|are)$/.test(link))
    )
      return;
    if (form === "base" && opens && previous && !/[.;:!?\n•]/.test(gap) && !/,/.test(gap)) return;
    hits.push({
      start: word.start,
      end: word.end,
      verb: word.stem,
      text: word.text,
      form,
      link: helped ? "help" : link,
    });
  });
  return hits.sort((left, right) => left.start - right.start);
}

function toClauses(text: string, verbs: VerbHit[], words: Word[]): Clause[] {
  const cuts = new Set<number>([0, ...verbs.map((verb) => verb.start)]);
  for (const match of text.matchAll(/[.;!?](?=\s|$)|\n|\bbut\b/g)) cuts.add(match.index + match[0].length);
  const starts = [...cuts].sort((left, right) => left - right);
  let governor: { scope: number; form: string; at: number } | undefined;
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    const found = verbs.find((hit) => hit.start === start);
    const verb = found?.form === "base" && agentOf(text.slice(start, end)) ? undefined : found;
    if (!verb) {
      if (/[.;!?\n]\s*$/.test(text.slice(0, start))) governor = undefined;
      return nounClause(text, start, end, words);
    }
    // "Co-wrote" is a part of the writing.
    const own = Math.min(scopeOf(verb.verb) ?? 3, /\bco-$/i.test(text.slice(0, start)) ? 2 : 5);
    const governed = governor && isGoverned(verb, governor, text) ? governor.scope : 5;
    // "Attended meetings to serve coffee": what they came for, no weaker deed.
    if (verb.verb === "attend") governor = undefined;
    else if (isWeakVerb(verb.verb)) governor = { scope: Math.min(own, governed), form: "", at: verb.end };
    else if (governed === 5) governor = undefined;
    else governor = { scope: governed, form: verb.form, at: verb.end };
    return { start, end, verb: verb.verb, verbText: verb.text, verbEnd: verb.end, scope: Math.min(own, governed) };
  });
}

function isGoverned(verb: VerbHit, governor: { form: string; at: number }, text: string): boolean {
  if (/^(?:that|who|which)$/.test(verb.link) && governor.form === "")
    return /team|member|part|group/i.test(text.slice(Math.max(0, governor.at - 40), governor.at));
  if (/[.;:!?\n]/.test(text.slice(governor.at, verb.start))) return false;
  // "Helped cut the costs by moving" helped with the moving as well.
  if (verb.link === "by") return governor.form === "base";
  if (governor.form) return governor.form === verb.form && /^(?:and|or|,|to|in|of)$/.test(verb.link);
  return verb.form === "ing" ? !/^(?:,|and|while)$/.test(verb.link) : verb.form === "base" && verb.link !== "and";
}

const byClause = oncePer(({ words }: Analysis) => Map.groupBy(words, ({ clause }) => clause));

/** The words of a clause, in their order. */
export function wordsUnder(analysis: Analysis, clause: Clause): readonly ReadWord[] {
  return byClause(analysis).get(clause) ?? [];
}

/** The word that is the verb of a clause. */
export function verbUnder(analysis: Analysis, clause: Clause): ReadWord | undefined {
  return wordsUnder(analysis, clause).find(({ isVerb }) => isVerb);
}

const cache = new Map<string, Analysis>();

/** Reads a text into words and clauses with scope, polarity and level, the ground of every comparison. */
export function analyse(text: string): Analysis {
  const known = cache.get(text);
  if (known) return known;
  const words = readWords(text);
  const verbs = findVerbs(text, words);
  const clauses = joinClauses(text, toClauses(text, verbs, words));
  const negated = negatedWords(text, words);
  const levels = levelsOf(text, words);
  const dates = findDates(text);
  const result: Analysis = {
    text,
    clauses,
    dates,
    numbers: findNumbers(text).filter((hit) => !dates.some((date) => hit.start < date.end && hit.end > date.start)),
    modifiers: findModifiers(text),
    words: words.map((word, index) => {
      const clause = clauses.findLast((item) => item.start <= word.start) ?? { start: 0, end: text.length, scope: 3 };
      const isVerb = clause.verbEnd !== undefined && word.start < clause.verbEnd;
      return { ...word, clause, isVerb, negated: negated.has(word), level: levels[index] ?? 2 };
    }),
  };
  if (cache.size > 4000) cache.clear();
  cache.set(text, result);
  return result;
}
