import type { LimitRule } from "~/ports/limits";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** Of one e-mail address, asked for by one network; of the network alone where no address is given. */
export const attemptsPerEmail: LimitRule = { name: "waitlist-email", limit: 3, windowMilliseconds: 15 * minute };
export const submissionsPerEmail: LimitRule = { name: "waitlist-email-hour", limit: 5, windowMilliseconds: hour };
/** A careers fair behind one address gets through. */
export const joinsPerNetwork: LimitRule = {
  name: "waitlist-network",
  limit: 40,
  windowMilliseconds: 15 * minute,
  keys: "networks",
};
export const joinsPerNetworkAndDay: LimitRule = {
  name: "waitlist-network-day",
  limit: 90,
  windowMilliseconds: day,
  keys: "networks",
};

/** Who joins twice gets the mail again, but not more often than this. */
export const mailAgainMilliseconds = hour;
/** Form tokens live a day: one that was used is remembered for longer. */
export const usedFormsMilliseconds = 2 * day;

/** After each failed attempt: by the queue at first, then by the cron, for a day in all. */
export const retryDelaysMilliseconds = [30 * second, 5 * minute, 15 * minute, ...Array<number>(24).fill(hour)];
/** So many of them are the queue's. */
export const queueAttempts = 3;
/** An attempt that has not ended by then is lost, and the next one may begin. */
export const attemptMilliseconds = minute;
/** The queue goes first: the cron takes what has been due for so long. */
export const sweepAfterMilliseconds = 2 * minute;

/** Of one network in an hour: nobody fills the table. */
export const eventsPerNetwork = 50;
export const eventsWindowMilliseconds = hour;
export const eventsKeptMilliseconds = 90 * day;
export const eventValueCharacters = 10;

/** How old the number of places left may be. */
export const perksLeftCacheSeconds = 60;
