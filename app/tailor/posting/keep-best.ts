import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { RequirementWeight } from "~/tailor/posting";
import { isJoinedHeading, sectionOfHeading } from "./segments/headings";
import type { Asked, Passage } from "./segments/passage";
import { legal } from "./segments/sentence-signs";
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
  const kept = asked
    .map((one) => withoutEmployer(text, one, employer))
    .filter(
      (one) =>
        !isEmployers(text, one, employer, company) &&
        !isTitleLine(text, one, title ?? "") &&
        !namesJob(text, one, title ?? "") &&
        !isMisread(text, one) &&
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
  const line = text.slice(passage.start, passage.end).toLowerCase();
  return kind === "skill" && title !== "" && passage.end <= title.length + 40 && title.toLowerCase().includes(line);
}

const told = /\b(?:experience|years?|knowledge|skills?|background)\b/i;

/** "The Greenhouse Supervisor will …": words of the title beside others of it name the job, and ask for nothing. */
function namesJob(text: string, { start, end, kind, passage }: Asked, title: string): boolean {
  if (kind !== "skill" || told.test(text.slice(passage.start, passage.end))) return false;
  const names = new Set(wordsIn(title));
  if (names.size < 2 || !wordsIn(text.slice(start, end)).every((word) => names.has(word))) return false;
  const [before] = /\p{L}+(?=\s+$)/u.exec(text.slice(passage.start, start)) ?? [];
  const [after] = /^\s+\p{L}+/u.exec(text.slice(end, passage.end)) ?? [];
  return [before, after].some((beside) => beside !== undefined && wordsIn(beside).some((word) => names.has(word)));
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
}

/** A label of what the employer offers. */
const terms = /^\W*(?:pay|salary|wages?|hours|holidays?|benefits|perks|contract|start date|rate|shift pattern)\s*:/i;

/** What is paid: "Pay £14 plus …", "£31k plus tips", "£12.60 an hour". */
const wages =
  /^\W*(?:pay|salary|wages?|package)\b[^.]{0,12}[£$€]\s?\d|[£$€]\s?\d[\d,.]*(?:k\b|\s*(?:p\.?\/?h|p\/?a|pa|per (?:hour|annum|year)|an hour|a year)\b)/i;

/** A bare name of a job or of a team is who one works with, a bare name of a language something that is written or spoken there. */
const people =
  /(?:manager|engineer|developer|analyst|administrator|designer|scientist|specialist|consultant|architect|technician|accountant|operator|researcher|leader|officer|assistant|coordinator|\bteam|\bdepartment)s?$/i;
const spoken =
  /speak|spoken|fluen|writ|verbal|oral|langu|proficien|skill|knowledge|command|native|mother tongue|lingual|communicat|level|\b[abc][12]\b|must|require|prefer|plus|advantage/i;
const papers = /\b(?:application|applications|cv|resume|cover letter|translat\w*)\b/i;
const bodily =
  /\b(?:lift|carry|push|pull|stand|bend|kneel|stoop|crouch|climb|sit|reach|walk|grasp|crawl|squat)(?:s|ing)?\b/i;
/** Words of a sentence up to which naming a language is asking for it. */
const shortLine = 40;

function isMisread(text: string, { kind, term, canonical, passage, start, end }: Asked): boolean {
  const sentence = text.slice(passage.start, passage.end);
  if (kind === "language") return papers.test(sentence) || (!spoken.test(sentence) && sentence.length >= shortLine);
  if (kind === "skill" && people.test(term) && !people.test(canonical ?? "")) return true;
  if (kind === "skill" && canonical === undefined && namesPeople(text, term, start)) return true;
  if (canonical === undefined && firm.test(text.slice(start, start + term.length + 12))) return true;
  if (canonical === undefined && kind === "skill" && isNameInside(text, term, passage)) return true;
  if (canonical === undefined && kind !== "soft" && !/^degrees?$/i.test(term) && isPlainWord(term)) return true;
  if (canonical === undefined && legal.test(sentence)) return true;
  if ((kind === "skill" || kind === "soft") && isOfEmployer(sentence, passage)) return true;
  if (
    canonical === undefined &&
    (/^join\b/i.test(term) || (/\bend$/i.test(term) && /^[\s-]to[\s-]end\b/i.test(text.slice(end, end + 8))))
  )
    return true;
  if ((kind === "skill" || kind === "soft") && isHeading(text, { term, canonical, start, end, passage })) return true;
  // "On site for 8.15", "rigs of 2 and 3 masts": a figure was cut off; "Pay: …" is a line of the terms.
  if (canonical === undefined && /\d$/.test(term) && /^(?:[.:]|\s+(?:and|or|to)\s+)\d/.test(text.slice(end, end + 8)))
    return true;
  if (canonical === undefined && (terms.test(sentence) || wages.test(sentence))) return true;
  if (networks.test(sentence) || /\bcommensurate\b/i.test(sentence)) return true;
  return kind !== "degree" && kind !== "credential" && bodily.test(term);
}

