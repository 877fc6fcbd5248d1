import { createHash } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { ledgerEntry } from "~/domain/rewriting/ledger-entry";
import type { RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { noOldColumns, rewriteContent } from "~/domain/rewriting/rewrite-content";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import { SourceGone } from "~/domain/rewriting/stored-rewrite";
import { keepContent } from "~/domain/storage/content.server";
import type { AppContext } from "~/ports/context";
import { noDecisions } from "~/tailor/decisions";
import { countsUnlessRetried, countUse } from "./count-use";
import { mayGiveBack } from "./failures";
import { mailUsage } from "./mail-usage.server";

export interface RewriteOutcome {
  engine: "local" | "openai";
  /** Why the rules did the work of a model, where they did. */
  fallbackReason: string | null;
  inputHash: string;
  /** The new resume says something that the old one did not. */
  isSubstantive: boolean;
  rewrittenCv: string;
  coverLetter: string;
  scoreBefore: number | null;
  scoreAfter: number | null;
  result: RewriteResult;
}

/**
 * The long texts first, as an object of their own or for the row. Then one batch: the result, the monthly count, the
 * resume's last texts, and what is given back; or none of them. The row keeps its lease until the last statement, and each
 * statement acts only while it stands, so a lost lease changes nothing.
 *
 * Not counted is what gives its user nothing: a resume that says what the old one said, or what the rules wrote for the
 * same pair before, or for a copy of it. A rewrite by the rules in place of a model counts as a use of the month like any
 * other; its credit is given back. What a model was asked for is given back a few times a month only (`mayGiveBack`).
 *
 * Throws SourceGone where resume or job post was deleted for good while it ran.
 */
export async function finaliseRewrite(
  ctx: Pick<AppContext, "config" | "db" | "files" | "messages" | "newId" | "now">,
  row: RewriteRow,
  outcome: RewriteOutcome,
): Promise<void> {
  const now = ctx.now();
  const hash = resultHash(outcome);
  const isRepeated = sql`(${rewrites.asks} = 0 AND EXISTS (
    SELECT 1 FROM ${rewrites} AS other WHERE other.user_id = ${row.userId} AND other.id <> ${row.id}
      AND (other.input_hash = ${outcome.inputHash}
        OR (other.resume_id IS ${row.resumeId} AND other.job_post_id IS ${row.jobPostId}))
      AND other.status = 'done' AND other.result_hash = ${hash}))`;
  const isFree = outcome.isSubstantive ? isRepeated : sql`(${mayGiveBack(row)} OR ${isRepeated})`;
  const isRefunded = outcome.fallbackReason === null ? isFree : sql`(${isFree} OR ${mayGiveBack(row)})`;
  const { rewrittenCv, coverLetter, result } = outcome;
  const said = { decisions: noDecisions, rewrittenCv, coverLetter, result };
  const content = await keepContent(ctx, row.userId, rewriteContent, said);
  const lease = and(eq(rewrites.id, row.id), eq(rewrites.leaseId, row.leaseId ?? ""));
  const mine = and(lease, eq(rewrites.status, "running"));
  const done = and(lease, eq(rewrites.status, "done"));
  const [, counted, , , , , stillLeased] = await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({
        status: "done",
        engine: outcome.engine,
        fallbackReason: fallbackText(outcome.fallbackReason, sql`(${row.creditsSpent} = 0 OR ${isRefunded})`),
        counted: countsUnlessRetried(sql`NOT ${isFree}`),
        creditsSpent: sql`CASE WHEN ${isRefunded} THEN 0 ELSE ${row.creditsSpent} END`,
        inputHash: outcome.inputHash,
        resultHash: hash,
        scoreBefore: outcome.scoreBefore,
        scoreAfter: outcome.scoreAfter,
        modelAnswer: null,
        ...noOldColumns,
        ...content,
        finishedAt: now,
      })
      .where(and(mine, sourcesStand(row))),
    countUse(ctx, row, and(done, eq(rewrites.counted, true), isNull(rewrites.retriedAt))),
    ctx.db
      .update(resumes)
      .set({
        lastRewriteId: row.id,
        rewrittenCv: null,
        coverLetter: null,
        jobPostId: row.jobPostId ?? undefined,
      })
      .where(and(eq(resumes.id, row.resumeId ?? ""), eq(resumes.userId, row.userId), exists(done))),
    ctx.db
      .update(profiles)
      .set({ credits: sql`${profiles.credits} + ${row.creditsSpent}` })
      .where(
        and(eq(profiles.id, row.userId), sql`${row.creditsSpent} > 0`, exists(and(done, eq(rewrites.creditsSpent, 0)))),
      ),
    ctx.db
      .insert(creditLedger)
      .select(ledgerEntry(ctx, { userId: row.userId, rewriteId: row.id, amount: row.creditsSpent, reason: "returned" }))
      .onConflictDoNothing(),
    ctx.db.update(rewrites).set({ leaseId: null, leaseUntil: null }).where(done),
    ctx.db.select({ id: rewrites.id }).from(rewrites).where(mine),
  ]);
  // The lease is ours and nothing was finalised: something that it was made from is gone.
  if (stillLeased.length > 0) throw new SourceGone();
  for (const { used } of counted) await mailUsage(ctx, { userId: row.userId, used });
}

function exists(rewrite: SQL | undefined): SQL {
  return sql`EXISTS (SELECT 1 FROM ${rewrites} WHERE ${rewrite})`;
}

/** Why the rules wrote it, and whether that costs a credit. */
function fallbackText(reason: string | null, isFree: SQL): SQL | null {
  if (reason === null) return null;
  return sql`CASE WHEN ${isFree} THEN ${`${reason}, and it costs you no credit.`} ELSE ${`${reason}.`} END`;
}

function sourcesStand(row: RewriteRow): SQL {
  const resume = and(eq(resumes.id, row.resumeId ?? ""), eq(resumes.userId, row.userId));
  const job = and(eq(jobPosts.id, row.jobPostId ?? ""), eq(jobPosts.userId, row.userId));
  return sql`EXISTS (SELECT 1 FROM ${resumes} WHERE ${resume}) AND EXISTS (SELECT 1 FROM ${jobPosts} WHERE ${job})`;
}

/** What a rewrite says, as SHA-256; on which day its letter was written makes no difference. */
function resultHash({ rewrittenCv, coverLetter, result }: RewriteOutcome): string {
  const undated = coverLetter.replace(result.base?.letterDate ?? "", "");
  return createHash("sha256")
    .update(JSON.stringify([rewrittenCv, undated]))
    .digest("base64url");
}
