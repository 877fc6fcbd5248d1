import type { Resume, Work } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import type { Marked } from "./align-marked";

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

/** Equal, or one holds the other with little besides. */
function isSame(one: string | null, other: string | undefined): boolean {
  const [a, b] = [plain(one ?? ""), plain(other ?? "")];
  if (a === "" || b === "") return a === b;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.includes(short) && long.length <= 1.6 * short.length;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}
