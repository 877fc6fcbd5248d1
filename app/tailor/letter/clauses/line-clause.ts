import { opensInPresent } from "~/tailor/grammar/deed-verbs";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { wantsObject } from "~/tailor/grammar/wants-object";
import { type LineFeatures, weighFeatures } from "~/tailor/letter/lines/line-features";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { oncePer } from "~/tailor/once-per";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import {
  denies,
  gradesKnowledge,
  hasLooseGerund,
  hasLoosePresent,
  mayBeDoneByOthers,
  meetsBarePerson,
  rowsWithThings,
  runsTogether,
  withPlurals,
} from "./clause-checks";
import { openingFeatures, sentenceFeatures } from "./clause-features";
import { type Clause, clausesOf, type Way } from "./clause-forms";
import wayWeights from "./form-weights.json";
import sentences from "./sentence-weights.json";
import { withoutShorthand } from "./shorthand";

export interface GradedClause {
  text: string;
  way: Way;
  /** How likely a careful reader would pass the sentence, as the logarithm of the odds. */
  quality: number;
}

/** From here on a sentence is told at all. */
export const leastQuality = -0.6;
/** From this chance on a first word that names a thing, too, is a deed. */
const sureDeed = 0.8;
/** Ways that are less likely than this are not tried. */
const leastChance = 0.08;

let shipped: Tagger | undefined;

/** The ways in which lines are told, as they were learnt. */
export function shippedWays(): Tagger {
  shipped ??= readTagger(wayWeights);
  return shipped;
}

/**
 * A line as its writer tells it, in the tense of its job: "I typed letters" of "Types letters", "I was responsible for the
 * till" of "Responsible for the till", "my work includes order entry" of "Order entry". Which of the ways suits a line, and whether
 * the sentence reads well, is learnt from lines that readers marked (`npm run train:clauses`); undefined where none does.
 */
export function clauseOf(line: Line, tag: Tag): string | undefined {
  return gradedClause(line, tag)?.text;
}

export function gradedClause(line: Line, tag: Tag): GradedClause | undefined {
  return tellerBy(tag)(line);
}

// A letter asks for the same line when it chooses lines, when it orders jobs and when it tells them.
const tellerBy = oncePer((tag: Tag) =>
  oncePer((line: Line) => {
    const [best] = clausesBy(line, shippedWays(), tag)
      .map(({ telling, ...seen }) => ({ ...telling, quality: qualityOf(seen, sentences) }))
      .sort((one, other) => preference(other) - preference(one));
    return best && best.quality >= leastQuality ? best : undefined;
  }),
);

/** How much better a second wording must read. */
const ofSecond = 0.7;

export function preference({ quality, isSecond }: { quality: number; isSecond: boolean }): number {
  return quality - (isSecond ? ofSecond : 0);
}

/** How likely a careful reader would pass a sentence, as the logarithm of the odds. */
export function qualityOf(
  { chance, features }: { chance: number; features: LineFeatures },
  weights: Parameters<typeof weighFeatures>[0],
): number {
  // Squared: a noun told as a deed is worse than a stiff sentence.
  const passes = chance ** 2 / (1 + Math.exp(-weighFeatures(weights, features)));
  return Math.log(passes / (1 - passes));
}

/** How a job ended, and what was only wished or tried. */
export function isNoWork(text: string): boolean {
  return endOfJob.test(text) || notDone.test(text);
}

/** The sentences that a line may be told in, each with how likely its way suits the line and what can be seen of it. */
export function clausesBy(line: Line, ways: Tagger, tag: Tag) {
  if (isNoWork(line.text)) return [];
  const chances = tagSequence(ways, [openingFeatures(line, tag)]);
  const chanceOf = (way: string) => chances[ways.labels.indexOf(way)] ?? 0;
  const tellings = clausesOf(line, tag);
  // What a line cannot be told as takes no chance from the other ways.
  const whole = [...new Set(tellings.map(({ way }) => way)), "none"].reduce((sum, way) => sum + chanceOf(way), 0);
  const seen = new Set<string>();
  return tellings.flatMap((telling) => {
    const chance = chanceOf(telling.way) / whole;
    const isOut =
      chance < leastChance || endsOpen.test(telling.text) || denies(telling.text) || saysTitle(telling, line);
    const text =
      isOut || isUntrue(telling, chance, line, tag)
        ? undefined
        : withoutShorthand(withPlurals(telling.text, tag), line.job, tag);
    if (text === undefined || seen.has(text)) return [];
    seen.add(text);
    const told: Clause = { ...telling, text };
    return [{ telling: told, chance, features: sentenceFeatures(told, line, tag) }];
  });
}

/** "Built knowledge of new products through" */
const endsOpen = /\b(?:and|or|of|the|an?|for|from|with|by|to|through|into|between|within|including|their|our)$/iu;

