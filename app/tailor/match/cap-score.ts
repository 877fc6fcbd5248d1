import type { Occupation } from "~/tailor/lexicon/occupations";
import type { Match, MatchRow } from "~/tailor/match";
import { sentence } from "~/wording";
import { degreeCap, licenceCap, liftFrom, otherWorkCap, titleLifts } from "./formula";
import type { Draft } from "./score-rows";

/**
 * A highest score below 100, and what holds the score there; undefined where nothing does. `occupations` are those that
 * the post's title names, `title` how close a title held comes to it.
 */
export function capFor(
  drafts: Draft[],
  rows: MatchRow[],
  parts: Match["parts"],
  { occupations, title }: { occupations: Occupation[]; title: number },
): Match["cap"] {
  const stated = capOfStated(drafts);
  const other = occupations.length > 0 ? capOfOtherWork(rows, parts, title) : undefined;
  if (!stated || !other) return stated ?? other;
  return {
    score: Math.round((stated.score * other.score) / 100),
    reason: `${stated.reason} ${other.reason}`,
  };
}

const caps = { licence: licenceCap, degree: degreeCap };

/** From a licence or degree that is a must and missing. Nothing that is unsure caps. */
function capOfStated(drafts: Draft[]): Match["cap"] {
  const gone = grouped(drafts.filter(({ requirement }) => requirement.weight === "must"))
    .filter((group) => group.every(({ state, gates }) => state === "missing" && gates))
    .flatMap(([first]) => first ?? [])
    .map(({ requirement, gates = "degree" }) => ({ term: requirement.term, score: caps[gates] }))
    .sort((a, b) => a.score - b.score);
  const [lowest] = gone;
  if (!lowest) return undefined;
  const names = [...new Set(gone.map(({ term }) => term))].slice(0, 3).join(", ");
  return {
    score: lowest.score,
    reason: sentence(`The post asks for this as a must, and the resume does not show it: ${names}`),
  };
}

/**
 * From work of another kind: no title held is close to the post's. What is asked for and the kind of work lift it too,
 * where the lines show most of them: people come from other jobs, and a title may be read wrongly.
 */
function capOfOtherWork(rows: MatchRow[], parts: Match["parts"], title: number): Match["cap"] {
  const work = parts.filter(({ key }) => key === "work");
  const lift = Math.max(
    title / titleLifts,
    ...[rows, work].map((lines) => (shareOf(lines) - liftFrom) / (1 - liftFrom)),
  );
  const score = Math.round(otherWorkCap + (100 - otherWorkCap) * Math.min(1, Math.max(0, lift)));
  if (score >= 100) return undefined;
  return {
    score,
    reason: `No job in the resume is quite of the post's kind by its title, so that all points count on a scale up to ${score}.`,
  };
}

/** Points earned of those possible. */
function shareOf(lines: { points: number; possible: number }[]): number {
  let points = 0;
  let possible = 0;
  for (const line of lines) {
    points += line.points;
    possible += line.possible;
  }
  return possible > 0 ? points / possible : 0;
}

function grouped(drafts: Draft[]): Draft[][] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = draft.requirement.group ?? draft.requirement.id;
    const members = groups.get(key);
    if (members) members.push(draft);
    else groups.set(key, [draft]);
  }
  return [...groups.values()];
}
