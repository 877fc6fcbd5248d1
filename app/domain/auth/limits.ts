import type { LimitRule } from "../../ports/limits";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const sessionIdleMilliseconds = 14 * day;
export const sessionAbsoluteMilliseconds = 30 * day;
/** `last_used_at` is written at most this often, so that reading a page is not also a write. */
export const sessionTouchMilliseconds = 10 * minute;
export const confirmationLifetimeMilliseconds = day;
/** An account that nobody confirmed is forgotten after this time. */
export const unconfirmedMaxAgeMilliseconds = 7 * day;

export const signInFailuresPerAccount: LimitRule = {
  name: "sign-in-account",
  limit: 10,
  windowMilliseconds: 15 * minute,
};
export const signInPerAddress: LimitRule = { name: "sign-in-address", limit: 30, windowMilliseconds: 5 * minute };
export const registerPerAddress: LimitRule = { name: "register-address", limit: 30, windowMilliseconds: 5 * minute };
export const mailPerRecipient: LimitRule = { name: "mail-recipient", limit: 1, windowMilliseconds: minute };
