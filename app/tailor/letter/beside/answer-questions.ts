import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { denies } from "~/tailor/letter/clauses/clause-checks";
import type { Material } from "~/tailor/letter/opening";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { isGone, isUnfinished } from "~/tailor/lexicon/standing";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { classKinOf } from "~/tailor/lexicon/word-classes";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { derivation } from "~/tailor/lexicon/word-kinship";
import { isSilent, rarityOf } from "~/tailor/match/evidence/trace-words";
import { howToApply, type Question } from "~/tailor/posting/how-to-apply";
import { sentence } from "~/wording";
import { factAbout, homeOf, ofHome, ofHomeLead } from "./facts-asked";

/** In words. */
const length = { fewest: 2, most: 40 };
/** So many sentences of a resume are looked at. */
const mostLooked = 400;
/** An answer has so much of what a question is about, by rarity. */
const leastCovered = 0.65;
/** Words further apart are of another thing. */
const leastClose = 0.7;
/** One word, however rare, weighs no more than this. */
const mostRarity = 4;

/** What is asked of everybody, how a resume says it, and what says something else. */
const usual: readonly { asks: RegExp; says: RegExp; unless: RegExp }[] = [
  {
    asks: /\b(?:start|available|availability|notice)\b/iu,
    says: /\b(?:available (?:to start|from|immediately|now|after|in|at)|availability:|(?:can|could|able to|ready to) (?:start|begin|join)|start date|notice(?: period)?(?::| of| is|,)? ?\d|\d (?:weeks?|months?)['’]? notice|immediate(?:ly)? available)\b/iu,
    unless:
      /\b(?:request|shops?|not|never|was|were|at my|speak for|tenants?|weekends? (?:for|at))\b|\b(?:19|20)\d\d\b.*\b(?:to|until)\b/iu,
  },
  {
    asks: /\b(?:salary|pay|wage|rate|remuneration)\b.{0,30}\b(?:expect|requirement|require|want|like|look)|\bexpect\w* (?:salary|pay)\b/iu,
    says: /\b(?:salary|pay|wage|remuneration)\b.{0,20}\b(?:expect\p{L}*|required?|sought|wanted)\b.*\d|\b(?:expect\p{L}*|required?|sought|looking for|asking)\b.{0,25}\b(?:salary|pay|wage)\b.*\d/iu,
    unless: /\b(?:raised|was|were|not)\b/iu,
  },
];
/** Whose deed it is, or was: what others do, what is over and what is not yet so is no answer of the applicant's. */
const ofOthers =
  /["“”]|\b(?:he|she|they|his|her|their)\b|^my (?:brother|sister|wife|husband|partner|father|mother|son|daughter|friend|uncle|aunt|cousin)\b/iu;
const isNotSo = (text: string): boolean =>
  isUnfinished(text) || isGone(text) || /\b(?:never|not|suspended|learning|lost)\b|n['’]t\b/iu.test(text);
const counted = /\bhow (?:many|much|long|large|big)\b|\b(?:largest|biggest|longest|number of)\b/iu;
/** What somebody would do stands in no resume. */
const supposed = /\b(?:would|['’]d|if you (?:had|were|could))\b/iu;
/** A story wants a deed: "I moved his bed to the window". */
const ofStory =
  /^(?:about |describe |one |an? (?:time|example)\b|the (?:last|worst|best|first)\b|what was the\b|which\b)/iu;
const deed = /^(?:My favou?rite\b|(?:I|We) (?:\p{L}+ly )?(?!have\b|am\b|look\b)\p{L}+|\p{L}+ed\b)/u;
const whether = /^(?:if|whether)\b/iu;
/** Words that every question has. */
const asks = new Set(
  contentStems(
    "tell say go thing things time times ever never best worst largest biggest longest toughest hardest favourite favorite year letter please work worked use used handle handled deal dealt remember guess currently now recent",
  ),
);

/**
 * What the post asks its applicants to say, with what the resume says of it in its own words: a sentence each. What the
 * resume says nothing of, only its writer can answer: it is asked for on the page.
 */
export function answerQuestions(material: Material, told: readonly string[]): string[] {
  const { input, sentenceGate, tag } = material;
  const lines = linesOf(material);
  const home = homeOf(material.shown.resume);
  // Below a job they are those of the job.
  const ownFacts = lines.flatMap(({ path, text }) => (path.startsWith("/work/") ? [] : [text]));
  const used = new Set(told.map(keyOf));
  const answers = howToApply(input.posting.source)
    .questions.flatMap(partsOf)
    .flatMap((part) => {
      if (ofHome.test(part) && home !== undefined) return sentenceGate.say(`${ofHomeLead} ${home}`);
      const fact = factAbout(part, ownFacts);
      if (fact !== undefined) {
        const isTold = used.has(keyOf(fact));
        used.add(keyOf(fact));
        return isTold ? [] : sentenceGate.say(fact);
      }
      const line = answerTo(part, lines, tag);
      if (line === undefined || used.has(keyOf(line.text)) || !sentenceGate.isSayable(line.text)) return [];
      used.add(keyOf(line.text));
      sentenceGate.say(line.text);
      return [`${leadOf(part)} ${asWritten(part, line.text)}`];
    });
  return answers.length > 0 ? [answers.join(" ")] : [];
}

/** What a post asks its applicants to say and this letter does not: the whole sentence, or what is left of it. */
export function openQuestions(source: string, letter: string): string[] {
  return howToApply(source).questions.flatMap((question) => {
    const parts = partsOf(question);
    const open = parts.filter((part) => !isAnswered(part, letter));
    return open.length === parts.length ? [question.sentence] : open;
  });
}

function isAnswered(part: string, letter: string): boolean {
  if (letter.includes(leadOf(part))) return true;
  if (ofHome.test(part)) return letter.includes(ofHomeLead);
  return factAbout(part, sentencesOf(letter).map(plain)) !== undefined;
}

function leadOf(part: string): string {
  return `You ask${/^about /u.test(part) || /[?]["”]?$/u.test(part) ? "" : " for"} “${part.replace(/^about |[\s,;]+$/gu, "")}”:`;
}

/** "can start 3 weeks after you say yes": what goes on behind the question. */
function asWritten(part: string, whole: string): string {
  // "Notice 4 weeks" behind "your notice period".
  const [name = ""] = /^\p{L}+(?= (?:of )?\d)/u.exec(whole) ?? [];
  const text = name !== "" && part.toLowerCase().includes(name.toLowerCase()) ? whole.slice(name.length).trim() : whole;
  const [first = ""] = /^\p{L}+/u.exec(text) ?? [];
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && isCommonWord(first.toLowerCase());
  return sentence(isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text);
}

interface ResumeLine {
  path: string;
  text: string;
}

const ofHead =
  /^\/(?:references|basics\/(?!summary)|work\/\d+\/(?:position|name|location|startDate|endDate)|education)/u;

function linesOf({ shown: { resume } }: Material): ResumeLine[] {
  return resume.atoms
    .filter(({ path }) => !ofHead.test(path))
    .flatMap(({ path, text }) => withShortOnes(sentencesOf(text)).map((one) => ({ path, text: plain(one) })))
    .slice(0, mostLooked)
    .filter(({ text }) => {
      const words = text.split(" ").length;
      return (
        words >= length.fewest &&
        words <= length.most &&
        !denies(text) &&
        !/[|•[\]]/u.test(text) &&
        ![ofContact, ofOthers].some((pattern) => pattern.test(text))
      );
    });
}

const plain = (text: string) => text.replace(/\s+/gu, " ").replace(/^[\s•*·>–-]+|[\s.;]+$/gu, "");
/** "Sausage: yes! 14 kinds.": an answer of two words goes on. */
function withShortOnes(sentences: readonly string[]): string[] {
  return sentences.map((one, at) =>
    one.split(" ").length <= 3 ? [one, sentences[at + 1]].filter(Boolean).join(" ") : one,
  );
}

/** A number to call, or an address. */
const ofContact = /\S@\S|\d(?:[\s().-]?\d){8,}/u;
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");

/** "When you could start and how many hives you have kept": two things. */
function partsOf({ text }: Question): string[] {
  const whole = text.replace(
    /[\s,;]+$|\s+in (?:the|your) (?:mail body|e-?mail|letter|cover(?:ing)? letter|application)$/giu,
    "",
  );
  const parts = whole.split(
    /(?:,\s*(?:and\s+)?|\s+(?:and|&)\s+)(?=(?:how|when|what|which|where|the|your|why|whether|if|salary|pay|notice|availab\p{L}*|current|expected|work (?:pass|permit))\b\s*\S)/iu,
  );
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    // "current and expected salary"
    if (last === undefined || last.includes(" ")) joined.push(part);
    else joined[joined.length - 1] = `${last} and ${part}`;
  }
  return joined;
}

function answerTo(asked: string, lines: readonly ResumeLine[], tag: Tag): ResumeLine | undefined {
  if (/\binterview|\bunavailab/iu.test(asked)) return undefined;
  const kind = usual.find((one) => one.asks.test(asked));
  if (kind) {
    const able = lines.flatMap(({ path, text }) => {
      const clause = firstClause(text, kind.says);
      return !path.startsWith("/work/") && kind.says.test(clause) && !kind.unless.test(clause)
        ? [{ path, text: clause }]
        : [];
    });
    // "Available in May" says more than "Available at once".
    return able.find(({ text }) => /\d|\b(?:immediate|now|after)/iu.test(text)) ?? able[0];
  }
  // Why somebody applies, only they know.
  if (supposed.test(asked) || /^why\b/iu.test(asked)) return undefined;
  const isForStory = ofStory.test(asked);
  const words = tag(asked)
    .filter(({ pos }) => /^(?:NOUN|PROPN|VERB|ADJ)$/u.test(pos))
    .flatMap(({ text }) => contentStems(text))
    .filter((one) => !isSilent(one) && !asks.has(one));
  const initials = lines.find(({ text }) => saysInitialsOf(asked, text) && !isNotSo(text));
  if (initials) return initials;
  const stems = [...new Set(words)];
  const total = stems.reduce((sum, one) => sum + weightOf(one), 0);
  const ranked = lines
    .map((line) => ({ line, covered: coveredBy(line.text, stems) / Math.max(1, total) }))
    .filter(({ line, covered }) => covered >= leastCovered && !isNotSo(line.text) && isOfKind(asked, line, stems))
    .filter(({ line }) => !isForStory || deed.test(line.text))
    .sort((one, other) => other.covered - one.covered);
  return ranked[0]?.line;
}

/** "SCC was 210", where "somatic cell count" is asked for. */
function saysInitialsOf(asked: string, text: string): boolean {
  const first = (asked.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join("");
  return [...text.matchAll(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)].some(([letters]) => first.includes(letters));
}

/** The clause that says it, of notes that run on: "Can start in May. would bring a van". */
function firstClause(text: string, says: RegExp): string {
  return text.split(/[.;!]\s+|,\s+(?=would|will|and)/u).find((one) => says.test(one)) ?? text;
}

const weightOf = (one: string) => Math.min(mostRarity, rarityOf(one));

function coveredBy(text: string, stems: readonly string[]): number {
  const own = contentStems(text);
  return stems.reduce((sum, asked) => {
    const kin = new Map(classKinOf(asked).map(({ stem, closeness }) => [stem, closeness]));
    const closest = Math.max(
      0,
      ...own.map((one) => (one === asked ? 1 : Math.max(kin.get(one) ?? 0, derivation(asked, one)))),
    );
    return sum + (closest >= leastClose ? closest * weightOf(asked) : 0);
  }, 0);
}

/** The things that a text counts, by the words behind its figures: "14 leather ledgers", and no "5 years in bakeries". */
function countsOf(text: string): string[] {
  return [...text.matchAll(/\d[\d,.]*%?((?: [\p{L}-]+){1,3})/gu)].flatMap(([, words = ""]) => {
    const behind = words.trim().split(" ");
    const end = behind.findIndex(
      (word) => functionWords.has(word.toLowerCase()) || /^(?:years?|months?)$/iu.test(word),
    );
    return contentStems(behind.slice(0, end < 0 ? undefined : end).join(" "));
  });
}

/** How many wants a figure beside the thing; one word alone is answered where a line is about it. */
function isOfKind(asked: string, { text }: ResumeLine, stems: readonly string[]): boolean {
  const [first = "", second] = stems;
  const own = contentStems(text);
  if (counted.test(asked)) return countsOf(text).includes(first);
  if (whether.test(asked)) return own.includes(stems.at(-1) ?? "");
  if (second !== undefined) return true;
  return own.indexOf(first) >= 0 && own.indexOf(first) <= 1 && /^(?:My|[^:]{1,30}:)/u.test(text);
}
