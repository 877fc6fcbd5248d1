import { and, eq, sql } from "drizzle-orm";
import { creditsFloor, profiles } from "../../db/schema/accounts";
import { creditLedger, rewrites } from "../../db/schema/rewriting";
import type { AppContext, SignedInUser, Tier } from "../../ports/context";
import type { Usage } from "../../ports/usage";
import { getJob, type StoredJob } from "../jobs/get-job.server";
import { yearAndMonth } from "../matching/year-and-month";
import { getResume, type StoredResume } from "../resumes/get-resume.server";
import { resumeName } from "../resumes/resume.schema";
import { ledgerEntry } from "./ledger-entry";
import { monthlyRewriteLimit } from "./limits";
import type { RequestRewrite } from "./rewrite.schema";
import { UsageDown } from "./usage-down";

type Context = Pick<AppContext, "db" | "newId" | "now" | "usage"> & { user: SignedInUser };

export interface LimitReached {
  ok: false;
  reason: "limit-reached";
  tier: Tier;
  limit: number;
}

/**
 * Reserves one use and writes the request; `isNew` is false where it stood already. Idempotent by id. A reservation
 * whose row got lost is released by the usage counter itself. Throws UsageDown where that one cannot be reached.
 */
export async function admitRewrite(
  ctx: Context,
  input: RequestRewrite,
): Promise<{ ok: true; isNew: boolean } | { ok: false; reason: "not-found" } | LimitReached> {
  if (await isOwnRewrite(ctx, input.id)) return { ok: true, isNew: false };
  const [resume, job] = await Promise.all([getResume(ctx, input.resumeId), getJob(ctx, input.jobId)]);
  if (!resume || !job) return { ok: false, reason: "not-found" };

  const month = yearAndMonth(ctx.now());
  const row = rowOf(ctx, input, { resume, job, month });
  const reservation = { userId: ctx.user.id, rewriteId: input.id, month };
  const limit = monthlyRewriteLimit[ctx.user.tier];
  const refusal: LimitReached = { ok: false, reason: "limit-reached", tier: ctx.user.tier, limit: limit ?? 0 };
  const included = await reserve(ctx, { ...reservation, limit });
  // A form sent again after a crash finds its reservation standing: one beyond the included uses still owes its credit,
  // one within them does not, however many came after it.
  const owesCredit = ctx.user.tier === "single" && limit !== null && included.used > limit;
  if (included.ok && !owesCredit) {
    await ctx.db.insert(rewrites).values(row).onConflictDoNothing();
  } else {
    if (ctx.user.tier !== "single" || ctx.user.credits === 0) return refusal;
    const beyond = await reserve(ctx, { ...reservation, limit: null });
    if (!beyond.ok || !(await insertWithCredit(ctx, row))) {
      await ctx.usage.release(ctx.user.id, input.id);
      return refusal;
    }
  }
  if (!(await isOwnRewrite(ctx, input.id))) {
    // The id is another user's: their row stands, this reservation ends.
    await ctx.usage.release(ctx.user.id, input.id);
    return { ok: false, reason: "not-found" };
  }
  return { ok: true, isNew: true };
}

async function reserve({ usage }: Context, reservation: Parameters<Usage["reserve"]>[0]) {
  try {
    return await usage.reserve(reservation);
  } catch (error) {
    throw new UsageDown("No use could be reserved", { cause: error });
  }
}

async function isOwnRewrite(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id)));
  return rows.length > 0;
}

/** One batch: a credit goes only with a new row, noted, and the row only with a credit. False where there is none left. */
async function insertWithCredit(ctx: Context, row: NewRow): Promise<boolean> {
  try {
    await ctx.db.batch([
      ctx.db
        .insert(rewrites)
        .values({ ...row, creditsSpent: 1 })
        .onConflictDoNothing(),
      ctx.db
        .update(profiles)
        .set({ credits: sql`${profiles.credits} - 1` })
        .where(and(eq(profiles.id, ctx.user.id), sql`changes() = 1`)),
      ctx.db
        .insert(creditLedger)
        .select(ledgerEntry(ctx, { userId: ctx.user.id, rewriteId: row.id, amount: -1, reason: "rewrite" }))
        .onConflictDoNothing(),
    ]);
    return true;
  } catch (error) {
    if (String(error instanceof Error ? (error.cause ?? error) : error).includes(creditsFloor)) return false;
    throw error;
  }
}

type NewRow = ReturnType<typeof rowOf>;

function rowOf(
  ctx: Context,
  input: RequestRewrite,
  { resume, job, month }: { resume: StoredResume; job: StoredJob; month: string },
) {
  return {
    id: input.id,
    userId: ctx.user.id,
    resumeId: input.resumeId,
    jobPostId: input.jobId,
    resumeName: resumeName({ ...resume, preview: resume.originalCvText }),
    jobTitle: job.jobTitle,
    companyName: job.companyName,
    status: "queued" as const,
    engine: "local",
    month,
    createdAt: ctx.now(),
  };
}
