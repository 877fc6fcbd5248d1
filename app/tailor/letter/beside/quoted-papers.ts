import { findDegrees } from "~/tailor/gate/find-degrees";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { lineOf } from "~/tailor/letter/jobs/job";
import type { Material } from "~/tailor/letter/opening";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { isGone, isLimited, isUnfinished } from "~/tailor/lexicon/standing";
import type { MatchRow } from "~/tailor/match";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { dateText } from "~/tailor/render/date-text";
import type { Resume } from "~/tailor/resume";
import { areLetters, isOfPapers, listsTools, withLettersApart } from "./sections-of-papers";

/** Beyond so many, only what is asked for is told. */
const most = { asked: 5, others: 3 };
/** In characters; what is longer is no name of a paper. */
const longest = 100;
const longestItem = 90;

/**
 * Licences and certificates that the post asks for, names or comes near to, as the resume has them, with their dates: what
 * somebody holds, from whom and until when is said by their own words. First those that prove what is asked; one of another
 * class than the post's is told too, since silence about it would mislead.
 */
export function quotedPapers({ shown: { resume, match }, input, sentenceGate }: Material): string[] {
  const { posting } = input;
  const proving = provingPaths(resume, match.rows);
  const mustsIn = (one: Resume, rows: readonly MatchRow[]) =>
    provingPaths(
      one,
      rows.filter(({ weight }) => weight === "must"),
    );
  const musts = mustsIn(resume, match.rows);
  const near = pathsOf(resume, match.rows, "unsaid");
  const asked = askedPapers(posting);
  const toPaper = (text: string, name: string, path: string) => {
    const rank = rankOf(name, asked, posting);
    const isAsked = proving.has(path) || isNamedIn(name, posting) || rank >= ofTitle;
    // What is required comes first, then what else is asked for.
    return { text, call: musts.has(path) ? 2 : isAsked ? 1 : 0, rank };
  };
  const papers = resume.certificates.flatMap(({ name, issuer: given, date }, at) => {
    const path = `/certificates/${at}`;
    // Who gives papers is none: "State driver license" was the next one of the list.
    const isPaper = given !== undefined && aPaper.test(given) && !isLimited(given) && !/\blearn/iu.test(given);
    const issuer = isPaper ? undefined : given;
    const next = isPaper && bearsOn(given, asked) ? [{ ...toPaper(given, given, `${path}/issuer`), call: 1 }] : [];
    const day = dateText(resume, `${path}/date`, date);
    const whole = [name, issuer, day].filter(Boolean).join(", ");
    // An issuer that makes it too long for a sentence is told by nobody.
    const text = whole.length > longest ? [name, day].filter(Boolean).join(", ") : whole;
    const isAsked = proving.has(`${path}/name`);
    const isNear = near.has(`${path}/name`) || bearsOn(name, asked) || isNamedIn(name, posting);
    if (ofTools.test(lineOf(resume, `${path}/name`))) return [];
    return [...(text.length <= longest && (isAsked || isNear) ? [toPaper(text, name, `${path}/name`)] : []), ...next];
  });
  const elsewhere = resume.atoms.flatMap(withLettersApart).flatMap(({ path, text }) => {
    const isPaperLine = isOfPapers(path, resume) && findDegrees(text).length === 0 && !listsTools(text);
    const isAsked = proving.has(path) && (isPaperLine || !isOfPapers(path, resume));
    // A bare name in a list of skills may be the paper of those whom its writer led.
    const isNear =
      (near.has(path) && !path.startsWith("/skills/")) ||
      (path.startsWith("/other/") && areLetters(text) && isNamedIn(text, posting)) ||
      ((ofStudies.test(path) || isPaperLine) && (bearsOn(text, asked) || isNamedIn(text, posting)));
    return listed.test(path) &&
      !ofOthers.test(text) &&
      !ofTools.test(text) &&
      !ofLeisure.test(text) &&
      text.length <= (isPaperLine ? longest : longestItem) &&
      (isAsked || isNear)
      ? [toPaper(text, text, path)]
      : [];
  });
  // A summary that we wrote tells what stands elsewhere.
  const inOwnHead = mustsIn(input.resume, input.match.rows);
  const inHead = input.resume.atoms.flatMap(({ path, text }) =>
    ofHead.test(path) && inOwnHead.has(path)
      ? text
          .split(/\n|(?<=\p{L}{2}[.!?])\s+/u)
          .filter(
            (line) =>
              line.length <= longestItem && isAskedIn(line, input.match.rows) && !ofPerson.test(line) && !isTitle(line),
          )
          .map((line) => toPaper(line.trim(), line, path))
      : [],
  );
  const told = [...papers, ...elsewhere, ...inHead]
    .filter(({ text }) => !isOfOthers(text, posting))
    .sort((one, other) => other.call - one.call || other.rank - one.rank)
    .map((paper) => ({ ...paper, text: paper.text.replace(/\.$/u, "") }))
    .filter(
      ({ text }) =>
        isName(text) &&
        (!isLimited(text) || isUnfinished(text)) &&
        !noPaper.test(text) &&
        !isPlan(text) &&
        !isGone(text) &&
        sentenceGate.isSayable(text),
    );
  // "18th Edition" among the skills beside "18th Edition, 2023"
  const own = told
    .filter(({ text }) => !told.some((other) => other.text !== text && other.text.startsWith(text)))
    .filter(({ call }, at) => at < most.others || call > 0)
    .slice(0, most.asked)
    .map(({ text }) => text);
  const required = told.filter(({ call }) => call > 1).map(({ text }) => text);
  return own.every((text) => usual.test(text) && !required.includes(text)) ? [] : own;
}

