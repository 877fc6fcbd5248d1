import { z } from "zod";

export const analyzeMatchSchema = z.object({
  resumeId: z.uuid({ error: "Select both resume and job" }),
  jobId: z.uuid({ error: "Select both resume and job" }),
});

export type ScoreBand = "green" | "yellow" | "orange" | "red";

/** Specification: 80 and above green, 60-79 yellow, 40-59 orange, below 40 red. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "green";
  if (score >= 60) return "yellow";
  return score >= 40 ? "orange" : "red";
}
