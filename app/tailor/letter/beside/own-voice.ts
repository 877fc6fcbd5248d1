import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { denies } from "~/tailor/letter/clauses/clause-checks";
import { inFull, pointsAway } from "~/tailor/letter/clauses/shorthand";
import { slipFinder } from "~/tailor/letter/clauses/spelling";
import { likenessOf, sameKind } from "~/tailor/letter/jobs/rank-jobs";
import { sharedWords } from "~/tailor/letter/lines/line-features";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";

/** What a summary says in its writer's own words, each as a sentence behind "I". */
export interface OwnVoice {
  /** Who they are: "I am a quick typist who would rather check twice". */
  who?: string;
  /** What they want or like, and what leads them to it, in the order of the summary. */
  wishes: string[];
}

/** In words. */
const length = { fewest: 5, most: 40 };
/** The mean rarity of a sentence's words among resumes: what nearly everybody writes of themselves stays below it. */
const leastRarity = { usual: 1.4, told: 1.7, looking: 1 };
const mostWishes = 2;
const mostWordsOfWishes = 55;

/** Wishes that say nothing of the work, and praise. */
export const stock =
  /\b(?:challeng\p{L}*|growth|grow (?:and|with)|utili[sz]\p{L}*|obtain|opportunit\p{L}*|positive attitude|highly|proven|passionate|dynamic|motivated|results?[- ]\p{L}+ed|seasoned|accomplished|talented|dedicated|suitable|long[- ]term|best efforts|visionary|excellent|impressive|work ethic|unsurpassed|aspire|my own (?:business|firm|company)|my skills (?!current|up))\b/iu;
/** Its writer's kin and health: reasons of one's own are for their writer to give. */
export const ofPrivateLife =
  /\bmy (?:\p{L}+ )?(?:sons?|bab(?:y|ies)|daughters?|husband|wife|mum|mom|mother|dad|father|kids|child|family|parents?|nan|gran\p{L}*|health|illness|leg|knee|back injury)\b/iu;
/** What somebody does when they do not work, and that they did not: work itself may be of both. */
const ofLeisure =
  /\b(?:my (?:\p{L}+ )?(?:boys?|girls?|partner|children)|maternity|(?:months?|years?|time) (?:out|off)|hobb(?:y|ies)|I play \p{L}+|birthday cakes?)\b/iu;
/** To want to learn the trade one day tells that one has not learned it: "I hope to go to nursing school some day". */
const ofStudies =
  /\b(?:some ?day|one day|eventually)\b|\b(?:go|going|get|getting|back|return|returning) (?:back )?(?:in)?to (?:\p{L}+ ){0,3}(?:school|college|university)(?= (?:for|to|in|when|once|after|and|while|part|full|this|next)\b|[,.]|$)|\b(?:study|studying|qualify|train|earn|get|take|finish|pursue) (?:for |as |towards? )?(?:\p{L}+ ){0,4}(?:licen[cs]e\p{L}*|certificat\p{L}*|degree|exams?|diploma|registration)\b/iu;
const wish =
  /\b(?:I|I['’]m|I am) (?:also |really |now |always )*(?:am |['’]m )?(?:also |really |now |always )*(?:looking|seeking|hoping|ready|moving|returning|interested|like|love|enjoy|want|hope|prefer|would (?:like|love|rather)|learn(?:ed|t)?|have spent|take pride|chose)\b|\b(?:What I|would like to|I am now)\b/u;

/** The sentences of the summary that a letter to this post can tell in the first person; none that name another trade or have a slip. */
export function ownVoice({ basics, source, other }: Resume, posting: Posting, tag: Tag): OwnVoice {
  const hasSlip = slipFinder([source], tag);
  const reasons = other.flatMap(({ title = "", lines }) =>
    lines.flatMap(sentencesOf).flatMap((line) => {
      const isReason = ofReasons.test(title) && !/^(?:references?|referees?)\b/iu.test(line);
      return isReason || looking.test(line) || wanting.test(line) || movesTo(line, posting) ? [plainOf(line)] : [];
    }),
  );
  const isReason = (text: string) => reasons.includes(text);
  const voiced = [...sentencesOf(basics.summary ?? "").map(plainOf), ...reasons]
    .filter(
      (text) =>
        isPlain(text) &&
        !hasSlip(text) &&
        !stock.test(text) &&
        !ofPrivateLife.test(text) &&
        !ofLeisure.test(text) &&
        !ofStudies.test(text) &&
        !denies(text) &&
        !pointsAway(text) &&
        !/^I also\b/u.test(text),
    )
    .flatMap((text) => {
      const full = inFull(text);
      if (!isOfTrade(full, posting)) return [];
      return isReason(text) && /^(?:I|My|We)\b/u.test(full)
        ? [{ text: full, isWho: false }]
        : voicesOf(full, posting, tag);
    });
  const who = voiced.find(({ isWho }) => isWho)?.text;
  const wishes: string[] = [];
  for (const { text, isWho } of voiced) {
    const words = [...wishes, text].join(" ").split(" ").length;
    if (!isWho && wishes.length < mostWishes && words <= mostWordsOfWishes) wishes.push(text);
  }
  return { ...(who === undefined ? {} : { who }), wishes };
}

