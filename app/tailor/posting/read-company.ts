import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { functionWords, linkVerbs } from "~/tailor/lexicon/stop-words";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";

/** One to six words with capitals, small joints between them: "Two Rivers", "Bank of the West", "Smith & Sons". */
const word = String.raw`\p{Lu}[\p{L}\d&.'’+-]*`;
const name = `(?<name>${word}(?: (?:(?:of|and|&|the|for|de|of the) )?${word}){0,5})`;
const ending = String.raw`,?(?: (?:Pvt|Pty|Pte)\b\.?)?(?: (?:Inc|LLC|Ltd|Corp|Co|LP|PLC|plc)\b\.?)?(?: \(\p{Lu}{2,6}\))?,?`;
const opens = String.raw`(?<!\b\p{Lu}\.\s*)(?<=^|[\n.!?:•]\s*|\n(?:The )|[.!?] The )`;
const within = String.raw`(?<!\b\p{Lu}\.\s*)(?<=^|[\n.!?:•,]\s*|\b(?:at|joining|join|Join|for|with|to|To|At|About|the|The) )`;

/**
 * Where a post names its employer, and how much each kind of place says. Weights were set by reading the names that each of
 * them finds in 87 real posts.
 */
const signs: { pattern: RegExp; weight: number; isFull?: boolean }[] = [
  {
    weight: 4,
    isFull: true,
    pattern: `^(?:Company|Employer|Organi[sz]ation)(?: [Nn]ame)?\\s*:[ \\t]*${name}${ending}[ \\t]*$`,
  },
  { weight: 4, isFull: true, pattern: `^${name}${ending} Job Application for\\b` },
  {
    weight: 2.5,
    pattern: `${within}${name}${ending} (?:is|are) (?:proud to be )?(?:an? )?(?:\\w+ )?(?:EEO|[Ee]qual(?: [Ee]mployment)? [Oo]pportunity)`,
  },
  {
    weight: 2,
    pattern: `${within}${name}${ending} (?:is|are) (?:currently |now |actively )*(?:seeking|looking for|hiring|recruiting|searching for)\\b`,
  },
  {
    weight: 2,
    isFull: true,
    pattern: `${within}${name}${ending} (?:is|are) (?:an?|the|one of the)\\s[^.\\n]{0,80}?\\b(?:company|provider|leader|firm|hospital|manufacturer|retailer|employer|bank|university|restaurant|charity|practice|contractor|group|agency|business|school|chain)\\b`,
  },
  { weight: 2, pattern: `^About (?:the )?${name}:?(?=[ \\t]*$|[:.])` },
  { weight: 2, pattern: `\\b(?:[Ww]e are|[Ww]e['’]re|Hi, we['’]re|I work for) (?:the )?${name}(?=[,.!\\n]|$| and\\b)` },
  {
    weight: 1.5,
    pattern: `(?:[Jj]oin(?:ing)?|[Ww]elcome to|[Ww]ork(?:ing)? (?:at|for)|[Cc]areers? (?:at|with)|\\b[Aa]t) (?:the )?${name}(?=,| team\\b| family\\b|,? we\\b|[.!\\n])`,
  },
].map(({ pattern, ...sign }) => ({ ...sign, pattern: new RegExp(pattern, "gmu") }));

/** A sentence that opens with a name and what it does: "Two Rivers runs", "Smith & Sons, Leeds, needs". */
const acts = new RegExp(
  `${opens}(?:The )?${name}${ending}(?:,(?: \\p{L}[^,.\\n]{1,60},){1,2})? (?<verb>\\p{Ll}+)\\b`,
  "gmu",
);
/** "Feed is done together": what is done to it, and no employer's place or fame. */
const doneTo =
  /^\s+(?!(?:based|located|situated|owned|known|committed|established|dedicated|focused|recogni[sz]ed)\b)(?:\p{Ll}+ed|done|kept|given|held|made|run|taken)\b/u;
const actsWeight = 1.5;
/** A line of the head of a post by its parts: "Alder Bank Hospital, Leeds - £30,000". */
const partOfHead = new RegExp(`^${name}${ending}$`, "u");
const ofHead = { lines: 4, weight: 1, house: 2, pair: 2 };
const legalForm = /,? (?:Inc|LLC|Ltd|Corp|LP|PLC|plc)\b/u;
const byLegalForm = 1;
const mentionedAgain = 1.5;
const leastScore = 3;
/** Another name with so much of its score tells that one of the two is misread. */
const rival = 0.75;

