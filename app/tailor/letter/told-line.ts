import { opensInPresent } from "~/tailor/grammar/deed-verbs";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { wantsObject } from "~/tailor/grammar/wants-object";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { oncePer } from "~/tailor/once-per";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { tidy } from "~/tailor/propose/mend-text";
import type { Line } from "./quotable-lines";
import { withoutShorthand } from "./shorthand";
import { isSpelled } from "./spelling";
import { behindI } from "./tell-deed";
import { denies, hasLooseGerund, hasOddNumber, mayBeDoneByOthers, meetsBarePerson, runsTogether } from "./told-checks";
import { verbOf, withAnd, withNote, wordingsOf } from "./told-wordings";

/**
 * A line as its writer tells it, in the tense of its job: "I typed letters" of "Types letters", "I was responsible for the
 * till" of "Responsible for the till", "my work includes listening to calls" where a gerund cannot be turned for sure.
 * Undefined where it is not surely a deed of the writer's own.
 */
export function toldLine(line: Line, tag: Tag): string | undefined {
  return tellerBy(tag)(line);
}

// A letter asks for the same line when it chooses lines, when it orders jobs and when it tells them.

const tellerBy = oncePer((tag: Tag) =>
  oncePer((line: Line) => {
    const told = tellLine(line, tag);
    return told === undefined || saysTitle(told, line.job) || hasOddNumber(told, tag) || denies(told)
      ? undefined
      : withoutShorthand(told, line.job, tag);
  }),
);

