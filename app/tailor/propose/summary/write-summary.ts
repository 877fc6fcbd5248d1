import { isUnderWish } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { hasBlank } from "~/tailor/propose/blanks";
import { postingWording } from "~/tailor/propose/reword/propose-wording";
import { titleStems } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { besideOwn } from "./beside-own";
import { type Composed, type Made, newSummaries, wordsIn } from "./compose-summary";
import { type OwnSentence, weighSentences } from "./own-sentences";
import { isDistinctWish, isObjective, type OwnSummary, readSummary } from "./own-summary";
import { partListing } from "./part-listing";
import { type Pieces, piecesOf } from "./pieces-of";
import { isSpareSummary, isSpareWish, positionSought, seeksOtherPost } from "./sought-post";
import { needOfNew } from "./summary-need";

type Draft = Omit<Change, "id">;

interface Way extends Composed {
  why: string;
}

/** A word that fewer resumes have says what work is meant. */
const rare = 0.25;
/** Longer sentences may be several that ran together. */
const longestSentence = 40;
const fewestOfPiece = 4;
/** From which need on an own summary gives way to a new one, and from which one that says nothing of its own is left out. */
const leastNeed = { replace: 0.4, leave: 0.5 };
/** In words. */
const fewestInPlace = 12;
/** Scores, below which an own summary never gives way, and none is written. */
const leastFit = { need: 38, made: 50 };
/** The gate may refuse a wording and take the next. */
const mostTried = 12;
/** Of a summary without its wish so much is a sentence still. */
const fewestLeft = 8;

/**
 * A summary for this post, of facts of the resume alone. The person's own stays word for word where it speaks for the post: only what
 * aims at another job and what nobody filled in goes; at most one thing is added (`besideOwn`). Where there is none, or nothing but a
 * wish, or one that readers would change for another (`needOfNew`), the best of the new ones that can be made of what is sure is
 * written; what would lose no fact is left out where none is good enough.
 */
export function writeSummary(
  resume: Resume,
  posting: Posting,
  match: Match,
  tag: Tag,
  keepsScore: (changes: readonly Draft[]) => boolean = () => true,
): Draft[] {
  const { summary = "" } = resume.basics;
  const { said, listed } = partListing(summary);
  const weigh = (read: OwnSummary) => {
    const own = withoutRuns(read, tag);
    return { read, own, sentences: weighSentences(own.kept, resume, posting, tag) };
  };
  const joined = weigh(readSummary(said));
  // A short sentence goes with no title that goes: each of "Harbour pilot. Swims daily." stands for itself.
  const isOther = joined.sentences.some(
    ({ said: title, isWrong, otherTrade }) => (title !== undefined && isWrong) || otherTrade,
  );
  const { read, own, sentences } = isOther ? weigh({ ...joined.read, kept: joined.read.sentences }) : joined;
  if (own.kept.length > 0 && wantsThis(summary, own, posting)) return [];
  // Of those who fit so little nothing could be said that speaks for the post.
  const need = (match.score ?? 0) < leastFit.need ? 0 : needOfNew(sentences, resume, posting);
  const pieces = () => piecesOf(resume, posting, match, tag);
  const written =
    own.kept.length === 0 && own.dropped === 0 ? newOnes(pieces()) : waysOf(own, sentences, need, resume, pieces);
  const ways = written.map((way) =>
    // Of what only lost a wish the paragraphs stay.
    way.sentences.length === read.kept.length && own.kept.length === read.kept.length && way.terms.length === 0
      ? { ...way, sentences: [read.text] }
      : way,
  );
  if (listed !== "" && said === own.text) ways.push({ sentences: [said], terms: [], why: withoutList });
  const drafts = ways
    .flatMap((way) => draftsOf(resume, posting, way, listed))
    .filter(({ after }, at, all) => after !== summary && all.findIndex((other) => other.after === after) === at)
    .filter((draft) => keepsScore([draft]));
  const isWish = isSpareWish(summary, resume, posting);
  const isElsewhere = own.kept.length === 0 && seeksOtherPost(summary, posting);
  const isOfOther = (need >= leastNeed.leave || isElsewhere) && isSpareSummary(summary, resume);
  const reason = seeksOtherPost(summary, posting) ? ofOtherPost : isWish ? emptyWish : ofOtherWork;
  return drafts.length === 0 && summary !== "" && (isWish || isOfOther)
    ? [leftOut(resume, reason)].filter((draft) => keepsScore([draft]))
    : drafts;
}

