import type { Change } from "~/tailor/change";
import { isLabel } from "~/tailor/grammar/run-in-labels";
import { figureWorth } from "~/tailor/letter/proofs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { answeringLines } from "~/tailor/propose/answering-lines";
import { leansBack } from "~/tailor/propose/entry-voice";
import { lineWeigher, tellsStanding } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";

type Draft = Omit<Change, "id">;

/** A resume whose jobs have fewer lines is read as a whole: nothing of it is too much. */
const longResume = 40;
/** Lines that a reader takes in of one job: of the first two, and of those below. */
const enough = { recent: 14, older: 10 };
const recentJobs = 2;
/** A few lines over that are no reason to take any away. */
const fewOver = 4;
/** In merits of `weigh-lines.ts`: up to here a line says next to nothing to the post; one such line alone is not worth a cut. */
const saysNothing = 0.3;
const fewestCuts = 2;

/** A word with a capital behind the first one may be a name. */
const nameInside = /(?<=[\p{L}\d,;)] )["(]?\p{Lu}/u;
const labelled = /^[\p{Lu}][\p{L} /&-]{1,40}:|[:,]$/u;

const linesPath = /^\/work\/(\d+)\/highlights\/(\d+)$/;

/**
 * Of a resume that runs long, the lines of its longest job that say least to this post, each as a change of its own, where
 * that job has more than anybody reads: never a line with a figure or a name, one that proves what is asked or says what came
 * of the work or whom its writer led, or one that another leans on; never of the two latest jobs, of one of the post's kind, or
 * of one whose reading is in doubt. While the longest job is one of these, nothing of a shorter one goes. `keepsScore` says whether the score stays where these go.
 */
export function cutLongJobs(
  resume: Resume,
  posting: Posting,
  match: Match,
  keepsScore: (changes: readonly Draft[]) => boolean,
): Draft[] {
  const lengths = resume.work.map(({ highlights }) => highlights.length);
  const longest = Math.max(...lengths);
  const job = lengths.lastIndexOf(longest);
  const highlights = resume.work[job]?.highlights ?? [];
  const isLong = lengths.reduce((sum, length) => sum + length, 0) >= longResume && longest > enough.older + fewOver;
  if (!isLong || latestJobs(resume).includes(job) || doubtfulEntries(resume).has(`/work/${job}`)) return [];
  const weigh = lineWeigher(resume, posting, match);
  const { answers, isOfKind } = answeringLines(resume, posting, match);
  if (isOfKind(`/work/${job}`)) return [];
  const most = mostLines(job);
  const why = `One of ${highlights.length} lines of this job, and it says little to this post: left out for length.`;
  const cuts = highlights
    .map((text, index) => ({ text, path: `/work/${job}/highlights/${index}` }))
    .filter(({ path, text }) => isSpareLine(resume, path) && !answers(path, text) && !tellsStanding(text))
    .map(({ text, path }) => ({ text, path, merit: weigh(path, text).merit }))
    .filter(({ merit }) => merit <= saysNothing)
    .sort((left, right) => left.merit - right.merit)
    .slice(0, highlights.length - most)
    .sort((left, right) => lineOf(left.path) - lineOf(right.path))
    .flatMap(({ text, path }): Draft[] => {
      const atomId = atomAt(resume, path)?.id;
      if (atomId === undefined) return [];
      const style = { isMend: true, isCosmetic: true, isForLength: true };
      return [{ kind: "left-out", atomId, path, before: text, after: "", why, requirementIds: [], ...style }];
    });
  return cuts.length >= fewestCuts && keepsScore(cuts) ? cuts : [];
}

/** The places of the two jobs that go on or ended last; the first ones where no dates tell. */
function latestJobs({ work }: Resume): number[] {
  const ends = work.map(({ current, endDate, startDate }) => (current ? "9999" : (endDate ?? startDate ?? "")));
  return [...ends.keys()]
    .sort((left, right) => (ends[right] ?? "").localeCompare(ends[left] ?? "") || left - right)
    .slice(0, recentJobs);
}

/** Lines that a reader takes in of the job at this place. */
function mostLines(job: number): number {
  return job < recentJobs ? enough.recent : enough.older;
}

function lineOf(path: string): number {
  return Number(linesPath.exec(path)?.[2]);
}

/** The list that a line was left out of for length, by its path; undefined for every other change. */
export function cutFrom({ isForLength, path }: Pick<Change, "isForLength" | "path">): string | undefined {
  return isForLength ? path.slice(0, path.lastIndexOf("/")) : undefined;
}

/**
 * Whether a line may go for length, whatever the post: its job has many, it holds no figure and no name, and no line beside
 * it leans on it.
 */
export function isSpareLine({ work }: Pick<Resume, "work">, path: string): boolean {
  const [, job, at] = linesPath.exec(path)?.map(Number) ?? [];
  const lines = work[job ?? -1]?.highlights ?? [];
  const [before, line, next] = [lines[(at ?? 0) - 1], lines[at ?? -1], lines[(at ?? 0) + 1]];
  if (line === undefined || lines.length <= mostLines(job ?? 0) + fewOver) return false;
  return (
    figureWorth(line) === 0 &&
    !nameInside.test(line) &&
    !labelled.test(line.trim()) &&
    !isLabel(line, next) &&
    !(before !== undefined && isLabel(before, line)) &&
    !leansBack(line, at ?? 0) &&
    !(next !== undefined && leansBack(next, (at ?? 0) + 1)) &&
    !(before !== undefined && /[:,]$/.test(before.trim()))
  );
}

/**
 * Of changes that leave a line out for length those that their job can spare: the first ones, as long as as many lines are
 * left as a reader takes in.
 */
export function withinLength(changes: readonly Change[], { work }: Pick<Resume, "work">): Set<Change> {
  const left = new Map<number, number>();
  return new Set(
    changes.filter(({ path }) => {
      const job = Number(linesPath.exec(path)?.[1]);
      const now = left.get(job) ?? work[job]?.highlights.length ?? 0;
      if (now <= mostLines(job)) return false;
      left.set(job, now - 1);
      return true;
    }),
  );
}
