import type { Match } from "~/tailor/match";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Posting } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Resume } from "~/tailor/resume";
import type { FitData, LabelledPair } from "./data-folder";
import { rewordings } from "./rewordings";
import { atMost, type Row, type Section } from "./table";

/** The date that every score of the evaluation is for, so that two runs of any days agree. */
export const asOf = "2026-11";

/** Points by which the form of a text may move a score. */
const tolerance = 2;

/**
 * How far the score moves where the same things are said in another order, case or white space: every `step`-th pair
 * that belongs together, since scores near nought cannot move.
 */
export function varyTexts(data: FitData, step: number, title: string): Section {
  const pairs = data.pairs.filter(({ label }) => label).filter((_, at) => at % step === 0);
  const resumes = readAll(data.resumes, new Set(pairs.map(({ resume }) => resume)), (text) => parseResume(text));
  const posts = readAll(data.jobs, new Set(pairs.map(({ job }) => job)), (text) => readPosting(text));
  const before = pairs.map((pair) => scoreOf(resumes, posts, pair));
  const rows = Object.entries(rewordings).flatMap(([name, reword]) => {
    const otherResumes = readAll(data.resumes, new Set(resumes.keys()), (text) => parseResume(reword(text)));
    const otherPosts = readAll(data.jobs, new Set(posts.keys()), (text) => readPosting(reword(text)));
    const moves = (of: (pair: LabelledPair) => Match["score"]): number[] =>
      pairs.map((pair, at) => Math.abs((of(pair) ?? 0) - (before[at] ?? 0)));
    return [
      rowOf(
        `${name}, resume`,
        moves((pair) => scoreOf(otherResumes, posts, pair)),
      ),
      rowOf(
        `${name}, post`,
        moves((pair) => scoreOf(resumes, otherPosts, pair)),
      ),
    ];
  });
  return { title: `Score change from another form of the same text, ${title}: ${pairs.length} pairs`, rows };
}

function readAll<Read>(texts: Map<string, string>, ids: Set<string>, read: (text: string) => Read): Map<string, Read> {
  return new Map([...ids].map((id) => [id, read(texts.get(id) ?? "")]));
}

function scoreOf(
  resumes: Map<string, Resume>,
  posts: Map<string, Posting>,
  { job, resume }: LabelledPair,
): Match["score"] {
  const [read, post] = [resumes.get(resume), posts.get(job)];
  return read && post ? matchResume(read, post, { asOf }).score : null;
}

function rowOf(name: string, moves: number[]): Row {
  const far = moves.filter((move) => move > tolerance).length;
  return { name: `${name}, largest move (${far} above ${tolerance})`, ...atMost(Math.max(0, ...moves), tolerance) };
}
