import type { Deed } from "~/tailor/grammar/read-deed";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { openingOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { verbOf } from "./clause-wordings";

/** What others do to somebody at work, whatever follows: "Awarded two trips" and "Assigned three routes" may mean that the writer was. */
const givenByOthers =
  /^(?:\p{L}+ly )?(?:award|grant|assign|mandat|appoint|elect|name|ask|rat|rank|certifi|licens|accredit|invit|entrust|requir|task|commend|prais|credit|honou?r|trust|recogni[sz]|nominat|rehir|approv|retain|chosen|given|fire|sack|dismiss|suspend|rehire|injur|hospitali[sz])(?:ed|d)?\b|^(?:\p{L}+ly )?(?:pulled over|laid off|let go)\b/iu;
/** What is done to somebody where no object follows: "Promoted to lead", but "Promoted six of them". */
const doneToSomebody = /^(?:\p{L}+ly )?(?:promot|select|hir|recruit)ed\b/iu;
const howOften = /^\P{L}*(?:twice|once|again|\p{L}+ times)\b/iu;

/** "Audited twice a year by inspectors": between a participle and its agent stands nothing that it acts on. */
const byOthers =
  /^(?:\p{L}+ly )?\p{L}+ed (?:(?:once|twice|daily|weekly|monthly|yearly|often|an?|per|every|each|times?|days?|weeks?|months?|years?|\d+) )+by\b/iu;

export function mayBeDoneByOthers(text: string, tag: Tag): boolean {
  if (givenByOthers.test(text) || /^(?:\p{L}+ly )?(?:sent|brought|taken|called) (?:to|on|out|for)\b/iu.test(text))
    return true;
  if (byOthers.test(text)) return true;
  const rest = text.replace(doneToSomebody, "");
  if (rest === text) return false;
  const next = tag(rest.trim())[0];
  const isList = /^(?:,| and) (?:\p{L}+(?:ed|ught|id)\b)/u.test(rest);
  const hasObject = /^(?:DET|NUM)$/u.test(next?.pos ?? "") || (next?.pos === "NOUN" && /s$/u.test(next.text));
  return howOften.test(rest) || !(isList || hasObject);
}

/** "Cared Management of patients", "Led and Managed a ward": a common word has a capital where a line of its own began, or begins. */
export function runsTogether(text: string, tag: Tag): boolean {
  // "revenue of $9 million Responsible for menus", "as well Handled all closings", "Entry- Prepared": what a line of its own began with.
  const openings = [...text.matchAll(/[\p{Ll}\d]-? (\p{Lu}\p{Ll}+) (?=\p{Ll})/gu)];
  if (openings.some(([, word = ""]) => /^(?:Responsible|Proficient)$/u.test(word) || readVerb(word)?.form === "past"))
    return true;
  const [, second = "", third = ""] = /^\p{L}+ (\p{L}+)(?: (\p{L}+))?/u.exec(text) ?? [];
  const isCommon = (word: string) => /^\p{Lu}\p{Ll}{4,}$/u.test(word) && isCountedForm(word.toLowerCase());
  // "Excel" is a name that the tagger knows.
  const isName = tag(text.charAt(0).toLowerCase() + text.slice(1)).some(
    ({ text: word, pos, isKnown }) => word === second && pos === "PROPN" && isKnown,
  );
  return (isCommon(second) && !isName) || (/^(?:and|or)$/u.test(second) && isCommon(third));
}

/** "Seated member of committees", "Assisted controller in audits": one person without an article is no object of a deed. */
export function meetsBarePerson(text: string, tag: Tag): boolean {
  const { adverb, word } = openingOf(text);
  // "Named Member of the Year", "Became manager" say what somebody was.
  if (/^(?:named|voted|elected|appointed|promoted|became)$/iu.test(word)) return false;
  if (!/^(?:past|base)$/u.test(verbOf(word)?.form ?? "")) return false;
  const small = text.slice(adverb.length + word.length).trim();
  const words = tag(`the ${small}`).slice(1, 1 + farthest);
  const end = words.findIndex(({ pos }) => !/^(?:NOUN|PROPN|ADJ)$/u.test(pos));
  const [last] = words.slice(0, end < 0 ? undefined : end).slice(-1);
  const isObject = end < 0 || /^(?:ADP|CCONJ|PUNCT|PART|DET)$/u.test(words[end]?.pos ?? "");
  const name = last?.text.toLowerCase() ?? "";
  return isObject && isTitleNoun(name) && !name.endsWith("s") && !ofMany.test(name) && name !== "model";
}

/** "Advanced knowledge of soils": how well something is known, and no deed. */
export function gradesKnowledge(text: string): boolean {
  return /^\p{L}+ed (?:and \p{L}+ )?(?:knowledge|understanding|proficiency|skills?|training|ability)\b/iu.test(text);
}

/**
 * "Pan and bitewing images", "Join, group by, rollups", "Post including the fliers": what stands in a row with the first word
 * is no deed, so neither is that word.
 */
export function rowsWithThings(text: string, tag: Tag): boolean {
  const { adverb, word } = openingOf(text);
  const verb = readVerb(word);
  if (adverb !== "" || (verb && verb.form !== "base")) return false;
  const rest = text.slice(word.length);
  if (/^ (?:including|incl\.|such as) /u.test(rest)) return true;
  const [row = ""] = /^(?:,? and|,? or| &|,) [^,;:(]+(?:, [^,;:(]+)*/u.exec(rest) ?? [];
  const isList = row.startsWith(",");
  // Behind the "and" of a list its last one stands, and then a remark.
  const [list] = /^.*? (?:and|or) \S+/u.exec(row) ?? [row];
  const others = list.split(isList ? /,? (?:and|or) |, / : /^ (?:and|or|&) /u).filter(Boolean);
  const tagged = tag(`I ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  // Right behind a noun stands no adjective: "quote and bind personal lines".
  const isVerb = (one: string) =>
    readVerb(one) !== undefined ||
    /ly$/u.test(one) ||
    tagged.some(
      ({ text: own, pos }, at) =>
        own === one && (pos === "VERB" || /^(?:ADJ|DET|NUM|PRON)$/u.test(tagged[at + 1]?.pos ?? "")),
    );
  return (isList ? others : others.slice(0, 1)).some((other) => !isVerb(openingOf(other).word));
}

/** In words. */
const farthest = 5;

/** "Document cases and keeping them up to date": a gerund in a row with a verb that is none. */
export function hasLooseGerund(text: string): boolean {
  const [, before = "", word = ""] =
    /^(.*?) (?:and|or) (?:\p{L}+ly )?(\p{L}+ing) (?:the|an?|all|them|it|any|new|our|their)\b/u.exec(text) ?? [];
  return word !== "" && !/ing\b/u.test(before) && readVerb(word)?.form === "gerund";
}

/** "Prepared records and monitor results": a plain form in a row with the past, and behind no other verb that it could go on with. */
export function hasLoosePresent({ form, text }: Deed, tag: Tag): boolean {
  const words = form === "past" ? tag(`I ${text.charAt(0).toLowerCase()}${text.slice(1)}`) : [];
  return words.some(({ pos }, at) => {
    const next = words[at + 1];
    const verb = pos === "CCONJ" ? readVerb(next?.text ?? "") : undefined;
    // "safe and secure rooms"
    const isVerb = next?.pos === "VERB" || (verb?.nounToo === false && words[at - 1]?.pos !== "ADJ");
    const isLed = words
      .slice(2, at)
      .some((word) => /^(?:to|that|who|which|so|help\p{L}*)$/u.test(word.text) || isPresent(word));
    const hasObject = /^(?:DET|NOUN|ADJ|PRON|ADP)$/u.test(words[at + 2]?.pos ?? "") && words[at + 2]?.text !== "of";
    return isVerb && verb?.form === "base" && pastOf(verb.base) !== verb.base && hasObject && !isLed;
  });
}

function isPresent({ text, pos }: Word): boolean {
  const verb = pos === "VERB" ? readVerb(text) : undefined;
  return verb?.form === "base" && pastOf(verb.base) !== verb.base;
}

/** "90 visit per week": more than one, and the noun does not say so. */
function oddNouns(text: string, tag: Tag): Word[] {
  const words = tag(text);
  return words.flatMap(({ text: count, pos }, at) => {
    const [noun, next] = [words[at + 1], words[at + 2]];
    if (pos !== "NUM" || !/^(?:\d{2,}|[2-9])$/u.test(count) || noun?.pos !== "NOUN") return [];
    const isEnd = next === undefined || /^(?:ADP|PUNCT)$/u.test(next.pos);
    const isSingular = /^\p{Ll}{3,}$/u.test(noun.text) && !/s$/u.test(noun.text);
    const isCounted = next?.text === "per" || (isCountedForm(noun.text) && isCountedForm(`${noun.text}s`));
    const isOdd = isEnd && next?.text !== "-" && isSingular && isCounted && !ofMany.test(noun.text);
    return isOdd ? [noun] : [];
  });
}

export function hasOddNumber(text: string, tag: Tag): boolean {
  return oddNouns(text, tag).length > 0;
}

/** "32 pallet per hour" with the "s" that its number wants. */
export function withPlurals(text: string, tag: Tag): string {
  return oddNouns(text, tag).reduceRight(
    (whole, { end }) => `${pluralOf(whole.slice(0, end))}${whole.slice(end)}`,
    text,
  );
}

/** A text that ends with a noun, with more than one of it: "boxes", "deliveries". */
function pluralOf(text: string): string {
  if (/[^aeiou]y$/u.test(text)) return `${text.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(text) ? `${text}es` : `${text}s`;
}

/** Nouns that stand for many as they are. */
const ofMany =
  /^(?:staff|crew|sheep|fish|deer|cattle|freight|mail|stock|produce|equipment|furniture|people|personnel|percent|head|dozen|hundred|thousand|million|team|hour|minute)$/u;

/**
 * What its writer says that they cannot, did not or do not yet do: "enough to read a chart, not to draw one", "I did not sit
 * the exam". What others did not do or need is no denial, and neither is "not only", "never late" or what nobody wants
 * ("I did not lose a client").
 */
export function denies(text: string): boolean {
  return denial.test(text.replace(noLoss, "")) || ledDenial.test(text.replace(noLoss, "")) || lacking.test(text);
}

const denial =
  /(?:(?:^|[,;] |\b(?:and|although) )I|\b(?:but|though|and)(?: I)?) (?:(?:also|still) )?(?:(?:do|did|could|can|have|had|am|was|would)(?: not|n['’]t)|cannot|(?:have )?never)\b|, (?:but |and )?not (?:to \p{Ll}|yet\b|the\b)|\bbut (?:not \p{Ll}|failed\b)|\bI was unable\b/u;
/** "On the night run I was not allowed to" */
const ledDenial = /^\p{Ll}.* I (?:do|did|could|can|had|am|was|would)(?: not|n['’]t)\b/u;
const lacking =
  /\bnever (?:held|had|took|got|passed|finished|owned)\b|\bwithout (?:(?:an?|any|the|my) )?(?:licen[cs]e|certificat\p{L}+|certification|training|degree|permit)\b/iu;
const noLoss = /\b(?:not|never|n['’]t) (?:miss|lose|lost|drop|fail|complain|give up)\p{L}*\b[^,;]*/iu;
