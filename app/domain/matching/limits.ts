import type { LimitRule } from "~/ports/limits";

/** A match takes a tenth of a second of the engine's time. Pages and API count together. */
export const analysesPerUser: LimitRule = { name: "analysis-user", limit: 60, windowMilliseconds: 5 * 60 * 1000 };
/** A match like the last one, within this time of it, is no news to the score history. */
export const repeatMilliseconds = 24 * 60 * 60 * 1000;
/** Of one user: pairs whose report is kept, and entries of the history. When another comes, the oldest goes. */
export const matchesPerUser = 300;
export const scoresPerUser = 3000;
/** A selector has the latest ones, and the one that is chosen; older ones are found by their name. */
export const choicesInSelector = 100;
export const choiceSearchMaxCharacters = 100;
/** The latest scores of a pair, in its chart. */
export const pairScoresShown = 50;

/** Each stands beside its requirement, so that the page may ask about everything that a post asks for. */
export const questionsShown = 24;
