import type { LimitRule } from "~/ports/limits";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a plan goes on after a renewal could not be charged; the provider tries the card again meanwhile. */
export const renewalGraceMilliseconds = 7 * day;
/** When the cron compares a subscriber with the provider again: while something may change, and when nothing should. */
export const checkLiveMilliseconds = day;
export const checkOpenMilliseconds = hour;
export const checkEndedMilliseconds = 30 * day;
/** Each takes two calls or more of the provider; a run of the cron has a bounded number of those. */
export const checksPerSweep = 25;
/** The provider delivers an event again for three days. */
export const eventLifetimeMilliseconds = 90 * day;
export const eventsPerSweep = 500;
/** The prices of the provider are read again after this time. */
export const pricesCacheSeconds = 10 * 60;
/** Of one user: each asks the provider. */
export const comparisonsPerUser: LimitRule = {
  name: "billing-compare-user",
  limit: 20,
  windowMilliseconds: 5 * minute,
};
/** Checkouts and portals of one user. */
export const openingsPerUser: LimitRule = { name: "billing-open-user", limit: 20, windowMilliseconds: 10 * minute };
export const paymentsPerPage = 12;
export const creditsMost = 1_000_000;
