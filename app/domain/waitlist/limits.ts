import type { LimitRule } from "~/ports/limits";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** Attempts for one email address by one network, or by the network if no address is given. */
export const attemptsPerEmail: LimitRule = { name: "waitlist-email", limit: 3, windowMilliseconds: 15 * minute };
export const submissionsPerEmail: LimitRule = { name: "waitlist-email-hour", limit: 5, windowMilliseconds: hour };
/** High enough for a careers fair behind one network address. */
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

/** Joining again sends the mail again, but not more often than this. */
export const mailAgainMilliseconds = hour;
/** Form tokens live for a day; used ones are remembered for longer than that. */
export const usedFormsMilliseconds = 2 * day;

/** Waits after failed attempts: the first are the queue's, the others the cron's, for a day in all. */
export const retryDelaysMilliseconds = [30 * second, 5 * minute, 15 * minute, ...Array<number>(24).fill(hour)];
/** How many of these attempts the queue makes. */
export const queueAttempts = 3;
/** An attempt that takes longer counts as lost, and the next one may begin. */
export const attemptMilliseconds = minute;
/** The cron takes only what has been due for this long, so that the queue goes first. */
export const sweepAfterMilliseconds = 2 * minute;

/** Events of one network that are stored in an hour, so that nobody can fill the table. */
export const eventsPerNetwork = 50;
export const eventsWindowMilliseconds = hour;
export const eventsKeptMilliseconds = 90 * day;
export const eventValueCharacters = 10;

/** How old the number of places left may be. */
export const perksLeftCacheSeconds = 60;
