import type { Match, MatchRow } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { formulaVersion, relatedRows, relatedTitle } from "./formula";
import { indexPosting, type PostingIndex } from "./index-posting";
import { type HeldTitle, indexResume, type ResumeIndex } from "./index-resume";
import { recomputeScore } from "./recompute-score";
import { scoreDuties, scoreRecency, scoreTitle, titleCloseness } from "./score-parts";
import { capFor, type Draft, draftRows, type Measure, toRows } from "./score-rows";
import { scoreSeniority } from "./score-seniority";

export interface MatchOptions {
  /** What the user confirmed or denied. */
  facts?: Fact[];
  /** Facts taken as if the resume showed them already: what showing them would bring. */
  asShown?: Fact[];
  asOf: IsoDate;
}

/**
 * How well a resume answers a posting: 0 to 100 by the formula of formula.ts, with every point shown. `asOf` is an
 * ISO date: the score is a function of its input alone. Not scored, with the reason, where the post asks for nothing.
 */
export function matchResume(resume: Resume, posting: Posting, options: MatchOptions): Match {
  if (posting.requirements.length === 0) return notScored(posting.unreadable ?? "The post states no requirements.");
  const index = indexResume(resume);
  if (index.lines.length === 0) return notScored("The resume has no lines that could show anything.");
  if (!index.english) return notScored("The resume does not read as English, and we can compare English texts only.");
  const asked = indexPosting(posting);
  const drafts = draftRows(index, posting, asked, options);
  const titles = index.titles.map((title) => ({ title, closeness: titleCloseness(title, asked.title) }));
  const same: SameForBoth = {
    title: scoreTitle(index, asked, titles, options.asOf),
    recency: scoreRecency(index, relatedEntries(index, drafts, titles), options.asOf),
    seniority: scoreSeniority(index, posting.seniority, options.asOf),
    cap: capFor(drafts),
  };
  const now = assemble(index, asked, drafts, same, "credit");
  const score = recomputeScore(now);
  const ceiling = recomputeScore(assemble(index, asked, drafts, same, "reachable"));
  return { ...now, score, ceiling: Math.max(ceiling ?? 0, score ?? 0) };
}

type Part = Match["parts"][number];

/** What is the same now and after every truthful edit. */
interface SameForBoth {
  title: Part | undefined;
  recency: Part;
  seniority: Part | undefined;
  cap: Match["cap"];
}

function assemble(
  index: ResumeIndex,
  asked: PostingIndex,
  drafts: Draft[],
  { title, recency, seniority, cap }: SameForBoth,
  measure: Measure,
): Match {
  const duties = scoreDuties(index, asked, coveredStems(drafts, asked, measure));
  const parts = [title, duties, recency, seniority].filter((part) => part !== undefined);
  const match = outOfHundred(toRows(drafts, measure), parts);
  return cap && (recomputeScore(match) ?? 0) > cap.score ? { ...match, cap } : match;
}

/** Jobs that had a title of the kind, or show several things that the post asks for. */
function relatedEntries(
  index: ResumeIndex,
  drafts: Draft[],
  titles: { title: HeldTitle; closeness: number }[],
): Set<string> {
  const shown = new Map<string, number>();
  for (const { requirement, state, evidence } of drafts) {
    if (requirement.kind === "soft" || state !== "shown") continue;
    const entries = new Set<string>();
    for (const { place, atomId } of evidence) {
      const entry = place === "skills" ? undefined : index.entries.get(atomId);
      if (entry) entries.add(entry);
    }
    for (const entry of entries) shown.set(entry, (shown.get(entry) ?? 0) + 1);
  }
  const related = new Set<string>();
  for (const [entry, count] of shown) if (count >= relatedRows && isJob(entry)) related.add(entry);
  for (const { title, closeness } of titles) {
    if (closeness >= relatedTitle && isJob(title.line.entry)) related.add(title.line.entry);
  }
  return related;
}

function isJob(entry: string): boolean {
  return entry.startsWith("/work/");
}

/** Words of terms that the resume has under another name count as said. */
function coveredStems(drafts: Draft[], asked: PostingIndex, measure: Measure): Set<string> {
  const covered = new Set<string>();
  for (const { requirement, state, reachable } of drafts) {
    if (measure === "reachable" ? reachable <= 0 : state !== "shown") continue;
    for (const stem of asked.terms.get(requirement.id) ?? []) covered.add(stem);
  }
  return covered;
}

/** The same points on one scale: all that could be earned adds up to 100, so that the points earned are the score. */
function outOfHundred(rows: MatchRow[], parts: Part[]): Match {
  let possible = 0;
  for (const row of rows) possible += row.possible;
  for (const part of parts) possible += part.possible;
  const scale = possible > 0 ? 100 / possible : 0;
  return {
    score: null,
    scored: true,
    version: formulaVersion,
    ceiling: null,
    rows: rows.map((row) => scaled(row, scale)),
    parts: parts.map((part) => scaled({ ...part }, scale)),
  };
}

/** Changes the line itself: nobody else has it. */
function scaled<Line extends { points: number; possible: number }>(line: Line, scale: number): Line {
  line.points *= scale;
  line.possible *= scale;
  return line;
}

function notScored(reason: string): Match {
  return { score: null, scored: false, reason, version: formulaVersion, ceiling: null, rows: [], parts: [] };
}
