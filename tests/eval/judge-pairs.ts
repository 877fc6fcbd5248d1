import { stem } from "~/tailor/gate/stem";
import type { EvidenceState, Match, MatchRow } from "~/tailor/match";
import type { EvidenceModel } from "~/tailor/match/evidence/judge-evidence";
import { type MatchOptions, matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Posting } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Resume } from "~/tailor/resume";
import { type GradedPost, truePosting } from "./graded-posts";
import { mean, spearman } from "./metrics";
import { atLeast, atMost, type Row, type Section } from "./table";

interface Options {
  asOf: string;
  /** Other weights than those of the engine, for weights that were learnt without the post. */
  weightsFor?: (post: GradedPost) => EvidenceModel | undefined;
  /** Another reader of posts than the engine's, for one that was trained without the post. */
  readingOf?: (post: GradedPost) => Posting;
}

interface Pair {
  post: GradedPost;
  posting: Posting;
  resume: GradedPost["resumes"][number];
  match: Match;
  options: MatchOptions;
}

/**
 * How far matches are from a recruiter's reading: with the requirements that the recruiter marked, so that evidence and
 * score are measured by themselves, and with those that the engine reads.
 */
export function judgePairs(
  graded: GradedPost[],
  resumeOf: (id: string) => Resume,
  { asOf, weightsFor, readingOf = ({ job }) => readPosting(job) }: Options,
): Section[] {
  const truly: Pair[] = [];
  const read: Pair[] = [];
  for (const post of graded) {
    const options = { asOf, weights: weightsFor?.(post) };
    const postings = [truePosting(post), readingOf(post)] as const;
    for (const [at, posting] of postings.entries()) {
      for (const resume of post.resumes) {
        const match = matchResume(resumeOf(resume.resume_id), posting, options);
        (at === 0 ? truly : read).push({ post, posting, resume, match, options });
      }
    }
  }
  return [
    { title: `A recruiter's reading, with the requirements as marked: ${truly.length} pairs`, rows: rowsOf(truly) },
    {
      title: `The same, with the requirements as read: ${read.length} pairs`,
      rows: [...foundRows(read), ...rowsOf(read)],
    },
    { title: "Score change from text that proves nothing, requirements as read", rows: stuffingRows(read, resumeOf) },
  ];
}

/** What a recruiter's fit means: not suited, weak, plausible, good, interview. */
const fitBands = [
  [0, 20],
  [20, 40],
  [40, 60],
  [60, 75],
  [75, 101],
] as const;

function rowsOf(pairs: Pair[]): Row[] {
  const verdicts = pairs.flatMap(verdictsOf);
  const share = (truth: string, states: EvidenceState[]) => {
    const of = verdicts.filter((one) => one.truth === truth);
    return of.length === 0 ? 0 : of.filter(({ state }) => states.includes(state)).length / of.length;
  };
  const scores = pairs.map(({ match }) => match.score ?? 0);
  const fits = pairs.map(({ resume }) => resume.fit);
  const within = [...new Set(pairs.map(({ post }) => post))].map((post) => {
    const own = pairs.filter((pair) => pair.post === post);
    return spearman(
      own.map(({ resume }) => resume.fit),
      own.map(({ match }) => match.score ?? 0),
    );
  });
  const fitting = pairs.filter(({ resume }) => resume.fit >= 30);
  const gaining = pairs.filter(({ match }) => (match.ceiling ?? 0) - (match.score ?? 0) >= 3).length;
  const distance = mean(fits.map((fit, at) => Math.abs(fit - (scores[at] ?? 0)))) ?? 0;
  const wanted = pairs.filter(({ resume }) => resume.fit >= 80);
  const green = pairs.filter(({ match }) => (match.score ?? 0) >= 80);
  return [
    {
      name: "shown in the resume, called missing",
      ...atMost(share("shown", ["missing"]), 0.12, share("shown", ["missing"]).toFixed(3)),
    },
    {
      name: "missing, called shown",
      ...atMost(share("missing", ["shown"]), 0.1, share("missing", ["shown"]).toFixed(3)),
    },
    { name: "implied, asked or shown", measured: share("implied", ["unsaid", "shown"]).toFixed(3) },
    { name: "missing, asked", measured: share("missing", ["unsaid"]).toFixed(3) },
    { name: "rank within a post (Spearman)", ...atLeast(mean(within), 0.7) },
    {
      name: "rank among fits of 30 or more",
      ...atLeast(
        spearman(
          fitting.map(({ resume }) => resume.fit),
          fitting.map(({ match }) => match.score ?? 0),
        ),
        0.6,
      ),
    },
    { name: "rank over all pairs", ...atLeast(spearman(fits, scores), 0.8) },
    { name: "mean distance of score and fit, in points", ...atMost(distance, 14, distance.toFixed(1)) },
    { name: "pairs with 3 points or more to gain", ...atLeast(gaining / pairs.length, 0.6) },
    {
      name: "pairs that score 80 or more, and the mean of their fits",
      measured: `${green.length}, ${(mean(green.map(({ resume }) => resume.fit)) ?? 0).toFixed(0)}`,
    },
    {
      name: "of those, pairs that the recruiter gave 75 or more",
      measured: `${green.filter(({ resume }) => resume.fit >= 75).length}`,
    },
    {
      name: "pairs that the recruiter gave 80 or more, and how many of them score so too",
      measured: `${wanted.length}, ${wanted.filter(({ match }) => (match.score ?? 0) >= 80).length}`,
    },
    ...fitBands.map(([from, to]) => ({
      name: `fits of ${from} to ${to - 1}, mean score`,
      measured: (
        mean(pairs.filter(({ resume: { fit } }) => fit >= from && fit < to).map(({ match }) => match.score ?? 0)) ?? 0
      ).toFixed(0),
    })),
  ];
}

