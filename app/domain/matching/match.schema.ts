import { z } from "zod";
import type { Question } from "~/tailor/change";
import type { Match } from "~/tailor/match";
import { visibleLine } from "~/wording";
import { choiceSearchMaxCharacters } from "./limits";

const bothAsked = "Select both resume and job";
const search = z
  .string()
  .default("")
  .transform(visibleLine)
  .transform((text) => text.slice(0, choiceSearchMaxCharacters));

/** The form of the matcher: its buttons analyze the pair, or look for older resumes and jobs to choose from. */
export const matcherSchema = z
  .object({
    intent: z.enum(["analyze", "find"]).default("analyze"),
    resumeId: z.string().default(""),
    jobId: z.string().default(""),
    findResume: search,
    findJob: search,
  })
  .refine(
    ({ intent, resumeId, jobId }) =>
      intent === "find" || [resumeId, jobId].every((id) => z.uuid().safeParse(id).success),
    bothAsked,
  );

/** What a match was made from, to tell what changed since. */
export interface MadeFrom {
  /** Number of the resume's version. */
  resumeVersion: number;
  /** Hash of what the engine reads of the job post. */
  post: string;
}

/** What is kept of a match: the engine's answer, and what it would like to know. */
export interface MatchDetails extends Match {
  questions: Question[];
  /** Matches made before this was kept have none. */
  madeFrom?: MadeFrom;
}

/** One match of a pair, as its score history shows it. */
export interface PairScore {
  id: string;
  /** Null where the post stated nothing to match. */
  score: number | null;
  ceiling: number | null;
  createdAt: number;
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
