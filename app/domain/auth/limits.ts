import type { LimitRule } from "~/ports/limits";

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

function perNetwork(name: string, limit: number, windowMilliseconds: number): LimitRule {
  return { name, limit, windowMilliseconds, keys: "networks" };
}

export const signInFailuresPerAccount: LimitRule = {
  name: "sign-in-account",
  limit: 10,
  windowMilliseconds: 15 * minute,
};
/** The same for each browser that has signed in to the account before: wrong passwords of strangers do not count there. */
export const signInFailuresPerDevice: LimitRule = {
  name: "sign-in-device",
  limit: 10,
  windowMilliseconds: 15 * minute,
};
/** All that known devices of an account try together, right passwords too: each is hashed. */
export const signInsPerKnownUser: LimitRule = { name: "sign-in-known", limit: 30, windowMilliseconds: 5 * minute };
/** And for whoever is signed in, and gives their password once more. */
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
/** A day's guesses at one in a million: whoever keeps asking for new codes stays at that. */
export const codeGuessesPerRecipientAndDay: LimitRule = {
  name: "code-recipient-day",
  limit: 20,
  windowMilliseconds: day,
};
export const recoverPerAddress = perNetwork("recover-address", 30, 5 * minute);
export const resendPerAddress = perNetwork("resend-address", 30, 5 * minute);
export const userUpdatePerAddress = perNetwork("user-update-address", 30, 5 * minute);
export const factorsPerUser = 10;
/** A factor that was begun and not verified by then is forgotten when the next one is begun. */
export const unfinishedFactorMilliseconds = 60 * minute;
export const challengeMilliseconds = 5 * minute;
export const recoveryCodesPerUser = 10;
export const challengesPerAddress = perNetwork("challenge-address", 30, 2 * minute);
export const factorGuessesPerAddress = perNetwork("factor-address", 30, 2 * minute);
/** Of wrong codes; recovery codes count like a factor of their own. */
export const guessesPerFactor: LimitRule = { name: "factor", limit: 10, windowMilliseconds: 10 * minute };
export const guessesPerFactorAndDay: LimitRule = { name: "factor-day", limit: 20, windowMilliseconds: day };
/** Forgiving the guesses at a user's factors, as a reset by mail does: who reads the mails alone still cannot guess on. */
export const guessesForgivenPerUser: LimitRule = { name: "factor-forgiven", limit: 1, windowMilliseconds: day };
export const textPerFactor: LimitRule = { name: "text-factor", limit: 1, windowMilliseconds: minute };
/** Texts cost money: nobody sends them to number after number. */
export const textsPerUserAndDay: LimitRule = { name: "text-user-day", limit: 20, windowMilliseconds: day };
/** To numbers that are not confirmed: neighbours do not keep anybody from the codes of their own phone. */
export const textsPerNetworkAndDay = perNetwork("text-network-day", 60, day);
/** To a number that is confirmed, by whichever users have it. */
export const textsPerNumberAndDay: LimitRule = { name: "text-own-number-day", limit: 60, windowMilliseconds: day };
/** To a number that nobody has confirmed as theirs, by whichever users. */
export const textsPerNewNumberAndDay: LimitRule = { name: "text-number-day", limit: 5, windowMilliseconds: day };
