import type { LimitRule, ShareRule } from "~/ports/limits";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Of a kind of mail, a mailbox and who asks, pages and API apart: nobody takes the turn of another. */
export const mailPerAsker: LimitRule = { name: "mail-asker", limit: 1, windowMilliseconds: minute, counts: "mails" };
/**
 * What a mailbox gets at the request of people unknown, of every kind but resets. Who has three networks or fewer leaves
 * a place for a fourth: the owner's.
 */
export const mailsPerMailbox: ShareRule = {
  name: "mail-mailbox-day",
  limit: 6,
  windowMilliseconds: day,
  perTaker: 3,
  forNewcomers: 3,
};
/**
 * Links that choose a new password have a share of their own: where strangers have used it up, the mailbox holds links
 * that work.
 */
export const recoveriesPerMailbox: ShareRule = {
  name: "mail-recovery-day",
  limit: 4,
  windowMilliseconds: day,
  perTaker: 2,
  forNewcomers: 2,
};
/** Besides, for requests that are the owner's for certain, by the exact address: nobody else can use these up. */
export const ownMailsPerMailbox: LimitRule = {
  name: "mail-owner-day",
  limit: 4,
  windowMilliseconds: day,
  counts: "mails",
};
/** To all mailboxes together. A whole company behind one address may still register in a day. */
export const mailsPerNetwork: LimitRule = {
  name: "mail-network-day",
  limit: 200,
  windowMilliseconds: day,
  counts: "mails",
  keys: "networks",
};
/** Of what was done to an account; besides, the first of each kind always goes out. */
export const noticesPerMailbox: LimitRule = { name: "notice-mailbox-day", limit: 20, windowMilliseconds: day };
export const firstNoticeOfKind: LimitRule = { name: "notice-first-day", limit: 1, windowMilliseconds: day };
