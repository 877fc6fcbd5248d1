import type { Match } from "~/tailor/match";
import { type Ask, chooseAsks } from "./asks/choose-asks";
import stored from "./letter-chance.json";
import type { Answered } from "./lines/answered";
import { type LineFeatures, weighFeatures } from "./lines/line-features";
import type { Line } from "./lines/quotable-lines";

/** In logarithms of the odds: what counts as a line where none can be told. */
const noLine = -6;
const mostThings = 6;
const mostAsks = 3;

/** What can be seen of a person's reason to write to a post, by name: their score, their likeliest line, how much their lines answer, and how surely words of the post. */
export function letterFeatures(
  { score }: Pick<Match, "score">,
  worth: ReadonlyMap<Line, number>,
  { things, asks }: { things: readonly Answered[]; asks: readonly Ask[] },
): LineFeatures {
  const answered = things.filter((thing) => [...worth.keys()].some((line) => thing.lines.has(line)));
  return {
    score: (score ?? 0) / 100,
    "best line": Math.max(noLine, ...worth.values()),
    answered: Math.min(mostThings, answered.length) / mostThings,
    asks: chooseAsks(asks).length / mostAsks,
  };
}

/** The chance, 0 to 1, that a reader calls somebody fit enough for the post for a letter to be worth writing (`npm run train:letter`). */
export function chanceOfLetter(features: LineFeatures): number {
  return 1 / (1 + Math.exp(-weighFeatures(stored, features)));
}
