import { eq, type SQL, sql } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { LimiterDown } from "~/ports/limits";
import { costClasses, jobsPerUser, resumesPerUser, storageQuotaBytes, type WriteCost } from "./quota";
import { storageUsedBy } from "./storage-used.server";

export type WriteRefused =
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }
  /** The limiter is down. */
  | { ok: false; reason: "not-counted" }
  | NoRoom;

export type NoRoom =
  | { ok: false; reason: "no-room"; bytes: number }
  | { ok: false; reason: "too-many"; what: "resumes" | "jobs"; most: number };

/**
 * Counts one write of a user and checks that there is room for what it adds; null if it may go on. `bytes` is the size
 * known so far. Takes one call of the limiter, and one statement if the write adds something. Concurrent writes may
 * each find the same room and exceed the quota by what a minute allows, 30 texts. A file is checked again once its row
 * exists (`isOverQuota`).
 */
export async function admitWrite(
  ctx: Pick<AppContext, "db" | "limits"> & { user: { id: string } },
  cost: WriteCost,
  bytes = 0,
): Promise<WriteRefused | null> {
  const { rules, grows, adds = [], allowedWithoutLimiter } = costClasses[cost];
  if (rules.length > 0) {
    try {
      const answer = await ctx.limits.takeAll(rules, ctx.user.id);
      if (!answer.allowed) return { ok: false, reason: "rate-limited", retryAfterSeconds: answer.retryAfterSeconds };
    } catch (error) {
      if (!(error instanceof LimiterDown)) throw error;
      logError("A write is not counted", error);
      if (!allowedWithoutLimiter) return { ok: false, reason: "not-counted" };
    }
  }
  return grows ? lookForRoom(ctx, { bytes, adds }) : null;
}

/** Whether the user stores more than allowed, counting all rows that exist by now. */
export async function isOverQuota(ctx: Pick<AppContext, "db"> & { user: { id: string } }): Promise<boolean> {
  const [row] = await ctx.db.select({ bytes: storageUsedBy(ctx.user.id) }).from(sql`(SELECT 1)`);
  return (row?.bytes ?? 0) > storageQuotaBytes;
}

/** Why the user may not store this many more bytes and one more row of each kind; null if they may. */
export async function lookForRoom(
  ctx: Pick<AppContext, "db"> & { user: { id: string } },
  { bytes = 0, adds }: { bytes?: number; adds: ("resumes" | "jobs")[] },
): Promise<NoRoom | null> {
  const { id } = ctx.user;
  const most = { resumes: resumesPerUser, jobs: jobsPerUser };
  const counts: Record<"resumes" | "jobs", SQL<number>> = {
    resumes: sql<number>`(SELECT count(*) FROM ${resumes} WHERE ${eq(resumes.userId, id)})`,
    jobs: sql<number>`(SELECT count(*) FROM ${jobPosts} WHERE ${eq(jobPosts.userId, id)})`,
  };
  const [row] = await ctx.db.select({ bytes: storageUsedBy(id), ...counts }).from(sql`(SELECT 1)`);
  if (!row) return null;
  const what = adds.find((table) => row[table] >= most[table]);
  if (what) return { ok: false, reason: "too-many", what, most: most[what] };
  return row.bytes + bytes > storageQuotaBytes ? { ok: false, reason: "no-room", bytes: row.bytes } : null;
}