/** A section in which somebody says why they write: "Why I'm applying". */
const ofReasons = /^(?:why|what I['’]m looking for|what I am looking for|motivation|about this application)\b/iu;

/** "We are moving to the coast in May", of the post's own place, or where the post helps to move. */
function movesTo(line: string, { source }: Posting): boolean {
  if (!/\b(?:we|I)(?: are| am|['’]re|['’]m) (?:\p{L}+ )?(?:moving|relocating|shifting)\b/iu.test(line)) return false;
  const names = line.match(/(?<=\s)\p{Lu}\p{Ll}{3,}/gu) ?? [];
  return /\brelocat/iu.test(source) || names.some((name) => source.includes(name));
}

function plainOf(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/[.\s]+$/u, "");
}

function isPlain(text: string): boolean {
  const words = text.split(" ").length;
  return (
    words >= length.fewest &&
    words <= length.most &&
    /^\p{Lu}[\p{L}'’]*[ ,]/u.test(text) &&
    !/[:;!|•*\n]|\p{L}{2}\.\S/u.test(text)
  );
}

function rarityOf(text: string): number {
  const stems = contentStems(text);
  return stems.reduce((sum, stem) => sum - Math.log(resumeShare(stem) + 1e-3), 0) / Math.max(1, stems.length);
}

const looking = /^(?:Now )?(?:looking|hoping|returning|moving|thinking) (?:for|to|into|about|of)\b/iu;

const wanting = /^(?:Want|Would like|Hope|Keen) to\b/u;

/** Whoever it names by their work is of the post's kind. */
function isOfTrade(text: string, posting: Posting): boolean {
  return occupationsIn(tokenize(text)).length === 0 || likenessOf(text, posting) >= sameKind;
}

/** What is said of the resume itself is for nobody who has a letter in hand. */
const ofPaper = /\b(?:r[ée]sum[ée]|cv|curriculum vitae|this (?:page|form|letter))\b/iu;

function voicesOf(text: string, posting: Posting, tag: Tag): { text: string; isWho: boolean }[] {
  const words = tag(text);
  const rarity = rarityOf(text);
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  if (ofPaper.test(text)) return [];
  if (rarity < leastRarity.looking || words.some((word) => /^(?:he|she|his|her|him)$/iu.test(word.text))) return [];
  if (wanting.test(text)) return [{ text: `I ${text.startsWith("Keen") ? "am " : ""}${small}`, isWho: false }];
  if (looking.test(text) || isQualities(words)) return [{ text: `I am ${small}`, isWho: false }];
  if (words.some((word) => /^I(?:['’]m)?$/u.test(word.text))) {
    const isTold =
      /^(?:I|After|Since|For|Before)\b/u.test(text) &&
      !/^I (?:also|was|am)\b/u.test(text) &&
      rarity >= leastRarity.told &&
      isOfPost(text, posting);
    return isTold || (wish.test(text) && rarity >= leastRarity.usual) ? [{ text, isWho: false }] : [];
  }
  if (rarity < leastRarity.usual) return [];
  if (/^To (?:join|return|work|move|keep|teach|cook|care|build|drive)\b/u.test(text))
    return [{ text: `I would like ${small}`, isWho: false }];
  const noun = personAt(words);
  if (noun === undefined) return [];
  const called = text.slice(0, words[noun]?.end);
  if (likenessOf(called, posting) < sameKind && sharedWords(text, posting.source) === 0) return [];
  const isName = /^\p{Lu}/u.test(words[1]?.text ?? "") && words[0]?.pos !== "ADJ";
  const named = isName || /^\p{Lu}{2}/u.test(text) ? text : small;
  return [{ text: `I am ${/^an? /iu.test(named) ? named : withArticle(named)}`, isWho: true }];
}

/** Whether it speaks of anything that the post speaks of: "like numbers", and not sports. */
function isOfPost(text: string, { source }: Posting): boolean {
  const asked = new Set(tokenize(source).map(({ word }) => word.stem));
  return tokenize(text).some(({ norm, word }) => !functionWords.has(norm) && norm.length > 3 && asked.has(word.stem));
}

/** "Calm, friendly and quick to learn": qualities, and nothing that somebody does or has. */
function isQualities(words: readonly Word[]): boolean {
  const [first] = words;
  const last = words.findIndex(({ text }) => text === "to");
  const own = last < 0 ? words : words.slice(0, last);
  return (
    first?.pos === "ADJ" &&
    own.every(({ pos, text }) => /^(?:ADJ|ADV|CCONJ|PUNCT)$/u.test(pos) || text === ",") &&
    (last < 0 || words.length - last <= 3)
  );
}

const mostBefore = 7;

/** The place of the word that says who somebody is, where a clause about them follows: "Certified technician with six years". */
function personAt(words: readonly Word[]): number | undefined {
  const at = words.findIndex(({ text }) => isTitleNoun(text.toLowerCase()) || text === "graduate");
  const before = words.slice(0, Math.max(0, at));
  const isWhole = before.every(
    ({ pos, text }, place) =>
      /^(?:ADJ|NOUN|PROPN|CCONJ|ADV|VERB)$/u.test(pos) || /^[,-]$/u.test(text) || (place === 0 && pos === "DET"),
  );
  const next = words[at + 1]?.text ?? "";
  return at >= 0 && at <= mostBefore && isWhole && /^(?:with|who|of|for|from|returning|moving|looking)$/u.test(next)
    ? at
    : undefined;
}
