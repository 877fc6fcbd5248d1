import type { Change } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { figureWorth } from "~/tailor/letter/proofs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings, namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import {
  bestResult,
  bestTerms,
  heldCertificates,
  isProven,
  type Term,
  unsaidIn,
} from "~/tailor/propose/profile-pieces";
import { tradeTerms } from "~/tailor/propose/trade-terms";
import { sharesAsked, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { bestOf, isLong, ownWords, topOf } from "./choose-own";
import { type Held, heldInLine, heldRole } from "./held-role";
import { type OwnSentence, weighSentences } from "./own-sentences";
import { readSummary } from "./own-summary";
import { summaryDrafts, type Way } from "./summary-drafts";

type Draft = Omit<Change, "id">;

const mostTerms = 3;
const fewestTerms = 2;
const mostTried = 8;
/** A summary is read at a glance: a longer one gets nothing more. */
const longestSummary = 80;
const longestOwnSentence = 40;
/** Of a person's own sentences so many stay behind an opening. */
const mostOwn = 2;
/** What is left of a summary without its praise is enough to stand alone. */
const enoughWords = 25;
const enoughBeside = 18;
/** Money, a share or a large number. */
const tellingFigure = 2;

interface Pieces {
  held: Held | undefined;
  /** What the opening job shows first, then what others do. */
  terms: Term[];
  certificates: string[];
  result: string | undefined;
}

/**
 * A summary for this post, of facts of the resume alone: the title held last (or an earlier one nearer to the post) and since
 * when, the two or three things asked for that the lines of the jobs show, the certificates asked for, one result with a
 * figure, and at most two sentences of the person's own. It takes the place of an objective, of praise and of what speaks of
 * another job. A summary that says who its writer is opens by itself and gets what it leaves unsaid; a biography keeps its
 * best sentences. Each piece is proven by itself. Fullest first; last, where nothing is proven, one that asks for a yes; none
 * where the resume shows nothing of the post.
 */
export function writeSummary(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const { summary = "" } = resume.basics;
  const own = readSummary(summary);
  const sentences = weighSentences(own.kept, resume, posting, tag);
  const top = topOf(sentences);
  const telling = sentences.filter((one) => !one.isSpare || one === top);
  const isFree = telling.length === 0 || own.hasWish;
  const { pieces, things } = piecesOf({ resume, posting, match, isFree }, tag);
  const drafts = (ways: readonly Way[]) => summaryDrafts(ways, own.kept.join(" "), resume, posting);
  const isBare = own.text !== summary && own.text !== "" && (own.isBroken || telling.length > 0);
  const bare: Way[] = isBare ? [{ sentences: [own.text], terms: [], why: withoutObjective }] : [];
  if (own.isBroken) return drafts([...(own.hasWish ? aboveLines(own.text, sentences, pieces, resume) : []), ...bare]);
  const opensItself = telling[0]?.isOpening === true || (telling.length > 0 && pieces.held === undefined);
  if (opensItself) return drafts([...extended(sentences, pieces, resume), ...bare]);
  const why = own.hasWish && sentences.length === 0 ? insteadOfObjective : forThisPost;
  const opened = openedWays(telling, pieces, resume, { why, left: own.hasWish ? [] : sentences });
  const shorter = opened.length > 0 ? [] : extended(sentences, { ...pieces, terms: [], result: undefined }, resume);
  // Its owner is asked about a sentence of its own: beside a title the gate would judge it by the title.
  const open = things.filter(({ isOpen }) => isOpen);
  const asking = own.kept.length > 0 || open.length === 0 ? [] : [...pieces.terms, ...open].slice(0, mostTerms);
  const opening = pieces.held ? openingsOf(pieces.held, []).slice(0, 1) : [];
  const question = [...opening, experience(asking)];
  const questions = asking.length > 0 && !isProven(question.join(" "), resume) ? [question] : [];
  return drafts([
    ...opened,
    ...shorter,
    ...bare,
    ...questions.map((text): Way => ({ sentences: text, terms: asking, why })),
  ]);
}

/**
 * What a summary can be made of, and all that is asked for and shown or likely. Where no word of the person's own says more
 * (`isFree`) a thing of the post's trade does that nobody asked for by name.
 */
function piecesOf(
  { resume, posting, match, isFree }: { resume: Resume; posting: Posting; match: Match; isFree: boolean },
  tag: Tag,
): { pieces: Pieces; things: Term[] } {
  const asked = askedThings(resume, posting, match);
  const held = heldRole(resume, posting, asked);
  const role = held?.role ?? "";
  const things = bestTerms(resume, [...asked, ...namedAnywhere(resume, posting)], role, tag);
  const proven = things.filter(({ isOpen }) => !isOpen);
  const ofJob = ({ paths = [] }: Term) => held !== undefined && paths.some((path) => path.startsWith(`${held.path}/`));
  const isDone = ({ paths = [] }: Term) => paths.some((path) => /^\/(?:work|facts)\//.test(path));
  const done = proven.filter(isDone);
  const isAsked = ({ text }: Term) => sharesAsked(text, tradeOf(posting));
  const line = heldInLine(resume, role);
  const inLine = ({ paths = [] }: Term) => paths.some((path) => line.some((job) => path.startsWith(job)));
  const trade = held ? tradeTerms(resume, posting, proven, held).filter(isAsked).filter(isDone) : [];
  const terms = [
    ...done.filter(ofJob),
    ...done.filter((term) => !ofJob(term)),
    ...(held?.isNear || isFree ? trade.filter(inLine) : []),
    ...(isFree ? trade.filter((term) => !inLine(term)) : []),
  ];
  const certificates = heldCertificates(resume, posting, match);
  return { pieces: { held, terms, certificates, result: bestResult(resume, posting, asked, held, tag) }, things };
}

/** In place of the objective that stood above a list. */
function aboveLines(lines: string, sentences: readonly OwnSentence[], { held, terms }: Pieces, resume: Resume): Way[] {
  if (!held || sentences.some(({ isOpening }) => isOpening)) return [];
  const named = provenWith(held.role, terms, resume).slice(0, mostTerms);
  const [opening] = openingsOf(held, named).filter((text) => isProven(text, resume));
  if (opening === undefined || named.length < fewestTerms) return [];
  return [{ sentences: [[opening, lines].filter(Boolean).join("\n")], terms: named, why: insteadOfObjective }];
}

function provenWith(role: string, terms: readonly Term[], resume: Resume): Term[] {
  return terms
    .slice(0, mostTried)
    .filter(({ text }) => isProven(sentence(`${role} with experience in ${text}`), resume));
}

/** The title with what it shows of the post, then a result, then the person's own sentences that say most here. */
function openedWays(
  telling: readonly OwnSentence[],
  pieces: Pieces,
  resume: Resume,
  { why, left }: { why: string; left: readonly OwnSentence[] },
): Way[] {
  const { held } = pieces;
  if (!held) return [];
  const short = telling.filter(({ words, isTitle }) => !isTitle && (words <= longestOwnSentence || !isLong(telling)));
  if (left.some(({ isRun }) => isRun)) return [];
  const own = bestOf(short, mostOwn).map(({ text }) => sentence(text));
  const [best = ""] = bestOf(short, 1).map(({ text }) => sentence(text));
  const terms = provenWith(held.role, unsaidIn(own.join(" "), pieces.terms), resume).slice(0, mostTerms);
  const tails = tailsOf(own, pieces);
  const worth = terms.length + (tails[0]?.length ?? 0);
  const isEnough = terms.length >= fewestTerms || (held.isNear && worth >= (left.length === 0 ? 1 : fewestTerms));
  // What the person says by themselves is no worse than a title with things that nobody asked for.
  const isOwnBetter = terms.every(({ isUnasked }) => isUnasked) && left.some(({ isOfOther }) => !isOfOther);
  if (!isEnough || isOwnBetter) return [];
  const opening = openingsOf(held, terms).find((text) => isProven(text, resume));
  if (opening === undefined) return [];
  return tails
    .flatMap((tail) => [own, [best], []].map((some) => [opening, ...tail, ...some].filter(Boolean)))
    .filter(isShort)
    .map((sentences) => ({ sentences, terms, why }));
}

/** Behind the first sentence what the summary leaves unsaid and the jobs show; at its end the best result where it names none. */
function extended(sentences: readonly OwnSentence[], pieces: Pieces, resume: Resume): Way[] {
  const own = ownWords(sentences, enoughWords);
  // Beside what is added less of their own is enough.
  const fewer = ownWords(sentences, enoughBeside);
  const ways = [...(fewer.length < own.length ? extendedWays(fewer, pieces, resume) : [])]
    .filter(({ terms }) => terms.length > 0)
    .concat(extendedWays(own, pieces, resume));
  if (own.length === 0 || own.length === sentences.length) return ways;
  return [...ways, { sentences: own, terms: [], why: withoutPraise, isCosmetic: !isLong(sentences) }];
}

function extendedWays(own: readonly string[], pieces: Pieces, resume: Resume): Way[] {
  const [first, ...others] = own;
  if (first === undefined) return [];
  const unsaid = unsaidIn(own.join(" "), pieces.terms).slice(0, mostTerms);
  const terms = unsaid.length < fewestTerms || !isProven(experience(unsaid), resume) ? [] : unsaid;
  const named = terms.length > 0 ? [experience(terms)] : [];
  return tailsOf(own, pieces)
    .flatMap((tail): Way[] => [
      { sentences: [first, ...named, ...others, ...tail], terms, why: namesUnsaid },
      ...(tail.length > 0 ? [{ sentences: [...own, ...tail], terms: [], why: namesUnsaid }] : []),
    ])
    .filter(({ sentences: all }) => all.length > own.length && isShort(all));
}

function isShort(sentences: readonly string[]): boolean {
  return sentences.join(" ").split(/\s+/).length <= longestSummary;
}

function openingsOf({ role, span, now, isNear }: Held, terms: readonly Term[]): string[] {
  const dated = span ? `${role} ${span}` : role;
  const heads = [...new Set([now && isNear ? `${now}, before that ${dated}` : dated, dated, role])];
  const lists = [...terms.keys()]
    .slice(fewestTerms - 1)
    .reverse()
    .map((at) => joinList(terms.slice(0, at + 1).map(({ text }) => text)));
  const named = [...lists.map((list) => ` with experience in ${list}`), ""];
  const all = named.flatMap((things) => heads.map((head) => head + things));
  // A bare title is no sentence.
  return all.filter((text) => text !== role).map(sentence);
}

function experience(terms: readonly Term[]): string {
  return sentence(`Experience includes ${joinList(terms.map(({ text }) => text))}`);
}

/** What goes behind what is said already, the fullest first: what is held, and a result where there is none yet. */
function tailsOf(said: readonly string[], { certificates, result }: Pieces): string[][] {
  const text = said.join(" ");
  const names = certificates.filter(
    (name) =>
      !text.includes(/\((\p{Lu}{2,})\)/u.exec(name)?.[1] ?? name) &&
      unsaidIn(text, [{ id: undefined, text: name }]).length > 0,
  );
  const first = names.length > 0 ? [sentence(`Holds ${joinList(names)}`)] : [];
  const second = result && figureWorth(text) < tellingFigure ? [result] : [];
  return [[...first, ...second], first, second, []];
}

const insteadOfObjective =
  "Your objective speaks of what you want: this says what you bring to this post, from your own resume.";
const withoutObjective = "Says what you bring; what you are looking for, the application says.";
const forThisPost = "Says in a few lines what this post looks for, from your own resume.";
const namesUnsaid = "Names what this post asks for and your resume shows further down.";
const withoutPraise = "Shorter: what stays says what you have done, and what this post asks for.";
