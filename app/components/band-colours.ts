import type { ScoreBand } from "../domain/matching/match.schema";

/** The colour of a score's band, for text and for what is drawn in the text's colour. */
export const bandColours: Record<ScoreBand, string> = {
  green: "text-score-green",
  yellow: "text-score-yellow",
  orange: "text-score-orange",
  red: "text-score-red",
};
