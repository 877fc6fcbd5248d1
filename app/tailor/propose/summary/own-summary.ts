import { findLosses } from "~/tailor/gate/find-losses";
import { capital } from "~/tailor/grammar/open-with-deed";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { hasBlank } from "~/tailor/propose/blanks";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";

/** Below it a sentence says nothing by itself: "Available now". */
const fewestWords = 5;
/** An objective as long as this tells more than what its writer wants. */
const longestObjective = 30;
const fewestWordsOfRest = 6;
/** Longer ones are several that nobody parted: a wish in them has no end. */
const longestSentence = 80;

/** What a person wants rather than what they have done: such a summary was written for another job. */
const objective =
  /\b(?:(?:aiming|aim|hoping|hope|wish|looking|would like) (?:to|for)|(?:to|and) (?:obtain|secure|gain|acquire|find)|seeking|seeks?|in search of|objective|my (?:\p{L}+ )?goal|want to (?:be|become|join|work)|be my pleasure|desires? an?\b|aspir\p{L}+|(?:obtain|secure|gain|pursue) (?:a|an|the) (?:\p{L}+ ){0,5}(?:position|role|job|career))\b|^(?:an? |the )?(?:[\p{L}-]+ ){0,4}(?:position|role|job|employment|opportunity) (?:as|in|with|where|at)\b|\b(?:position|job|role|work) (?:sought|desired|wanted)\b|^To (?!date\b|this\b)\p{Ll}{2,} (?!.*\bI (?:have|had|am|was|led|ran)\b)(?:my|an?|the|as|in|with|for)\b/iu;
