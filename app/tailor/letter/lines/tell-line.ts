import { opensWithDuty, openWithDeed } from "~/tailor/grammar/open-with-deed";
import { type Deed, inForm, readDeed, verbOf } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Voice } from "~/tailor/propose/entry-voice";
import { tidy } from "~/tailor/propose/mend-text";
import { mendArticles, plainCapitals, shorten, spellOut } from "~/tailor/propose/plain-words";
import { beforeLostStop, disagrees } from "./broken-line";
import { isNoDeed, isOnePerson, namesOnlyWork, namesThing, received } from "./no-deed";

const fewestWords = 4;
const fewestWithFigure = 3;
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million)\b/iu;
const mostWords = 34;
const mostCommas = 8;
/** Nobody tells a line that is longer, and some patterns would read each of its words again from every other one. */
const mostCharacters = 2000;

/** Signs of lists, headings, names of fields, damaged text and other people: such a line is not told. */
const unfit =
  /[|“”"•<>[\]{}*~\\ÃÂ�¿;]|(?<!\d):|:(?!\d)|\.\.|[?!]|\(\s|\(\)|\b(?:i\.e|e\.g|etc|not limited)\b|\b(?:such as|including|like|with|of|for|in|by|from|and),|\bin the (?:million|thousand)\b|\bhttps?\b|\bwww\b|\s[-–—]|[-–—]\s|\/\s|\s\/|,\s*,|\b(\p{L}+) \1\b|\bresponsible for\b|\b(?:he|she|his|her|him|we|us|you|your|company name|had to|(?<!\bas )(?:required|expected|supposed) to)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten) \d|\bthis (?:project|position|job|spreadsheet|information)\b/iu;
/** Somebody tells it who is told about: "requests, which I created". */
const ownVoice = /\sI\s/u;
const joined = /\p{Ll}\.\p{Lu}|\p{Ll}{3}\p{Lu}\p{Ll}{2}|\d\p{L}{4}/u;
const cutOff =
  /\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|that|which|including|such|our|their|its|is|are|was|were|be|been|has|have|into|between|through|per|via|using|but|not|more|other|includes?|included|sr|jr|mr|mrs|ms|dr|st|vs|approx|dept|incl)$/i;
/** A deed with a capital in the middle of a line: another line begins there ("... Howard Substation Updated the map"). */
const glued =
  / \p{Lu}\p{Ll}+-\p{Ll}+ed (?:the|an?)\b|(?<!\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|&)) \p{Lu}\p{Ll}+ed (?:\p{Ll}|\d)|(?<!\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|&|\p{Lu}\p{Ll}*)) \p{Lu}\p{Ll}+ing (?!and\b)(?:\p{Ll}|\d)/u;
const insideLine = /\p{Ll}s (\p{Lu}\p{Ll}+) (?:the|an?|of|all|and) /u;
const month =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december) (?:19|20)\d\d\b|\b\d{1,2}\/(?:19|20)\d\d\b/i;

/** What somebody is able to do is no deed ("Display the ability to understand"), and nobody is a team. */
const trait =
  /^(?:certified|licensed|registered|accredited) (?!the\b|an?\b|all\b|\d|to\b|as\b|by\b|for\b|in\b)|^work(?:ed)? as a team (?!\p{L}*(?:member|lead|player))|^(?:\p{L}+ly )?(?:display|demonstrat|exhibit|possess)(?:e?s|ed|e|ing)?\b|^(?:need|want|believe|lack|know|understand|enjoy|love|like)(?:s|ed|d)? |\bproficiency in\b|\byears of (?:\p{L}+ ){0,4}experience\b/iu;
