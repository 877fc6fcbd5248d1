import { findTerms } from "~/tailor/lexicon/lexicon";
import { functionWords, linkVerbs } from "~/tailor/lexicon/stop-words";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";

/** One to five words with capitals, small joints between them: "Two Rivers", "Bank of the West", "Smith & Sons". */
const word = String.raw`\p{Lu}[\p{L}\d&.'’+-]*`;
const name = `(?<name>${word}(?: (?:(?:of|and|&|the|for|de|of the) )?${word}){0,4})`;
const ending = String.raw`,?(?: (?:Inc|LLC|Ltd|Corp|Co|LP|PLC)\b\.?)?,?`;
const before = String.raw`(?<=^|[\n.!?:]\s*|\b(?:at|joining|join|Join|for|with|to|To|At|About|the|The) )`;

/** Sentences in which only an employer stands where the name does. */
const signals = [
  String.raw`${before}${name}${ending} (?:is|are) (?:proud to be )?(?:an? )?(?:\w+ )?(?:EEO|[Ee]qual(?: [Ee]mployment)? [Oo]pportunity)`,
  String.raw`${before}${name}${ending} (?:is|are) (?:currently |now |actively )*(?:seeking|looking for|hiring|recruiting|searching for)\b`,
  String.raw`${before}${name}${ending} (?:is|are) (?:an?|the|one of the)\s[^.\n]{0,60}?\b(?:company|provider|leader|firm|hospital|manufacturer|retailer|employer|bank|university|restaurant|charity)\b`,
  String.raw`(?:[Jj]oin(?:ing)?|[Ww]elcome to|[Ww]ork(?:ing)? (?:at|for)|[Cc]areers? (?:at|with)|\b[Aa]t) (?:the )?${name}(?=,| team\b| family\b|,? we\b|[.!\n])`,
  `^About ${name}:?$`,
  String.raw`^${name}${ending} Job Application for\b`,
].map((source) => new RegExp(source, "gmu"));

/** What only an employer does, at the head of a paragraph: "Two Rivers runs", "Smith & Sons, Leeds, needs". */
const does =
  /^(?:The )?(?<name>NAME)(?:,(?: \p{L}[^,.\n]{1,60},){1,2})? (?:makes|builds|sells|runs|provides|develops|operates|publishes|represents|manufactures|offers|designs|supplies|delivers|serves|needs|seeks|requires|is (?:hiring|recruiting|seeking|looking for|an? )|has (?:\p{L}+ )?(?:offices|shops|stores|sites|branches)) ?/gmu;
const employs = new RegExp(does.source.replace("(?<name>NAME)", name), "gmu");

