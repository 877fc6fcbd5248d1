import { z } from "zod";
import type { Question } from "../../tailor/change";
import type { Match } from "../../tailor/match";

export const analyzeMatchSchema = z.object({
  resumeId: z.uuid({ error: "Select both resume and job" }),
  jobId: z.uuid({ error: "Select both resume and job" }),
});

/** What is kept of a match: the engine's answer, and what it would like to know. */
export interface MatchDetails extends Match {
  questions: Question[];
}

export type ScoreBand = "green" | "yellow" | "orange" | "red";

/** Specification: 80 and above green, 60-79 yellow, 40-59 orange, below 40 red. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "green";
  if (score >= 60) return "yellow";
  return score >= 40 ? "orange" : "red";
}
