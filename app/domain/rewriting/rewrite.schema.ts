import { z } from "zod";
import type { Tier } from "~/ports/context";
import type { Question, Receipt, Verdict } from "~/tailor/change";
import type { Offer } from "~/tailor/decide-changes";
import type { RoundTrip } from "~/tailor/document";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Suggestion } from "~/tailor/propose/suggest-edits";
import type { IsoDate, Resume } from "~/tailor/resume";

export const requestRewriteSchema = z.object({
  /** The form brings the id of the rewrite: sending it twice asks for one. */
  id: z.uuid({ error: "This form is incomplete. Reload the page and try again." }),
  resumeId: z.uuid({ error: "Select both resume and job" }),
  jobId: z.uuid({ error: "Select both resume and job" }),
  /** Asks a model once more for what it wrote already. */
  again: z
    .literal("yes")
    .optional()
    .transform((value) => value === "yes"),
});
export type RequestRewrite = Omit<z.infer<typeof requestRewriteSchema>, "again"> & { again?: boolean };

export const exportFormats = ["pdf", "docx", "txt"] as const;
export type OfferedFormat = (typeof exportFormats)[number];

/** What decisions are applied to. It is kept whole, so that a rewrite can be decided about whatever becomes of its sources. */
export interface RewriteBase {
  resume: Resume;
  /** Of the stored resume that it was. */
  version: number;
  posting: Posting;
  asOf: IsoDate;
  /** Signs the letter and stands at its head, in place of the resume's name. */
  name?: string;
  letterBody?: Offer["letterBody"];
  /** What the person had said for this job when it was made. */
  ownSentences?: Offer["ownSentences"];
  /** Stands at the head of the letter; letters of before it was kept have no head. */
  letterDate?: string;
}

/** What a finished rewrite keeps besides its two texts: as the user has decided by now. */
export interface RewriteResult {
  document: Resume;
  /** On offer: each is accepted where the user did not decide otherwise. */
  changes: Verdict[];
  /** What is in no text: wordings that wait for a yes (`confirm`), and what the gate refused. */
  refused: Verdict[];
  questions: Question[];
  /** Absent in rewrites of before they were kept. */
  suggestions?: Suggestion[];
  receipt: Receipt;
  before: Match;
  after: Match;
  /**
   * What was read back from each exported file. After a decision only the text export is listed; the others are read
   * back when they are downloaded.
   */
  roundTrips: RoundTrip[];
  /** Formats that the resume can be made in; absent where each of them has its round trip. */
  formats?: OfferedFormat[];
  /** Absent in rewrites of before it was kept: those offer no decisions. */
  base?: RewriteBase;
  /** By which gate it was judged, and on what besides its base, as a hash; absent in rewrites of before it was kept. */
  judged?: { gate: string; on?: string };
  /** When the answers were read that it counts, in milliseconds; absent: when it was made. */
  countedAt?: number;
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
  /** Whether it counts as a use. */
  counted: boolean;
  createdAt: number;
}

/** How a rewrite stands that has no score to tell. */
export const outcomeWords = {
  running: "In progress",
  failed: "Failed, not counted",
  "failed-counted": "Failed",
  "not-scored": "Not scored",
};

/** Uses of the current calendar month (UTC); `limit` null is no limit. */
export interface UsageSummary {
  used: number;
  limit: number | null;
  tier: Tier;
  credits: number;
  /** Whether a credit pays for a rewrite beyond the limit. */
  spendsCredits: boolean;
  /** When the month ends and the count starts again at 0, milliseconds UTC. */
  resetsAt: number;
}