/** Such a post names its agency, not the employer. */
const isByAgency =
  /\b(?:our|my|a|the) clients?['’]?s? (?:is|are|in|has|needs?|seeks?|who)\b|\bon behalf of (?:our|a|my) client|\bclient of ours\b|\bone of our (?:[\p{L}-]+ ){0,5}(?:clients?|customers?)\b|\bstaffing\b|\brecruit(?:ing|ment) (?:firm|agency|company)|\bcontract[- ]to[- ]hire\b|\btemp[- ]to[- ]hire\b|\bdirect[- ]hire\b|\b(?:randstad|experis|cybercoders|robert half|adecco|manpower|kforce|insight global|appleone|teksystems)\b/iu;

interface Candidate {
  score: number;
  /** Its longest form that stands where an employer is named in full. */
  full: string;
}

/**
 * The employer's name, where several places of the post agree on it: its label, the head, a heading about it, sentences in which
 * only an employer stands. Forms of one name count together, and the fullest is taken. A post of an agency names none. A wrong
 * name is worse than none.
 */
export function readCompany(text: string, title: string | undefined): string | undefined {
  // "Our clients are home builders" says a firm of itself that is named in full.
  const isLabelled = signs.some(({ pattern, isFull }, at) => at === 0 && isFull && text.search(pattern) >= 0);
  if (!isLabelled && isByAgency.test(text)) return undefined;
  const votes = new Map<string, Map<string, number>>();
  const full = new Set<string>();
  const smallWords = new Set(text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
  const vote = (found: string, sign: string, weight: number, isFull = false) => {
    const one = clean(found);
    if (!isName(one, title)) return;
    const own = votes.get(one) ?? new Map<string, number>();
    own.set(sign, Math.max(weight, own.get(sign) ?? 0));
    votes.set(one, own);
    if (isFull) full.add(one);
  };
  for (const [at, { pattern, weight, isFull }] of signs.entries())
    for (const { 0: whole, groups } of text.matchAll(pattern))
      vote(groups?.name ?? "", `sign ${at}`, weight + (legalForm.test(whole) ? byLegalForm : 0), isFull);
  for (const { 0: whole, index, groups } of text.matchAll(acts)) {
    const { name: found = "", verb = "" } = groups ?? {};
    const isPassive =
      /^(?:is|are|was)$/u.test(verb) && doneTo.test(text.slice(index + whole.length, index + whole.length + 20));
    const isActing = !isPassive && (readVerb(verb)?.form === "third" || /^(?:is|has|was|are)$/u.test(verb));
    const isStated = isHouse(found);
    // "Feed is done together": a word that the post has in small letters, too, is no name.
    const isWord = smallWords.has(found.toLowerCase());
    if (isActing && !isWord && isOwnName(clean(found)))
      vote(found, "acts", isStated ? 2 * actsWeight : actsWeight, isStated);
  }
  for (const { part, isFirst, isBefore } of partsOfHead(text)) {
    const found = partOfHead.exec(part)?.groups?.name ?? "";
    if (found === "" || placeScore(part) >= surelyPlace) continue;
    const weight = isHouse(part)
      ? ofHead.house
      : isPair(found) || (isBefore && isRare(found) && isSurelyNamed(found, text))
        ? ofHead.pair
        : 0;
    if (weight > 0 || !isFirst) vote(found, "head", ofHead.weight + weight, weight > 0 || !isFirst);
  }
  const [best, next] = familiesOf(votes, full, text).sort((left, right) => right.score - left.score);
  return best && best.score >= leastScore && (next?.score ?? 0) < rival * best.score
    ? best.full.replace(/ (?:Pvt|Pty|Pte)\.?$/u, "")
    : undefined;
}

/** The parts of the first lines: the title's behind its first, the other lines' first ones, and whether a place follows them. */
function partsOfHead(text: string): { part: string; isFirst: boolean; isBefore: boolean }[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, ofHead.lines);
  const parts = lines.map((line) =>
    line.length > longestHead ? [] : line.split(/ +[-–—|•·@(] *| at (?=\p{Lu})|, /u).filter((part) => part !== ""),
  );
  const [ofTitle = [], ...others] = parts;
  const isPlace = (part = "") => placeScore(part.replace(/\.$/u, "")) >= surelyPlace;
  return [
    ...ofTitle.slice(1).map((part) => ({ part, isFirst: true, isBefore: false })),
    ...others.flatMap(([part = "", ...behind]) => ({
      part,
      isFirst: false,
      isBefore: !behind.some(isHouse) && isPlace(behind.join(", ")),
    })),
  ];
}

const longestHead = 120;

/** Forms of one name together: "Two Rivers" with "Two Rivers Freight". */
function familiesOf(
  votes: ReadonlyMap<string, ReadonlyMap<string, number>>,
  full: ReadonlySet<string>,
  text: string,
): Candidate[] {
  const names = [...votes.keys()].sort((left, right) => left.length - right.length);
  const families: string[][] = [];
  for (const one of names) {
    const family = families.find(([shortest = ""]) => one === shortest || one.startsWith(`${shortest} `));
    if (family) family.push(one);
    else families.push([one]);
  }
  return families.map((family) => {
    const [shortest = ""] = family;
    const signsOf = new Map<string, number>();
    for (const one of family)
      for (const [sign, weight] of votes.get(one) ?? []) signsOf.set(sign, Math.max(weight, signsOf.get(sign) ?? 0));
    const sum = [...signsOf.values()].reduce((total, weight) => total + weight, 0);
    const isAgain = mentionsOf(shortest, text) > 1;
    const fullest = family.findLast((one) => full.has(one)) ?? mostMentioned(family, text);
    return { score: sum + (isAgain ? mentionedAgain : 0), full: fullest };
  });
}

function mostMentioned(family: readonly string[], text: string): string {
  return family.reduce((best, one) => (mentionsOf(one, text) >= mentionsOf(best, text) ? one : best), family[0] ?? "");
}

const surelyPlace = 2;
/** "Leeds City Centre" and "Customer Services" are a place and a department. */
const noHouse = /\b(?:City|Town) Cent(?:re|er)$|\b(?:Department|Team|Division|Services?|Benefits)$/u;
const initials = /^\p{Lu}{2,5}$/u;
const legal = /\b(?:Inc|LLC|Ltd|Corp|LP|PLC|plc)\b\.?$/u;

/** An organisation's word or a legal form behind a name of its own: "Alder Bank Hospital". */
function isHouse(text: string): boolean {
  const words = text.split(" ");
  const isOwn = (one: string) => !isCommonWord(one.toLowerCase()) && placeScore(one) < surelyPlace;
  const isNamed = words.length > 1 && words.slice(0, -1).some(isOwn);
  return isNamed && (legal.test(text) || (organisationScore(text) > 0 && !noHouse.test(text)));
}

/** A shift or a benefit beside a place ("Graveyard Shift, Leeds") is short, and the post has that name once. */
function isSurelyNamed(name: string, text: string): boolean {
  return name.split(" ").length >= fewestOfLong || text.toLowerCase().split(name.toLowerCase()).length > 2;
}

/** In words. */
const fewestOfLong = 4;

/** Two words or more, one of which posts do not use of work. */

function isRare(text: string): boolean {
  const words = text.split(" ");
  return words.length > 1 && words.some((one) => /^\p{Lu}\p{L}{2,}/u.test(one) && !isCommonWord(one.toLowerCase()));
}

/** "Hemp & Sisal": two words that posts do not use of work. */
function isPair(text: string): boolean {
  const [one = "", two = "", ...others] = text.split(/ (?:&|and) /u);
  const isRare = (part: string) => /^\p{Lu}\p{Ll}+$/u.test(part) && !isCommonWord(part.toLowerCase());
  return others.length === 0 && isRare(one) && isRare(two);
}

/** "St. Agatha", "Pike Bros. Gravel": the stop is the word's own. */
const shortened = /\b(St|Mt|Ft|Dr|Bros)\.(?= \p{Lu})/gu;

function clean(text: string): string {
  return text
    .replace(/^The /u, "")
    .replace(/,? (?:Inc|LLC|Ltd|Corp|Co|LP|PLC|plc)\b\.?$/u, "")
    .replace(/[.'’&-]+$/u, "");
}

function isName(text: string, title: string | undefined): boolean {
  const words = text.split(" ");
  const isTwo = /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|[.!?] ?\p{Lu}/u.test(
    text.replace(/^(?:\p{Lu}\.){2,} /u, "").replace(shortened, "$1"),
  );
  if (text.length < 2 || isTwo || title?.startsWith(text)) return false;
  const small = words.map((one) => one.toLowerCase());
  // A word of a name may be plain ("Corporate Traveler"), its first one not: that would be the start of a sentence.
  if (functionWords.has(small[0] ?? "")) return false;
  if (noHouse.test(text) && small.slice(0, -1).every(isCommonWord)) return false;
  // "Alder Structural Engineers" is a firm where more than its last word is a name of its own.
  const titled = small.filter((one) => isTitleNoun(one));
  const isPlain = (one: string) => isCommonWord(one) || functionWords.has(one) || linkVerbs.has(one);
  if (titled.length > 0 && (words.length < 3 || small.filter((one) => !isPlain(one) && !isTitleNoun(one)).length < 1))
    return false;
  if (findTerms(text).some(({ start, end }) => start === 0 && end === text.length)) return false;
  return words.length > 1
    ? !small.every((one) => functionWords.has(one))
    : initials.test(text) || !isPlain(small[0] ?? "");
}

/** One word that posts do not use ("Kilnworks"), or several; a title that runs into it makes it none. */
function isOwnName(text: string): boolean {
  const words = text.split(" ");
  if (text.split(/ |(?<=\p{Ll})(?=\p{Lu})/u).some((one) => isTitleNoun(one.toLowerCase()))) return false;
  return words.length > 1 || !isCommonWord(text.toLowerCase());
}

function mentionsOf(one: string, text: string): number {
  return text.toLowerCase().split(one.toLowerCase()).length - 1;
}
