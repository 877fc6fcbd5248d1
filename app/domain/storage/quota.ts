import type { LimitRule } from "~/ports/limits";

const minute = 60 * 1000;
const hour = 60 * minute;
const megabyte = 1024 * 1024;

/**
 * Limit on everything that one account stores, files and texts together, in every plan. A year of heavy use (50 uploads,
 * 300 rewrites, 200 posts, 200 versions) takes some 60 MB.
 */
export const storageQuotaBytes = 100 * megabyte;

/** Limits on the rows of one user, including those in the bin, because lists and selectors read all of them. */
export const resumesPerUser = 300;
export const jobsPerUser = 1000;

/** What kind of work a write of a signed-in user causes. */
export type WriteCost = "change" | "growth" | "resume" | "job" | "engine" | "rewrite" | "export" | "uncounted";

interface CostClass {
  rules: LimitRule[];
  /** It adds to what is stored, so it is refused if the account is full. */
  grows?: true;
  /** The tables with a limit on rows that it adds a row to. */
  adds?: ("resumes" | "jobs")[];
  /**
   * Allowed while the limiter is down, because it changes only a row or two of its own user. Writes that add rows or
   * use the engine wait until the limiter is back.
   */
  allowedWithoutLimiter?: true;
}

const within = (name: string, each: { minute: number; hour: number }): LimitRule[] => [
  { name: `${name}-minute`, limit: each.minute, windowMilliseconds: minute },
  { name: `${name}-hour`, limit: each.hour, windowMilliseconds: hour },
];

/** A draft is sent when typing pauses for 0.7 seconds, which makes fewer than 90 a minute. */
const changes = within("change", { minute: 120, hour: 3000 });
/** Versions, steps and answers: a person needs several seconds for each. */
const growth = within("growth", { minute: 30, hour: 300 });

/** Every write of a user counts in one class, and each class has its own counts. */
export const costClasses: Record<WriteCost, CostClass> = {
  change: { rules: changes, allowedWithoutLimiter: true },
  growth: { rules: growth, grows: true },
  resume: { rules: growth, grows: true, adds: ["resumes"] },
  job: { rules: growth, grows: true, adds: ["jobs"] },
  /** The engine checks or scores texts. */
  engine: { rules: within("engine", { minute: 60, hour: 600 }) },
  rewrite: { rules: within("rewrite", { minute: 20, hour: 120 }), grows: true },
  /** A file is made and read back. */
  export: { rules: within("export", { minute: 30, hour: 300 }) },
  /** Ends a session, or has limits of its own. */
  uncounted: { rules: [], allowedWithoutLimiter: true },
};
