import { opensInPresent, turnPresent } from "~/tailor/grammar/deed-verbs";
import { openWithDeed, openWithVerb } from "~/tailor/grammar/open-with-deed";
import { type Deed, inForm, readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, participleOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { oncePer } from "~/tailor/once-per";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { tidy } from "~/tailor/propose/mend-text";
import { withArticle } from "~/wording";
import { figureWorth } from "./proofs";
import type { Line } from "./quotable-lines";
import { isSpelled } from "./spelling";
import { hasLooseGerund, hasLoosePresent, mayBeDoneByOthers, runsTogether } from "./told-checks";

type Tense = "base" | "past";

/**
 * A line as its writer tells it, in the tense of its job: "I typed letters" of "Types letters", "I was responsible for the
 * till" of "Responsible for the till", "my work includes listening to calls" where a gerund cannot be turned for sure.
 * Undefined where it is not surely a deed of the writer's own.
 */
export function toldLine(line: Line, tag: Tag): string | undefined {
  return tellerBy(tag)(line);
}

// A letter asks for the same line when it chooses lines, when it orders jobs and when it tells them.
const tellerBy = oncePer((tag: Tag) => oncePer((line: Line) => tellLine(line, tag)));

function tellLine({ text, job }: Line, tag: Tag): string | undefined {
  if (endOfJob.test(text) || /\s&\s/u.test(text) || lacksArticle.test(text) || lacksObject.test(text)) return undefined;
  const tense = job.isCurrent ? "base" : "past";
  // Among lines in the past a word that names a thing as well is none of the writer's deeds: "Field meters for pH".
  const opening = readVerb(openingOf(text).word);
  if (
    tense === "past" &&
    opening?.form === "base" &&
    opening.nounToo &&
    pastOf(opening.base) !== opening.base &&
    (isInPast(job) || isOfThings(job, text))
  )
    return undefined;
  const told = behindI(text, tense, tag);
  if (told !== undefined) return `I ${withNote(withAnd(told, tag))}`;
  const own = inOwnWords(text, tag);
  if (own !== undefined) return own;
  const likeOthers = asTheOthers(tidy(text), job, tag);
  if (likeOthers !== undefined) return `I ${withNote(withAnd(likeOthers, tag))}`;
  const [whole = ""] = wordingsOf(tidy(text));
  const isWork =
    readVerb(openingOf(whole).word)?.form === "gerund" &&
    !/^\p{L}+ing(?: (?:of|from|for)\b|[,:])/u.test(whole) &&
    !/\p{L}{2}[.!?]\s/u.test(whole);
  const isTorn = runsTogether(whole, tag) || /\s\p{Lu}\p{Ll}+ing\b/u.test(whole);
  return (isWork && !isTorn) || isNamedWork(whole, tag)
    ? `my work ${tense === "base" ? "includes" : "included"} ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
    : undefined;
}

const ofWork =
  /(?:[^s]s|ings?|[ts]ions?|ments?|[ae]nces?|care|support|work|service|payroll|intake|paperwork|housekeeping|data|inventory)$/u;

/** "Wound care and weekly skin checks": things of which the work is made, and no deed of anybody; a single one would want an article. */
function isNamedWork(text: string, tag: Tag): boolean {
  if (/[:;()/]|\bno\b|^\p{Lu}{2}/u.test(text)) return false;
  const words = tag(text.charAt(0).toLowerCase() + text.slice(1));
  const isNaming = words.every(
    ({ pos, text: word }) => pos !== "AUX" && pos !== "PRON" && (pos !== "VERB" || /ing$/u.test(word)),
  );
  const [first = ""] = text.split(/,| (?:and|of|for|with|in|to|on|at|from|including|by) /u, 1);
  const head = first.trim().split(" ").at(-1)?.toLowerCase() ?? "";
  return isNaming && /^(?:NOUN|ADJ)$/u.test(words[0]?.pos ?? "") && ofWork.test(head) && !isTitleNoun(head);
}

/** How a job ended is no work: "Laid off after the fire". */
const endOfJob = /^(?:I )?(?:was )?(?:laid off|let go|left|quit|resigned|retired|terminated)\b/iu;

/** "in safe environment", "for past three years": nouns that hardly stand without an article, and have none. */
const lacksArticle =
  /\b(?:in|on|at|for) (?:(?!(?:the|an?|any|all|its?|their|our|my|each|every|this|that|of|one)\b)\p{Ll}[\p{L}-]*,? ){1,3}(?:environment|manner|fashion|setting|basis|atmosphere)\b|\bfor (?:past|last) (?:\p{L}+|\d+) years\b/u;

/** "Wrote, checked: the plans" */
const lacksObject = /^\p{L}+(?:,? (?:and )?\p{L}+ed){1,3}:/u;

/** What its writer says with "I" stands as they wrote it. */
function inOwnWords(text: string, tag: Tag): string | undefined {
  const [, verb] = /^I \p{Ll}/u.test(text) ? tag(text) : [];
  return verb && /^(?:VERB|AUX|ADV)$/u.test(verb.pos) && !/\p{L}{2}[.!?:]\s/u.test(text)
    ? text.replace(/^I also /u, "I ")
    : undefined;
}

const others = { fewest: 2, share: 0.6 };

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
  const alike = openings.filter((word) => verbOf(word)?.form === form).length;
  if (openings.length < others.fewest || alike < others.share * openings.length) return undefined;
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const [first = ""] = /^[\p{L}-]+/u.exec(small) ?? [];
  const known = readVerb(first);
  const isForm =
    known === undefined ? !/(?:s|ing)$/u.test(first) && /ed$/u.test(first) !== isCurrent : known.form === form;
  const reads = tag(small)[0]?.pos === "VERB" && tag(`I ${small}`)[1]?.pos === "VERB";
  const isTorn =
    mayBeDoneByOthers(text, tag) || runsTogether(text, tag) || hasLooseGerund(text) || /\p{L}{2}[.!?:]\s/u.test(text);
  return isForm && reads && !isTorn ? small : undefined;
}

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

function behindI(text: string, tense: Tense, tag: Tag): string | undefined {
  const [said] = wordingsOf(withoutLabel(tidy(text)).replace(/\bincl\. (?=\p{L})/u, "including ")).flatMap(
    (one) =>
      tellDuty(one, tense, tag) ??
      tellHonour(one) ??
      tellRank(one, tense) ??
      tellGoal(one) ??
      tellDeed(one, tense, tag) ??
      tellPost(one, tense) ??
      [],
  );
  return said && said.charAt(0).toLowerCase() + said.slice(1);
}

/** "Crew leader of a team of three" says what somebody was beside their title. */
function tellPost(text: string, tense: Tense): string | undefined {
  const owed = /^(?:Sole|Full|Overall|Primary|Joint) responsibility for (?=\p{L})/u.test(text);
  if (owed) return `${tense === "base" ? "have" : "had"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const [, called = ""] =
    /^(\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?: \p{Ll}+){0,2}) (?:for (?=\p{L}|\d)|(?:of|on|to) (?:the|an?|all|\d+|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|twelve) )/u.exec(
      text,
    ) ?? [];
  const last = called.split(" ").at(-1)?.toLowerCase() ?? "";
  if (called === "" || !isTitleNoun(last) || /^\p{L}+(?:ed|en)\b/u.test(called)) return undefined;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const small = /^(?:sole|only|main|primary|first)\b/u.test(lower) ? `the ${lower}` : withArticle(lower);
  return `${/\bsince (?:19|20)\d\d\b/u.test(text) ? "have been" : tense === "base" ? "am" : "was"} ${small}`;
}

const duty = /^(?:responsible for|in charge of|accountable for) (?=[\p{L}\d])/iu;

/** "Responsible for the till" tells what somebody was, where it tells no deed. */
function tellDuty(text: string, tense: Tense, tag: Tag): string | undefined {
  if (!duty.test(text)) return undefined;
  return (
    openWithDeed(text, tense, tag) ??
    `${tense === "base" ? "am" : "was"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  );
}

/**
 * What was surely done to the writer: "Chosen as lead", "Named Employee of the Month twice", "Awarded the medal of the guild".
 * Where somebody may have got it from them ("Awarded contracts to"), nothing is said.
 */
const honour =
  /^(?:(?:appointed|elected|named|promoted|chosen|selected) [^.;]{3,60}? by (?:the|my|our)\b|(?:chosen|selected|promoted|appointed|nominated|recogni[sz]ed|elected|hired|asked|invited|assigned|named|ranked|rated|recruited) (?:as|to|among|by (?:the|my|our|an?|management|peers|colleagues|guests|customers|students))\b|(?:chosen|selected|nominated|recogni[sz]ed|commended|praised) for|(?:named|voted|chosen|elected|awarded|ranked|rated) (?=[^.;]*\b(?:of the (?:month|quarter|year|week)|\p{Ll}+ of the year|award|medal|prize|scholarship|trophy)\b)(?![^.;]*\bto\b))/iu;

/** "Promoted to customers the new program": with a thing that it was done to, the writer did it. */
const withObject =
  /(?<!\b(?:as|to|by|among|for|of|in|at|on|from|with|and|or|within|after|over|during|under|than)) (?:the|an?|my|our|all|new|best)\b/iu;

function tellHonour(text: string): string | undefined {
  return honour.test(text) && !withObject.test(text.replace(/^\p{L}+ /u, ""))
    ? `was ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : undefined;
}

/** "In the top three of 22 waiters" */
function tellRank(text: string, tense: Tense): string | undefined {
  return /^(?:in|among) the (?:top|best|first) (?:\p{L}+|\d+) (?:of|out of) \d/iu.test(text)
    ? `${tense === "base" ? "have been" : "was"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : undefined;
}

/** "112% of the sales goal in 2021" */
function tellGoal(text: string): string | undefined {
  const [share = "", what = ""] =
    /^(\d+% of )(?:the |my )?((?:\p{Ll}+ ){0,3}(?:goal|target|quota)s?\b.*)$/u.exec(text)?.slice(1) ?? [];
  return share === "" ? undefined : `was at ${share}my ${what}`;
}

/** "Re-bid" and "Re-designed" are read as "bid" and "designed", and written as they were. */
const parted = /^(\p{L}+ly )?[Rr]e-(?=\p{Ll})/u;

function tellDeed(written: string, tense: Tense, tag: Tag): string | undefined {
  const whole = written.replace(parted, "$1");
  if (whole === written) return readAsDeed(written, tense, tag);
  return readAsDeed(whole, "past", tag)?.toLowerCase() === whole.toLowerCase() ? written : undefined;
}

function readAsDeed(whole: string, tense: Tense, tag: Tag): string | undefined {
  const text = whole
    .replace(/^I (?:also |then )?(?=\p{Ll})/u, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const isBroken = /\p{L}{2}[.!?]\s/u.test(text) || !isSpelled(text.split(" ").slice(0, 3).join(" "), tag);
  const deed = isBroken ? undefined : readDeed(text, tag, true);
  const isTorn = mayBeDoneByOthers(text, tag) || runsTogether(text, tag) || hasLooseGerund(text);
  if (!deed) return openWithVerb(text, tense) ?? (isBroken || isTorn ? undefined : tellRow(text, tense, tag));
  if (isTorn) return undefined;
  if (isAnyTense(deed, tense, tag)) return text;
  if (hasLoosePresent(deed, tag) || (deed.form === "past" && hasNamedStray(deed))) return undefined;
  if (deed.form === "past") return withPerfect(inForm(withoutSameForms(deed), "past"), deed, tense);
  if (deed.form === "gerund") return deed.strays.length === 0 ? inForm(deed, tense) : undefined;
  // "Travel nurse to three homes" names somebody.
  const [, first = "", second = ""] =
    /^(\p{L}+) (?!staff|team|crew)(\p{L}+[^s]) (?:to|of|for|in|at|on)\b/u.exec(text) ?? [];
  if (readVerb(first)?.nounToo && isTitleNoun(second.toLowerCase())) return undefined;
  if (tense === "base" && deed.form === "base")
    return !deed.mixed && (opensInPresent(text, tag) || ofPlainObject.test(text)) ? text : undefined;
  // "Field meters for pH": a thing by its two names, unless the first word is surely a verb.
  if (deed.form === "base" && readVerb(text.split(" ")[0] ?? "")?.nounToo && !opensInPresent(text, tag))
    return undefined;
  const turned = turnPresent(text, tense, true, tag);
  return turned === text ? undefined : turned;
}

/** "Washed bowls and leads a day": behind things, and with nothing that it acts on, a word names one more. */
function hasNamedStray({ text, strays }: Deed): boolean {
  return strays.some(
    ({ start, end }) =>
      /\p{L}s,?(?: and)? $/u.test(text.slice(0, start)) &&
      /^(?:$|,| (?:an?|each|every|per) (?:hour|shift|day|night|week|month|season|year)\b)/u.test(text.slice(end)),
  );
}

/** "Read reports and explain them": what is its own past stands in the present where another verb beside it does. */
function isAnyTense(deed: Deed, tense: Tense, tag: Tag): boolean {
  const [first] = deed.verbs;
  const isOwnPast = first !== undefined && deed.form === "past" && pastOf(first.base) === first.base;
  return tense === "base" && isOwnPast && (deed.strays.length > 0 || hasLoosePresent(deed, tag)) && !deed.hasPast
    ? opensInPresent(deed.text, tag)
    : false;
}

/** Behind a noun no article stands. */
const ofPlainObject = /^\p{L}+ (?:an?|the|all|my|our|their|each|every) /u;
const ofQuality = /^(?:experienced|skilled|qualified|trained|motivated|dedicated|committed|organi[sz]ed|detailed)\b/iu;

/** "Dug trenches, hung pipe": a deed by those that follow it in the same form; and what surely opens in the present, as it stands. */
function tellRow(text: string, tense: Tense, tag: Tag): string | undefined {
  const { adverb, word } = openingOf(text);
  const verb = readVerb(word);
  if (adverb !== "" || ofQuality.test(text)) return undefined;
  if (verb?.form === "base" && tense === "base") return opensInPresent(text, tag) ? text : undefined;
  const isPast = verb === undefined ? /ed$/u.test(word) : verb.form === "past" || pastOf(verb.base) === verb.base;
  const [, next = "", behind = ""] = /^[^:;.]{3,60}?,(?: and)? (\p{Ll}+) (\p{L}+|\d)/u.exec(text) ?? [];
  const other = readVerb(next);
  return isPast && other?.form === "past" && !isPreposition(behind, tag) ? text : undefined;
}

function isPreposition(word: string, tag: Tag): boolean {
  return tag(word)[0]?.pos === "ADP";
}

/** "Washed, dried, folded the linen" with the "and" that the last of its verbs wants. */
function withAnd(told: string, tag: Tag): string {
  const parts = told.split(", ");
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || /[:;()]/u.test(told)) return told;
  const words = tag(`I ${told}`);
  const isVerbAt = (at: number) => {
    const start = 2 + parts.slice(0, at).reduce((sum, part) => sum + part.length + 2, 0);
    return words.find((word) => word.start === start)?.pos === "VERB";
  };
  const [form, other] = [parts[0] ?? "", last].map((part) => verbOf(openingOf(part).word));
  const isRow =
    parts.length > 2 &&
    parts.every((part, at) => isVerbAt(at) || (form && verbOf(openingOf(part).word)?.form === form.form));
  const hasObject = /^\p{L}+ (?:up |out |off |in )?(?!(?:to|for|by|from|with|at|on|in|of|as|per|into)\b)\P{P}/u.test(
    last,
  );
  const isSame =
    isRow || (form !== undefined && other?.form === form.form && !(other.form === "base" && other.nounToo));
  const isEnded = readVerb(/ and (\p{L}+)/u.exec(last)?.[1] ?? "") !== undefined;
  return isSame && !isEnded && hasObject && !last.startsWith("and ")
    ? `${parts.slice(0, -1).join(", ")}${parts.length > 2 ? "," : ""} and ${last}`
    : told;
}

function verbOf(word: string): { form: string; nounToo: boolean } | undefined {
  return readVerb(word) ?? (/^\p{L}{2,}ed$/u.test(word) ? { form: "past", nounToo: false } : undefined);
}

/** "Drives a van every day, no accidents": what was not there, or how little of it, hangs on by "with". */
function withNote(told: string): string {
  return told
    .replace(/[,;] (?=(?:no|zero|only (?:one|two|three|\d+)) [^,;:]{3,60}$)/u, ", with ")
    .replace(
      / \((?:(no|zero|only|one|two|three|\d+) ((?!of\b|[^()]*\b(?:years?|months?|weeks?|days?|nights?|hours?|times?|shifts?|per)\b)[^(),;:]{3,40})|[^()]{20,})\)$/u,
      (_, count, what) => (count === undefined ? "" : `, with ${count} ${what}`),
    );
}

/** "Had two apprentices since 2022", in a job that goes on, as "have had two apprentices since 2022". */
function withPerfect(text: string | undefined, { verbs }: Deed, tense: Tense): string | undefined {
  const [first] = verbs;
  if (tense === "past" || text === undefined || first === undefined || !/\bsince (?:19|20)\d\d$/u.test(text))
    return text;
  return verbs.length > 1 || first.start > 0 ? undefined : `have ${participleOf(first.base)}${text.slice(first.end)}`;
}

/** "Traced and put right": a word that is its own past is in it. */
function withoutSameForms(deed: Deed): Deed {
  const strays = deed.strays.filter(({ base }) => pastOf(base) !== base);
  return { ...deed, strays, mixed: deed.mixed && (strays.length > 0 || deed.strays.length === 0) };
}

/** "Shift leader : Supervised nine" by what stands behind the label, where that is a deed in the past. */
function withoutLabel(text: string): string {
  const [, , rest = ""] = /^([^.:;]{3,60}?)\s?:\s*(\p{Lu}.*)$/u.exec(text) ?? [];
  const { word } = openingOf(rest);
  return readVerb(word)?.form === "past" || /^\p{L}{3,}ed$/u.test(word) ? rest : text;
}

const longestTold = 22;
/** A figure is worth some more words. */
const longestCounted = 36;
const fewestWords = 7;
/** From here on a line goes on with what it may be told without. */
const goesOn = /(?:;|:(?= )|,? (?:including|as well as|resulting in|while|which)\b)/giu;

/** A line as it stands, and by its leading clause; of a long one that clause first, and of one that goes on with a gerund. */
function wordingsOf(text: string): string[] {
  const words = (part: string) => part.split(" ").length;
  const ends = [...text.matchAll(goesOn)].map(({ index }) => text.slice(0, index));
  const [clause] = ends.filter((part) => words(part) >= fewestWords);
  if (clause === undefined) return [text];
  const [, behind = ""] = /^; ?(\p{L}+)/u.exec(text.slice(clause.length)) ?? [];
  const isLoose = behind !== "" && readVerb(behind) !== undefined;
  const isCounted = figureWorth(text.slice(clause.length)) > 1 && words(text) <= longestCounted;
  return (words(text) > longestTold && !isCounted) || isLoose ? [clause, text] : [text, clause];
}