/** Whether a telling would say that its writer did what others did, or would run two lines into one. */
function isUntrue({ way, text, wording }: Clause, chance: number, line: Line, tag: Tag): boolean {
  const { job } = line;
  if (runsTogether(wording, tag) || (!job.isCurrent && ofToday.test(wording))) return true;
  if (way === "own") return !isOurs(text, tag);
  if (way !== "deed") return false;
  const deed = readDeed(wording, tag, true);
  const { adverb, word } = openingOf(wording);
  const verb = readVerb(word);
  const [next] = tag(wording.slice(adverb.length + word.length).trim());
  // "Field repairs on pumps", "Order entry in SAP", where the first word names a thing as well; "Drawing review with engineers".
  const isBare = !/^(?:DET|NUM|PRON)$/u.test(next?.pos ?? "");
  const isNoun = verb?.form === "base" && verb.nounToo && !(opensInPresent(wording, tag) && isAmongDeeds(line, tag));
  const isNounBehind = next?.pos === "NOUN" || readVerb(next?.text ?? "")?.nounToo === true;
  const isNamed = verb?.form === "gerund" && isNounBehind && !/s$/u.test(next?.text ?? "");
  // "Research, planning and execution of projects" is a list of things.
  // So is "Lead designer of booms" somebody.
  const isSure = chance >= sureDeed && next?.pos !== "PUNCT" && !isTitleNoun(next?.text.toLowerCase() ?? "");
  const isThing = !isSure && ((isNoun && isBare) || isNamed);
  return (
    isThing ||
    (verb?.nounToo === true && wentOn.test(wording)) ||
    mayBeDoneByOthers(wording, tag) ||
    // "Transfer to the store refused by management"
    (verb?.nounToo === true && /\p{L}ed by (?:the|an?|my|our|management|staff|colleagues)\b/u.test(wording)) ||
    wantsObject(wording, tag) ||
    meetsBarePerson(wording, tag) ||
    gradesKnowledge(wording) ||
    rowsWithThings(wording, tag) ||
    hasLooseGerund(wording) ||
    (deed !== undefined && !(job.isCurrent && isOwnPast(verb)) && hasLoosePresent(deed, tag))
  );
}

/** "Read plans and set grades": a word that is its own past stands in the present where the job goes on. */
function isOwnPast(verb: ReturnType<typeof readVerb>): boolean {
  return verb !== undefined && verb.form !== "gerund" && pastOf(verb.base) === verb.base;
}

/** "Falls on our unit went from 11 a month to 6": the first word is what went. */
const wentOn =
  /^(?:(?!who |that |which |what |where )\p{L}+ ){1,7}(?:went|was|were|is|are|rose|fell|dropped|grew|came|stayed|has|have) (?!\p{L}+ing\b)/u;

/** Whether half of the other lines of its job open with what is surely a deed, or it stands alone. */
function isAmongDeeds({ job, path }: Line, tag: Tag): boolean {
  const deeds = deedsBy(tag)(job.texts).filter((other) => other !== path).length;
  const others = job.texts.filter((other) => other.path !== path).length;
  return deeds * 2 >= others;
}

/** The paths of the lines that surely open with a deed; each line of a job asks for them. */
const deedsBy = oncePer((tag: Tag) =>
  oncePer((texts: Line["job"]["texts"]) =>
    texts
      .filter(({ text }) => {
        const verb = readVerb(openingOf(text).word);
        return verb !== undefined && verb.form !== "gerund" && (!verb.nounToo || opensInPresent(text, tag));
      })
      .map(({ path }) => path),
  ),
);

/** What it dates from today stands only in a job that goes on. */
const ofToday = /\b(?:now|today|currently|(?:last|this) (?:year|month|week|quarter|season))\b/iu;

/** In words: so far into a sentence of its own its verb stands, and so far behind its beginning "I". */
const longest = { subject: 5, lead: 9 };

/** "I ...", "When the pump fails I ...", "My ovens have ...", "We ..."; "My supervisor trained nine drivers" is somebody else's deed. */
function isOurs(text: string, tag: Tag): boolean {
  const words = tag(text);
  const at = words.findIndex((word) => word.text === "I");
  if (at === 0) return true;
  const isLed = /^(?:ADP|SCONJ)$/u.test(words[0]?.pos ?? "") && !/^as an? /iu.test(text);
  if (at > 0 && at <= longest.lead) return isLed;
  const verb = words.slice(0, longest.subject).findIndex(({ pos }) => /^(?:VERB|AUX)$/u.test(pos));
  const ofPeople = words.slice(1, verb).some((word) => isTitleNoun(word.text.toLowerCase().replace(/s$/u, "")));
  return /^(?:my|our|we) /iu.test(text) && verb > 0 && !ofPeople;
}

/** "As a Charge Nurse I was a charge nurse": it says no more than the head of the job. */
function saysTitle({ text }: Clause, { job: { title = "" } }: Line): boolean {
  const [, called = ""] = /^I (?:am|was|have been) (?:an?|the) (.{3,40}?) (?:in|for|of|at|on|with) /u.exec(text) ?? [];
  return called !== "" && title.toLowerCase().includes(called.toLowerCase());
}

/** How a job ended is no work: "Laid off after the fire". */
const endOfJob =
  /^(?:I )?(?:was )?(?:laid off|let go|left (?:when|because|due|to|at|after|in|as|for)|quit|resigned|retired(?: (?:in|from|after|due|early)|$)|terminated|fired|dismissed|sacked|suspended|made redundant)\b/iu;

/** What was wished, planned or tried, or went wrong, is no deed. */
const notDone =
  /^(?:I )?(?:\p{L}+ly )?(?:fail(?:s|ed|ing)?|try|tries|tried|trying|attempt(?:s|ed|ing)?|hop(?:e|es|ed|ing)|want(?:s|ed|ing)?|plan(?:s|ned|ning)?|intend(?:s|ed|ing)?|declin(?:e|es|ed|ing)|refus(?:e|es|ed|ing)|wish(?:es|ed|ing)?|struggl(?:e|es|ed|ing)) to\b|^(?:I )?failed\b/iu;
