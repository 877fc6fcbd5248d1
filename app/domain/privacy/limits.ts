import type { LimitRule } from "~/ports/limits";

const minute = 60 * 1000;

/** Everything of an account is read for one. */
export const exportsPerUser: LimitRule = { name: "export-user", limit: 10, windowMilliseconds: 60 * minute };
/** An upload that began before the account ended has ended by then. */
export const secondErasureSeconds = 15 * 60;
/** Old rows may have 2 MB each, and each of the others an object of its own to be read. */
export const rowsPerRead = 5;
