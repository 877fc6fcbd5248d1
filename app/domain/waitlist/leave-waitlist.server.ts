import { eq } from "drizzle-orm";
import { waitlistSignups } from "../../db/schema/waitlist";
import type { AppContext } from "../../ports/context";
import { positionOfLeaveToken } from "./leave-token.server";

/** Deletes what we know of who got this token by mail. Leaving twice is leaving. False where the token is none of ours. */
export async function leaveWaitlist(ctx: Pick<AppContext, "config" | "db">, token: string): Promise<boolean> {
  const position = positionOfLeaveToken(ctx.config.appSecret, token);
  if (position === null) return false;
  await ctx.db.delete(waitlistSignups).where(eq(waitlistSignups.position, position));
  return true;
}
