import type { Resume, Work } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import type { Marked } from "./align-marked";
import { isSame, plain } from "./same-text";

/** How many jobs are read rightly and wrongly, and how many of each carry a doubt. */
export interface DoubtCount {
  right: number;
  doubtedRight: number;
  wrong: number;
  doubtedWrong: number;
}

/** Counts the jobs of a resume that was read without having been learnt from. */
export function countDoubts(resume: Resume, marked: Marked, count: DoubtCount): void {
  const doubtful = doubtfulEntries(resume);
  const left = new Set(marked.work);
  for (const [index, job] of resume.work.entries()) {
    const truth = [...left].find((one) => isSameJob(one, job));
    if (truth) left.delete(truth);
    const doubted = doubtful.has(`/work/${index}`) ? 1 : 0;
    count[truth ? "right" : "wrong"] += 1;
    count[truth ? "doubtedRight" : "doubtedWrong"] += doubted;
  }
}

type MarkedJob = Marked["work"][number];

function isSameJob(truth: MarkedJob, job: Work): boolean {
  const lines = plain([job.summary, ...job.highlights].join(" "));
  const held = truth.bullets.filter((bullet) => lines.includes(plain(bullet))).length;
  return isSame(truth.title, job.position) && isSame(truth.employer, job.name) && held >= 0.9 * truth.bullets.length;
}
