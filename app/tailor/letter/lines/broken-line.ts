import type { Tag } from "~/tailor/grammar/tagger";
import { irregularParticiples, readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms } from "~/tailor/lexicon/lexicon";

const link = /^(?:in|at|with|for|to)$/u;
/** Behind one of these a verb is another's, or an infinitive. */
const governed =
  /\b(?:to|who|which|that|can|could|will|would|shall|should|may|might|must|help(?:ed|ing)?|did|do|does|let|make|made|ensure[ds]?)\b/iu;
const object = /^(?:the|an?|all|any|each|every|our|its|their|new)$/u;
/** Their participle has the letters of the verb. */
const sameParticiple = /^(?:become|come|cost|cut|hit|let|put|read|run|set|shut|spread|overcome|bid|fit|quit|split)$/u;
const ofMany = /^(?:percent|people|staff|personnel|million|thousand|hundred|dozen|men|women|children|head|crew|feet)$/u;

/**
 * The line up to a capital in its middle that opens another one whose full stop was lost ("... selling Adept at closing
 * sales"); all of it where there is none, and undefined where what stands before it is not whole.
 */
export function beforeLostStop(source: string, tag: Tag): string | undefined {
  // "Answer the door (some days) Stock lists": behind a bracket nothing opens with a capital but another line.
  const text = /^(.{20,}?\)) \p{Lu}[\p{L}-]+ \p{Ll}/u.exec(source)?.[1] ?? source;
  const terms = findTerms(text);
  for (const { 0: found, 1: before = "", 2: word = "", 3: next = "", index } of text.matchAll(
    /(\p{Ll}+|[\d%]) (\p{Lu}\p{Ll}{3,}) (?=(\p{Ll}+))/gu,
  )) {
    const verb = readVerb(word);
    const opensDeed = verb?.form === "past" && !link.test(before);
    const opensQuality = link.test(next) && tag(word.toLowerCase())[0]?.pos === "ADJ";
    // "Visual Basic in the back office": the capital is within a name.
    const isName = terms.some(({ start, end }) => start <= index && end > index + before.length + 1);
    if (isName || (!opensDeed && !opensQuality)) continue;
    const kept = text.slice(0, index + before.length);
    const last = tag(kept).at(-1)?.pos ?? "";
    if (!/^(?:NOUN|PROPN|NUM)$/.test(last)) return undefined;
    return found ? kept : text;
  }
  return text;
}

/** Whether the verbs of a told line disagree: "answered phones and records each call", "must be perform", "200 call per day". */
export function disagrees(told: string, tag: Tag): boolean {
  return (
    hasOddPartner(told) ||
    hasOddPassive(told, tag) ||
    hasOddNumber(told) ||
    hasOddMany(told) ||
    endsInDeed(told, tag) ||
    headings.test(told) ||
    hasTornObject(told, tag) ||
    manyAreOne.test(told) ||
    participleAlone.test(told) ||
    hasOddList(told) ||
    pastForPassive.test(told) ||
    tornJoint.test(told) ||
    splice.test(told) ||
    saysAgain(told) ||
    pastOf.test(told) ||
    gerundBehindPast(told) ||
    measures.test(told) ||
    isListOfThings(told)
  );
}

/** "picked rate 120% of target": what stands at a figure was taken for a deed. */
const measures =
  /^\p{Ll}+ (?:(?!(?:the|an?|all|our|its|their|every|each|to|of|from|by|at|with|in|on|for)\b)\p{Ll}+ ){0,2}(?:rate|score|time|cost|ratio|level|average|quality|turnover|share|satisfaction) (?:of |at |is |was )?[$€£]?\d/u;

/** "cut and dye, curls, perms and updos": verbs without an object, and things behind a comma. */
function isListOfThings(told: string): boolean {
  const [, chain = "", next = ""] = /^(\p{Ll}+(?: and \p{Ll}+)?), (?:and )?(\p{Ll}+)/u.exec(told) ?? [];
  const last = readVerb(next);
  const isThing = last === undefined ? !/ly$/u.test(next) : last.form === "gerund";
  return isThing && chain.split(" and ").some((word) => readVerb(word) !== undefined);
}

