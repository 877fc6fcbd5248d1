import type { PartSize } from "~/part-of";
import type { Tier } from "~/ports/context";
import type { LimitRule } from "~/ports/limits";

/**
 * Rewrites a calendar month (UTC). The specification has no entry for "single": five as in free,
 * then a credit for each further one.
 */
export const monthlyRewriteLimit: Record<Tier, number | null> = { free: 5, single: 5, pro: 30, enterprise: null };

/** The plans on which a credit pays for a rewrite beyond the monthly limit. */
const tiersWithCredits: Tier[] = ["single", "pro"];
export function spendsCredits(tier: Tier): boolean {
  return tiersWithCredits.includes(tier);
}

/** Uses of a month from which on its user is told that the limit is near: 80% of it. */
export function nearLimit(limit: number): number {
  return Math.ceil(limit * 0.8);
}

/** After this many failed attempts a rewrite is failed and its use is given back. */
export const rewriteMaxAttempts = 3;
/** How long a consumer may hold a rewrite before another one takes over. */
export const rewriteLeaseMilliseconds = 2 * 60 * 1000;
/** The cron leaves younger rewrites to the queue. */
export const rewriteSweepAgeMilliseconds = 2 * 60 * 1000;
/** Of a user and month: rewrites a model was asked for whose use or credit is given back all the same. */
export const givenBackAsksPerMonth = 3;
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
/** Of "Why this job?" and of "Anything to add?". */
export const sentenceMaxCharacters = 600;
export const letterMaxCharacters = 6000;

/** What the page of a rewrite shows at once; the rest is in further parts. Weights are characters. */
export const changesShown: PartSize = { most: 30, weight: 8_000 };
export const receiptShown: PartSize = { most: 20, weight: 6_000 };
export const linesShown: PartSize = { most: 250, weight: 10_000 };
export const ownWordsShown = 20;
/** Of one list put into another order, of one text, of one quote, and of what is unproven in one text. */
export const orderShown = 60;
export const longestShown = 4_000;
export const longestQuote = 300;
export const claimsShown = 12;
