import { tokenize } from "~/tailor/lexicon/lexicon";
import { type IndexedLine, wordsOf } from "~/tailor/match/evidence/read-lines";
import { askedWords, traceWord } from "~/tailor/match/evidence/trace-words";
import type { Mention, ResumeIndex } from "~/tailor/match/index-resume";
import { isRegion } from "~/tailor/parse/words/places";
import type { Posting, Requirement } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";
import { findDegree, type Held, namesDegree, nothing } from "./find-degree";
import { findLevel } from "./school-levels";

/** Degrees, licences and languages by their own rules; undefined where the lexicon does not know what is asked. */
export function findHeld(index: ResumeIndex, requirement: Requirement, posting: Posting): Held | undefined {
  const level = findLevel(index, requirement, posting);
  if (level) return level;
  switch (requirement.kind) {
    case "degree":
      // An apprenticeship or a course is told of like work, by its own words.
      return namesDegree(requirement) ? findDegree(index, requirement, posting) : undefined;
    case "credential":
      return findLicence(index, requirement);
    case "language":
      return findLanguage(index, requirement);
    default:
      return findRegistration(index, requirement.term);
  }
}

/** Who holds the first may do what the second may; the lexicon has the levels of degrees only. */
const higherLicences: [string, string[]][] = [
  ["Licensed Practical Nurse", ["Registered Nurse", "Nurse Practitioner", "CRNA", "Certified Nurse Midwife"]],
  ["Certified Nursing Assistant", ["Licensed Practical Nurse", "Registered Nurse", "Nurse Practitioner", "CRNA"]],
  ["Registered Nurse", ["Nurse Practitioner", "CRNA", "Certified Nurse Midwife"]],
  ["Driver's License", ["Commercial Driver's License"]],
  ["Engineer in Training", ["Professional Engineer"]],
  ["OSHA 10", ["OSHA 30"]],
];

/** What the law asks of those who do the work; people leave their driver's licence out of a resume. */
const lawful =
  /licen[sc]|registered nurse|nurse practitioner|crna|physician assistant|medical doctor|professional engineer|journeyman|bar admission|\bCPA\b|pharmacist|series \d/i;
