import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { type EvidenceModel, learntWeights } from "./evidence/judge-evidence";
import { measureEvidence } from "./evidence/measure-evidence";
import { measureJob } from "./evidence/measure-job";
import { ownLines } from "./evidence/own-lines";
import { enough, formulaVersion } from "./formula";
import { indexPosting } from "./index-posting";
import { indexResume, withoutLists } from "./index-resume";
import { capFor, scoreTitle, scoreWording, scoreWork } from "./score-parts";
import { type Draft, draftRows, type Measure, shareTold, toRows } from "./score-rows";

export interface MatchOptions {
  /** What the user confirmed or denied. */
  facts?: Fact[];
  asOf: IsoDate;
  /** By what evidence is judged, where not by what the engine has learnt. */
  weights?: EvidenceModel;
}

/**
 * How well a resume answers a posting: 0 to 100 by the formula of formula.ts, with every point shown. `asOf` is an
 * ISO date: the score is a function of its input alone. Not scored, with the reason, where the post asks for nothing.
 */
export function matchResume(resume: Resume, posting: Posting, options: MatchOptions): Match {
  return matcherOf(resume, posting, options)();
}

/**
 * The match, again and again with other facts taken as if the resume showed them already: what showing them would bring.
 * All that they do not change is worked out once.
 */
export function matcherOf(resume: Resume, posting: Posting, options: MatchOptions): (asShown?: Fact[]) => Match {
  const never = (reason: string) => () => notScored(reason);
  if (posting.requirements.length === 0) return never(posting.unreadable ?? "The post states no requirements.");
  const index = indexResume(resume);
  if (index.lines.length === 0) return never("The resume has no lines that could show anything.");
  if (!index.english) return never("The resume does not read as English, and we can compare English texts only.");
  const asked = indexPosting(posting);
  const { facts = [], weights = learntWeights } = options;
  const own = ownLines(index, posting, asked, facts);
  const job = measureJob(own, asked, options.asOf);
  const told = withoutLists(own);
  const evidences = measureEvidence({ index: own, told }, posting.requirements, asked, job);
  const sources = { index: own, told, evidences, posting, job, facts, weights };
  const draft = draftRows(sources, asked, options.asOf);
  const ofWork = [scoreWork(job), scoreWording(own, asked)];
  const partsFor = (told: number): Part[] => [scoreTitle(own, asked, told, job) ?? [], ofWork].flat();
  const kind = { occupations: asked.title.occupations, title: job.title, unknown: job.unknown };
  return (asShown) => {
    const drafts = draft(asShown);
    const now = assemble(drafts, partsFor, kind, "credit");
    const score = recomputeScore(now);
    const ceiling = recomputeScore(assemble(drafts, partsFor, kind, "reachable"));
    return { ...now, score, ceiling: Math.max(ceiling ?? 0, score ?? 0) };
  };
}

type Part = Match["parts"][number];
type Kind = Parameters<typeof capFor>[3];

/**
 * The same points on the scale of the score: the points earned are the score, and `enough` of all that is possible is
 * 100, or the cap, so that a missing licence lowers every score and keeps their order.
 */
function assemble(drafts: Draft[], partsFor: (told: number) => Part[], kind: Kind, measure: Measure): Match {
  const rows = toRows(drafts, measure);
  const parts = partsFor(shareTold(drafts, measure));
  const cap = capFor(drafts, rows, parts, kind, measure);
  let possible = 0;
  for (const row of rows) possible += row.possible;
  for (const part of parts) possible += part.possible;
  const scale = possible > 0 ? (cap?.score ?? 100) / (enough * possible) : 0;
  const match: Match = {
    score: null,
    scored: true,
    version: formulaVersion,
    ceiling: null,
    rows: rows.map((row) => scaled(row, scale)),
    parts: parts.map((part) => scaled({ ...part }, scale)),
  };
  return cap ? { ...match, cap } : match;
}

/** Changes the line itself: nobody else has it. */
function scaled<Line extends { points: number; possible: number }>(line: Line, scale: number): Line {
  line.points *= scale;
  line.possible *= scale;
  return line;
}

/** The score from rows, parts and cap alone, as anyone can check it: null where the match is not scored. */
export function recomputeScore(match: Match): number | null {
  if (!match.scored) return null;
  const points = [...match.rows, ...match.parts].reduce((sum, line) => sum + line.points, 0);
  return Math.min(Math.round(points), match.cap?.score ?? 100, 100);
}

function notScored(reason: string): Match {
  return { score: null, scored: false, reason, version: formulaVersion, ceiling: null, rows: [], parts: [] };
}
