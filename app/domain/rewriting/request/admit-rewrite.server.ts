import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { creditsFloor, profiles } from "~/db/schema/accounts";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { getJob, type StoredJob } from "~/domain/jobs/get-job.server";
import { yearAndMonth } from "~/domain/matching/match-content";
import { resumeName } from "~/domain/resumes/resume.schema";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { ledgerEntry } from "~/domain/rewriting/ledger-entry";
import { monthlyRewriteLimit, spendsCredits } from "~/domain/rewriting/limits";
import type { RequestRewrite } from "~/domain/rewriting/rewrite.schema";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import { UnreadableContent } from "~/domain/storage/content-kind";
import type { AppContext, SignedInUser, Tier, Usage } from "~/ports/context";
import { findSameRewrite, wantedHash, writerOf } from "./same-input.server";

/** The usage counter could not be reached. Nothing was reserved, or the counter releases the reservation itself. */
export class UsageDown extends Error {}

type Context = Pick<AppContext, "config" | "db" | "files" | "newId" | "now" | "usage"> & { user: SignedInUser };

export interface LimitReached {
  ok: false;
  reason: "limit-reached";
  tier: Tier;
  limit: number;
}

/**
 * Reserves one use and inserts the row. Idempotent by id: `isNew` is false if the row exists. A finished rewrite of the
 * same input is returned as `sameAs` and nothing is used up, unless `again` asks a model for another one or its texts
 * are lost. With `joins` and a model, a queued or running rewrite of the same input is returned too, so that two tabs
 * use one. (Without a model the second one says the same and is not counted.) The usage counter itself releases a
 * reservation whose row was never written. Throws UsageDown if the counter cannot be reached.
 */
export async function admitRewrite(
  ctx: Context,
  input: RequestRewrite & { name?: string | undefined; joins?: boolean },
): Promise<
  { ok: true; isNew: boolean } | { ok: true; sameAs: string } | { ok: false; reason: "not-found" } | LimitReached
> {
  if (await isOwnRewrite(ctx, input.id)) return { ok: true, isNew: false };
  const [resume, job] = await Promise.all([getResume(ctx, input.resumeId), getJob(ctx, input.jobId)]);
  if (!resume || !job) return { ok: false, reason: "not-found" };
  const hasModel = writerOf(ctx.config) !== null;
  const hash = await wantedHash(ctx, { resume, job, name: input.name });
  const mayRepeat = input.again === true && hasModel;
  const sameAs = mayRepeat ? null : await findSameRewrite(ctx, { resume, job }, hash);
  if (sameAs !== null && (await isReadable(ctx, sameAs))) return { ok: true, sameAs };

  const month = yearAndMonth(ctx.now());
  const row = newRow(ctx, input, { resume: { ...resume, preview: resume.originalCvText }, job, month, hash });
  const joins = input.joins === true && hasModel;
  const atWork = joins ? sameAtWork(row) : sql`false`;
  const under = joins ? await newestSame(ctx, row, ["queued", "running"]) : null;
  if (under !== null) return { ok: true, sameAs: under };
  const reservation = { userId: ctx.user.id, rewriteId: input.id, month };
  const limit = monthlyRewriteLimit[ctx.user.tier];
  const refusal: LimitReached = { ok: false, reason: "limit-reached", tier: ctx.user.tier, limit: limit ?? 0 };
  const included = await reserve(ctx, { ...reservation, limit });
  // A form sent again after a crash finds its reservation standing: one beyond the included uses still owes its credit,
  // one within them does not, however many came after it.
  const owesCredit = spendsCredits(ctx.user.tier) && limit !== null && included.used > limit;
  if (included.ok && !owesCredit) {
    await insertRow(ctx, row, atWork);
  } else {
    if (!spendsCredits(ctx.user.tier) || ctx.user.credits === 0) return refusal;
    const beyond = await reserve(ctx, { ...reservation, limit: null });
    if (!beyond.ok || !(await insertWithCredit(ctx, row, atWork))) {
      await ctx.usage.release(ctx.user.id, input.id);
      return refusal;
    }
  }
  if (!(await isOwnRewrite(ctx, input.id))) {
    // The same is at work, or the id is another user's: that row stands, this reservation ends.
    await ctx.usage.release(ctx.user.id, input.id);
    // It was at work a moment ago, and may have ended since.
    const other = joins ? await newestSame(ctx, row, [...atWorkStates, "done", "failed"]) : null;
    return other === null ? { ok: false, reason: "not-found" } : { ok: true, sameAs: other };
  }
  return { ok: true, isNew: true };
}

/** False where its texts are lost. Where the store is down it throws, as they may be there. */
async function isReadable(ctx: Context, id: string): Promise<boolean> {
  try {
    return (await getRewrite(ctx, id)) !== null;
  } catch (error) {
    if (error instanceof UnreadableContent && error.reason !== "unreachable") return false;
    throw error;
  }
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

const atWorkStates: RewriteRow["status"][] = ["queued", "running"];

/** Whether a rewrite of the user is waiting or being worked on that reads what this one would. */
function sameAtWork(row: NewRow): SQL {
  return sql`EXISTS (SELECT 1 FROM ${rewrites} WHERE ${and(isSame(row), inArray(rewrites.status, atWorkStates))})`;
}

function isSame({ userId, inputHash, resumeId, jobPostId }: NewRow) {
  return and(
    eq(rewrites.userId, userId),
    eq(rewrites.inputHash, inputHash),
    eq(rewrites.resumeId, resumeId),
    eq(rewrites.jobPostId, jobPostId),
  );
}

async function newestSame({ db }: Context, row: NewRow, states: RewriteRow["status"][]): Promise<string | null> {
  const [same] = await db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(and(isSame(row), inArray(rewrites.status, states)))
    .orderBy(desc(rewrites.createdAt), desc(rewrites.id))
    .limit(1);
  return same?.id ?? null;
}

function insertRow({ db }: Context, row: NewRow & { creditsSpent?: number }, unless: SQL) {
  return db
    .insert(rewrites)
    .select(rowOf(rewrites, row, sql`WHERE NOT ${unless}`))
    .onConflictDoNothing();
}

/** One batch: a credit goes only with a new row, noted, and the row only with a credit. False where there is none left. */
async function insertWithCredit(ctx: Context, row: NewRow, unless: SQL): Promise<boolean> {
  try {
    await ctx.db.batch([
      insertRow(ctx, { ...row, creditsSpent: 1 }, unless),
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

type NewRow = ReturnType<typeof newRow>;

function newRow(
  ctx: Context,
  input: RequestRewrite,
  {
    resume,
    job,
    month,
    hash,
  }: { resume: Parameters<typeof resumeName>[0]; job: StoredJob; month: string; hash: string },
) {
  return {
    id: input.id,
    userId: ctx.user.id,
    resumeId: input.resumeId,
    jobPostId: input.jobId,
    resumeName: resumeName(resume),
    jobTitle: job.jobTitle,
    companyName: job.companyName,
    status: "queued" as const,
    engine: "local",
    month,
    inputHash: hash,
    createdAt: ctx.now(),
  };
}
