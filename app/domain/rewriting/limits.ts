import type { Tier } from "../../ports/context";
import type { LimitRule } from "../../ports/limits";

/**
 * Rewrites a calendar month (UTC). The specification has no entry for "single": five as in free,
 * then a credit for each further one.
 */
export const monthlyRewriteLimit: Record<Tier, number | null> = { free: 5, single: 5, pro: 30, enterprise: null };

/** After this many failed attempts a rewrite is failed and its use is given back. */
export const rewriteMaxAttempts = 3;
/** How long a consumer may hold a rewrite before another one takes over. */
export const rewriteLeaseMilliseconds = 2 * 60 * 1000;
/** The cron leaves younger rewrites to the queue. */
export const rewriteSweepAgeMilliseconds = 2 * 60 * 1000;
export const userNameMaxCharacters = 200;
export const creditsPerPage = 20;
/** Of each kind, on the dashboard's first page. */
export const latestShown = 4;
/** A rewrite that is waited for takes seconds of the engine's time. */
export const rewriteCallsPerUser: LimitRule = {
  name: "rewrite-call-user",
  limit: 10,
  windowMilliseconds: 5 * 60 * 1000,
};
/** One line of a resume, or a summary, in the user's own words. */
export const ownTextMaxCharacters = 2000;
export const letterMaxCharacters = 6000;