/** Such a post names its agency, not the employer. */
const isByAgency =
  /\b(?:our|my|a|the) clients?['’]?s? (?:is|are|in|has|needs?|seeks?|who)\b|\bon behalf of (?:our|a|my) client|\bclient of ours\b|\bstaffing\b|\brecruit(?:ing|ment) (?:firm|agency|company)|\bcontract[- ]to[- ]hire\b|\btemp[- ]to[- ]hire\b|\bdirect[- ]hire\b|\b(?:randstad|experis|cybercoders|robert half|adecco|manpower|kforce|insight global|appleone|teksystems)\b/iu;

const fewestMentions = 2;

/**
 * The employer's name, where the post itself tells it for sure: in a sentence that only an employer opens, and once more
 * elsewhere, or at the head of a paragraph that says what it does. A post of an agency names none. A wrong name is worse than
 * none.
 */
export function readCompany(text: string, title: string | undefined): string | undefined {
  if (isByAgency.test(text)) return undefined;
  const found = signals.flatMap((signal) => [...text.matchAll(signal)].map(({ groups }) => clean(groups?.name ?? "")));
  const named = [...new Set(found)].filter((one) => isName(one, title) && mentionsOf(one, text) >= fewestMentions);
  const stated = named.length === 0 ? statedIn(text, title) : undefined;
  if (stated !== undefined) return stated;
  const opens = [...text.matchAll(employs)].map(({ groups }) => clean(groups?.name ?? ""));
  if (named.length === 0) named.push(...opens.filter((one) => isName(one, title) && isOwnName(one)).slice(0, 1));
  const [first, ...others] = named.sort((left, right) => mentionsOf(right, text) - mentionsOf(left, text));
  // Two names that are not the same one tell that one of them is misread.
  return first && others.every((other) => areOne(other, first)) ? first : undefined;
}

function areOne(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

const labelled = new RegExp(
  String.raw`^(?:Company|Employer|Organi[sz]ation)(?: [Nn]ame)?\s*:[ \t]*${name}${ending}[ \t]*$`,
  "mu",
);
/** A line of its own below the title, a place or terms behind it: "Alder Bank Hospital, Leeds - £30,000". */
const wholeLine = new RegExp(String.raw`^${name}${ending}(?: *(?:,|[-–—|(•]) *.{2,60})?$`, "u");
/** "Ropemaker wanted - Hemp & Sisal, Whitby" */
const inTitle = new RegExp(String.raw` [-–—|@] ${name}${ending}(?:, .{2,40})?$`, "u");
const opensSentence = new RegExp(
  String.raw`^(?:At |The )?${name}${ending},? (?:is|are|was|has|have|will|needs)\b`,
  "gmu",
);
const linesOfHead = 4;

/** The name where its place says whose it is: behind its label, alone below the title, behind the title, or at the head of a paragraph with an organisation's word in it. */
function statedIn(text: string, title: string | undefined): string | undefined {
  const inLabel = clean(labelled.exec(text)?.groups?.name ?? "");
  if (inLabel !== "" && isName(inLabel, title) && placeScore(inLabel) < surelyPlace) return inLabel;
  const head = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, linesOfHead);
  const ofTitle = inTitle.exec(head[0] ?? "")?.groups?.name ?? "";
  const own = head.slice(1).map((line) => wholeLine.exec(line)?.groups?.name ?? "");
  const opening = [...text.matchAll(opensSentence)].map(({ groups }) => groups?.name ?? "");
  const stated = [ofTitle, ...own, ...opening].find((one, at) => isHouse(one, title) || (at === 0 && isPair(one)));
  return stated && clean(stated);
}

const surelyPlace = 2;
/** "Leeds City Centre" and "Customer Services" are a place and a department. */
const noHouse = /\b(?:City|Town) Cent(?:re|er)$|\b(?:Department|Team|Division)$/u;

/** An organisation's word or a legal form behind a name of its own: "Alder Bank Hospital". */
function isHouse(text: string, title: string | undefined): boolean {
  const words = text.split(" ");
  const isOwn = (one: string) => !isCommonWord(one.toLowerCase()) && placeScore(one) < surelyPlace;
  if (words.length < 2 || noHouse.test(text) || !isName(clean(text), title)) return false;
  return organisationScore(text) > 0 && words.slice(0, -1).some(isOwn);
}

/** "Hemp & Sisal": two words that posts do not use of work. */
function isPair(text: string): boolean {
  const [one = "", two = "", ...others] = text.split(/ (?:&|and) /u);
  const isRare = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isCommonWord(word.toLowerCase());
  return others.length === 0 && isRare(one) && isRare(two);
}

function clean(text: string): string {
  return text
    .replace(/^The /u, "")
    .replace(/,? (?:Inc|LLC|Ltd|Corp|Co|LP|PLC)\b\.?$/u, "")
    .replace(/[.'’&-]+$/u, "");
}

function isName(text: string, title: string | undefined): boolean {
  const words = text.split(" ");
  if (text.length < 2 || /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|[.!?] ?\p{Lu}/u.test(text) || text === title) return false;
  const isPlain = (one: string) => {
    const small = one.toLowerCase();
    return functionWords.has(small) || linkVerbs.has(small) || isTitleNoun(small) || isCommonWord(small);
  };
  // A word of a name may be plain ("Corporate Traveler"), its first one not: that would be the start of a sentence.
  if (functionWords.has((words[0] ?? "").toLowerCase()) || words.some((one) => isTitleNoun(one.toLowerCase())))
    return false;
  if (findTerms(text).some(({ start, end }) => start === 0 && end === text.length)) return false;
  return words.length > 1 ? !words.every((one) => functionWords.has(one.toLowerCase())) : !isPlain(text);
}

/** One word that posts do not use ("Kilnworks"), or several; a title that runs into it makes it none. */
function isOwnName(text: string): boolean {
  const words = text.split(" ");
  if (text.split(/ |(?<=\p{Ll})(?=\p{Lu})/u).some((one) => isTitleNoun(one.toLowerCase()))) return false;
  return words.length > 1 || !isCommonWord(text.toLowerCase());
}

function mentionsOf(one: string, text: string): number {
  return text.split(one).length - 1;
}
