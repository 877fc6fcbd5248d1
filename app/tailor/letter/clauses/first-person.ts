import { opensInPresent } from "~/tailor/grammar/deed-verbs";
import { openWithDeed } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { goesWith, wantsObject } from "~/tailor/grammar/wants-object";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { tagSequence } from "~/tailor/posting/terms/tagger";
import { denies, hasLooseGerund, mayBeDoneByOthers, meetsBarePerson } from "./clause-checks";
import { openingFeatures } from "./clause-features";
import { plainText, type Way } from "./clause-forms";
import { withAnd } from "./clause-wordings";
import { clausesBy, isNoWork, shippedWays } from "./line-clause";
import { firstForm } from "./openings";

/** From this chance on a line is told in a way; a past is hardly ever anything but a deed. */
const toldFrom = { past: 0.6, deed: 0.85, was: 0.8, named: 0.6 };
/** In words: a longer list of what the work includes is none that somebody speaks. */
const longestNamed = 14;

/**
 * A sentence of a resume in the first person with nothing of it left out: "I ran Route 14 eight years" of "Ran Route 14 eight
 * years", "the work included stock counts". Undefined where it may be anything else.
 * `isSayable` proves what is put into other words than the line's own.
 */
export function inFirstPerson(line: Line, tag: Tag, isSayable: (text: string) => boolean): string | undefined {
  const { text, job } = line;
  if (isNoWork(text) || denies(text) || labelled.test(text)) return undefined;
  const learnt = shippedWays();
  const chances = tagSequence(learnt, [openingFeatures(line, tag)]);
  const chanceOf = (way: Way) => chances[learnt.labels.indexOf(way)] ?? 0;
  // "past", "ed", "base noun": how the first word may be read. "Rewrote" is bent as "wrote" is.
  const form = firstForm(text) || firstForm(text.replace(/^(?:Re|Over|Under|Out)(?=\p{Ll}{3})/u, ""));
  const verb = readVerb(openingOf(text).word);
  // "Cut the waste by half": a word that is its own past.
  const isOwnPast = verb?.form === "base" && pastOf(verb.base) === verb.base && chanceOf("deed") >= toldFrom.deed;
  if (isOwnPast || /^(?:past|ed)/u.test(form))
    return chanceOf("deed") >= toldFrom.past && isOwnDeed(line, tag) ? `I ${withAnd(lowered(text), tag)}` : undefined;
  // What is dated stands in no present, and where nothing says when a job ended nothing is bent into its past.
  const canBend = job.isCurrent ? !dated.test(text) : job.endDate !== undefined;
  if (/^base/u.test(form) && job.isCurrent)
    return canBend && chanceOf("deed") >= toldFrom.deed && isSurelyVerb(line, tag) ? `I ${lowered(text)}` : undefined;
  if (/^gerund/u.test(form)) {
    const turned =
      canBend && actsOn(text, tag) ? openWithDeed(text, job.isCurrent ? "base" : "past", tag, true) : undefined;
    const told =
      turned && !hasLooseGerund(turned) && isOwnDeed({ ...line, text: turned }, tag)
        ? `I ${lowered(turned)}`
        : undefined;
    return told !== undefined && isSayable(told) ? told : undefined;
  }
  const whole = plainText(line, tag);
  const told = clausesBy(line, learnt, tag).find(({ telling: { way, wording, text: own } }) => {
    if (wording !== whole || way === "own" || way === "had" || chanceOf(way) < toldFrom[way] || !isSayable(own))
      return false;
    return way === "deed" ? canBend && isSurelyVerb(line, tag) : isPlainWay(way, own, tag);
  });
  return told?.telling.text.replace(/^my work includ/u, "the work includ");
}