function verdictsOf({ post, posting, resume, match }: Pair): { truth: string; state: EvidenceState }[] {
  return post.requirements.flatMap((requirement) => {
    const truth = resume.verdicts[requirement.id];
    const states = match.rows.filter((row) => isSame(row, requirement, posting, post.job)).map(({ state }) => state);
    if (!truth || states.length === 0) return [];
    const state = states.includes("shown") ? "shown" : states.includes("unsaid") ? "unsaid" : "missing";
    return [{ truth, state } as const];
  });
}

function foundRows(pairs: Pair[]): Row[] {
  const first = [...new Map(pairs.map((pair) => [pair.post, pair])).values()];
  let asked = 0;
  let found = 0;
  let rows = 0;
  let useful = 0;
  for (const { post, posting, match } of first) {
    const used = new Set<MatchRow>();
    for (const requirement of post.requirements) {
      const covering = match.rows.filter((row) => isSame(row, requirement, posting, post.job));
      asked += 1;
      found += covering.length > 0 ? 1 : 0;
      for (const row of covering) used.add(row);
    }
    rows += match.rows.length;
    useful += used.size;
  }
  return [
    { name: "requirements found", ...atLeast(found / asked, 0.8) },
    { name: "rows that are requirements", ...atLeast(useful / rows, 0.9) },
  ];
}

const sameShare = 0.6;

/** A row and a requirement speak of the same thing: their places in the post overlap, or most words of one are the other's. */
function isSame(
  row: MatchRow,
  requirement: GradedPost["requirements"][number],
  posting: Posting,
  job: string,
): boolean {
  const read = posting.requirements.find(({ id }) => id === row.requirementId);
  const at = job.indexOf(requirement.quote);
  if (read && at >= 0) {
    const shared = Math.min(read.span.end, at + requirement.quote.length) - Math.max(read.span.start, at);
    if (shared >= sameShare * Math.min(read.span.end - read.span.start, requirement.quote.length)) return true;
  }
  const mine = stemsOf(row.term);
  const term = stemsOf(requirement.term);
  return shareIn(mine, [...term, ...stemsOf(requirement.quote)]) >= sameShare || shareIn(term, mine) >= sameShare;
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? []).filter((word) => !plain.has(word)).map(stem);
}

const plain = new Set(
  "an and are as at be by for from in is it of on or our the their this to with you your we must have experience knowledge skills skill ability strong work working years year required preferred degree".split(
    " ",
  ),
);

function shareIn(words: string[], within: string[]): number {
  return words.length === 0 ? 0 : words.filter((word) => within.includes(word)).length / words.length;
}

/** Every so many-th pair: each takes three more readings. */
const stuffedStep = 3;

function stuffingRows(pairs: Pair[], resumeOf: (id: string) => Resume): Row[] {
  const sample = pairs.filter((_, at) => at % stuffedStep === 0);
  const change = (text: (resume: Resume, pair: Pair) => string) =>
    sample.map((pair) => {
      const resume = resumeOf(pair.resume.resume_id);
      const after = matchResume(parseResume(text(resume, pair)), pair.posting, pair.options).score ?? 0;
      return after - (pair.match.score ?? 0);
    });
  const terms = ({ posting }: Pair) => posting.requirements.map(({ term }) => term).join(", ");
  const named: [string, number[], number][] = [
    [
      "all terms listed at the end, mean rise",
      change(({ source }, pair) => `${source}\n\nSkills\n${terms(pair)}\n`),
      3,
    ],
    ["all terms as a last line, mean rise", change(({ source }, pair) => `${source}\n${terms(pair)}\n`), 3],
    ["the whole post pasted, mean rise", change(({ source }, { post }) => `${source}\n\n${post.job}\n`), 3],
  ];
  const empty = sample.map(({ post, posting, options }) => {
    const text = `Robin Vale\nrobin.vale@postbox.example\n\nExperience\n\n${post.title}\nNorthgate Group\nJan 2015 - Present\n- Various tasks\n- Other duties\n`;
    return matchResume(parseResume(text), posting, options).score ?? 0;
  });
  return [
    ...named.map(([name, changes, goal]) => {
      const rise = mean(changes) ?? 0;
      return { name: `${name} (largest ${Math.max(...changes)})`, ...atMost(rise, goal, rise.toFixed(1)) };
    }),
    {
      name: `the post's title over empty bullets, mean score (largest ${Math.max(...empty)})`,
      ...atMost(mean(empty) ?? 0, 20, (mean(empty) ?? 0).toFixed(1)),
    },
  ];
}
