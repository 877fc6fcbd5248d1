import type { LimitRule } from "~/ports/limits";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const sessionIdleMilliseconds = 14 * day;
export const sessionAbsoluteMilliseconds = 30 * day;
/** `last_used_at` is written at most this often, so that reading a page is not also a write. */
export const sessionTouchMilliseconds = 10 * minute;
export const sessionsShown = 100;
/**
 * Lifetime of an access token; its session is looked up on each call too. Clients treat less than 90 seconds as
 * expired.
 */
export const accessTokenSeconds = 15 * 60;
/** An older refresh token that arrives within this time of a refresh counts as tabs racing, not as theft. */
export const refreshReuseMilliseconds = 10 * 1000;
export const mailedLinkMilliseconds = day;
/** Codes are easier to guess than links, so they expire sooner. */
export const mailedCodeMilliseconds = 10 * minute;
export const codeGuesses = 5;
/** Over the API, changing password or address needs no further proof for this long after signing in. */
export const freshSignInMilliseconds = 15 * minute;
/** User metadata is copied into every access token, so its size is limited. */
export const userMetadataMaxCharacters = 4096;
export const passwordMinCharacters = 8;
export const passwordMaxCharacters = 128;
/** How long a code of a provider or a mail may wait to be exchanged. */
export const flowMilliseconds = 5 * minute;

function perNetwork(name: string, limit: number, windowMilliseconds: number): LimitRule {
  return { name, limit, windowMilliseconds, keys: "networks" };
}

export const signInFailuresPerAccount: LimitRule = {
  name: "sign-in-account",
  limit: 10,
  windowMilliseconds: 15 * minute,
};
/**
 * The same for each browser that has signed in to the account before, so that wrong passwords of strangers do not count
 * there.
 */
export const signInFailuresPerDevice: LimitRule = {
  name: "sign-in-device",
  limit: 10,
  windowMilliseconds: 15 * minute,
};
/** All attempts of an account's known devices together, right passwords included, because each one is hashed. */
export const signInsPerKnownUser: LimitRule = { name: "sign-in-known", limit: 30, windowMilliseconds: 5 * minute };
/** For signed-in users who are asked for their password again. */
export const passwordProofsPerUser: LimitRule = { name: "prove-user", limit: 10, windowMilliseconds: 15 * minute };
export const signInPerAddress = perNetwork("sign-in-address", 30, 5 * minute);
export const registerPerAddress = perNetwork("register-address", 30, 5 * minute);
export const tokenPerAddress = perNetwork("token-address", 150, 5 * minute);
export const verifyPerAddress = perNetwork("verify-address", 30, 5 * minute);
export const googlePerAddress = perNetwork("google-address", 30, 5 * minute);
export const codeGuessesPerRecipient: LimitRule = {
  name: "code-recipient",
  limit: 10,
  windowMilliseconds: 10 * minute,
};
/** Guesses in a day, however many new codes are asked for. Each guess has a chance of one in a million. */
export const codeGuessesPerRecipientAndDay: LimitRule = {
  name: "code-recipient-day",
  limit: 20,
  windowMilliseconds: day,
};
export const recoverPerAddress = perNetwork("recover-address", 30, 5 * minute);
export const resendPerAddress = perNetwork("resend-address", 30, 5 * minute);
export const userUpdatePerAddress = perNetwork("user-update-address", 30, 5 * minute);
export const factorsPerUser = 10;
/** A factor that is not verified within this time is deleted when the next one is added. */
export const unfinishedFactorMilliseconds = 60 * minute;
export const challengeMilliseconds = 5 * minute;
export const recoveryCodesPerUser = 10;
export const challengesPerAddress = perNetwork("challenge-address", 30, 2 * minute);
export const factorGuessesPerAddress = perNetwork("factor-address", 30, 2 * minute);
/** Counts wrong codes. Recovery codes count as one factor. */
export const guessesPerFactor: LimitRule = { name: "factor", limit: 10, windowMilliseconds: 10 * minute };
export const guessesPerFactorAndDay: LimitRule = { name: "factor-day", limit: 20, windowMilliseconds: day };
/**
 * How often a reset by mail clears the counts of wrong codes: rarely, so that access to the mailbox alone gives no
 * endless guesses.
 */
export const guessesForgivenPerUser: LimitRule = { name: "factor-forgiven", limit: 1, windowMilliseconds: day };
export const textPerFactor: LimitRule = { name: "text-factor", limit: 1, windowMilliseconds: minute };
/** Text messages cost money, so a user cannot send them to one number after another. */
export const textsPerUserAndDay: LimitRule = { name: "text-user-day", limit: 20, windowMilliseconds: day };
/** To unconfirmed numbers only, so that others on a network cannot use up the codes for one's own phone. */
export const textsPerNetworkAndDay = perNetwork("text-network-day", 60, day);
/** To a confirmed number, by all users who have it together. */
export const textsPerNumberAndDay: LimitRule = { name: "text-own-number-day", limit: 60, windowMilliseconds: day };
/** To a number that nobody has confirmed, by all users together. */
export const textsPerNewNumberAndDay: LimitRule = { name: "text-number-day", limit: 5, windowMilliseconds: day };