/** "issued of permits": a noun was turned into a past, and kept its "of". */
const pastOf = /^(?!dispos|approv|consist|learn|assur|conceiv)\p{L}+ed of /u;

/** "weighed crates of pears and keeping the lists": nothing before it is in that form, or governs it. */
function gerundBehindPast(told: string): boolean {
  const [, before = ""] = /^(.*?),? and \p{L}+ing (?:the|an?|all|our|their) /u.exec(told) ?? [];
  const [first = ""] = /^\p{L}+/u.exec(before) ?? [];
  return readVerb(first)?.form === "past" && !/\p{L}ing\b|\b(?:by|while|when|for|before|after|without)\b/u.test(before);
}

/** "changed and written reports" */
const participleAlone = new RegExp(
  `^\\p{L}+ed(?: \\p{L}+){0,3},? (?:and|or) (?:${Object.entries(irregularParticiples)
    .flatMap(([base, participle]) => (participle === base ? [] : participle))
    .join("|")}) `,
  "u",
);
/** "calls that was taken" */
const manyAreOne = /\p{Ll}{2}[^s\P{Ll}]s (?:that|which) (?:was|is|has|does)\b/u;
/** They govern two objects: "taught clerks the method". */
const givesTwice =
  /^(?:\p{L}+ly )?(?:g[ai]ve|offer|teach|taught|show|sen[dt]|tell|told|bring|brought|sav|award|grant|assign|earn|charg)/u;
const determiner = /^(?:all|the|an?|any|each|every|our|their)$/u;

/** Things in a row without any joint between them: "menus all halls", "rehearsals musical plans", "seat plan poster ticket print". */
function hasTornObject(told: string, tag: Tag): boolean {
  const words = tag(`I ${told.replace(/\baccounts? (?:payable|receivable)\b/giu, "ledger")}`);
  const isPlural = (at: number) => {
    const { pos, text } = words[at] ?? { pos: "", text: "" };
    return pos === "NOUN" && /\p{Ll}{2}[^s]s$/u.test(text) && readVerb(text) === undefined;
  };
  let row = 0;
  return words.some(({ pos, text }, at) => {
    row = pos === "NOUN" && /^\p{Ll}/u.test(text) ? row + 1 : 0;
    if (row >= longestRow) return true;
    if (!isPlural(at - 1)) return false;
    const isRate = rate.test(words[at + 1]?.text ?? "");
    const isDetermined = pos === "DET" && determiner.test(text) && !isRate && !givesTwice.test(told);
    return isDetermined || (pos === "ADJ" && words[at + 1]?.pos === "NOUN");
  });
}

const longestRow = 5;
/** "30 pallets a day" */
const rate = /^(?:hour|shift|night|day|week|month|quarter|season|year)s?$/u;

/** "has been ran", "by submitted claims" */
const pastForPassive =
  /\bby (?:submitted|completed|provided|performed|used|prepared|managed|created|developed) |\b(?:be|been|being|was|were) (?:ran|went|did|saw|took|wrote|gave|began|drove|chose|spoke|broke|grew|knew|threw|flew|drew|rose|fell)\b/u;

/** "in order to improved yields", "met the quotas contributed to the win" */
const tornJoint =
  /\b(?:required|needed|able|order|used) to \p{L}+ed\b|\p{Ll}s (?:contributed|resulted|led) (?:to|in) the\b/u;

/** "served on two boats, tasks included the nets": behind the comma another sentence begins. */
const splice = /, (?:(?:my|the|other|main) )?\p{Ll}{4,} (?:included?|involved|consisted|were|was) /u;

/** "give advice to the keen walker gives help with boots": the verb that opens the line comes again in another form. */
function saysAgain(told: string): boolean {
  const first = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(told)?.[1] ?? "");
  const rest = told.split(" ").slice(1);
  return rest.some((word, at) => {
    const verb = readVerb(word);
    const isThird = verb?.form === "third" && verb.base === first?.base && !verb.nounToo;
    return isThird && !/^(?:who|which|that|it|and|or)$/u.test(rest[at - 1] ?? "");
  });
}

