import { z } from "zod";
import type { Tier } from "../../ports/context";
import type { Question, Receipt, Verdict } from "../../tailor/change";
import type { RoundTrip } from "../../tailor/document";
import type { Match } from "../../tailor/match";
import type { Resume } from "../../tailor/resume";

export const requestRewriteSchema = z.object({
  /** The form brings the id of the rewrite: sending it twice asks for one. */
  id: z.uuid({ error: "This form is incomplete. Reload the page and try again." }),
  resumeId: z.uuid({ error: "Select both resume and job" }),
  jobId: z.uuid({ error: "Select both resume and job" }),
});
export type RequestRewrite = z.infer<typeof requestRewriteSchema>;

export const exportFormats = ["pdf", "docx", "txt"] as const;
export type OfferedFormat = (typeof exportFormats)[number];

/** What a finished rewrite keeps besides its two texts. */
export interface RewriteResult {
  document: Resume;
  changes: Verdict[];
  refused: Verdict[];
  questions: Question[];
  receipt: Receipt;
  before: Match;
  after: Match;
  /** What a machine reads back from each export. */
  roundTrips: RoundTrip[];
}

export type RewriteStatus = "queued" | "running" | "done" | "failed";

export interface RewriteSummary {
  id: string;
  status: RewriteStatus;
  jobTitle: string;
  companyName: string;
  resumeName: string;
  scoreBefore: number | null;
  scoreAfter: number | null;
  createdAt: number;
}

/** Uses of the current calendar month (UTC); `limit` null is no limit. */
export interface UsageSummary {
  used: number;
  limit: number | null;
  tier: Tier;
  credits: number;
  /** When the month ends and the count starts again at 0, milliseconds UTC. */
  resetsAt: number;
}