/** "5–11) with QTS" and "current (goes with the licence)" are pieces and remarks. */
function isName(text: string): boolean {
  return text.split("(").length === text.split(")").length && /^[\p{Lu}\d]/u.test(text);
}

const aPaper = /\b(?:licen[cs]e|certificate|certification|permit|card)\b/iu;

/** What most people of a trade have is no credential by itself. */
const usual = /^(?:CPR|BLS|basic life support|first aid|(?:valid |clean )?driver['’]?s['’]? licen[cs]e)[^\p{L}]*$/iu;

const held = /\b(?:CPR|BLS|basic life support|first aid|driver['’]?s?['’]?)\b/iu;

/** From this rank on it is of the work that the title of the post names. */
const ofTitle = 1;

/** What the title of the post speaks of comes first, then what it asks for soonest. */
function rankOf(name: string, asked: readonly ReadonlySet<string>[], { title = "" }: Posting): number {
  const own = stemSet(name);
  const titled = [...stemSet(title)].filter((stem) => own.has(stem) && !anyPaper.has(stem)).length;
  const at = asked.findIndex((stems) => [...own].some((stem) => stems.has(stem) && !anyPaper.has(stem)));
  return (held.test(name) ? -2 : 0) + titled + (at < 0 ? 0 : 1 - at / asked.length);
}

/** "Kitchen Porter" where the post asks for a "Kitchen Manager": a paper that calls its holder something else than all that are asked for. */
function isOfOthers(name: string, { requirements, source }: Posting): boolean {
  const own = callsOf(name);
  const stems = [...stemSet(name)].filter((stem) => !anyPaper.has(stem));
  const called = requirements
    .filter(({ kind }) => kind === "credential")
    .filter(({ sentence }) => stems.some((stem) => stemSet(partOf(source, sentence)).has(stem)))
    // The rest of a sentence may speak of other people: "a licence and a year as charge nurse".
    .flatMap(({ term }) => callsOf(term));
  return own.length > 0 && called.length > 0 && !own.some((one) => called.includes(one));
}

function partOf(source: string, { start, end }: { start: number; end: number }): string {
  return source.slice(start, Math.min(end, start + longestSentence));
}

function callsOf(text: string): string[] {
  // "LPN" stands for its own title.
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => /\p{Ll}/u.test(word));
  return words.map((word) => word.toLowerCase()).filter(isTitleNoun);
}

/** The telling words of each thing that the post asks somebody to hold. */
function askedPapers({ requirements, source, title = "" }: Posting): ReadonlySet<string>[] {
  const asked = requirements
    .filter(({ kind }) => kind === "credential")
    .map(({ term, sentence }) => stemSet(`${term} ${partOf(source, sentence)}`));
  // "A current state licence": it is that of the post's own trade.
  return asked.length > 0 ? [...asked, stemSet(title)] : [];
}

const longestSentence = 300;
const anyPaper = stemSet(
  "current valid active license licence licensed certification certificate certified certificates registration registered card training course state board required preferred ability obtain years experience professional technician program within months hire good national level other equivalent willingness care health safety medical",
);

function stemSet(text: string): ReadonlySet<string> {
  return new Set(contentStems(text));
}

/** One telling word of what is asked, or two of any kind: "Class B" for a Class A, "State Board of Pharmacy". */
function bearsOn(name: string, asked: readonly ReadonlySet<string>[]): boolean {
  const own = [...stemSet(name)];
  return asked.some((stems) => {
    const shared = own.filter((stem) => stems.has(stem));
    return shared.some((stem) => !anyPaper.has(stem) && !/^\d+$/u.test(stem)) || shared.length > 1;
  });
}

/** "IT: Excel, Teams": what somebody works with, though it stands among papers. */
const ofTools = /^\W*(?:IT|software|systems|computers?)(?: skills)?:/iu;

/** "Off work: choir", "Driving: clean licence": what stands below training without being any. */
const ofLeisure = /^(?:off work|outside work|hobb\p{L}+|interests?|driving)\b[^:]*:/iu;