function leftOut({ atoms, basics: { summary = "" } }: Resume, why: string): Draft {
  const path = "/basics/summary";
  const atomId = atoms.find((atom) => atom.path === path)?.id ?? null;
  return { kind: "left-out", atomId, path, before: summary, after: "", why, requirementIds: [] };
}

/** What its writer wants speaks of what the post speaks of, and the rest does not: "to grow into a hygiene department", "a first role in payroll". */
function wantsThis(summary: string, own: OwnSummary, { title = "", source }: Posting): boolean {
  if (own.dropped === 0 || hasBlank(summary)) return false;
  const left = new Set(contentStems(own.text));
  const lost = contentStems(summary).filter((stem) => !left.has(stem));
  const wanted = new Set([...titleStems(title), ...contentStems(source).filter((stem) => resumeShare(stem) < rare)]);
  return lost.some((stem) => wanted.has(stem));
}

function waysOf(
  own: OwnSummary,
  sentences: readonly OwnSentence[],
  need: number,
  resume: Resume,
  pieces: () => Pieces,
): Way[] {
  const { summary = "" } = resume.basics;
  const isUnder = isUnderWish(resume) && !sentences.some(({ text }) => /\d|\byears\b/u.test(text));
  const isWish = isUnder || sentences.every(({ text }) => isObjective(text));
  // "Objective: warehouse work in a small team" says what its writer means, and under another heading would be what was done.
  if (isUnder && wordsIn([summary]) < fewestLeft) return [];
  // A position that is sought by its title alone says less than the work does.
  const isOwnWish = isDistinctWish(summary) && !sentences.every(({ text }) => positionSought(text) !== "");
  if (isWish && isOwnWish && sentences.some(({ asked, isWrong }) => asked > 0 && !isWrong)) return [];
  const isRun = own.isBroken || sentences.some((one) => one.isRun);
  // Lines that are no sentences, and walls that nobody parted, stay as they are but for a wish.
  if (isRun) {
    const isCut = own.dropped > 0 && wordsIn([own.text]) >= fewestLeft;
    return isCut ? [{ sentences: [own.text], terms: [], why: withoutObjective }] : [];
  }
  if (isWish || need >= leastNeed.replace) {
    const places = sentences.filter(staysBeside).map(({ text }) => sentence(text));
    const made = bestMade(pieces()).filter(({ sentences: some }) => isWish || wordsIn(some) >= fewestInPlace);
    const reason = isWish ? insteadOfObjective : forThisPost;
    const ways = made.map((one): Way => ({ ...one, sentences: [...one.sentences, ...places], why: reason }));
    return [...ways, ...besideWays(own, sentences, isWish, summary, pieces)];
  }
  return besideWays(own, sentences, isWish, summary, pieces);
}

/** The own sentences without what aims at another post, and at most one thing beside them. */
function besideWays(
  own: OwnSummary,
  sentences: readonly OwnSentence[],
  isWish: boolean,
  summary: string,
  pieces: () => Pieces,
): Way[] {
  const why = own.dropped > 0 ? withoutObjective : forThisPost;
  const right = sentences.filter(({ isWrong, isOnlyPlace }) => !isWrong || isOnlyPlace);
  const kept = isWish ? right.filter(({ isOnlyPlace }) => isOnlyPlace) : right;
  const isOther = sentences.some((one) => one.otherTrade && !kept.includes(one));
  // A sentence of one's own about oneself is no reader's to strike, unless it names another trade.
  const isCut = own.dropped > 0 || isOther;
  if (!isCut && kept.length < sentences.length) return [];
  // Paragraphs that lose nothing stay as they are.
  if (kept.length === 0 || (!isCut && summary.includes("\n"))) return [];
  return besideOwn(kept, pieces())
    .filter(({ sentences: made, terms }) => isCut || terms.length > 0 || made.length > kept.length)
    .filter(({ sentences: made }) => wordsIn(made) >= fewestLeft)
    .map((one): Way => {
      const isNamed = one.terms.length > 0 || one.sentences.length > kept.length;
      if (own.dropped > 0) return { ...one, why };
      return { ...one, why: isNamed ? namesUnsaid : shorter };
    });
}

