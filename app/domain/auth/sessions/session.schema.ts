import { z } from "zod";

export const endSessionSchema = z.discriminatedUnion("end", [
  z.object({ end: z.literal("one"), sessionId: z.uuid({ error: "This form is incomplete. Reload the page." }) }),
  z.object({ end: z.literal("others") }),
  z.object({ end: z.literal("all") }),
]);

/** What the list of sessions shows of one. */
export interface SessionSummary {
  id: string;
  /** "Firefox on Windows"; null where the client did not say. */
  device: string | null;
  /** "Leeds, GB"; null where the network edge did not say. */
  place: string | null;
  /** A session of the API: a program, not a browser on our pages. */
  isApi: boolean;
  /** The one that asks. */
  isCurrent: boolean;
  createdAt: number;
  /** Exact to ten minutes. */
  lastUsedAt: number;
}

/** How a user proved who they are, as tokens name it. */
export type AuthMethod = "password" | "otp" | "oauth" | "recovery" | SecondMethod;
/** One proof of a session, as its `amr` keeps it; `timestamp` in seconds since 1970. */
export interface Began {
  method: AuthMethod;
  timestamp: number;
}
/** What raises a session to aal2. */
export type SecondMethod = "totp" | "mfa/phone" | "mfa/recovery_code";

/** Where a request came from, for limits and for the list of sessions. */
export interface ClientInfo {
  userAgent: string | null;
  /** Client network address, "local" where none is known. */
  address: string;
  /** "Leeds, GB", or null where the network edge does not say. */
  place: string | null;
}