function tellLine({ text: written, job }: Line, tag: Tag): string | undefined {
  // "Fern & Fable" is a name, "tax & payroll" none.
  const text = inSmall(written, tag).replace(/,? & (?=\p{Ll})|(?<=\p{Ll}),? & (?=\d)/gu, " and ");
  if (endOfJob.test(text) || notDone.test(text) || lacksObject.test(text) || meetsBarePerson(text, tag))
    return undefined;
  const tense = job.isCurrent || lasting.test(text) ? "base" : "past";
  // A word that names a thing as well is a deed among deeds: "Order entry and filling" beside "Petty cash and post" is none.
  const opening = readVerb(openingOf(text).word);
  if (opening?.form === "base" && opening.nounToo && pastOf(opening.base) !== opening.base) {
    const isOther = tense === "past" && (isInPast(job) || isOfThings(job, text));
    if (isOther || !(actsOnSomething(text, tag) || isAmongDeeds(job, text, tense === "past"))) return undefined;
  }
  const told = behindI(text, tense, tag);
  if (told !== undefined) return `I ${withNote(withAnd(told, tag))}`;
  const own = inOwnWords(text, job, tag);
  if (own !== undefined) return own;
  const likeOthers = asTheOthers(tidy(text), job, tag);
  if (likeOthers !== undefined) return `I ${withNote(withAnd(likeOthers, tag))}`;
  const [whole = ""] = wordingsOf(tidy(text));
  const isWork =
    readVerb(openingOf(whole).word)?.form === "gerund" &&
    !/^\p{L}+ing(?: (?:of|from|for)\b|[,:])|^[^:]{1,25}:/u.test(whole) &&
    !/\p{L}{2}[.!?]\s/u.test(whole);
  const isTorn = runsTogether(whole, tag) || /\s\p{Lu}\p{Ll}+ing\b/u.test(whole);
  return (isWork && !isTorn) || isNamedWork(whole, tag)
    ? `my work ${tense === "base" ? "includes" : "included"} ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
    : undefined;
}

/** "As a Charge Nurse I was a charge nurse": it says no more than the head of the job. */
function saysTitle(told: string, { title = "" }: Line["job"]): boolean {
  const [, called = ""] = /^I (?:am|was|have been) (?:an?|the) (.{3,40}?) (?:in|for|of|at|on|with) /u.exec(told) ?? [];
  return called !== "" && title.toLowerCase().includes(called.toLowerCase());
}

const ofWork =
  /(?:[^s]s|ings?|[ts]ions?|ments?|[ae]nces?|care|support|work|service|payroll|intake|paperwork|housekeeping|data|inventory)$/u;

/** "Wound care and weekly skin checks": things of which the work is made, and no deed of anybody; a single one would want an article. */
function isNamedWork(text: string, tag: Tag): boolean {
  if (/[:;()/\d]|\b(?:yes|no)\b|^\p{Lu}{2}/u.test(text)) return false;
  const words = tag(text.charAt(0).toLowerCase() + text.slice(1));
  // "change filters, belts": a word that may be a deed is told neither as one nor as a thing.
  const mayAct = text.split(/,\s/u).some((item) => {
    const { word } = openingOf(item);
    if (/^\p{L}+ (?:out|up|off|down)\b/u.test(item)) return true;
    return readVerb(word)?.form === "base" && /^\p{L}+ (?!(?:and|of|for|with|in|to)\b)/u.test(item.trim());
  });
  if (mayAct) return false;
  const isNaming = words.every(
    ({ pos, text: word }) => pos !== "AUX" && pos !== "PRON" && (pos !== "VERB" || /ing$/u.test(word)),
  );
  const [first = ""] = text.split(/,| (?:and|of|for|with|in|to|on|at|from|including|by) /u, 1);
  const head = first.trim().split(" ").at(-1)?.toLowerCase() ?? "";
  return isNaming && /^(?:NOUN|ADJ)$/u.test(words[0]?.pos ?? "") && ofWork.test(head) && !isTitleNoun(head);
}

/** What somebody says they know today outlasts the job that they learned it in. */
const lasting = /^I know\b/u;

/** How a job ended is no work: "Laid off after the fire". */
const endOfJob = /^(?:I )?(?:was )?(?:laid off|let go|left|quit|resigned|retired|terminated)\b/iu;

/** What was wished, planned or tried, or went wrong, is no deed. */
const notDone =
  /^(?:I )?(?:\p{L}+ly )?(?:fail|try|tri|attempt|hope|hoping|want|plan|intend|declin|refus|wish|struggl)\p{L}* (?:to|on|for|out)\b/iu;

/** "Wrote, checked: the plans" */
const lacksObject = /^\p{L}+(?:,? (?:and )?\p{L}+ed){1,3}:/u;

/**
 * What its writer says as a sentence of their own stands as they wrote it: "I ...", "On the night shift I ...", "When the
 * pump fails I ...", "My stations have ...", "We finished at ...". What it dates from today stands only in a job that goes on.
 */
function inOwnWords(text: string, { isCurrent }: Line["job"], tag: Tag): string | undefined {
  if (/\p{L}{2}[.!?:]\s/u.test(text) || (!isCurrent && ofToday.test(text))) return undefined;
  const words = tag(text);
  const acts = (at: number) => /^(?:VERB|AUX|ADV)$/u.test(words[at]?.pos ?? "");
  if (/^I \p{Ll}/u.test(text)) return acts(1) ? text.replace(/^I (?:also )+/u, "I ") : undefined;
  const at = words.findIndex((word) => word.text === "I");
  // "As a Cook I" stands beside the head of a job, which says the same.
  const names = words.slice(0, Math.max(0, at)).some(({ pos }) => pos === "NOUN" || pos === "PROPN");
  const opens = /^(?:ADP|SCONJ)$/u.test(words[0]?.pos ?? "") && !/^As an? /u.test(text);
  const isLed = at > 0 && at <= longestLead && opens && names && acts(at + 1);
  const verb = words.slice(0, longestSubject).findIndex(({ pos }) => /^(?:VERB|AUX)$/u.test(pos));
  const ofPeople = words.slice(1, verb).some(({ text: word }) => isTitleNoun(word.toLowerCase().replace(/s$/u, "")));
  // "My supervisor trained nine drivers" is somebody else's deed.
  const isOurs = /^(?:My|Our|We) /u.test(text) && verb > 0 && !ofPeople;
  return isLed || isOurs ? text.charAt(0).toLowerCase() + text.slice(1) : undefined;
}

/** In words. */
const longestLead = 9;
const longestSubject = 5;
const ofToday = /\b(?:now|today|currently|(?:last|this) (?:year|month|week|quarter|season))\b/iu;

/** Of the other lines so many open in the tense of the job, and of those that open with a known verb nearly all. */
const others = { fewest: 2, share: 0.45, ofVerbs: 0.75 };

/**
 * Among lines that open with verbs in the tense of their job, a word that reads as one is one, and the line stands as it is:
 * "Turn ten flats a month" of somebody who does that work today.
 */
function asTheOthers(text: string, { texts, isCurrent }: Line["job"], tag: Tag): string | undefined {
  const form = isCurrent ? "base" : "past";
  const openings = texts
    .flatMap((other) => other.text.split(/(?<=\p{L}{2}[.!?])\s+/u))
    .filter((other) => !other.startsWith(text))
    .map((other) => openingOf(other.replace(/^I (?=\p{Ll})/u, "")).word);
  const forms = openings.flatMap((word) => verbOf(word)?.form ?? []);
  const alike = forms.filter((one) => one === form).length;
  const isFew = alike < others.share * openings.length || alike < others.ofVerbs * forms.length;
  if (openings.length < others.fewest || isFew) return undefined;
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const [first = ""] = /^[\p{L}-]+/u.exec(small) ?? [];
  const known = readVerb(first);
  if (known?.base === "be" || /^\p{L}?\p{Lu}{2}/u.test(first) || /^\S+ by\b/u.test(small) || wantsObject(text, tag))
    return undefined;
  const isForm =
    known === undefined ? !/(?:s|ing)$/u.test(first) && /ed$/u.test(first) !== isCurrent : known.form === form;
  const isSure = known !== undefined && known.form === form && !known.nounToo;
  const reads =
    isSure ||
    (isCurrent && opensInPresent(text, tag, !isCompound(small, tag))) ||
    (known === undefined && tag(small)[0]?.pos === "VERB" && tag(`I ${small}`)[1]?.pos === "VERB");
  const isTorn =
    mayBeDoneByOthers(text, tag) || runsTogether(text, tag) || hasLooseGerund(text) || /\p{L}{2}[.!?:]\s/u.test(text);
  return isForm && reads && !isTorn ? small : undefined;
}

/** "stock rotation on all shelves": a single noun with a preposition behind it may be half of a name for a thing. */
function isCompound(text: string, tag: Tag): boolean {
  const [, second, third] = tag(text);
  return second?.pos === "NOUN" && third?.pos === "ADP";
}

/** "Order the flour", "Scrub 5 cases" */
function actsOnSomething(text: string, tag: Tag): boolean {
  return /^(?:DET|NUM|PRON)$/u.test(tag(text.charAt(0).toLowerCase() + text.slice(1))[1]?.pos ?? "");
}

/** Whether half of the other lines open with a verb; `surely` with one that is no noun as well. */
function isAmongDeeds({ texts }: Line["job"], text: string, surely: boolean): boolean {
  const verbs = texts
    .filter((other) => !other.text.startsWith(text))
    .map((other) => readVerb(openingOf(other.text).word));
  const deeds = verbs.filter((verb) => verb !== undefined && verb.form !== "gerund" && !(surely && verb.nounToo));
  return deeds.length > 0 && deeds.length * 2 >= verbs.length;
}

/** "TRAINED AIDES ON THE FLOOR" in small letters; what no dictionary has stays, as letters of a name do. */
function inSmall(text: string, tag: Tag): string {
  if (/\p{Ll}/u.test(text) || !/\p{L}{3}/u.test(text)) return text;
  const small = text.replace(/\p{Lu}[\p{Lu}'’-]+|(?<=\s)A(?=\s)/gu, (word) => {
    const lower = word.toLowerCase();
    const isShort = word.length < shortestWord && !functionWords.has(lower);
    if (isShort || /^(?:it|us)$/u.test(lower)) return word;
    if (isSpelled(lower, tag)) return lower;
    return word.length < shortestName ? word : capital(lower);
  });
  return capital(small);
}

/** Shorter ones may be letters of a name. */
const shortestWord = 3;
/** Shorter ones that no dictionary has may be letters of a name: "SAP", "INCO". */
const shortestName = 5;

/** Whether none of its other lines surely opens with a verb: "Phone triage" beside "Wound care" is none. */
function isOfThings({ texts }: Line["job"], text: string): boolean {
  const verbs = texts
    .filter((other) => !other.text.startsWith(text))
    .map((other) => readVerb(openingOf(other.text).word));
  return verbs.length > 0 && !verbs.some((verb) => verb !== undefined && !verb.nounToo && verb.form !== "gerund");
}

function isInPast({ texts }: Line["job"]): boolean {
  const deeds = texts.flatMap(({ text }) => readVerb(openingOf(text).word)?.form ?? []);
  return deeds.filter((form) => form === "past").length * 2 >= deeds.length;
}
