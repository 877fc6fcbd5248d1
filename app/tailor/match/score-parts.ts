import type { Match } from "~/tailor/match";
import { sentence } from "~/wording";
import { partPoints, wordingFull, workFrom, workFull } from "./formula";
import type { PostingIndex } from "./index-posting";
import type { ResumeIndex } from "./index-resume";
import type { JobMeasures } from "./measure-evidence";
import { measureWording } from "./measure-wording";

type Part = Match["parts"][number];

/** How close the titles held are to the post's, as far as their entries bear them out; undefined where the post has none. */
export function scoreTitle(
  index: ResumeIndex,
  asked: PostingIndex,
  { title, closestTitle }: JobMeasures,
): Part | undefined {
  if (asked.title.stems.length === 0) return undefined;
  const thin = closestTitle !== undefined && closestTitle.line.support < 1;
  const reason = closestTitle
    ? sentence(`Closest title: ${closestTitle.line.atom.text}${thin ? ", with little said about the work" : ""}`)
    : index.titles.length > 0
      ? "No title in the resume is close to the post's."
      : "The resume names no job titles that we could read.";
  return { key: "title", label: "Title", points: partPoints.title * title, possible: partPoints.title, reason };
}

/** How close the work told of one job is to all that the post asks for. */
export function scoreWork({ work }: JobMeasures): Part {
  const share = Math.min(1, Math.max(0, (work - workFrom) / (workFull - workFrom)));
  const reason =
    share >= 0.75
      ? "Your lines speak of the same kind of work as the post."
      : share >= 0.4
        ? "Your lines speak of work that is partly like the post's."
        : "Your lines speak of another kind of work than the post's.";
  return { key: "work", label: "Kind of work", points: partPoints.work * share, possible: partPoints.work, reason };
}

/** How much of the rarer words of the post's duties stands in the lines about what was done. */
export function scoreWording(index: ResumeIndex, asked: PostingIndex): Part {
  const share = Math.min(1, measureWording(index, asked) / wordingFull);
  const reason =
    share >= 0.75
      ? "Your lines cover much of the post's own wording."
      : share >= 0.3
        ? "Your lines cover some of the post's own wording."
        : "Your lines share few of the post's telling words.";
  return {
    key: "wording",
    label: "The post's wording",
    points: partPoints.wording * share,
    possible: partPoints.wording,
    reason,
  };
}