/** A placement is work, however it is listed, who belongs to a guild has passed nothing by that, and an exam to come proves nothing yet. */
const noPaper =
  /^(?:\p{L}+ )?member(?:ship)?\b|^(?:studying|working|preparing|training) (?:for|towards?)\b|\b(?:externship|internship|placement|practicum|clinicals?|accredited|\d+\+? hours|GPA|coursework|courses)\b|\.\s\p{Lu}|\b(?:exam|test)$|\b(?:exam|test)\b.*\b(?:booked|scheduled|planned|pending)\b/iu;

/** "My daughter is a nurse": a sentence about somebody is no paper. */
const ofOthers = /\b(?:my|our|his|her|their|I)\b|\s(?:is|was|are|were|has|had)\s/iu;

/** "Finish the welding course": something to do. */
function isPlan(text: string): boolean {
  const [, verb = ""] = /^(\p{L}+) (?:the|an?|my) /u.exec(text) ?? [];
  return readVerb(verb)?.form === "base";
}

/** "ServSafe certified" among skills, a registration in a line of its own. */
const listed =
  /^\/(?:skills\/\d+\/keywords|other\/\d+\/lines|education\/\d+\/highlights)\/|^\/education\/\d+\/studyType$/u;
/** Above all sections some people put the papers that their trade asks for. */
const ofHead = /^\/basics\/(?:label|summary)$/u;
/** "CLASS A CDL DRIVER" is what somebody is called; "Certified Welder" is so by a paper. */
function isTitle(line: string): boolean {
  const last = /(\p{L}+)\P{L}*$/u.exec(line)?.[1] ?? "";
  return isTitleNoun(last.toLowerCase()) && !/\b(?:certified|registered|licen[cs]ed)\b/iu.test(line);
}

/** It says who somebody is, and their papers by the way. */
const ofPerson = /\b(?:years|yrs|with|seeking|looking|I)\b/u;

function isAskedIn(line: string, rows: readonly MatchRow[]): boolean {
  return rows.some(
    ({ kind, state, evidence }) =>
      kind === "credential" && state === "shown" && evidence.some(({ quote }) => line.includes(quote.trim())),
  );
}

const ofStudies = /^\/education\/\d+\/highlights\//u;

/** Where a resume proves papers that are asked for, and whatever a line of its licences and certificates proves. */
function provingPaths(resume: Resume, rows: readonly MatchRow[]): Set<string> {
  const ofAnyKind = [...pathsOf(resume, rows, "shown", true)].filter((path) => isOfPapers(path, resume));
  return new Set([...pathsOf(resume, rows, "shown"), ...ofAnyKind]);
}

/** Where the match found papers that are asked for, or what may be one; a degree is told elsewhere. */
function pathsOf(
  { atoms }: Resume,
  rows: readonly MatchRow[],
  state: MatchRow["state"],
  isOfAnyKind = false,
): Set<string> {
  const idsOf = (isOfKind: (row: MatchRow) => boolean) =>
    new Set(
      rows
        .filter((row) => row.state === state && isOfKind(row))
        .flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)),
    );
  // A skill that only a certificate shows is told by it.
  const papers = idsOf(
    ({ kind, evidence }) =>
      kind === "credential" ||
      isOfAnyKind ||
      (kind !== "degree" && evidence.every(({ place }) => place === "certificate")),
  );
  const trades = idsOf(({ kind, term }) => kind === "degree" && noDegree.test(term));
  return new Set(
    atoms.flatMap(({ id, path }) => ((path.endsWith("/studyType") ? trades : papers).has(id) ? [path] : [])),
  );
}

const noDegree = /\b(?:NVQ|SVQ|City and Guilds|C&G|apprenticeship)\b/iu;

/** "OSHA 10" where the post says OSHA: letters that name a paper; or two words with capitals that stand in both. */
function isNamedIn(name: string, { source }: Posting): boolean {
  // A name in capitals throughout has no letters of its own.
  const letters =
    !/\p{Ll}/u.test(name) && /\s/u.test(name)
      ? []
      : (name.match(/(?<![\p{L}&])(?:\p{Lu}{3,}|\p{Lu}{2,}\d+)(?![\p{L}&])/gu) ?? []);
  const names = [...name.matchAll(/(?=(?<!\p{L})(\p{Lu}\p{Ll}{3,} \p{Lu}\p{Ll}{3,})(?!\p{L}))/gu)].map(
    ([, two = ""]) => two,
  );
  const isTelling = (two: string) =>
    !two.split(" ").every((word) => [...stemSet(word)].some((stem) => anyPaper.has(stem)));
  if (names.some((two) => isTelling(two) && source.toLowerCase().includes(two.toLowerCase()))) return true;
  return letters.some((one) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "u").test(source));
}
