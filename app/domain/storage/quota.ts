import type { LimitRule } from "~/ports/limits";

const minute = 60 * 1000;
const hour = 60 * minute;
const megabyte = 1024 * 1024;

/**
 * For all that one account stores, files and texts together, whatever its plan. A year of heavy use (50 uploads, 300
 * rewrites, 200 posts, as many versions) takes some 60 MB.
 */
export const storageQuotaBytes = 100 * megabyte;

/** Rows of one user that lists and selectors go through, those in the bin included. */
export const resumesPerUser = 300;
export const jobsPerUser = 1000;

/** What a write of a signed-in user costs us. */
export type WriteCost = "change" | "growth" | "resume" | "job" | "engine" | "rewrite" | "export" | "uncounted";

interface CostClass {
  rules: LimitRule[];
  /** It adds to what is stored: refused where the account is full. */
  grows?: true;
  /** What it adds a row to that is counted. */
  adds?: ("resumes" | "jobs")[];
  /**
   * Goes on while nobody counts: it changes a row or two of its own user, which caps and the quota bound. What adds rows
   * or makes the engine work waits until the limiter is back.
   */
  goesOnUncounted?: true;
}

const within = (name: string, each: { minute: number; hour: number }): LimitRule[] => [
  { name: `${name}-minute`, limit: each.minute, windowMilliseconds: minute },
  { name: `${name}-hour`, limit: each.hour, windowMilliseconds: hour },
];

/** A draft that is kept while its author types is sent when the typing pauses for 0.7 seconds: below 90 a minute. */
const changes = within("change", { minute: 120, hour: 3000 });
/** Versions, steps, answers: each takes a person seconds at least. */
const growth = within("growth", { minute: 30, hour: 300 });

/** Every write of a user counts in one class; a class counts by itself. */
export const costClasses: Record<WriteCost, CostClass> = {
  change: { rules: changes, goesOnUncounted: true },
  growth: { rules: growth, grows: true },
  resume: { rules: growth, grows: true, adds: ["resumes"] },
  job: { rules: growth, grows: true, adds: ["jobs"] },
  /** The engine judges texts or scores them anew. */
  engine: { rules: within("engine", { minute: 60, hour: 600 }) },
  rewrite: { rules: within("rewrite", { minute: 20, hour: 120 }), grows: true },
  /** A file is made and read back. */
  export: { rules: within("export", { minute: 30, hour: 300 }) },
  /** Ends a session, or has limits of its own before it comes to anything. */
  uncounted: { rules: [], goesOnUncounted: true },
};
