import { jobsOf } from "~/tailor/letter/jobs/job";
import { likenessOf } from "~/tailor/letter/jobs/rank-jobs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Posting } from "~/tailor/posting";
import { askedIn, closeness, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import type { Made } from "./compose-summary";
import { isCounting, type OwnSentence } from "./own-sentences";
import type { Pieces } from "./pieces-of";
import weights from "./summary-worth.json";

type Features = Readonly<Record<string, number>>;

/** A word that fewer resumes have says something of its writer. */
const rareShare = 0.12;
/** A short text is judged as one of so many telling words. */
const fewestStems = { all: 4, rare: 3 };
const mostNamed = 4;

/** What can be seen of a person's own summary beside the post and their jobs, to tell whether it speaks for the post. */
export function ownFeatures(sentences: readonly OwnSentence[], resume: Resume, posting: Posting): Features {
  const { summary = "" } = resume.basics;
  const work = `${posting.title ?? ""} ${posting.requirements.map(({ term }) => term).join(" ")}`;
  const stems = contentStems(summary);
  const rare = stems.filter((stem) => resumeShare(stem) < rareShare);
  const { said } = tradeOf(posting);
  const ofJobs = jobsOf(resume).map(({ title = "", texts }) =>
    closeness(`${title} ${texts.map(({ text }) => text).join(" ")}`, work),
  );
  const near = closeness(summary, work);
  const share = (isSo: (one: OwnSentence) => boolean) => sentences.filter(isSo).length / Math.max(1, sentences.length);
  const has = (isSo: (one: OwnSentence) => boolean) => Number(sentences.some(isSo));
  return {
    near,
    behindJobs: Math.max(0, ...ofJobs) - near,
    rare: rare.length / Math.max(fewestStems.all, stems.length),
    rareShared: rare.filter((stem) => said.has(stem)).length / Math.max(fewestStems.rare, rare.length),
    named: Math.min(
      mostNamed,
      sentences.reduce((sum, { named }) => sum + named, 0),
    ),
    praise: share(({ isPraise }) => isPraise),
    titleFits: has(({ isTitled }) => isTitled),
    only: has(({ isOnlyPlace }) => isOnlyPlace),
    otherTrade: has(({ otherTrade }) => otherTrade !== undefined),
  };
}

/** What can be seen of a new summary, to tell whether its owner would send it. */
export function madeFeatures({ lead, deeds, rest, sentences }: Made, { held, posting, score }: Pieces): Features {
  const text = sentences.join(" ");
  const terms = lead?.terms ?? [];
  // "As a Bookkeeping Intern, kept ..." opens with a title as well.
  const title = lead ? held?.role : deeds[0]?.isOfOther ? deeds[0].job.role : undefined;
  const first = deeds.length > 0 ? Math.max(...deeds.map(({ worth }) => worth)) : 0;
  return {
    score: score / 100,
    lead: Number(title !== undefined),
    leadNear: Number(title !== undefined && held?.isNear === true),
    leadLike: title === undefined ? 0 : likenessOf(title, posting),
    askedTerms: terms.filter(({ id, isListed }) => id !== undefined && !isListed).length,
    tradeTerms: terms.filter(({ id }) => id === undefined).length,
    first,
    noDeed: Number(deeds.length === 0),
    ofOther: deeds.filter(({ isOfOther }, at) => isOfOther && (lead !== undefined || at > 0)).length,
    loose: deeds.filter(({ job }) => job.isLoose).length,
    figure: Number(deeds.some(({ text: told }) => /\d/.test(told))),
    asked: askedIn(text, tradeOf(posting)),
    bare: Number(terms.length === 0 && deeds.length === 0 && rest.length === 0),
    noTitle: Number(!held?.isNear || held.isTraining),
    words: text.split(/\s+/).length / 10,
  };
}

function chanceOf(features: Features, table: Readonly<Record<string, number>>): number {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + (table[name] ?? 0) * value, 0);
  return 1 / (1 + Math.exp(-sum - (table.bias ?? 0)));
}

/** How likely a reader would put another summary in the place of the person's own, from 0 to 1: learnt from summaries that were marked by hand. */
export function needOfNew(sentences: readonly OwnSentence[], resume: Resume, posting: Posting): number {
  // "Bookkeeper with nine years in two mills" says who its writer is, in whatever words.
  const isOpen = ({ isOpening, otherTrade, text }: OwnSentence) =>
    isOpening && otherTrade === undefined && isCounting(text);
  if (sentences.some(isOpen)) return 0;
  return chanceOf(ownFeatures(sentences, resume, posting), weights.own);
}

/** How glad its owner would be of a new summary, from 0 to 1: learnt from new ones that were marked by hand. */
export function worthOfMade(made: Made, pieces: Pieces): number {
  return chanceOf(madeFeatures(made, pieces), weights.made);
}
