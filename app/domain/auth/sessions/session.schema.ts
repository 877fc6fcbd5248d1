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
