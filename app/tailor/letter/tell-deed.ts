import { opensInPresent, turnPresent } from "~/tailor/grammar/deed-verbs";
import { openWithDeed, openWithVerb } from "~/tailor/grammar/open-with-deed";
import { type Deed, inForm, readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, participleOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { wantsObject } from "~/tailor/grammar/wants-object";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { tidy } from "~/tailor/propose/mend-text";
import { withArticle } from "~/wording";
import { isSpelled } from "./spelling";
import { hasLooseGerund, hasLoosePresent, mayBeDoneByOthers, runsTogether } from "./told-checks";
import { withoutLabel, wordingsOf } from "./told-wordings";

export type Tense = "base" | "past";

export function behindI(text: string, tense: Tense, tag: Tag): string | undefined {
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
  const owed = /^(?:Sole|Full|Overall|Primary|Joint) (?:responsibility for|charge of) (?=\p{L})/u.test(text);
  if (owed) return `${tense === "base" ? "have" : "had"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const [, called = ""] =
    /^(\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?: \p{Ll}+){0,2}) (?:for (?=\p{L}|\d)|(?:of|on|to) (?:the|an?|all|\d+|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|twelve) )/u.exec(
      text,
    ) ?? [];
  const last = called.split(" ").at(-1)?.toLowerCase() ?? "";
  if (called === "" || !isTitleNoun(last) || /^\p{L}+(?:ed|en)\b/u.test(called)) return undefined;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const small = /^(?:sole|only|main|primary|first)\b/u.test(lower) ? `the ${lower}` : withArticle(lower);
  const year = /\b(since )?(?:19|20)\d\d\b/u.exec(text);
  return `${year?.[1] ? "have been" : tense === "base" && !year ? "am" : "was"} ${small}`;
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
    .replace(/^I (?=\p{Ll})/u, "")
    .replace(/^(?:(?:also|then|additionally),? )+/iu, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const isBroken = /\p{L}{2}[.!?]\s/u.test(text) || !isSpelled(text.split(" ").slice(0, 3).join(" "), tag);
  const deed = isBroken ? undefined : readDeed(text, tag, true);
  const isTorn = isTornApart(text, tag);
  if (!deed)
    return (
      (wantsObject(text, tag) ? undefined : openWithVerb(text, tense)) ??
      (isBroken || isTorn ? undefined : tellRow(text, tense, tag))
    );
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

/** Somebody else may have done it, or it runs into another line. */
function isTornApart(text: string, tag: Tag): boolean {
  return mayBeDoneByOthers(text, tag) || wantsObject(text, tag) || runsTogether(text, tag) || hasLooseGerund(text);
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
