import type { Match, MatchRow } from "../match";
import type { Posting } from "../posting";
import type { Fact, IsoDate, Resume } from "../resume";
import { formulaVersion, relatedRows, relatedTitle } from "./formula";
import { indexPosting } from "./index-posting";
import { indexResume } from "./index-resume";
import { recomputeScore } from "./recompute-score";
import { scoreDuties, scoreRecency, scoreTitle, titleCloseness } from "./score-parts";
import { capFor, type Draft, draftRows, toRows } from "./score-rows";
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
  const cap = capFor(drafts);
  const titles = index.titles.map((title) => ({ title, closeness: titleCloseness(title, asked.title) }));
  const titlePart = scoreTitle(index, asked, titles, options.asOf);
  const seniorityPart = scoreSeniority(index, posting.seniority, options.asOf);
  const now = assemble("credit");
  const score = recomputeScore(now);
  const ceiling = recomputeScore(assemble("reachable"));
  return { ...now, score, ceiling: Math.max(ceiling ?? 0, score ?? 0) };

  function assemble(measure: "credit" | "reachable"): Match {
    const rows = toRows(drafts, measure);
    const parts = [
      titlePart,
      scoreDuties(index, asked, coveredStems(measure)),
      scoreRecency(index, relatedEntries(rows), options.asOf),
      seniorityPart,
    ].filter((part) => part !== undefined);
    const match = outOfHundred({ score: null, scored: true, version: formulaVersion, ceiling: null, rows, parts });
    return cap && (recomputeScore(match) ?? 0) > cap.score ? { ...match, cap } : match;
  }

  /** Jobs that had a title of the kind, or show several things that the post asks for. */
  function relatedEntries(rows: MatchRow[]): Set<string> {
    const shown = new Map<string, number>();
    for (const { kind, state, evidence } of rows) {
      if (kind === "soft" || state !== "shown") continue;
      const told = evidence.filter(({ place }) => place !== "skills");
      const entries = new Set(told.flatMap(({ atomId }) => index.entries.get(atomId) ?? []));
      for (const entry of entries) shown.set(entry, (shown.get(entry) ?? 0) + 1);
    }
    const telling = [...shown].filter(([, count]) => count >= relatedRows).map(([entry]) => entry);
    const titled = titles.filter(({ closeness }) => closeness >= relatedTitle).map(({ title }) => title.line.entry);
    return new Set([...telling, ...titled].filter((entry) => entry.startsWith("/work/")));
  }

  /** Words of terms that the resume has under another name count as said. */
  function coveredStems(measure: "credit" | "reachable"): Set<string> {
    const isSaid = (draft: Draft): boolean => (measure === "reachable" ? draft.reachable > 0 : draft.state === "shown");
    return new Set(drafts.filter(isSaid).flatMap(({ requirement }) => asked.terms.get(requirement.id) ?? []));
  }
}

/** The same points on one scale: all that could be earned adds up to 100, so that the points earned are the score. */
function outOfHundred(match: Match): Match {
  const possible = [...match.rows, ...match.parts].reduce((sum, line) => sum + line.possible, 0);
  const scale = possible > 0 ? 100 / possible : 0;
  const scaled = <Line extends { points: number; possible: number }>(line: Line): Line => ({
    ...line,
    points: line.points * scale,
    possible: line.possible * scale,
  });
  return { ...match, rows: match.rows.map(scaled), parts: match.parts.map(scaled) };
}

function notScored(reason: string): Match {
  return { score: null, scored: false, reason, version: formulaVersion, ceiling: null, rows: [], parts: [] };
}