/** "Start date: in June" */
const labelled = /^\p{L}+(?: \p{L}+){0,3}:/u;
/** A time that is over, or to come: what happens then does not happen now. */
const dated =
  /(?<!\bsince )\b(?:19|20)\d\d\b|\b(?:until|next (?:year|month|week|summer|spring)|last (?:year|month|week|summer|season)|once|was \d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/iu;

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** What follows the first word. */
function nextOf(text: string, tag: Tag): { pos: string; text: string } {
  const { adverb, word } = openingOf(text);
  return tag(text.slice(adverb.length + word.length).trim())[0] ?? { pos: "", text: "" };
}

const ofObject =
  /^(?:new|all|both|each|every|other|various|daily|weekly|monthly|customers?|clients?|patients?|staff|guests?|orders?)$/iu;

const ofPlaceOrAim = /^(?:on|of|for|from|in|at|by|to)$/u;

/** "Looking after twelve people", "Training the new starters", and no "Meeting rooms" or "Driving licence checks". */
function actsOn(text: string, tag: Tag): boolean {
  const { word } = openingOf(text);
  const verb = readVerb(word);
  const next = nextOf(text, tag);
  if (ofPlaceOrAim.test(next.text)) return verb !== undefined && next.text !== "by" && goesWith(verb.base, next.text);
  if (next.pos === "ADP") return true;
  return /^(?:DET|NUM|PRON)$/u.test(next.pos) || ofObject.test(next.text);
}

/** A first word that may name a thing is a deed where it acts on something, or most of the other lines of its job open with deeds. */
function isSurelyVerb(line: Line, tag: Tag): boolean {
  const { text, job, path } = line;
  const { word } = openingOf(text);
  const next = nextOf(text, tag);
  // "Produce on the way back": hardly ever is anything done so.
  if (ofPlaceOrAim.test(next.text) && !goesWith(word.toLowerCase(), next.text)) return false;
  if (meetsBarePerson(text, tag) || mayBeDoneByOthers(text, tag) || asAdjective.test(word)) return false;
  // "Lead climber on towers": one person without an article.
  // "Counter and phone sales": a row of things.
  const [, second = ""] = /^\p{L}+ (?:and|or) (\p{L}+)/u.exec(text) ?? [];
  if (second !== "" && readVerb(second)?.nounToo !== false) return false;
  if (next.pos === "NOUN" && /(?:er|or|ist|ian)$/u.test(next.text) && !ofObject.test(next.text)) return false;
  if (readVerb(word)?.nounToo !== true || /^(?:DET|NUM|PRON|ADP)$/u.test(next.pos) || ofObject.test(next.text))
    return true;
  if (!opensInPresent(text, tag)) return false;
  const others = job.texts.filter((other) => other.path !== path);
  const deeds = others.filter(({ text: other }) => {
    const verb = readVerb(openingOf(other).word);
    return verb !== undefined && verb.form !== "gerund" && !verb.nounToo;
  });
  return (
    deeds.length >= 2 && deeds.length * 2 >= others.length && !isTitleNoun(next.text.toLowerCase().replace(/s$/u, ""))
  );
}

/** "The work includes pump repair": no list of many things, and nothing that may be a name; "I am second in charge". */
function isPlainWay(way: Way, text: string, tag: Tag): boolean {
  if (way === "named" && readVerb(/^my work includ\p{L}+ (\p{L}+)/u.exec(text)?.[1] ?? "")?.form === "past")
    return false;
  if (way === "named")
    return (
      !/[,:;(]/u.test(text) &&
      !/^my work includ\p{L}+ \p{L}+ing\b/u.test(text) &&
      text.split(" ").length <= longestNamed
    );
  // "I was a fluent in Polish"
  const [, noun = ""] = way === "was" ? (/^I (?:am|was) an? (\p{L}+ \p{L}+)/u.exec(text) ?? []) : [];
  return noun === "" || tag(noun).every(({ pos }) => pos !== "ADP");
}

/** Participles that stand before a noun as adjectives do: "damaged goods", "a used car". */
const asAdjective =
  /^(?:damaged|lost|finished|used|fixed|convicted|listed|printed|imported|shared|mixed|sealed|protected|abandoned|fitted|dated|combined|contested|cast|called|found|left|caught|sold|held|learned|led|assisted|supported|managed|prepared|reduced)$/iu;
/** What a desk, a house or a service is called by: "Assisted living facility". */
const ofPlace =
  /\b(?:desk|office|store|shop|service|services|sales|surveys|courses|facility|assembly|removal|contract|counter|living|housing|stickers|lighting|classes|societies|objects|files|shows|rotation)\b/iu;
/** "Looked up to by the younger staff", "Held at gunpoint", "Paid weekly": what was done to somebody. */
const doneToWriter =
  /^(?:\p{L}+ly )?(?:(?:located|included|published|posted|situated|stationed|seconded|redeployed|transferred) (?:in|at|to|next|near|on|by)|(?:looked (?:after|up to) by|brought (?:up|in)|put (?:in charge|forward)|kept on|held back|called (?:upon|on)|held at|caught|paid (?:\p{L}+ly|by|per)|fined|charged with|accused|injured)\b)|^\p{L}+(?: \p{L}{2,4}){0,2} by (?:the|an?|my|our) /iu;

/** What opens as a deed of its writer does and is none: what others did, what somebody is, what acts on nothing. */
function isOwnDeed({ text }: Line, tag: Tag): boolean {
  const { word } = openingOf(text);
  const next = nextOf(text, tag);
  const isBare = /^(?:NOUN|PROPN|ADJ|VERB)$/u.test(next.pos) && !ofObject.test(next.text);
  return (
    !mayBeDoneByOthers(text, tag) &&
    !meetsBarePerson(text, tag) &&
    !doneToWriter.test(text) &&
    !(
      asAdjective.test(word) &&
      isBare &&
      (ofPlace.test(text) || !/^(?:assisted|supported|managed|prepared|reduced|led)$/iu.test(word))
    ) &&
    // "Registered ACR Tech, certified since 2022" says what somebody is; "started as a trainee" what they did.
    (/^(?:started|worked|moved|stayed|went|came)$/iu.test(word) || !wantsObject(text, tag)) &&
    (readVerb(word) !== undefined || readDeed(text, tag, true) !== undefined || next.pos !== "PROPN")
  );
}
