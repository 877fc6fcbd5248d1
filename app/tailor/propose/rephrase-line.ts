import { stem } from "../gate/stem";
import { scopeOf } from "../gate/verbs";
import { baseOfGerund, baseOfPresent, gerundTakesObject, pastOf, readBareVerb, takesObject } from "./verb-forms";

export interface Rephrasing {
  text: string;
  /** What was done, for the user: "says what you did, first". */
  reasons: string[];
}

const weakOpening =
  /^(?:(?:I |i )?(?:was |am |were |being )?(?:solely |also |primarily |mainly )?(?:responsible for|tasked with|charged with|in charge of|accountable for)|(?:my |main |key |primary |other |daily )*(?:job )?(?:duties|responsibilities|tasks) (?:included|include|including|involved|involve|were|are|consisted of)(?: but (?:were |are )?not limited to)?(?: the following)?:?)\s+(?:the )?/i;

const nominal: Record<string, string> = {
  management: "manage",
  supervision: "supervise",
  preparation: "prepare",
  coordination: "coordinate",
  maintenance: "maintain",
  development: "develop",
  creation: "create",
  implementation: "implement",
  installation: "install",
  administration: "administer",
  processing: "process",
  planning: "plan",
  training: "train",
  evaluation: "evaluate",
  organization: "organize",
  delivery: "deliver",
};

const wordy: [RegExp, string][] = [
  [/\bin order to\b/gi, "to"],
  [/\bon an? (daily|weekly|monthly|quarterly|hourly) basis\b/gi, "$1"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bat this point in time\b/gi, "now"],
  [/\bfor the purpose of\b/gi, "for"],
  [/\bin the event that\b/gi, "if"],
  [/\bwith regards? to\b/gi, "regarding"],
  [/\butili[sz]ing\b/g, "using"],
  [/\butili[sz]ed\b/g, "used"],
  [/\ba wide variety of\b/gi, "various"],
  [/\ba variety of\b/gi, "various"],
];

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Mends spaces and stray signs that extraction leaves; never a word. */
function tidy(text: string): string {
  return text
    .replace(/[\u00a0\u200b\ufeff]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;])(?=\s|$)/g, "$1")
    .replace(/^[-–•·*]\s+/, "")
    .trim();
}

/**
 * A bullet in plain, active words with the same claims: "Responsible for managing" becomes "Managed".
 * `past` asks for the past tense (a job that has ended). Undefined where there is nothing to mend.
 */
export function rephraseLine(source: string, options: { past: boolean }): Rephrasing | undefined {
  const reasons: string[] = [];
  let text = tidy(source);
  const opened = dropWeakOpening(text, options.past);
  if (opened) {
    text = opened;
    reasons.push("opens with what you did");
  }
  const first = text
    .replace(/^I (?=\p{Ll}{3,}(?:ed|t|d)\b)/u, "")
    .replace(/^(?:was|were) able to (\p{Ll}+)/iu, (whole, verb: string) => (readBareVerb(verb) ? pastOf(verb) : whole))
    .replace(/^successfully (?=\p{Ll}+ed\b)/iu, "");
  if (first !== text) {
    text = first;
    reasons.push("drops words that say nothing");
  }
  const plain = wordy.reduce((current, [pattern, short]) => current.replace(pattern, short), text);
  if (plain !== text) {
    text = plain;
    reasons.push("says it in fewer words");
  }
  const tensed = options.past ? toPast(text) : undefined;
  if (tensed && tensed !== text) {
    text = tensed;
    reasons.push("puts a past job in the past tense");
  }
  text = capital(text);
  return reasons.length > 0 && text !== source ? { text, reasons } : undefined;
}

function dropWeakOpening(text: string, past: boolean): string | undefined {
  const opening = weakOpening.exec(text)?.[0];
  if (!opening) return undefined;
  const rest = text.slice(opening.length);
  const gerund = /^(?:(\p{L}+ly) )?(\p{L}+ing)\b/u.exec(rest);
  const base = gerund?.[2] && baseOfGerund(gerund[2]);
  const form = (verb: string) => (past ? pastOf(verb) : verb);
  if (
    gerund &&
    base &&
    !isNounPhrase(rest.slice(gerund[0].length)) &&
    gerundTakesObject(base, rest.slice(gerund[0].length))
  )
    return convertList(`${gerund[1] ? `${gerund[1]} ` : ""}${form(base)}${rest.slice(gerund[0].length)}`, form);
  const noun = /^(\p{L}+) of (?:the )?(?=\p{L})/u.exec(rest);
  const deed = noun?.[1] && nominal[noun[1].toLowerCase()];
  if (noun && deed && !/\b(?:and|,) (?:\p{L}+ing|\p{L}+(?:ment|tion|sion|ance))\b/u.test(rest))
    return `${form(deed)} ${rest.slice(noun[0].length)}`;
  return undefined;
}

/** "Training materials", "billing of": the gerund names a thing and takes no object of its own. */
function isNounPhrase(rest: string): boolean {
  return /^\s*(?:$|[,.;]|of\b|for\b|and\b|or\b|\/|in\b|with\b|at\b|to\b|on\b|as\b|is\b|was\b)/.test(rest);
}

/** Turns the further gerunds of the same list; gives up (undefined) where one of them cannot be told from a noun. */
function convertList(text: string, form: (verb: string) => string): string | undefined {
  let sure = true;
  const converted = text.replace(
    /(, and |, | and )(\p{L}+ing)\b(?=(.{0,14}))/gu,
    (whole, joint: string, word: string, rest: string) => {
      const base = baseOfGerund(word);
      if (base && !isNounPhrase(rest)) return `${joint}${form(base)}`;
      if (joint !== ", " || base) sure = false;
      return whole;
    },
  );
  return sure ? converted : undefined;
}

/** A bare form that the gate knows as a verb, and so one that may need the past as well. */
function isVerbOfTable(word: string): boolean {
  return scopeOf(stem(word)) !== undefined && !/(?:ed|ion|ions|ment|ments|ance|ence|als?|s)$/.test(word);
}

/** The opening verb and those listed with it in the past; undefined where a listed word may be a noun as well. */
function toPast(text: string): string | undefined {
  const match = /^(\p{L}+)(?=\s+[\p{L}\d])/u.exec(text);
  const word = match?.[1];
  if (!word || /^\p{L}+\s+(?:of|is|was|were|are|for)\b/u.test(text)) return undefined;
  const base = baseOfPresent(word);
  if (
    !base ||
    !takesObject(base, text.slice(word.length)) ||
    /\b(?:I|we|who|which|that|is|are|has|have|can|will)\b/.test(text)
  )
    return undefined;
  if (/[.;!?]\s+\p{L}/u.test(text)) return undefined;
  let sure = true;
  const rest = text
    .slice(word.length)
    .replace(
      /(,? and |, |\/| or | & )(\p{L}+)\b(?=(.{0,8}))/gu,
      (whole, joint: string, next: string, after: string) => {
        const kind = readBareVerb(next);
        if (kind === "verb" && /^\s+\p{L}/u.test(after)) return `${joint}${pastOf(next.toLowerCase())}`;
        if (kind || isVerbOfTable(next) || /^(?:\p{L}+ing)$/u.test(next)) sure = false;
        return whole;
      },
    );
  return sure ? capital(pastOf(base)) + rest : undefined;
}
