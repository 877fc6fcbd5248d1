import { jobsOf } from "~/tailor/letter/jobs/job";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Posting } from "~/tailor/posting";
import { closeness, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { isCounting, type OwnSentence } from "./own-sentences";
import weights from "./summary-need.json";

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

/** How likely a reader would put another summary in the place of the person's own, from 0 to 1: learnt from summaries that were marked by hand. */
export function needOfNew(sentences: readonly OwnSentence[], resume: Resume, posting: Posting): number {
  // "Bookkeeper with nine years in two mills" says who its writer is, in whatever words.
  const isOpen = ({ isOpening, otherTrade, text }: OwnSentence) =>
    isOpening && otherTrade === undefined && isCounting(text);
  if (sentences.some(isOpen)) return 0;
  const table: Features = weights;
  const features = Object.entries(ownFeatures(sentences, resume, posting));
  const sum = features.reduce((total, [name, value]) => total + (table[name] ?? 0) * value, weights.bias);
  return 1 / (1 + Math.exp(-sum));
}
