/** The order and the numbers of a match's rows, as its page shows them: the engine's own, so that page and report agree. */
export { openPoints, pointsText, rowsByWorth } from "~/tailor/match/worth";