const seldomSaid = /^(?:driver'?s licen[sc]e|right to work)$/i;

/** Somebody is on the way to a licence, or had it once. */
const notHeld =
  /\b(?:in view|in progress|expected|expired|lapsed|pursu\w+|towards?|candidate|eligib\w+|prepar\w+|stud(?:y|ying|ent)|seek\w*|looking|aspir\w+|part[- ]qualified|track|courses?|coursework|program(?:me)?s?|review|exams?|training|planned|pre-\p{L}+)\b/iu;
const lapsed = /\b(?:in view|in progress|expected|expired|lapsed)\b/i;
/** A study that came with a licence says so. */
const awards = /\b(?:with|including|qualified|certified|licensed|registered|awarded|passed)\b/i;
/** A study that ends with a paper is named by it. */
const namesPaper = /\b(?:certificate|diploma|award)$/i;
const saysHeld = /\b(?:certified|licensed|qualified|registered|chartered|accredited|hold(?:s|er|ing)?)\b/i;
/** A summary names what somebody is at the start of its sentence, after so many letters. */
const opensWithin = 12;

/** What may stand beside a licence in an item of a list: its date, and that it is good. */
const besideIt =
  /^(?:[\s\d().:–-]|\b(?:full|clean|valid|current|uk|eu|irish|held|since|card|certificate|foundation|licen[cs]e|\p{Lu}\p{Ll}{2}|january|february|march|april|june|july|august|september|october|november|december)\b)*$/iu;
/** An item of a list that holds nothing but the licence, and the state that gave it, among studies too. */
function isItem({ line: { atom, span }, start, end }: Mention): boolean {
  const { from, to } = clauseOf(span, atom.text, start, end);
  const beside = atom.text.slice(from, start) + atom.text.slice(end, to);
  return besideIt.test(beside.replace(/\p{Lu}\p{L}+/gu, (word) => (isRegion(word) ? "" : word)));
}

/** Between commas and the like. */
function clauseOf(span: Span, text: string, start: number, end: number): { from: number; to: number } {
  const signs = [",", ";", "|", "\n"];
  const from = Math.max(span.start, ...signs.map((sign) => text.slice(0, start).lastIndexOf(sign) + 1));
  return { from, to: end + text.slice(end, span.end).search(/[,;|\n]|$/u) };
}

/**
 * True where a line says that somebody holds the licence that it names: in a bullet it may be a colleague's, in a
 * summary it stands at the start of a sentence, or with a word for holding; a course may only prepare for it.
 */
function isHeld(mention: Mention): boolean {
  const { line, start, end } = mention;
  const { place, support, atom, span } = line;
  if (place === "bullet" || support <= 0 || atom.path.includes("/courses/")) return false;
  const { from, to } = clauseOf(span, atom.text, start, end);
  const clause = atom.text.slice(from, to);
  const says = (): boolean =>
    !notHeld.test(atom.text) && (awards.test(clause) || namesPaper.test(atom.text.slice(start, end)));
  if (place === "education" && !isItem(mention) && !says()) return false;
  if (place !== "education" && place !== "summary") return !lapsed.test(atom.text.slice(end, to));
  if (notHeld.test(clause.slice(0, start - from)) || notHeld.test(clause.slice(end - from))) return false;
  return place !== "summary" || start - span.start <= opensWithin || saysHeld.test(clause);
}

const isSummary = ({ line }: Mention): boolean => line.place === "summary";

/** A title is borne out by lines of so much. */
const borneOut = 0.5;

const inList = (mention: Mention): boolean => {
  const { place, support } = mention.line;
  if (place === "education") return isItem(mention) && isHeld(mention);
  if (place === "title") return support >= borneOut;
  return place !== "bullet" && place !== "summary" && support > 0;
};

/** The same of a whole line. */
const holds = (line: IndexedLine): boolean => isHeld({ line, start: line.span.start, end: line.span.start });

function findLicence(index: ResumeIndex, { canonical, term, weight }: Requirement): Held | undefined {
  const registered = findRegistration(index, canonical ?? term);
  if (registered) return registered;
  if (canonical === undefined) return findPaper(index, term, weight);
  const higher = higherLicences.find(([name]) => name === canonical)?.[1] ?? [];
  const mentions = [canonical, ...(index.implied.get(canonical) ?? []), ...higher].flatMap(
    (name) => index.mentions.get(name) ?? [],
  );
  // Without such a licence nobody may do the work: where it is listed counts, not what a summary calls somebody.
  const byLaw = lawful.test(`${canonical} ${term}`);
  const own = mentions.filter(byLaw ? inList : isHeld).toSorted((a, b) => Number(isSummary(a)) - Number(isSummary(b)));
  if (own.length > 0) return { state: "shown", mentions: own, lines: [], reason: "The resume shows it." };
  const gates = lawful.test(`${canonical} ${term}`) && !seldomSaid.test(canonical) && weight === "must";
  const lower = heldBelow(index, canonical);
  if (lower)
    return {
      ...nothing(`The resume shows a lower licence: ${lower}.`, gates ? "licence" : undefined),
      mentions: (index.mentions.get(lower) ?? []).filter(inList),
    };
  if (mentions.length > 0) {
    const reason = "A line names it, but does not say that you hold it.";
    return { state: "unsaid", mentions, lines: [], reason };
  }
  const alike = findPaper(index, term, weight);
  if (alike && alike.state !== "missing") return alike;
  if (seldomSaid.test(canonical)) return { state: "unsaid", mentions, lines: [], reason: "Few resumes say it." };
  return nothing("Nothing in the resume shows this.", gates ? "licence" : undefined);
}

/** So much of what a paper is for, in words of the same family, makes it the one that is asked for, or one like it. */
const samePaper = 0.7;
const likePaper = { byLaw: 0.6, other: 0.45 };
/** What a paper is called, and words beside it that say nothing of what it is for. */
const paperNames =
  /^(?:licen[sc]\w*|certif\w*|regist\w*|permit|card|ticket|status|endorsement|credentials?|active|valid|current|full|state|national|professional|unencumbered|appropriate)$/;
const namesOne = /\b(?:licen[sc]\w*|certif\w*|regist\w*|permit|card|ticket|endorsement|qualified|accredited|passed)\b/i;

/**
 * A paper under another name than the post's: by what it is for, in words of the same family ("teacher license" for a
 * teaching license), or spelt out. Undefined where the term says nothing of what it is for.
 */
function findPaper(index: ResumeIndex, term: string, weight: Requirement["weight"]): Held | undefined {
  const papersIn = index.lines.filter(
    (line) =>
      line.place === "certificate" ||
      (line.place !== "title" &&
        line.place !== "skills" &&
        namesOne.test(line.atom.text.slice(line.span.start, line.span.end))),
  );
  const bodies = (term.match(body) ?? []).map((name) => name.toLowerCase());
  const spelt =
    bodies.length === 0
      ? []
      : papersIn.filter((line) => {
          const said = wordsOf(line).map(({ norm }) => norm);
          return holds(line) && bodies.some((name) => speltOut(said, name));
        });
  if (spelt.length > 0) return { state: "shown", mentions: [], lines: spelt, reason: "The resume shows it." };
  const words = askedWords(
    tokenize(term)
      .filter(({ norm, start, end }) => !paperNames.test(norm) && !isRegion(term.slice(start, end)))
      .map(({ start, end }) => term.slice(start, end))
      .join(" "),
  );
  if (words.length === 0) return undefined;
  const byLaw = lawful.test(term);
  const isPaper = new Set(papersIn);
  const shares = new Map<IndexedLine, number>();
  for (const { stem, weight: share } of words) {
    const { lines, closeness } = traceWord(index, stem, byLaw);
    for (const [at, place] of lines.entries()) {
      const line = index.lines[place];
      if (line && isPaper.has(line)) shares.set(line, (shares.get(line) ?? 0) + share * (closeness[at] ?? 0));
    }
  }
  const from = (least: number): IndexedLine[] =>
    [...shares]
      .filter(([, share]) => share >= least)
      .sort((a, b) => b[1] - a[1])
      .map(([line]) => line);
  const same = from(samePaper);
  const held = same.filter(holds);
  if (held.length > 0) return { state: "shown", mentions: [], lines: held, reason: "The resume shows it." };
  const like = from(byLaw ? likePaper.byLaw : likePaper.other);
  if (like.length > 0)
    return { state: "unsaid", mentions: [], lines: like, reason: "The resume names a paper that may be the same." };
  // A paper for one thing: who did that work may be asked.
  if (words.length === 1) return undefined;
  return nothing("Nothing in the resume shows this.", byLaw && weight === "must" ? "licence" : undefined);
}

/** The highest of the lower licences of the same trade that the resume shows. */
function heldBelow({ mentions }: ResumeIndex, licence: string): string | undefined {
  const isAbove = (higher: string, name: string) =>
    higherLicences.some(([lower, above]) => lower === name && above.includes(higher));
  const held = higherLicences.flatMap(([name]) =>
    isAbove(licence, name) && mentions.get(name)?.some(inList) ? [name] : [],
  );
  return held.find((name) => !held.some((other) => isAbove(other, name)));
}

/** "NMC registration", "registered with the NMC", "HCPC licence to practise". */
const registration = /\b(?:regist(?:ration|ered|er|rant)|licen[sc](?:e|ed|ure)|pin)\b/i;
const body = /(?<![\p{L}&])(?:\p{Lu}{3,6}|\p{Lu}{2}\p{Ll}{1,2}\p{Lu})(?![\p{L}&])/gu;

/** "Registered Dental Hygienist" for "RDH". */
function speltOut(said: string[], name: string): boolean {
  return said
    .map(([initial = ""]) => initial)
    .join("")
    .includes(name);
}

/** "GDC 100200", "NMC 12A3456E". */
const registerNumber = /^(?:[a-z]{0,2}\d{4,}\w*|\d{2}[a-z]\d{4}[a-z])$/;

/** A registration by the body that keeps the register, whatever the words: "NMC Registered Nurse", "NMC PIN 12A3456E". */
function findRegistration({ lines }: ResumeIndex, term: string): Held | undefined {
  const names = registration.test(term) ? (term.match(body) ?? []).map((name) => name.toLowerCase()) : [];
  if (names.length === 0) return undefined;
  const own = lines.filter((line) => {
    if (!holds(line)) return false;
    const said = wordsOf(line).map(({ norm }) => norm);
    const isRegistered = said.some((word) => registration.test(word));
    return names.some((name) => {
      const isNumbered = said.some((word, at) => word === name && registerNumber.test(said[at + 1] ?? ""));
      if (said.includes(name)) return isNumbered || isRegistered;
      return line.place === "title" && line.support > 0 && isRegistered && speltOut(said, name);
    });
  });
  if (own.length === 0) return undefined;
  return { state: "shown", mentions: [], lines: own, reason: "The resume shows it." };
}

/** How well somebody speaks a language, beside its name: "Polish (native)", "native Polish speaker", "fluent in Polish". */
const level =
  "native(?:ly)?|fluent(?:ly)?|bilingual|proficient|conversational|mother tongue|first language|intermediate|advanced|basic|[ABC][12]|speaker|speaking";

function speaks(line: IndexedLine, language: string): boolean {
  const { atom, span, entry } = line;
  if (!wordsOf(line).some(({ norm }) => norm === language.toLowerCase())) return false;
  const said = atom.text.slice(span.start, span.end);
  const at = new RegExp(`(?<!\\p{L})${language}(?!\\p{L})`, "u").exec(said)?.index;
  if (at === undefined) return false;
  if (entry.startsWith("/languages/")) return true;
  const around = said.slice(Math.max(0, at - 20), at + language.length + 20);
  return new RegExp(`\\b(?:${level})\\b`, "i").test(around);
}

const learning = /\b(?:learners?|learning|beginners?|basics?|elementary|studying|lessons|[Aa]1)\b/i;

function findLanguage(index: ResumeIndex, { canonical }: Requirement): Held | undefined {
  if (canonical === undefined) return undefined;
  if (canonical === "English") {
    return { state: "shown", mentions: [], lines: [], reason: "The resume is written in it." };
  }
  const mentions = index.mentions.get(canonical) ?? [];
  // The lexicon leaves out names that are other words too ("Polish"), unless the line tells what is meant.
  const lines = mentions.length > 0 ? [] : index.lines.filter((line) => speaks(line, canonical));
  if (lines.length > 0) return { state: "shown", mentions, lines, reason: "The resume shows it." };
  if (mentions.length === 0) return nothing("Nothing in the resume shows this.");
  const spoken = mentions.filter(({ line: { atom, span, entry }, start, end }) => {
    const { from, to } = clauseOf(span, atom.text, start, end);
    const listed = index.resume.languages[Number(/^\/languages\/(\d+)$/.exec(entry)?.[1] ?? -1)];
    return !learning.test(`${atom.text.slice(from, to)} ${listed?.fluency ?? ""}`);
  });
  if (spoken.length > 0) return { state: "shown", mentions: spoken, lines: [], reason: "The resume shows it." };
  return { state: "unsaid", mentions, lines: [], reason: "A line speaks of it as of one that you are learning." };
}