/** "Leading in a calm and sharing way": turned with the first, the second one would be no word for a way. */
const quietGerund = /^\p{L}+ing\b.*\b(?:an?|the) \p{L}+ (?:and|or) \p{L}+ing\b/iu;
/** What the employer is: "Operates one of the largest networks of clinics in the nation". */
const ofEmployer =
  /^(?:leading|leads?|led) (?:\p{L}+ ){0,3}(?:manufacturer|provider|retailer|distributor|supplier|operator|firm|company)\b|\bone of the (?:\p{L}+['’]s )?(?:largest|leading|oldest|biggest|foremost|premier|fastest|top|most)\b|\b(?:largest|leading|oldest|biggest) \p{L}[^,]* in the (?:nation|world|country|region|state|industry|US|UK)\b/iu;
/** Before these the word that opens a line is a verb: "Own the ledger", "Coach six engineers", but not "Complete from scratch". */
const objectFollows =
  /^(?:work|meet|act|confer|consult|liaise|serve|communicate|collaborate|coordinate) (?:closely |directly )?(?:with|as)\b|^\p{L}+ (?:the|an?|all|any|each|every|our|its|their|both|new|daily|weekly|monthly|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|^\p{L}+ [$€£]?\d/iu;

/** How a job began or ended and at which hours it was done is nothing to tell in a letter. */
const ended =
  /^worked (?:as|at) (?:an? )?(?!the\b)\p{Lu}|^(?:started|began) (?:at|as|in|out|off|my|from)\b|^work(?:ed|ing)? (?:under\b|for th(?:is|e same)\b|(?:(?:\d+\+?|\p{L}+) ){0,4}(?:hours?|notice|shifts?|weekends?|nights?|evenings?|overtime|days|holidays)\b)|^(?:was )?(?:united (?:states|kingdom|nations|way)|laid off|hired (?:to|as|by|for)|let go|furloughed|terminated|resigned|made redundant)\b/iu;

/** A line without what layout, haste and capitals for show left in it, and without its full stop. */
export function plainLine(source: string): string {
  return (
    plainCapitals(mendArticles(spellOut(tidy(source.slice(0, mostCharacters).replace(/^[-–•*]\s*(?=\p{L})/u, "")))))
      .replace(/(?<=\p{L}{3}) & (?=\p{Ll}{2})|(?<=\p{Ll}{2}) & (?=\p{Lu}\p{Ll})/gu, " and ")
      .replace(/, & (?=\p{Ll})/gu, ", and ")
      .replace(/,(?=\p{L}{2})/gu, ", ")
      .replace(/(?<=[\p{L}\d])\((?=\p{L}{4})/gu, " (")
      .replace(/(?<=\d) %/gu, "%")
      .replace(/(?<![\p{L}\d])(\p{Ll}{2,})(?=\d{2,}(?:,\d{3})*\b)/gu, (word) =>
        functionWords.has(word) ? `${word} ` : word,
      )
      .replace(/,? including,? but not limited to,? /iu, " including ")
      .replace(/;\s.*$/u, "")
      // "Handle complaints, been on the desk since May": behind the comma another sentence lost its subject.
      .replace(/^((?:\S+ ){2}.*?), (?:been|am|was|were|is|are) .*$/u, "$1")
      // "promoted to foreman 2010"
      .replace(
        /(?<!\b(?:in|since|of|until|till|from|to|by|for|during|and|or|the|early|late|spring|summer|autumn|winter|before|after|year|season) )(?<=\p{Ll} )((?:19|20)\d\d)(?=,|$)/iu,
        "in $1",
      )
      // "Deliver oil to nine farms a week, nights": a note that no joint holds.
      .replace(/^([^,]{20,}), (?:(?:every|each) \p{L}+, )?(?:\p{Ll}{3,}[^s]s|\d+ to \d+ \p{Ll}+)$/u, "$1")
      // "Responsible for the rota and for the keys" would become "kept the rota and for the keys".
      .replace(/^((?:(?:was |also )*responsible for|in charge of) .*?),? and (?:for|of) [^,]*$/iu, "$1")
      // What a colon introduces is told without it: "Took part in audits of 20 clients: schools, shops".
      .replace(/^((?:\S+ ){4}.*?\p{L}):\s.*$/u, "$1")
      .replace(/^(?:in|during|over|within) (?:\p{L}+ ){1,4}I (?=\p{Ll})/iu, "")
      .replace(/^((?:\S+ ){5}.*?), (?:and )?we \p{Ll}.*$/u, "$1")
      .replace(/,?\s(?:and so on|etc)\.*$/iu, "")
      .replace(/,? etc\.?,?(?= (?:for|in|to|at|of|on|with)\b)/u, "")
      .replace(/(?<=\d) [-–] (?=[$€£]?\d)/gu, "-")
      .replace(/^(\p{L}+ )(?=(?:team|crew|group|caseload|portfolio) of )/u, "$1a ")
      .replace(/(?<![.,;\s])[.,;\s]+$/, "")
  );
}

/**
 * A line of the resume as it goes behind "I" ("managed two sites and trained their staff"), in the tense of its job;
 * undefined for whatever is not one whole, plain sentence about what was done.
 */
export function tellLine(source: string, voice: TellingVoice, tag: Tag): string | undefined {
  const told = deedOf(source, voice, tag);
  return told === undefined || disagrees(told, tag) ? undefined : told;
}

type TellingVoice = Voice & { gerundsFirst?: boolean; thirdsFirst?: boolean };

/** The person speaks: what follows is a verb. */
const ownSpeech = /^I (?:also |currently )?(?=\p{Ll})/u;

function deedOf(source: string, voice: TellingVoice, tag: Tag): string | undefined {
  const whole = beforeLostStop(plainLine(source), tag);
  if (whole === undefined) return undefined;
  // "Have not missed a tide in 7 years": of a job that goes on it stands as it is.
  const isKept =
    !voice.past && /^(?:I )?have (?:not|never) (?:had|been|lost|\p{L}+ed) \p{L}/iu.test(whole) && !isUnfit(whole);
  if (isKept) return whole.replace(/^(?:I )?have/iu, "have");
  const spoken = ownSpeech.test(whole) ? asSpoken(whole.replace(ownSpeech, ""), voice, tag) : undefined;
  if (spoken !== undefined) return spoken;
  const plain = whole.replace(/^(?:I (?:also |have )?|(?:also|currently),? )(?=\p{Ll})/iu, "");
  const text = plain.charAt(0).toUpperCase() + plain.slice(1);
  const charge = inCharge.exec(text)?.[0];
  if (charge !== undefined)
    return isUnfit(text) || text.split(" ").length > mostWords
      ? undefined
      : `${voice.past ? "was" : "am"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const form = voice.past || isOfThePast(text) ? "past" : "base";
  if (trait.test(text) || ofEmployer.test(text) || quietGerund.test(text)) return undefined;
  const opened =
    opensWithDuty(text) || /^\p{L}+ing\b/u.test(text) ? openWithDeed(text, form, tag, voice.gerundsFirst) : text;
  if (opened !== undefined && isNoDeed(opened, tag)) return undefined;
  const words = (opened ?? "").split(" ").length;
  if (
    opened === undefined ||
    words < (figure.test(opened) ? fewestWithFigure : fewestWords) ||
    words > mostWords ||
    ended.test(opened) ||
    isUnfit(opened)
  )
    return undefined;
  if (received.test(opened))
    return glued.test(opened) ? undefined : `was ${opened.charAt(0).toLowerCase()}${opened.slice(1)}`;
  // "Contract with two care homes" among lines that open with no verbs: what one has with somebody.
  const [, alone = ""] = /^(\p{L}+) with /u.exec(opened) ?? [];
  if (!voice.verbsFirst && readVerb(alone)?.nounToo && readVerb(alone)?.form === "base" && !objectFollows.test(opened))
    return undefined;
  const isVerb = tag(opened.charAt(0).toLowerCase() + opened.slice(1))[0]?.pos === "VERB";
  if (!isVerb && namesThing(opened) && (!voice.past || namesOnlyWork.test(opened))) return undefined;
  const deed = readDeed(opened, tag, voice.verbsFirst || isVerb || isVerbChain(opened));
  // "Set up and run": a verb whose past is its plain form is in the form of the one beside it.
  if (deed?.form === "past" && deed.mixed && !deed.hasPast && !deed.unsure && !voice.past && isVerb)
    return shorten(opened.charAt(0).toLowerCase() + opened.slice(1));
  if (isSurePast(opened, deed))
    return splitRun(opened, tag).length > 1 || glued.test(opened) || isTwoLines(opened)
      ? undefined
      : shorten(opened.charAt(0).toLowerCase() + opened.slice(1));
  if (!deed && (isDeedAsWritten(opened, voice, tag) || (isVerb && !voice.past && isUnknownBase(opened, tag))))
    return splitRun(opened, tag).length > 1 || glued.test(opened) || isTwoLines(opened)
      ? undefined
      : shorten(opened.charAt(0).toLowerCase() + opened.slice(1));
  const isSeen = tag(opened)[0]?.pos === "VERB" && thingsFollow.test(opened);
  const isSure = isVerb || objectFollows.test(opened) || isVerbAlone(opened) || isVerbChain(opened) || isSeen;
  if (deed?.form === "base" && voice.hasPast && !voice.verbsFirst && !isSure) return undefined;
  // Among deeds in the past, "Operates clinics" speaks of the employer.
  if (deed?.form === "third" && voice.hasPast && !voice.thirdsFirst) return undefined;
  if (!deed || deed.form === "gerund" || deed.mixed || deed.verbs.some(({ base }) => base === "be")) return undefined;
  const told = deed.form === "past" ? deed.text : inForm(deed, form);
  if (told === undefined || splitRun(told, tag).length > 1 || glued.test(told) || isTwoLines(told)) return undefined;
  return shorten(told.charAt(0).toLowerCase() + told.slice(1));
}

/** "In charge of a section of five" */
const inCharge = /^In charge of (?:the|an?|all|both|two|three|four|five|six|seven|eight|nine|ten|\d+) /u;

/** The line says itself that it is over, though the job goes on: "Was tasked with", "before the audit in 2025, which passed". */
function isOfThePast(text: string): boolean {
  const isDated =
    /(?<!\bsince )(?:(?:in|during|over) (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b|\blast (?:year|summer|winter|spring|autumn)\b)/u.test(
      text,
    );
  const isPassed = [...text.matchAll(/\b(?:which|that) (\p{Ll}+)/gu)].some(([, word = ""]) => {
    const verb = readVerb(word);
    return verb?.form === "past" && verb.base !== word;
  });
  return /^(?:Was|Were)\b/u.test(text) || (!/\bsince\b/u.test(text) && (isDated || isPassed));
}

/** A sentence that the person wrote of themselves, in its own tense or, of a job that has ended, in the past. */
function asSpoken(text: string, { past }: TellingVoice, tag: Tag): string | undefined {
  const verb = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "");
  const words = text.split(" ").length;
  const isBase = verb?.form === "base" || (verb === undefined && tag(`I ${text}`)[1]?.pos === "VERB");
  if (words < fewestWords || words > mostWords || ended.test(text) || trait.test(text)) return undefined;
  if (isUnfit(text.replace(/\bwe\b/gu, "they")) || glued.test(text)) return undefined;
  if (verb?.form === "past" && verb.base !== "be") return shorten(text);
  if (!isBase || verb?.base === "be" || verb?.base === "have") return undefined;
  if (!past) return shorten(text);
  const deed = readDeed(text.charAt(0).toUpperCase() + text.slice(1), tag, true);
  const told = deed?.form === "base" ? inForm(deed, "past") : undefined;
  return told === undefined ? undefined : shorten(told.charAt(0).toLowerCase() + told.slice(1));
}

/** "Host, plan and stage small fairs": three words that may be verbs, or two of which one is surely one. */
function isVerbChain(text: string): boolean {
  const [chain = "", next = ""] = /^(?:\p{L}+, )*\p{L}+,? and (\p{L}+(?: up)?)(?= \p{L})/u.exec(text) ?? [];
  const verbs = chain.split(/,? and |, /u).map((word) => readVerb(word.split(" ")[0] ?? ""));
  const isSure = verbs.length > 2 || verbs.some((verb) => verb?.nounToo === false);
  return next !== "" && isSure && verbs.every((verb) => verb?.form === "base");
}

/** A known past that opens the line and is its only form of a verb: it stands as it was written. */
function isSurePast(text: string, deed: Deed | undefined): boolean {
  const verb = readVerb(/^(?:\p{L}+ly )?(\p{L}+)(?= \S)/u.exec(text)?.[1] ?? "");
  return (
    verb?.form === "past" && verb.base !== "be" && verb.base !== "have" && deed?.mixed !== true && !quality.test(text)
  );
}

/** What somebody is: "Experienced in retail", "Organized and reliable". */
const quality = /^\p{L}+(?:,| and \p{Ll}+$| (?:in|with|at)\b(?! (?:the|a|an|all|over|\d)))/u;

/** "Prepare consolidated statements": never a noun, and with a thing behind it; or two verbs, "Plan and execute". */
function isVerbAlone(text: string): boolean {
  const [, first = "", next = "", other = ""] = /^(?:\p{L}+ly )?(\p{L}+),? (\p{L}+)(?: (\p{L}+))?/u.exec(text) ?? [];
  if (next === "and" && readVerb(other)?.form === "base")
    return readVerb(first)?.nounToo === false || readVerb(other)?.nounToo === false;
  return readVerb(first)?.nounToo === false && !/^(?:from|of|in|on|at|to|with|for|by|and|or|as)$/iu.test(next);
}

/** Several things behind a past: "Reconciled bank and credit card statements", but not "Licensed nurse with five years". */
const thingsFollow =
  /^\p{L}+(?: (?!(?:of|with|in|for|to|at|by|from|on|as)\b)[\p{L}/&-]+){1,6}?(?<=\p{L}{3}s)(?<!ss)\b/u;

/**
 * A line that can stand as it is, though no verb was read with certainty: its opening word governs an article or a number
 * where the job goes on ("Own the ledger service"), or is a known past among others with its things behind it.
 */
function isDeedAsWritten(text: string, { past, hasPast }: Voice, tag: Tag): boolean {
  const first = /^\p{L}+(?= )/u.exec(text)?.[0] ?? "";
  const verb = readVerb(first);
  if (verb?.form === "past") return hasPast && !verb.nounToo && thingsFollow.test(text);
  const isOpen = !past && verb === undefined && /^(?:VERB|ADJ|NOUN|PROPN)$/.test(tag(text)[0]?.pos ?? "");
  return isOpen && objectFollows.test(text) && !/(?:s|ing|ly)$/u.test(first);
}

/** "Look after 40 flats", "Raise and answer questions", but not "Wound care": a verb that the table does not have, by what stands behind it. */
function isUnknownBase(text: string, tag: Tag): boolean {
  const [first, next] = tag(text);
  const isPlain = first?.pos === "VERB" && readVerb(first.text) === undefined && !/(?:s|ed|ing|ly)$/u.test(first.text);
  return isPlain && /^(?:ADP|CCONJ|DET|NUM)$/.test(next?.pos ?? "");
}

/** "an 82 on the survey bridged the gap between shifts": a past behind a noun that is the object of another one. */
const secondDeed = /(?<=\p{Ll} )\p{L}+(?= (?:the|an?|all) )/giu;
/** Behind one of these somebody else may act. */
const clause = /\b(?:who|which|that|when|where|while|after|before|as|if|since|until|and|or)\b|,/iu;

/** "..., and ordering, Supervise team of four", "viewers and editors Edit of": a verb with a capital opens another line. */
function isTwoLines(text: string): boolean {
  const [opening = ""] = text.split(clause);
  const [, ...words] = opening.split(" ");
  if ([...words.join(" ").matchAll(secondDeed)].some(([word]) => verbOf(word)?.form === "past")) return true;
  const [, inside = ""] = insideLine.exec(withoutNames(text)) ?? [];
  if (readVerb(inside)?.form === "base") return true;
  // "with chalk and paint Finished Valley Hall"
  const glues = [...text.matchAll(/(?<!\b(?:an?|the|of|and|as|with|for)) (\p{Lu}\p{Ll}+ed) \p{Lu}\p{Ll}/gu)];
  if (glues.some(([, word = ""]) => readVerb(word)?.form === "past")) return true;
  return [...text.matchAll(/(,|\p{Ll}) (\p{Lu}\p{Ll}+) (?=(\p{Ll})?)/gu)].some(([, sign, word = "", small]) => {
    const verb = readVerb(word);
    return verb !== undefined && (sign === "," ? small !== undefined : !verb.nounToo && verb.form === "base");
  });
}

/** Signs that a line is no whole, plain text: lists, headings, damage, somebody else speaking, an end cut off. */
export function isUnfit(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return (
    unfit.test(withoutOwnPronouns(text.replace(/\bUS\b/gu, ""))) ||
    ownVoice.test(text) ||
    joined.test(withoutNames(text)) ||
    /\b\p{Lu}\.\p{Lu}$/u.test(text) ||
    // "in E. coli"
    /[.]\s/.test(text.replace(/(?<= \p{Lu})\. (?=\p{Ll}{3})/gu, " ")) ||
    cutOff.test(text) ||
    !/[\p{L}\d%)]$/u.test(text) ||
    month.test(text) ||
    count(",") > mostCommas ||
    count("(") !== count(")")
  );
}

/** "covered for the head porter while she was away": who is meant stands in the line. */
function withoutOwnPronouns(text: string): string {
  const isPerson = (word: string) => isOnePerson(word.replace(/['’]s$/u, ""));
  return text.replace(/\b(?:he|she|his|her|him)\b/gu, (word, at: number) =>
    text.slice(0, at).split(" ").slice(1).some(isPerson) ? "one" : word,
  );
}

/** "TypeScript" and "ClickHouse" are no two words run together. */
function withoutNames(text: string): string {
  return findTerms(text)
    .filter(({ kind }) => kind === "tool" || kind === "credential")
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
