import { z } from "zod";
import { visibleLine } from "~/wording";
import { historySearchMaxCharacters } from "./limits";

export const historyKinds = ["rewrite", "match"] as const;
export const historyStates = ["done", "not-scored", "running", "failed"] as const;
/** Days back from now. */
export const historyPeriods = ["7", "30", "90", "365"] as const;

/** What narrows the list, from the address: what makes no sense there narrows nothing. */
export const historyFilterSchema = z.object({
  q: z
    .string()
    .transform((text) => visibleLine(text).slice(0, historySearchMaxCharacters))
    .catch(""),
  kind: z.enum(historyKinds).or(z.literal("")).catch(""),
  state: z.enum(historyStates).or(z.literal("")).catch(""),
  days: z.enum(historyPeriods).or(z.literal("")).catch(""),
});
export type HistoryFilter = z.infer<typeof historyFilterSchema>;

export type HistoryKind = (typeof historyKinds)[number];
/** Done is with a score; not-scored is done, of a post that states nothing to match. */
export type HistoryState = (typeof historyStates)[number];

/** One rewrite or match, with the names as they were when it was made. */
export interface HistoryEntry {
  id: string;
  kind: HistoryKind;
  state: HistoryState;
  jobTitle: string;
  companyName: string;
  resumeName: string;
  /** Of rewrites. */
  scoreBefore: number | null;
  score: number | null;
  /** Of matches: the score after every truthful edit. */
  ceiling: number | null;
  /** Why a rewrite failed. */
  failure: string | null;
  /** Of rewrites: whether it counts as a use. */
  counted: boolean;
  createdAt: number;
  /** Of rewrites: what the score counts is in part what the user wrote themself. */
  hasOwnWords: boolean;
  /** Both where resume and job post are still there, else null. */
  pair: { resumeId: string; jobId: string } | null;
}

/** One score of the plot. */
export type HistoryScore = HistoryEntry & { score: number };
