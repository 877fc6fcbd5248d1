import { count } from "~/wording";
import { levelOf } from "./gate/deeds";
import { stem } from "./gate/stem";
import { article } from "./letter/jobs/job";
import { tokenize } from "./lexicon/lexicon";
import { occupationsIn } from "./lexicon/occupations";
import { functionWords } from "./lexicon/stop-words";
import type { MatchRow } from "./match";
import { forYears } from "./match/facts";
import { isTitleNoun } from "./parse/words/role-words";
import type { Requirement, RequirementKind } from "./posting";
import { inSentence } from "./propose/in-sentence";

type Asked = Pick<Requirement, "kind" | "term" | "canonical" | "wording">;

/**
 * A requirement as a question that can be answered with yes or no, and what it is about; undefined where no answer
 * could count (years are read from dates, character from what was done) or where the term names nothing by itself.
 */
export function wordQuestion(requirement: Asked): { subject: string; text: string } | undefined {
  if (requirement.kind === "condition") return undefined;
  if (requirement.kind === "experience" && !requirement.canonical) return undefined;
  const subject = subjectOf(requirement);
  const text = subject && textFor(requirement, subject);
  return text ? { subject, text } : undefined;
}

/** The same about how long, where the resume shows the thing and not for so many years. */
export function wordYearsQuestion(requirement: Asked, years: number): { subject: string; text: string } {
  const subject = forYears(requirement.canonical ?? requirement.term, years);
  const used = requirement.kind === "tool" ? wordQuestion(requirement)?.text : undefined;
  const span = count(years, "year");
  if (used) return { subject, text: used.replace(/\?$/, ` for ${span} or more?`) };
  return { subject, text: `Do you have ${span} or more of this: “${requirement.term}”?` };
}

/** The post's term, or the lexicon's name where that is the noun to it: "blueprint reading" for "read blueprints". */
function subjectOf({ term, canonical }: Asked): string | undefined {
  const words = stemsOf(term);
  const names = new Set(stemsOf(canonical ?? ""));
  const shared = words.filter((word) => names.has(word)).length;
  if (words.length === 0) return undefined;
  if (canonical && shared === words.length) return canonical;
  const opensWithVerb = words.length > 1 && levelOf(words[0] ?? "") !== undefined;
  if (canonical && opensWithVerb && shared * 2 >= words.length) return canonical;
  if (/\s/.test(term.trim())) return term;
  // "Dishwasher" is who does it, or what with: the lexicon has the work.
  if (canonical && /ing$/.test(canonical) && !/ing$/.test(term)) return canonical;
  // One word that the lexicon does not have under this name is a name, an abbreviation, or an adjective that lost its noun.
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(term) || (canonical !== undefined && /^\p{Lu}|ing$/u.test(term));
  return isName ? term : undefined;
}

function stemsOf(text: string): string[] {
  const words = tokenize(text.replaceAll("-", " ")).map(({ norm }) => norm);
  return words.filter((word) => !functionWords.has(word)).map(stem);
}

/**
 * What the lexicon knows by name is asked for in a sentence of ours; anything else stands in quotes, as the post writes it,
 * since no sentence fits every wording of a post.
 */
function textFor(requirement: Asked, subject: string): string | undefined {
  const { kind, term, canonical, wording } = requirement;
  if (canonical === undefined) return isAnswerable(requirement) ? quoted(kind, wording ?? subject) : undefined;
  if (wording !== undefined) return quoted(kind, wording);
  const plain = namesSomething(term) ? subject : casual(subject);
  switch (kind) {
    case "tool":
      return `Have you used ${/\p{Lu}/u.test(term) ? subject : plain}?`;
    case "skill":
    case "experience":
      if (isPerson(subject)) return `Have you worked as ${article(plain)}?`;
      if (/ record$/i.test(subject)) return `Do you have ${article(plain)}?`;
      return / skills$/i.test(subject) ? `Do you have ${plain}?` : `Do you have experience with ${plain}?`;
    case "credential":
      if (isJob(subject)) return `Are you ${article(plain)}?`;
      if (/^\p{Lu}{2,}$/u.test(plain)) return `Do you hold this licence or certificate: ${plain}?`;
      return `Do you hold ${/s$/.test(plain) ? plain : article(plain)}?`;
    case "degree":
      return `Do you have ${article(plain)}?`;
    case "language":
      return subject === "Bilingual" ? "Are you bilingual?" : `Do you speak ${subject}?`;
    case "soft":
    case "condition":
      return undefined;
    default:
      return kind satisfies never;
  }
}