/** From here on a sentence says what its writer wants. */
const wish =
  /,?\s*(?:(?:and|who|that|I|I['’]m|am|is|are|currently|now|actively|presently)\s+){0,6}\b(?:seeking|seeks?|looking for|looking to|in search of|to (?:obtain|secure|gain|acquire|find) (?:a|an|the))\b.*$/iu;
/** The same in the middle of a sentence: "Patient gardener, seeking a new garden, trained in two nurseries". */
const wishInside =
  /,?\s*(?:(?:and|currently|now|actively|presently)\s+){0,6}\b(?:seeking|looking for|in search of)\s+[^,;]{3,80}(?=,\s)/iu;
/** From here on nothing else is said than what somebody means to do. */
const meant = /^(?:to|seeking|looking|want|my (?:\p{L}+ )?(?:goal|objective)|it will be)\b/iu;
const intends = /^(?:\p{L}+,? )?I(?: will|['’]ll)\b/iu;
/** What was done, with a wish behind it that rests on it: "I have run the shop for a month and would like to go on". */
const ownDeed = /^I(?: have|['’]ve) .*\bwould (?:like|love)\b/iu;
/** What is said to the reader belongs into a letter: "I thank you for your time", "my resume is enclosed". */
const addressed = /\byours?\b|\b(?:my|this) r[eé]sum[eé]\b/iu;
/** The same where it is no pitch: "plans that your gardeners will enjoy" goes on in the sentences around it. */
const ofLetter = /\byours\b|\b(?:my|this) r[eé]sum[eé]\b/iu;
/** "you" is the reader as whoever reads, hears or is served; "They argue with you" is said of anybody. */
const reader =
  /\b(?:thank|contact|from|meet\p{L}*|to|for|offer\p{L}*|bring|give|help|assure|show|join\p{L}*|assist|serve|tell|(?:meet|work|talk|speak|discuss|shar|interview)\p{L}* with) you\b|\byou (?:will|would|can|could|may|need|are|have|seek|want|require|look|should)\b/iu;
/** How a letter ends; with more words, this many at most, a sentence says something. */
const closings = [
  { opens: /^(?:many )?thanks\b/iu, most: 7 },
  { opens: /^(?:sincerely|respectfully|(?:best |kind )?regards)\b/iu, most: 4 },
];

function isClosing(text: string): boolean {
  return closings.some(({ opens, most }) => opens.test(text) && wordsOf(text) <= most && !/\bI\b/u.test(text));
}

/** Behind it a wish goes on: "and I'm now hunting for". */
const leadsOn =
  /\b(?:I|I['’]m|am|is|are|and|or|but|to|my|now|hop(?:e|ing)|want(?:ing)?|wish(?:ing)?|like|love|plan(?:ning)?|aim(?:ing)?|try(?:ing)?|ready|eager|able)\s*$/iu;
/** A paper that its owner means to use: "a position where a forklift licence will be of use". */
const paperInUse =
  /\b(?:where|us(?:e|ing)|utili[sz](?:e|ing)|apply(?:ing)?|with)\b[^.;]{0,120}?(?<!\b(?:obtain|earn|gain|pursue|get|need|requires?|towards?|for|of) )\b(?:an?|my) ((?:[\p{L}'’-]+ ){1,3}(?:licen[sc]e|certificat(?:e|ion)))\b/iu;

/** "I am looking for a position inside one company so that I can ...": somebody's own reason. */
const ownReason = /^I\b.*\b(?:so that|because|after|(?:where|in which|as) I)\b/iu;

/** Whether a summary says what its writer wants in place of what they have done. */
export function isObjective(summary: string): boolean {
  return objective.test(summary);
}

/** Whether a sentence does nothing but look for a post: "Seeking a position in fern breeding." */
export function seeksPost(text: string): boolean {
  return (
    meant.test(text) &&
    isObjective(text) &&
    /\b(?:position|role|roles|job|post|opportunit\p{L}+|career|employment)\b/iu.test(text)
  );
}

/** A telling word that fewer resumes have is somebody's own. */
const ownShare = 0.12;
const ownWords = 0.5;

/** What every empty wish speaks of. */
const toUseSkills =
  /\b(?:us(?:e|ing)|utili[sz](?:e|ing|ed)|apply(?:ing)?|employ)\b.{0,30}\b(?:skills?|abilit(?:y|ies)|knowledge|talents?|education|training)\b/iu;

/**
 * Whether a wish is its writer's own ("a small shop where I know the people I help"), and names nobody that it was written to:
 * half of its words are rare in resumes, where empty ones all speak of a challenging position to utilize skills in.
 */
export function isDistinctWish(text: string): boolean {
  const stems = contentStems(text);
  const own = stems.filter((stem) => resumeShare(stem) < ownShare);
  if (toUseSkills.test(text)) return false;
  return own.length >= ownWords * stems.length && !/(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u.test(text) && !hasBlank(text);
}

/** Whether a sentence wishes for nothing but a place to use skills in. */
export function isEmptyWish(text: string): boolean {
  return meant.test(text) && isObjective(text) && toUseSkills.test(text);
}

export interface OwnSummary {
  /** Its sentences without what its writer wants and without blanks that nobody filled in. */
  sentences: string[];
  /** The same, a short one ("Degree held.") with the one before it, and the first with the next. */
  kept: string[];
  /** The same with the lines as they were; the summary itself where nothing goes. */
  text: string;
  /** How many sentences were dropped or cut: wishes, blanks. */
  dropped: number;
  /** Lines that are no sentences: a list that was read as a summary, or one cut by its layout. */
  isBroken: boolean;
}

/** Behind it a sentence opens; "Dr. Holt" and "the U.S. Army" are none. */
const sentenceEnd =
  /(?<=[.!?]["”)]?)(?<!(?:^|[\s.(])(?:\p{L}|Inc|Dr|Mrs?|Ms|St|Sr|Jr|Co|vs|approx|eg|ie)\.)\s+(?=[^\p{Ll}])/u;

/** The blank behind a full stop was lost: "for a team.Handled all invoices". */
const lostBlank = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/gu;

const fewestLines = 3;
const shortLine = 6;
/** A person's own summary, sentence by sentence. */
export function readSummary(summary: string): OwnSummary {
  const flowing = summary.replace(wrapped, " ");
  const isWrapped = flowing !== summary;
  const lines = flowing.split(/\n+/).map((line) => line.trim());
  let isWish = false;
  let before: string | undefined;
  const parts = lines.flatMap((line, at) => (line === "" ? [] : sentencesOf(line).map((part) => ({ at, part }))));
  const read = parts.map(({ at, part }) => {
    // "My goal is to keep guests content. Make sure that ...": what is to be done goes on.
    isWish = isWish
      ? goesOn(part) || isObjective(part) || intends.test(part)
      : meant.test(part) && isObjective(part) && !isDistinctWish(part);
    const left = hasBlank(part)
      ? undefined
      : isWish || intends.test(part) || addressed.test(part) || reader.test(part) || isClosing(part)
        ? factOf(part)
        : withoutWish(part);
    const whole = left && wholeSentence(left, before === undefined);
    before = left === part ? left : undefined;
    return { at, part, left: whole };
  });
  // Between what stays a wish is a part of what its writer tells, unless it opens as one, and so is what speaks to its reader;
  // and a wish that the next sentence adds to stays as well.
  const [from, to] = [read.findIndex(stays), read.findLastIndex(stays)];
  const told = read.map(({ at, part, left }, index) => {
    const isInside = index > from && index < to && !meant.test(part);
    const isPart = isInside || addsTo.test(read[index + 1]?.left ?? "");
    return {
      at,
      part,
      left:
        left ??
        (isPart && !hasBlank(part) && !ofLetter.test(part) && !reader.test(part) && !isClosing(part)
          ? part
          : undefined),
    };
  });
  const isList = lines.filter((line) => line !== "" && line.split(/\s+/).length < shortLine).length >= fewestLines;
  const sentences = told.flatMap(({ left }) => left ?? []);
  const kept: string[] = [];
  for (const part of sentences) {
    const before = kept.at(-1);
    const isShort = wordsOf(part) < fewestWords || (kept.length === 1 && wordsOf(before ?? "") < fewestWords);
    if (isShort && before !== undefined) kept.splice(-1, 1, `${sentence(before)} ${part}`);
    else kept.push(part);
  }
  const isWhole = told.every(({ part, left }) => left === part);
  const left = lines.flatMap((line, at) => {
    const own = told.filter((one) => one.at === at);
    const isSame = own.every((one) => one.left === one.part);
    return isSame ? line : own.flatMap((one) => (one.left === undefined ? [] : sentence(one.left))).join(" ");
  });
  return {
    sentences,
    kept,
    text: isWhole && !isWrapped ? summary : left.filter(Boolean).join("\n"),
    dropped: told.filter(({ part, left }) => left !== part).length,
    isBroken: isList || (lines.length > 1 && !lines.every((line) => line === "" || /[.!?]$/.test(line))),
  };
}

const addsTo = /^(?:\S+ ){0,2}also\b/iu;

function stays({ part, left }: { part: string; left: string | undefined }): boolean {
  return left === part;
}

/** A line that breaks off is read on: "Trained in first aid and" with what stands below; "Laws of Banking" is an item of a list. */
const wrapped =
  /(?<=,|\b(?:and|or|of|the|in|with|to|for|an?)|[^\n]{40}\b(?:and|or|of|the|in|with|to|for|an?) \p{Lu}\S{0,12})[ \t]*\n+[ \t]*(?=\p{L})/gu;

function goesOn(text: string): boolean {
  const [first = ""] = text.split(" ");
  const verb = readVerb(first);
  return (verb?.form === "base" && !verb.nounToo) || /^(?:preferably|ideally)\b(?! \p{L}+ed\b)/iu.test(text);
}

/** "And work in two parks." with nothing before it, and "Although I know ferns." with nothing behind, without the first word. */
function wholeSentence(text: string, isFirst: boolean): string {
  const rest = text.replace(isFirst ? /^(?:and|but|also|so)\s+/iu : /^$/u, "");
  const plain = rest.includes(",") ? rest : rest.replace(/^(?:although|though|while|whereas)\s+(?=I\b)/iu, "");
  return plain === text ? text : capital(plain);
}

/** Behind a wish: for how long its writer has done what. */
const yearsBehind =
  /\b((?:(?:almost|nearly|over|about|more than) )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|twenty|thirty) years['’]?(?: of)? (?:\p{L}+ )?experience (?:in|as|with) (?:(?!to |and |where |while |that |which )[\p{L}’'-]+ ?(?:and (?=[\p{L}-]+ (?:industry|field|trade)))?){1,7})/iu;

/** Whether a wish names what its writer has: a paper, or for how long they have done what. */
export function namesFact(text: string): boolean {
  return factOf(text) !== undefined;
}

/** What only a wish names: a licence or certificate, or for how long its writer has done what. */
function factOf(text: string): string | undefined {
  const [, paper = ""] = paperInUse.exec(text) ?? [];
  const [, years = ""] = yearsBehind.exec(text) ?? [];
  return paper !== ""
    ? sentence(`Holds ${withArticle(paper)}`)
    : years !== ""
      ? sentence(capital(years.trim()))
      : undefined;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

function sentencesOf(line: string): string[] {
  return line.replace(lostBlank, " ").split(sentenceEnd);
}

/** The sentence without what its writer wants: "Results-oriented manager, seeking a position" as "Results-oriented manager."; undefined where that was all. */
function withoutWish(text: string): string | undefined {
  if (!isObjective(text) || ownDeed.test(text) || wordsOf(text) > longestSentence) return text;
  if (isDistinctWish(wish.exec(text)?.[0] ?? text) || (ownReason.test(text) && !toUseSkills.test(text))) return text;
  const rest = text.replace(wish, "").trim();
  const at = text.search(wishInside);
  const inner = at > 0 && leadsOn.test(text.slice(0, at)) ? text : text.replace(wishInside, "");
  if (inner !== text && !isObjective(inner) && inner.split(/\s+/).length >= fewestWordsOfRest) return sentence(inner);
  const isEnough = rest !== text.trim() && rest.split(/\s+/).length >= fewestWordsOfRest && !isObjective(rest);
  if (isEnough && !leadsOn.test(rest)) return sentence(rest);
  return text.split(/\s+/).length > longestObjective && !meant.test(text) ? text : factOf(text);
}

/** Figures, dates and names that no other value of the resume has: a summary without their sentence would lose them. */
export function onlyHere(kept: readonly string[], { atoms }: Resume): string[] {
  const others = atoms.filter(({ path }) => path !== "/basics/summary").map(({ text }) => sentence(text));
  if (kept.length === 0) return [];
  return findLosses(kept.map(sentence).join(" "), others.join("\n")).filter((name) => !/^I\b/u.test(name));
}
