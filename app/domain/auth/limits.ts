import type { LimitRule } from "../../ports/limits";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const sessionIdleMilliseconds = 14 * day;
export const sessionAbsoluteMilliseconds = 30 * day;
/** `last_used_at` is written at most this often, so that reading a page is not also a write. */
export const sessionTouchMilliseconds = 10 * minute;
export const sessionsShown = 100;
/** Life of an access token, whose session is looked up all the same. Clients take less than 90 seconds for expired. */
export const accessTokenSeconds = 15 * 60;
/** For as long after a refresh an older refresh token is taken for a race of tabs and not for a theft. */
export const refreshReuseMilliseconds = 10 * 1000;
export const mailedLinkMilliseconds = day;
/** Codes are short: they live shorter than links. */
export const mailedCodeMilliseconds = 10 * minute;
export const codeGuesses = 5;
/** For so long after signing in a change of password or address needs no further proof (API). */
export const freshSignInMilliseconds = 15 * minute;
/** What a client says about a user travels in every access token. */
export const userMetadataMaxCharacters = 4096;
export const passwordMinCharacters = 8;
export const passwordMaxCharacters = 128;
/** From the provider's or the mail's answer to the exchange of the code. */
export const flowMilliseconds = 5 * minute;

export const signInFailuresPerAccount: LimitRule = {
  name: "sign-in-account",
  limit: 10,
  windowMilliseconds: 15 * minute,
};
export const signInPerAddress: LimitRule = { name: "sign-in-address", limit: 30, windowMilliseconds: 5 * minute };
export const registerPerAddress: LimitRule = { name: "register-address", limit: 30, windowMilliseconds: 5 * minute };
export const tokenPerAddress: LimitRule = { name: "token-address", limit: 150, windowMilliseconds: 5 * minute };
export const verifyPerAddress: LimitRule = { name: "verify-address", limit: 30, windowMilliseconds: 5 * minute };
export const googlePerAddress: LimitRule = { name: "google-address", limit: 30, windowMilliseconds: 5 * minute };
export const codeGuessesPerRecipient: LimitRule = {
  name: "code-recipient",
  limit: 10,
  windowMilliseconds: 10 * minute,
};
/** A day's guesses at one in a million: whoever keeps asking for new codes stays at that. */
export const codeGuessesPerRecipientAndDay: LimitRule = {
  name: "code-recipient-day",
  limit: 20,
  windowMilliseconds: day,
};
export const recoverPerAddress: LimitRule = { name: "recover-address", limit: 30, windowMilliseconds: 5 * minute };
export const resendPerAddress: LimitRule = { name: "resend-address", limit: 30, windowMilliseconds: 5 * minute };
export const userUpdatePerAddress: LimitRule = {
  name: "user-update-address",
  limit: 30,
  windowMilliseconds: 5 * minute,
};
/** Counted for each kind of mail by itself: who has just confirmed an address may ask for a new password. */
export const mailPerRecipient: LimitRule = {
  name: "mail-recipient",
  limit: 1,
  windowMilliseconds: minute,
  counts: "mails",
};

export const factorsPerUser = 10;
/** A factor that was begun and not verified by then is forgotten when the next one is begun. */
export const unfinishedFactorMilliseconds = 60 * minute;
export const challengeMilliseconds = 5 * minute;
export const recoveryCodesPerUser = 10;
export const challengesPerAddress: LimitRule = {
  name: "challenge-address",
  limit: 30,
  windowMilliseconds: 2 * minute,
};
export const factorGuessesPerAddress: LimitRule = {
  name: "factor-address",
  limit: 30,
  windowMilliseconds: 2 * minute,
};
/** Of wrong codes; recovery codes count like a factor of their own. */
export const guessesPerFactor: LimitRule = { name: "factor", limit: 10, windowMilliseconds: 10 * minute };
export const guessesPerFactorAndDay: LimitRule = { name: "factor-day", limit: 20, windowMilliseconds: day };
export const textPerRecipient: LimitRule = { name: "text-recipient", limit: 1, windowMilliseconds: minute };
/** Texts cost money: nobody sends them to number after number. */
export const textsPerUserAndDay: LimitRule = { name: "text-user-day", limit: 20, windowMilliseconds: day };
