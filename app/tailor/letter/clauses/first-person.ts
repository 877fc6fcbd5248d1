import { openWithDeed } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { goesWith, wantsObject } from "~/tailor/grammar/wants-object";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { tagSequence } from "~/tailor/posting/terms/tagger";
import { denies, hasLooseGerund, mayBeDoneByOthers, meetsBarePerson } from "./clause-checks";
import { openingFeatures } from "./clause-features";
import { plainText, type Way } from "./clause-forms";
import { withAnd } from "./clause-wordings";
import { clausesBy, isNoWork, shippedWays } from "./line-clause";
import { firstForm } from "./openings";

/** From this chance on a line is told in a way; a past is hardly ever anything but a deed. */
const toldFrom: Readonly<Record<Way | "past", number>> = {
  past: 0.6,
  deed: 0.85,
  had: 0.6,
  was: 0.7,
  named: 0.6,
  own: 1,
};
const surePast = 0.9;
/** In words: a longer list of what the work includes is none that somebody speaks. */
const longestNamed = 14;

/**
 * A sentence of a resume in the first person with nothing of it left out: "I ran Route 14 eight years" of "Ran Route 14 eight
 * years", "I had 61 kids at the most", "the work included stock counts". Undefined where it may be anything else.
 * `isSayable` proves what is put into other words.
 */
export function inFirstPerson(line: Line, tag: Tag, isSayable: (text: string) => boolean): string | undefined {
  const { text, job } = line;
  if (isNoWork(text) || denies(text)) return undefined;
  const learnt = shippedWays();
  const chances = tagSequence(learnt, [openingFeatures(line, tag)]);
  const chanceOf = (way: Way) => chances[learnt.labels.indexOf(way)] ?? 0;
  // "Rewrote" is bent as "wrote" is.
  const form = firstForm(text) || firstForm(text.replace(/^(?:Re|Over|Under|Out)(?=\p{Ll}{3})/u, ""));
  const small = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const isPast = /^(?:past|ed)/u.test(form);
  const sure = chanceOf("deed");
  if (/^(?:past|ed|base)/u.test(form) && sure >= (isPast ? toldFrom.past : toldFrom.deed)) {
    if (isPast || job.isCurrent) return isOwnDeed(line, sure, isPast, tag) ? `I ${withAnd(small, tag)}` : undefined;
  }
  const whole = plainText(line, tag);
  // "Looking after twelve people" as a deed in the tense of its job.
  const turned = /^gerund/u.test(form) ? openWithDeed(text, job.isCurrent ? "base" : "past", tag, true) : undefined;
  if (turned !== undefined) {
    const told = `I ${turned.charAt(0).toLowerCase()}${turned.slice(1)}`;
    return !hasLooseGerund(turned) && isSayable(told) ? told : undefined;
  }
  const ways = clausesBy(line, learnt, tag).filter(
    ({ telling: { way, wording } }) =>
      wording === whole && chanceOf(way) >= toldFrom[way] && !(way === "deed" && mayNameThing(text, tag)),
  );
  const told = ways.find(({ telling: { way, text: own } }) => isPlainWay(way, own) && isSayable(own))?.telling.text;
  return told?.replace(/^my work includ/u, "the work includ");
}

/** "Falls link nurse", "Updates room status": whether the first word is what somebody does only what it acts on tells. */
function mayNameThing(text: string, tag: Tag): boolean {
  const { adverb, word } = openingOf(text);
  const [next] = tag(text.slice(adverb.length + word.length).trim());
  return readVerb(word)?.nounToo === true && !/^(?:DET|NUM|PRON)$/u.test(next?.pos ?? "");
}

/** "The work includes pump repair": no list of many things. */
function isPlainWay(way: Way, text: string): boolean {
  return way !== "named" || (!/[,:;(]/u.test(text) && text.split(" ").length <= longestNamed);
}

/** What opens as a deed does and is none: what others did, what somebody is, what acts on nothing. */
function isOwnDeed({ text }: Line, chance: number, isPast: boolean, tag: Tag): boolean {
  // "Produce on the way back": hardly ever is anything done so.
  const [, verb = "", preposition = ""] = isPast ? [] : (/^(\p{L}+) (on|of|for|from|in|at) /u.exec(text) ?? []);
  const isSure = chance >= surePast;
  return (
    !mayBeDoneByOthers(text, tag) &&
    !meetsBarePerson(text, tag) &&
    (preposition === "" || goesWith(verb.toLowerCase(), preposition)) &&
    // "Registered ACR Tech, certified since 2022" says what somebody is.
    (isSure || (!wantsObject(text, tag) && !(isPast && readDeed(text, tag, true) === undefined)))
  );
}