/** "A team of social workers", "Delivery Driver": the jobs of others, but for "experience as a delivery driver". */
function namesPeople(text: string, term: string, start: number): boolean {
  if (/\bas\s+(?:an?\s+)?$/i.test(text.slice(Math.max(0, start - 8), start))) return false;
  const tokens = tokenize(term);
  return tokens.length > 1 && occupationsIn(tokens).some(({ words }) => words === tokens.length);
}

/** The words of a heading, alone or before what it heads: "Education: …", "Education and/or experience". */
function isHeading(text: string, { term, canonical, passage, start, end }: Omit<Asked, "kind" | "weight">): boolean {
  const line = text.slice(passage.start, passage.end);
  if (sectionOfHeading(line) || isJoinedHeading(line)) return true;
  if (!sectionOfHeading(term)) return false;
  return (
    canonical === undefined || (start === passage.start && /^\s*(?:$|[:,]|and\b)/.test(text.slice(end, passage.end)))
  );
}

/** A single word of everyday use that the lexicon does not have names nothing by itself. */
function isPlainWord(term: string): boolean {
  return /^\p{L}\p{Ll}+$/u.test(term) && isCommonWord(term.toLowerCase());
}

/** Sections in which a name with capitals may well be a thing that is asked for. */
const listed = new Set(["must", "preferred", "nice"]);
/** A line of links to share the post. */
const networks =
  /^\W*(?:(?:facebook|linkedin|twitter|instagram|youtube|google\+?)\W*)+$|\b(?:find|follow|like|join|visit) us (?:on|at)\b/i;

/** The employer speaks of itself, and does not say what it looks for. */
const aboutEmployer =
  /^\W*(?:At \p{Lu}[^,]{2,40}, )?(?:we|they|(?:our|my|the) (?:client|company|firm|organi[sz]ation)|company)\b(?!.{0,40}\b(?:seek|look|need|requir|want|expect|hir|search|recruit))/iu;

/** What it gives. */
const benefits = /^\W*(?:(?:our|the) )?(?:benefits|perks|package)\b[^.]{0,20}\b(?:include|are)\b/iu;
const asks = /^(?:seeks|looks|needs|requires|wants|expects|hires|searches|recruits|asks|invites)$/;
const opensWithName = /^\W*(?:The )?((?:\p{Lu}[\p{L}\d&.'’-]*\s+){1,4})(\p{Ll}+)\s/u;

/** "Ardley Mills spins wool": a sentence whose subject is a name tells what the employer does. */
function isOfEmployer(sentence: string, { above }: Passage): boolean {
  if (aboutEmployer.test(sentence) || benefits.test(sentence)) return true;
  const [, name = "", verb = ""] = (!listed.has(above) && opensWithName.exec(sentence)) || [];
  if (readVerb(verb)?.form !== "third" || asks.test(verb) || /\byou\b/i.test(sentence)) return false;
  const words = name.toLowerCase().trim().split(/\s+/);
  // "Grade FSC boards": the first word is a deed, and the third no verb.
  if (readVerb(words[0] ?? "")?.form === "base") return false;
  return !words.some(isTitleNoun) && (words.length > 1 || !isCommonWord(words[0] ?? ""));
}

/** What closes the name of a firm. */
const firm = /^(?:\p{Lu}[\p{L}’']+ ){1,3}(?:Group|Inc|LLC|Ltd|Corp|Company|Bank|Hotel)\b/u;

/** Capitals inside a sentence about the work name a place or a firm; in a list of requirements where a word is rare. */
function isNameInside(text: string, term: string, { start, above }: Passage): boolean {
  if (!/^(?:\p{Lu}[\p{Ll}’']+(?:\s(?:& )?|$))+$/u.test(term) || text.startsWith(term, start)) return false;
  const words = term.split(/\s+/);
  return !listed.has(above) || (words.length > 1 && words.some((word) => !isCommonWord(word.toLowerCase())));
}
