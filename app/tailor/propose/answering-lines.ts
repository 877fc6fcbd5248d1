import { likenessOf } from "~/tailor/letter/jobs/rank-jobs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { relevanceByPath } from "./relevance";
import { lineWeigher } from "./weigh-lines";

/** A row of the match that weighs less than this is a soft skill, which other lines show as well. */
const softWeight = 0.5;
/** From here on a job is of the kind of the post, by its title. */
const ofKind = 0.4;
/** What the words are worth that a line shares with the post, by `weigh-lines.ts`. */
const leastWords = 0.8;

/** Which lines a post needs: a writer cuts none of them. */
export interface Answering {
  /** It proves a requirement, or says so in the post's own words. */
  answers: (path: string, text: string) => boolean;
  /** It belongs to a job of the post's kind. */
  isOfKind: (path: string) => boolean;
}

/** What a post needs of the lines of a resume. */
export function answeringLines(resume: Resume, posting: Posting, match: Match): Answering {
  const relevance = relevanceByPath(resume, posting, match);
  const weigh = lineWeigher(resume, posting, match);
  const kinds = resume.work.map(({ position = "" }) => likenessOf(position, posting) >= ofKind);
  return {
    answers: (path, text) => {
      if ((relevance.get(path)?.weight ?? 0) >= softWeight) return true;
      const { proves, words } = weigh(path, text);
      return proves.length > 0 || words >= leastWords;
    },
    isOfKind: (path) => kinds[Number(/^\/work\/(\d+)/.exec(path)?.[1])] ?? false,
  };
}
