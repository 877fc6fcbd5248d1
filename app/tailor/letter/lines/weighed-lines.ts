import type { Tag } from "~/tailor/grammar/tagger";
import { isSpelled } from "~/tailor/letter/clauses/spelling";
import { tellableJobs } from "~/tailor/letter/jobs/loose-work";
import { type RankedJob, rankJobs, withNearestTitle } from "~/tailor/letter/jobs/rank-jobs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { lineWeigher, type Weighed } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { type Line, quotableLines } from "./quotable-lines";

export interface WeighedLines {
  weighed: ReadonlyMap<Line, Weighed>;
  /** The nearest to the post first. */
  ranked: RankedJob[];
}

/** Every line that can stand alone, weighed for the post, and the jobs by their closeness to it. */
export function weighedLines(resume: Resume, posting: Posting, match: Match, tag: Tag): WeighedLines {
  const jobs = tellableJobs(resume)
    .map((job) => withNearestTitle(job, posting))
    // "Aprentice": a title with a slip of the pen is told by nobody.
    .map((job) => (isSpelled(job.roles ?? "", tag) ? job : { ...job, role: undefined, roles: undefined }));
  const weighLine = lineWeigher(resume, posting, match);
  const weighed = new Map(quotableLines(resume, tag).map((line) => [line, weighLine(line.path, line.text)]));
  return { weighed, ranked: rankJobs(jobs, posting, weighed) };
}
