import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "../columns";
import { userId } from "./accounts";
import { jobPosts } from "./jobs";
import { resumes } from "./resumes";

/** One row a request for a rewrite: the source of the history, and the lock of the queue consumer. */
export const rewrites = sqliteTable(
  "rewrites",
  {
    id: id(),
    userId: userId(),
    /** Null once it is deleted for good; the names stay. */
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    jobPostId: text("job_post_id").references(() => jobPosts.id, { onDelete: "set null" }),
    /** As they were called when it was asked for. */
    resumeName: text("resume_name").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    status: text("status", { enum: ["queued", "running", "done", "failed"] }).notNull(),
    engine: text("engine").notNull(),
    /** Calendar month the use counts for, "2026-11", UTC. */
    month: text("month").notNull(),
    /** 1 where a credit was spent beyond the included uses, given back on failure. */
    creditsSpent: integer("credits_spent").notNull().default(0),
    /** The model that was asked, as its provider names it; null where only the rules worked. */
    model: text("model"),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** Millionths of a US dollar; null where no price is configured. */
    costMicroDollars: integer("cost_micro_dollars"),
    /** Why the rules did the work although a model was to do it, for the user. */
    fallbackReason: text("fallback_reason"),
    attempts: integer("attempts").notNull().default(0),
    leaseId: text("lease_id"),
    leaseUntil: at("lease_until"),
    scoreBefore: integer("score_before"),
    scoreAfter: integer("score_after"),
    /** Why it failed, for the user. */
    failure: text("failure"),
    /** The usage counter has been told how it ended. */
    settledAt: at("settled_at"),
    createdAt: at("created_at").notNull(),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
    /** Counts the changes to a finished rewrite: a form that read an older one is told. */
    revision: integer("revision").notNull().default(1),
    // Long texts last: a list reads only what stands before them.
    /** JSON of what the user decided about the changes, and of their own words. */
    decisions: text("decisions"),
    rewrittenCv: text("rewritten_cv"),
    coverLetter: text("cover_letter"),
    /**
     * JSON of RewriteResult: the resume document, changes, refusals, questions, receipt. Until it is done, JSON of
     * what the model answered, so that a redelivery need not ask again.
     */
    result: text("result"),
  },
  (table) => [
    index("rewrites_by_user").on(table.userId, table.createdAt),
    index("rewrites_by_resume").on(table.resumeId),
    index("rewrites_by_job").on(table.jobPostId, table.createdAt),
    index("rewrites_open").on(table.settledAt, table.createdAt),
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

/** Every credit that came or went. `balance` is what the profile had after it. */
export const creditLedger = sqliteTable(
  "credit_ledger",
  {
    id: id(),
    userId: userId(),
    /** Positive where credits came. */
    amount: integer("amount").notNull(),
    balance: integer("balance").notNull(),
    reason: text("reason", { enum: ["rewrite", "returned", "granted", "purchase"] }).notNull(),
    /** The rewrite it was spent on or returned from. */
    rewriteId: text("rewrite_id"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("credit_ledger_by_user").on(table.userId, table.createdAt),
    uniqueIndex("credit_ledger_once").on(table.rewriteId, table.reason),
  ],
);
