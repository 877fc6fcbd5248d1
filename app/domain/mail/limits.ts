import type { LimitRule, ShareRule } from "~/ports/limits";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * One mail a minute for each kind, mailbox and asker. Pages and API count separately, so that nobody can block somebody
 * else's mail.
 */
export const mailPerAsker: LimitRule = { name: "mail-asker", limit: 1, windowMilliseconds: minute, counts: "mails" };
/**
 * Mails a day, except resets, that strangers can cause for one mailbox. One network gets at most three, and the last
 * three are for networks that had none: strangers on three networks still leave one for the owner.
 */
export const mailsPerMailbox: ShareRule = {
  name: "mail-mailbox-day",
  limit: 6,
  windowMilliseconds: day,
  perTaker: 3,
  forNewcomers: 3,
};
/** Resets have a limit of their own: once strangers have used it up, the mailbox holds links that work. */
export const recoveriesPerMailbox: ShareRule = {
  name: "mail-recovery-day",
  limit: 4,
  windowMilliseconds: day,
  perTaker: 2,
  forNewcomers: 2,
};
/**
 * Further mails for requests that certainly come from the owner, counted by the exact address: nobody else can use
 * these up.
 */
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