function quoted(kind: RequirementKind, words: string): string | undefined {
  if (kind === "soft" || kind === "language") return undefined;
  const said = words.startsWith("“") ? words : `“${words}”`;
  if (kind === "tool") return `Have you used this: ${said}?`;
  if (kind === "credential" || kind === "degree") return `Do you have this: ${said}?`;
  return `Is this part of your experience: ${said}?`;
}

/** "Truck Driver", but neither "pay vendors" nor "decision maker". */
function isJob(subject: string): boolean {
  return isPerson(subject) && occupationsIn(tokenize(subject)).length > 0;
}

function isPerson(subject: string): boolean {
  const words = subject.toLowerCase().split(/\s+/);
  if (/\s(?:for|of|with|to|in)\s/.test(subject) || !isTitleNoun(words.at(-1) ?? "")) return false;
  return !isPlural(words.at(-1)) && !/^(?:staff|crew)$/.test(words.at(-1) ?? "") && !/ing$/.test(words[0] ?? "");
}

function isPlural(word = ""): boolean {
  return /[^s]s$/.test(word);
}

/** Read from dates, and agreed on in an interview: the length of the work and its hours. */
const notWork =
  /\b(?:years?|yrs?|months?|equivalent|lieu|combination of|shifts?|weekends?|evenings?|nights?|overtime|mon-fri|daytime|hours|flexible schedule|lbs)\b|\d%/i;
/** Words that speak of something said before, or of somebody's part in it. */
const ofOthers = /\b(?:it|them|they|these|those)\b|^play(?:ing)? an? |\bthe ability$/i;
/** Character shows in what was done. */
const ofCharacter =
  /^(?:passion|enthusias\w+|willing\w*|desire|enjoy\w*|interest|commitment|integrity|motivated|honest\w*|pleasant|positive|despite|works? well|make a difference)\b|\b(?:attitude|behaviou?r)$/i;
/** What a licence, a certificate, or what else is held, is called. */
const heldThing =
  /licen[sc]|certif|regist|\bcards?\b|permit|clearance|endorsement|accredit|member|record|portfolio|insurance|qualif|training|\bexams?\b|check/i;

/** False for words that no "yes" about one's work could answer. */
function isAnswerable({ kind, term }: Asked): boolean {
  if (kind === "degree") return true;
  if (kind === "language") return false;
  if (kind === "credential")
    return (heldThing.test(term) || /\p{Lu}{2}/u.test(term)) && !/\byears? of age|\bage\b/i.test(term);
  return !isPerson(term) && ![notWork, ofCharacter, ofOthers].some((words) => words.test(term));
}

/** Capital letters throughout: the post writes it as a name ("Lean Six Sigma"), not as the start of a sentence. */
function namesSomething(term: string): boolean {
  const words = term.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^(?:\p{Lu}|\d)/u.test(word));
}

function casual(phrase: string): string {
  const term = phrase.replace(/(?<=-)\p{Lu}(?=\p{Ll})|\b\p{Lu}(?=\p{Ll}+['’]s\b)/gu, (letter) => letter.toLowerCase());
  return inSentence({ term, kind: "skill" });
}

const ofWork = new Set<MatchRow["kind"]>(["skill", "tool", "experience"]);

/** True where the resume says it in the post's own words already: what is open is where it was done, and nobody is asked whether. */
export function isSaidByName({ kind, term, years, evidence }: MatchRow): boolean {
  const own = spokenStems(term);
  if (years !== undefined || !ofWork.has(kind) || own.trim() === "") return false;
  return evidence.some(({ fact, quote }) => !fact && spokenStems(quote).includes(own));
}

/** The stems in order, each between blanks. */
function spokenStems(text: string): string {
  return ` ${tokenize(text)
    .map(({ word }) => word.stem)
    .join(" ")} `;
}