/** Among deeds a thing ("addressed feedback, conflict resolution and resolved complaints"), or a deed that only a comma joins. */
function hasOddList(told: string): boolean {
  if (readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(told)?.[1] ?? "")?.form !== "past") return false;
  const isPast = (word: string) => readVerb(word)?.form === "past";
  const things = [...told.matchAll(/, (\p{L}+)(?: \p{L}+){0,2} and (\p{Ll}+) (?=\p{L})/gu)];
  if (
    things.some(
      ([, thing = "", deed = ""]) =>
        isPast(deed) && !isPast(thing) && !/(?<!dai|week|month|year|quarter)ly$/u.test(thing),
    )
  )
    return true;
  const joined = [...told.matchAll(/, (\p{Ll}+) (?:the|an?|all) /gu)].filter(([, word = ""]) => isPast(word));
  return joined.some(({ index }) => !/, and | and \p{Ll}+(?:ed|t|n)\b/u.test(told.slice(index + 2)));
}

/** A joined verb in another form than the one that opens the line; one alone at the end was cut off from its object. */
function hasOddPartner(told: string): boolean {
  const first = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(told)?.[1] ?? "");
  if (first === undefined) return false;
  const isPast = first.form === "past";
  return [...told.matchAll(/(?:,| and|, and| &) (\p{Ll}+)(?= (\p{Ll}+)|$)/gu)].some(
    ({ 1: word = "", 2: next, index }) => {
      const verb = readVerb(word);
      if (!verb || governed.test(told.slice(0, index))) return false;
      const isOther = isPast
        ? verb.form === "base" || verb.form === "third"
        : verb.form === "third" || verb.form === "past";
      if (!isOther || (isPast && verb.base === word && sameParticiple.test(word))) return false;
      if (next === undefined) return !verb.nounToo && verb.form !== "past";
      // "Managed new and updated the old" may be, "prepare signed and dated forms" too.
      return object.test(next) && (verb.form !== "past" || first.form === "base");
    },
  );
}

function hasOddPassive(told: string, tag: Tag): boolean {
  return [...told.matchAll(/\b(?:be|is|are|was|were|been|being) (\p{Ll}+)\b/gu)].some(([, word = ""]) => {
    const verb = readVerb(word);
    if (verb?.form !== "base" || sameParticiple.test(word)) return false;
    return !verb.nounToo || tag(told).some(({ text, pos }) => text === word && pos === "VERB");
  });
}

/** "rounds Ward Planning Hold briefings": headings ran into the line. */
const headings = /, \p{Lu}\p{Ll}+(?: \p{Ll}+)?ing\b|\p{Ll}{4,}s(?: \p{Lu}\p{Ll}+){3,} \p{Ll}/u;

/** "several construction project that" */
function hasOddMany(told: string): boolean {
  const counted = [
    ...told.matchAll(
      /\b(?:several|many|multiple|numerous) (?:\p{Ll}+ )?(\p{Ll}{3,})(?=$|,| (?:that|which|and|of|for|in)\b)/gu,
    ),
  ];
  return counted.some(([, noun = ""]) => !/s$/u.test(noun) && !ofMany.test(noun));
}

/** "used the console to add": what it was done to was cut off. */
function endsInDeed(told: string, tag: Tag): boolean {
  const verb = readVerb(/ to (\p{Ll}+)$/u.exec(told)?.[1] ?? "");
  return / to \p{Ll}+$/u.test(told) && ((verb?.form === "base" && !verb.nounToo) || tag(told).at(-1)?.pos === "VERB");
}

function hasOddNumber(told: string): boolean {
  const counted = [
    ...told.matchAll(
      /(?<![\d.$€£/-])(\d+)\+? (\p{Ll}{3,}) (?:per|a|each|every) (?:day|week|month|hour|shift|year)\b/gu,
    ),
  ];
  return counted.some(([, count, noun = ""]) => Number(count) > 1 && !/s$/u.test(noun) && !ofMany.test(noun));
}
