import { isNotNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, contentColumns, id, textBytes } from "~/db/columns";
import { userId } from "./accounts";
import { jobPosts } from "./jobs";
import { resumes } from "./resumes";

/** Rewrites, one row for each request. The row is also the lock of the queue consumer. */
export const rewrites = sqliteTable(
  "rewrites",
  {
    id: id(),
    userId: userId(),
    /** Null once the resume or job is deleted for good; the names stay. */
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    jobPostId: text("job_post_id").references(() => jobPosts.id, { onDelete: "set null" }),
    /** Their names at the time of the request. */
    resumeName: text("resume_name").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    status: text("status", { enum: ["queued", "running", "done", "failed"] }).notNull(),
    engine: text("engine").notNull(),
    /** The calendar month that the use counts for, "2026-11", UTC. */
    month: text("month").notNull(),
    /** 1 if a credit was spent because the included uses were used up; a failure gives it back. */
    creditsSpent: integer("credits_spent").notNull().default(0),
    /** False if the use was given back. */
    counted: integer("counted", { mode: "boolean" }).notNull().default(true),
    /** The number of model calls, written before each call so that a crash cannot hide one. */
    asks: integer("asks").notNull().default(0),
    /**
     * Hash of the engine's inputs, by which a repeated request is recognised: at the time of the request, later as the
     * engine read them.
     */
    inputHash: text("input_hash"),
    /** Hash of the texts as the engine made them, without the user's decisions. */
    resultHash: text("result_hash"),
    /** The provider's name of the model; null if only the rules were used. */
    model: text("model"),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** Millionths of a US dollar; null if no price is configured. */
    costMicroDollars: integer("cost_micro_dollars"),
    /** For the user: why the rules were used although a model is configured. */
    fallbackReason: text("fallback_reason"),
    attempts: integer("attempts").notNull().default(0),
    leaseId: text("lease_id"),
    leaseUntil: at("lease_until"),
    scoreBefore: integer("score_before"),
    scoreAfter: integer("score_after"),
    /** For the user: why it failed. */
    failure: text("failure"),
    /** When an admin let a failed rewrite run again, the last time: from then on it takes no use and no credit. */
    retriedAt: at("retried_at"),
    /** Whether the usage counter knows the outcome. */
    settledAt: at("settled_at"),
    createdAt: at("created_at").notNull(),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
    /** Counts changes to a finished rewrite, so that a form with an older revision is rejected as an edit conflict. */
    revision: integer("revision").notNull().default(1),
    /** Whether the user has edited a line of the new resume. */
    hasOwnWords: integer("has_own_words", { mode: "boolean" }).notNull().default(false),
    // Long columns are last, because SQLite reads a row only up to the last column that a query needs.
    /** The model's answer until the rewrite has ended, so that a redelivered message does not call the model again. */
    modelAnswer: text("model_answer"),
    ...contentColumns(),
    /** This and the columns below are used by old rows only: JSON of the user's decisions and edits. */
    decisions: text("decisions"),
    rewrittenCv: text("rewritten_cv"),
    coverLetter: text("cover_letter"),
    /** JSON of RewriteResult; in old unfinished rows the model's answer. */
    result: text("result"),
  },
  (table) => [
    index("rewrites_bytes").on(table.userId, textBytes(table)),
    index("rewrites_by_user").on(table.userId, table.createdAt),
    index("rewrites_by_resume").on(table.resumeId),
    index("rewrites_by_job").on(table.jobPostId, table.createdAt),
    index("rewrites_open").on(table.settledAt, table.createdAt),
    index("rewrites_by_content").on(table.contentKey).where(isNotNull(table.contentKey)),
    index("rewrites_unmoved").on(table.id).where(isNotNull(table.result)),
    index("rewrites_by_input").on(table.userId, table.inputHash),
    index("rewrites_by_result").on(table.userId, table.resultHash),
    index("rewrites_by_time").on(table.createdAt, table.id),
    index("rewrites_by_status").on(table.status, table.createdAt, table.id),
    index("rewrites_by_score").on(sql`CASE WHEN "score_after" IS NULL THEN -1 ELSE "score_after" END`, table.id),
    index("rewrites_by_status_and_score").on(
      table.status,
      sql`CASE WHEN "score_after" IS NULL THEN -1 ELSE "score_after" END`,
      table.id,
    ),
  ],
);

export const creditUsage = sqliteTable(
  "credit_usage",
  {
    id: id(),
    userId: userId(),
    /** "01" to "12", UTC. */
    month: text("month").notNull(),
    year: integer("year").notNull(),
    usageCount: integer("usage_count").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [uniqueIndex("credit_usage_by_user").on(table.userId, table.year, table.month)],
);

/**
 * Why credits came or went: reserved by a rewrite and given back, given or taken by an administrator, bought, taken back
 * with a refund, and restored when a dispute was won.
 */
const creditReasons = ["rewrite", "returned", "granted", "purchase", "refund", "restored"] as const;
export type CreditReason = (typeof creditReasons)[number];

/** All changes of credits. `balance` is the number of credits after the change. */
export const creditLedger = sqliteTable(
  "credit_ledger",
  {
    id: id(),
    userId: userId(),
    /** Positive if credits were added. */
    amount: integer("amount").notNull(),
    balance: integer("balance").notNull(),
    reason: text("reason", { enum: creditReasons }).notNull(),
    /** The rewrite that spent or returned it. */
    rewriteId: text("rewrite_id"),
    /** The payment that bought it, or whose refund took it back. */
    paymentId: text("payment_id"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("credit_ledger_by_user").on(table.userId, table.createdAt),
    uniqueIndex("credit_ledger_once").on(table.rewriteId, table.reason),
    uniqueIndex("credit_ledger_bought_once").on(table.paymentId).where(sql`reason = 'purchase'`),
  ],
);
