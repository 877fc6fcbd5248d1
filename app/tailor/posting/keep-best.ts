import { tokenize } from "~/tailor/lexicon/lexicon";
import { oncePer } from "~/tailor/once-per";
import type { RequirementWeight } from "~/tailor/posting";
import { misreadIn } from "./misread-in";
import type { Asked, Passage } from "./segments/passage";
import { saysWhat } from "./terms/weak-words";

/** Of a longer post the surest are kept: so many in any case, and those that are nearly certain up to what a person can still read. */
const usualRequirements = 24;
const mostRequirements = 32;
const nearlyCertain = 0.95;
/** What it is worth, beside how sure the reader is, to stand among requirements, and to be a known term. */
const listedWorth = 0.3;
const knownWorth = 0.2;

/**
 * What is asked for, without the employer's own names and the job's own title, and no more than a person can read.
 * In the order of the post.
 */
export function keepBest(
  text: string,
  asked: Asked[],
  passages: Passage[],
  { title, company }: { title?: string; company?: string },
): Asked[] {
  const employer = passages.filter(
    ({ label, start, end }) =>
      label !== "requirement" && label !== "duty" && label !== "benefit" && !title?.includes(text.slice(start, end)),
  );
  const isMisread = misreadIn(text);
  const tellsOfPerson = oncePer(({ start, end }: Passage) => told.test(text.slice(start, end)));
  const kept = asked
    .map((one) => withoutEmployer(text, one, employer))
    .filter(
      (one) =>
        !isEmployers(text, one, employer, company) &&
        !isTitleLine(text, one, title ?? "") &&
        (tellsOfPerson(one.passage) || !namesJob(text, one, title ?? "")) &&
        !isMisread(one) &&
        !isNamedBeside(one, asked),
    );
  const single = withoutRepeats(kept);
  const worth = new Map<string, number>();
  for (const one of single) worth.set(keyOf(one), Math.max(worth.get(keyOf(one)) ?? 0, worthOf(one)));
  if (worth.size <= usualRequirements) return single;
  const ranked = [...worth.values()].sort((a, b) => b - a);
  const usual = ranked[usualRequirements - 1] ?? 0;
  const least = ranked[mostRequirements - 1] ?? 0;
  return single.filter((one) => {
    const own = worth.get(keyOf(one)) ?? 0;
    return own >= usual || (own >= least && (one.certainty ?? 1) >= nearlyCertain);
  });
}

/** So many words that say what is asked make two terms one thing where one of them has them all. */
const sameWords = 2;
const rank: Record<RequirementWeight, number> = { must: 2, preferred: 1, nice: 0 };

/**
 * Of terms that say the same thing the one that is surest; with the strongest weight, and the most years, of them all.
 * What the lexicon knows under two names is two things.
 */
function withoutRepeats(asked: Asked[]): Asked[] {
  const single: { one: Asked; words: Set<string> }[] = [];
  for (const one of asked.toSorted((a, b) => worthOf(b) - worthOf(a))) {
    const words = new Set(
      tokenize(one.term)
        .filter(saysWhat)
        .map(({ word }) => word.stem),
    );
    const same = single.find((other) => other.one.kind === one.kind && isSameThing(other, { one, words }));
    if (!same) single.push({ one, words });
    else if (keyOf(same.one) === keyOf(one)) single.push({ one, words });
    else {
      const weight = rank[one.weight] > rank[same.one.weight] ? one.weight : same.one.weight;
      same.one = { ...same.one, weight, years: Math.max(same.one.years ?? 0, one.years ?? 0) || undefined };
    }
  }
  return single.map(({ one }) => one).sort((a, b) => a.start - b.start);
}

interface Named {
  one: Asked;
  words: Set<string>;
}

function isSameThing(a: Named, b: Named): boolean {
  if (a.one.canonical && b.one.canonical) return a.one.canonical === b.one.canonical;
  const [few, many] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  return few.size >= sameWords && [...few].every((word) => many.has(word));
}

/** Licences, tools, degrees and years are asked for wherever they are named; a list of requirements before a duty. */
function worthOf({ certainty = 1, kind, passage, canonical }: Asked): number {
  const named = kind === "experience" || (canonical !== undefined && kind !== "skill" && kind !== "soft") ? 1 : 0;
  return (
    certainty + named + (passage.label === "requirement" ? listedWorth : 0) + (canonical === undefined ? 0 : knownWorth)
  );
}

function keyOf(one: Asked): string {
  return (one.canonical ?? one.term).toLowerCase();
}

/** A capitalised name that the lines about the employer know as well is the employer's. */
function isEmployers(text: string, { term, canonical }: Asked, employer: Passage[], company?: string): boolean {
  if (company && term.toLowerCase().includes(company.toLowerCase())) return true;
  if (canonical !== undefined || !/^\p{Lu}/u.test(term)) return false;
  return employer.some(({ start, end }) => text.slice(start, end).includes(term));
}

const namedBehind = /\s(?:of|at|for|with|in|to|from)\s+(?:the\s+)?(\p{Lu}\S*(?:\s\p{Lu}\S*)*)$/u;

/** "Recipes and procedures of Benton Foods": what is asked for, without the employer that it belongs to. */
function withoutEmployer(text: string, one: Asked, employer: Passage[]): Asked {
  const written = text.slice(one.start, one.end);
  const name = one.canonical === undefined ? namedBehind.exec(written) : null;
  if (!name?.[1] || !employer.some(({ start, end }) => text.slice(start, end).includes(name[1] ?? ""))) return one;
  return { ...one, end: one.start + name.index, term: written.slice(0, name.index).replace(/\s+/g, " ") };
}

/** "Bilingual (Spanish)": the language is asked for, and the word for speaking two of them says no more. */
function isNamedBeside({ canonical, passage }: Asked, asked: Asked[]): boolean {
  if (canonical !== "Bilingual") return false;
  return asked.some((other) => other.kind === "language" && other.canonical !== canonical && other.passage === passage);
}

/** The title names the job; it has a part of the score of its own. */
function isTitleLine(text: string, { passage, kind }: Asked, title: string): boolean {
  if (kind !== "skill" || title === "" || passage.end > title.length + 40) return false;
  return title.toLowerCase().includes(text.slice(passage.start, passage.end).toLowerCase());
}

const told = /\b(?:experience|years?|knowledge|skills?|background)\b/i;

/** "The Greenhouse Supervisor will …": words of the title beside others of it name the job, and ask for nothing. */
function namesJob(text: string, { start, end, kind, passage }: Asked, title: string): boolean {
  if (kind !== "skill") return false;
  const names = new Set(wordsIn(title));
  if (names.size < 2 || !wordsIn(text.slice(start, end)).every((word) => names.has(word))) return false;
  const [before] = /\p{L}+(?=\s+$)/u.exec(text.slice(passage.start, start)) ?? [];
  const [after] = /^\s+\p{L}+/u.exec(text.slice(end, passage.end)) ?? [];
  return [before, after].some((beside) => beside !== undefined && wordsIn(beside).some((word) => names.has(word)));
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
}