function newOnes(pieces: Pieces): Way[] {
  return bestMade(pieces).map((one) => ({ ...one, why: forThisPost }));
}

/** The new summaries that name most of what the post asks for, those with a figure first. */
function bestMade(pieces: Pieces): Made[] {
  if (pieces.score < leastFit.made) return [];
  const asked = ({ terms }: Made) => terms.filter(({ id }) => id !== undefined).length;
  const figures = ({ told }: Made) => Number(told.some((text) => /\d/.test(text)));
  return newSummaries(pieces)
    .toSorted((one, other) => asked(other) - asked(one) || figures(other) - figures(one))
    .slice(0, mostTried);
}

/** The title of another trade with which a summary opens, or the position that it seeks, where it does not name the work of the post. */
export function aimsAtOther(summary: string, resume: Resume, posting: Posting, tag: Tag): string | undefined {
  const { said } = partListing(summary);
  const stems = new Set(contentStems(summary));
  if (titleStems(posting.title ?? "").some((stem) => stems.has(stem))) return undefined;
  const [wish = ""] = said.split(/(?<=[.!?])\s/u);
  if (seeksOtherPost(wish, posting)) return positionSought(wish) || undefined;
  const [first, ...others] = weighSentences(withoutRuns(readSummary(said), tag).kept, resume, posting, tag);
  return others.every(({ isTitled }) => !isTitled) && first?.named === 0 ? first.otherTrade : undefined;
}

/**
 * What only it tells stays beside a new summary: a fact, things asked for, what has a name or a figure; not years alone, which the jobs tell
 * as well.
 */
function staysBeside(one: OwnSentence): boolean {
  if (one.isOnlyPlace) return !one.isYearsAlone;
  const isOwn = one.said === undefined && !isObjective(one.text) && !one.isWrong && !one.isPraise && !one.isRetold;
  return isOwn && (one.named > 0 || /(?<=\S )(?:\d|(?!I\b)\p{Lu})/u.test(one.text));
}

/** Sentences that nobody ended, each by itself: "... in two kitchens Skilled in sauces Trained nine cooks". */
function withoutRuns(own: OwnSummary, tag: Tag): OwnSummary {
  const kept = own.kept.flatMap((text) => {
    const pieces = wordsIn([text]) > longestSentence ? splitRun(text, tag) : [text];
    // Crumbs are names of a list, no sentences.
    return pieces.some((piece) => wordsIn([piece]) < fewestOfPiece) ? [text] : pieces;
  });
  return { ...own, kept, dropped: own.dropped + Number(kept.length > own.kept.length) };
}

/** With the post's names for tools where they differ from the resume's, and without. */
function draftsOf(resume: Resume, posting: Posting, { sentences, terms, why }: Way, listed: string): Draft[] {
  const path = "/basics/summary";
  const atomId = resume.atoms.find((atom) => atom.path === path)?.id ?? null;
  const before = resume.basics.summary ?? "";
  const requirementIds = terms.flatMap(({ id }) => id ?? []);
  const tools = { ...posting, requirements: posting.requirements.filter(({ kind }) => kind === "tool") };
  const text = sentences.join(" ");
  const texts = new Set([postingWording(text, tools, "text")?.text ?? text, text]);
  return [...texts].map((one) => {
    const after = listed === "" ? one : `${one}\n${listed}`;
    return { kind: "summary", atomId, path, before, after, why, requirementIds };
  });
}

const insteadOfObjective =
  "Your objective speaks of what you want: this says what you bring to this post, from your own resume.";
const withoutObjective = "Says what you bring; what you are looking for, the application says.";
const ofOtherPost = "Your objective seeks another position than this post has.";
const ofOtherWork = "Says nothing of what this post asks for that your jobs do not show.";
const emptyWish = "Your objective says what every objective says, and nothing of you.";
const withoutList = "A list of skills that ran into the summary stands by itself.";
const forThisPost = "Says in a few lines what this post looks for, from your own resume.";
const namesUnsaid = "Names what this post asks for and your resume shows further down.";
const shorter = "Shorter: what stays says what you have done, and what this post asks for.";
