import { levelOf } from "./gate/deeds";
import { stem } from "./gate/stem";
import { isUsedAsVerb, readVerb } from "./grammar/verb-forms";
import { article } from "./letter/article";
import { canonicalOf, tokenize } from "./lexicon/lexicon";
import { occupationsIn } from "./lexicon/occupations";
import { functionWords } from "./lexicon/stop-words";
import { isTitleNoun } from "./parse/words/role-words";
import type { Requirement } from "./posting";
import { inSentence } from "./propose/in-sentence";

type Asked = Pick<Requirement, "kind" | "term" | "canonical">;

/**
 * A requirement as a question that can be answered with yes or no, and what it is about; undefined where no answer
 * could count (years are read from dates, character from what was done) or where the term names nothing by itself.
 */
export function wordQuestion(requirement: Asked): { subject: string; text: string } | undefined {
  if (requirement.kind === "experience" && !requirement.canonical) return undefined;
  const subject = subjectOf(requirement);
  const text = subject && textFor(requirement, subject);
  return text ? { subject, text } : undefined;
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
  // One word that the lexicon does not have under this name is a name, an abbreviation, or an adjective that lost its noun.
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(term) || (canonical !== undefined && /^\p{Lu}|ing$/u.test(term));
  return isName ? term : undefined;
}

function stemsOf(text: string): string[] {
  const words = tokenize(text.replaceAll("-", " ")).map(({ norm }) => norm);
  return words.filter((word) => !functionWords.has(word)).map(stem);
}

function textFor(requirement: Asked, subject: string): string | undefined {
  const { kind, term, canonical } = requirement;
  if (canonical === undefined && !isAnswerable(requirement)) return undefined;
  if (subject === term && isSaidInQuotes(requirement)) return quoted(requirement);
  const plain = namesSomething(term) ? subject : casual(subject);
  switch (kind) {
    case "tool":
      return `Have you used ${/\p{Lu}/u.test(term) ? subject : plain}?`;
    case "skill":
    case "experience":
      return askOfWork(requirement, subject, plain);
    case "credential":
      if (isJob(subject)) return `Are you ${article(plain)}?`;
      if (/^\p{Lu}{2,}$/u.test(plain)) return `Do you hold this licence or certificate: ${plain}?`;
      return `Do you hold ${/s$/.test(plain) ? plain : article(plain)}?`;
    case "degree":
      return /graduate$/.test(plain) ? `Are you ${article(plain)}?` : `Do you have ${article(plain)}?`;
    case "language":
      return subject === "Bilingual" ? "Are you bilingual?" : `Do you speak ${subject}?`;
    case "soft":
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** By what the words are: a job, a deed, or a thing. */
function askOfWork({ canonical }: Asked, subject: string, plain: string): string | undefined {
  if (isJob(subject) || (canonical !== undefined && isPerson(subject))) return `Have you worked as ${article(plain)}?`;
  if (canonical === undefined && isPerson(subject)) return undefined;
  if (/ record$/i.test(subject)) return `Do you have ${article(plain)}?`;
  if (/ skills$/i.test(subject)) return `Do you have ${plain}?`;
  const isDeed = canonical === undefined && readVerb(subject.split(/\s+/)[0] ?? "")?.form === "gerund";
  return isDeed && / .*s$/.test(subject) && !opensName(subject)
    ? `Has your work included ${plain}?`
    : `Do you have experience with ${plain}?`;
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

/** "Operating systems": what opens with a gerund is as often a name. */
function opensName(subject: string): boolean {
  return readVerb(subject.split(/\s+/)[0] ?? "")?.nounToo === true;
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
  return ![notWork, ofCharacter, ofOthers].some((words) => words.test(term));
}

/** Words of a thing that one has rather than does: "working knowledge of CPM schedules". */
const has = /\b(?:experience|knowledge|understanding|skills?|aptitude|familiarity|awareness)\b/i;

function quoted({ kind, term }: Asked): string | undefined {
  const isHad = kind === "credential" || kind === "degree" || has.test(term);
  if (kind === "soft" || kind === "language") return undefined;
  return isHad ? `Do you have this: “${term}”?` : `Has your work included this: “${term}”?`;
}

/** Longer wordings of a post fit into no sentence of ours. */
const mostWordsInSentence = 3;

/**
 * True for a term that only quotes can take up: a duty in the post's words ("Review all invoices"), a long wording, or
 * words that begin as no name of a thing begins.
 */
export function isSaidInQuotes({ kind, term, canonical }: Asked): boolean {
  if (canonical !== undefined) return false;
  const words = term.trim().split(/[\s,]+/);
  const [first = "", ...rest] = words;
  if (kind === "tool" && !isToolName(term)) return true;
  if (rest.length >= mostWordsInSentence) return true;
  if (rest.length === 0) return false;
  const verb = readVerb(first);
  if (!verb) return /^(?!\p{Lu}).{3,}ing$/u.test(first) && !namesThing(first);
  if (verb.form === "gerund") return !verb.nounToo && !isPlural(rest.at(-1));
  if (verb.form === "past" || verb.form === "third") return true;
  return isUsedAsVerb(verb, rest.join(" ")) || isPlural(rest.at(-1));
}

/** A word in "-ing" that is no form of a verb we know ("exiting employees") may be anything, except in names we know. */
function namesThing(first: string): boolean {
  return canonicalOf(first) !== undefined;
}

/** "Visual Studio", "TestRail", "data analysis tools", but not "high volume copies". */
function isToolName(term: string): boolean {
  return (
    namesSomething(term) ||
    /\p{Ll}\p{Lu}|\p{Lu}{2}|\d|^\S+$/u.test(term) ||
    /\b(?:tools?|software|systems?|programs?|platforms?|equipment|machine\w*|applications?|databases?|editors?|devices?|instruments?|meters?|printers?|scanners?|vehicles?|trucks?|products?|packages?|suites?)$/i.test(
      term,
    )
  );
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
