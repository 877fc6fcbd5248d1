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

/** Specification: 80 and above green, 60-79 yellow, 40-59 orange, below 40 red. */
export const scoreBands = [
  { band: "green", from: 80 },
  { band: "yellow", from: 60 },
  { band: "orange", from: 40 },
  { band: "red", from: 0 },
] as const;
export type ScoreBand = (typeof scoreBands)[number]["band"];

/** The band of a score from 0 to 100. */
export function scoreBand(score: number): ScoreBand {
  return scoreBands.find(({ from }) => score >= from)?.band ?? "red";
}
