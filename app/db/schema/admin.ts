import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { at, id, json } from "~/db/columns";
import { userId } from "./accounts";
import { rewrites } from "./rewriting";

/** States, numbers and ids. Never a name, an address or anything that somebody wrote: the row outlives its subject. */
export const auditedValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditedValues = z.infer<typeof auditedValues>;

/** What an admin may change or look at. */
export const auditTargets = ["user", "resume", "job-post", "rewrite", "feedback", "signup", "message"] as const;

/** Every change that an admin made, and every text that one revealed. Rows are never changed or deleted. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    /** The admin's user id; no reference, because the row stays when the admin is deleted. */
    actorId: text("actor_id").notNull(),
    /** "user.suspend": the target and a verb. */
    action: text("action").notNull(),
    targetKind: text("target_kind", { enum: auditTargets }).notNull(),
    targetId: text("target_id").notNull(),
    /** The values that changed, by column; null if there was nothing before, or is nothing after. */
    before: json("before", auditedValues, {}),
    after: json("after", auditedValues, {}),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("audit_log_by_time").on(table.createdAt, table.id),
    index("audit_log_by_target").on(table.targetKind, table.targetId, table.createdAt, table.id),
    index("audit_log_by_actor").on(table.actorId, table.createdAt, table.id),
    index("audit_log_by_action").on(table.action, table.createdAt, table.id),
  ],
);

export const feedbackOutcomes = ["none", "interview", "offer", "rejection"] as const;

/** What people say of a rewrite, and what came of the application. */
export const rewriteFeedback = sqliteTable(
  "rewrite_feedback",
  {
    rewriteId: text("rewrite_id")
      .primaryKey()
      .references(() => rewrites.id, { onDelete: "cascade" }),
    userId: userId(),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull().default(""),
    outcome: text("outcome", { enum: feedbackOutcomes }).notNull().default("none"),
    /** The rewrite's score when it was rated, 0-100. */
    score: integer("score"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    check("rating_range", sql`${table.rating} BETWEEN 1 AND 5`),
    index("rewrite_feedback_by_user").on(table.userId, table.createdAt),
    index("rewrite_feedback_by_time").on(table.createdAt, table.rewriteId),
    index("rewrite_feedback_by_rating").on(table.rating, table.createdAt, table.rewriteId),
    index("rewrite_feedback_by_outcome").on(table.outcome, table.createdAt, table.rewriteId),
    index("rewrite_feedback_by_both").on(table.rating, table.outcome, table.createdAt, table.rewriteId),
  ],
);

/** What happened on a day, as sums. Triggers maintain them (migration 0012), so that no page counts rows. */
export const dailyFigures = sqliteTable(
  "daily_figures",
  {
    /** "2026-11-22", UTC. */
    day: text("day").notNull(),
    figure: text("figure").notNull(),
    value: integer("value").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.figure, table.day] }),
    index("daily_figures_by_day").on(table.day, table.figure),
  ],
);

/** How many rows there are of a kind now. Triggers maintain them (migration 0012). */
export const totals = sqliteTable("totals", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
});

/** When a user first did each of these, for the funnel. */
export const milestones = sqliteTable(
  "milestones",
  {
    userId: userId(),
    step: text("step", { enum: ["resume", "match", "rewrite", "download"] }).notNull(),
    reachedAt: at("reached_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
);

/**
 * The rowid of each row in the search index of its kind (`search_user`, `search_job` and so on, FTS5 tables of migration
 * 0012). It grows with time, and unlike the rowid of a table with text ids it never changes.
 */
export const searchKeys = sqliteTable(
  "search_keys",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: ["user", "resume", "job", "rewrite", "feedback"] }).notNull(),
    key: text("key").notNull(),
  },
  (table) => [uniqueIndex("search_keys_by_key").on(table.key, table.kind)],
);

/** Messages that the queue gave up, until an admin sends them again or drops them. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    id: id(),
    /** The message's type; "unreadable" if it has none. */
    type: text("type").notNull(),
    /** JSON of the message. It may hold a mail with its links, so no page shows it whole. */
    body: text("body").notNull(),
    /** The user's id, or the address, that the message concerns: it goes with them. */
    about: text("about"),
    attempts: integer("attempts").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [
    index("dead_letters_by_time").on(table.receivedAt, table.id),
    index("dead_letters_by_subject").on(table.about),
  ],
);

/** Runs of the cron, for two weeks. */
export const cronRuns = sqliteTable(
  "cron_runs",
  {
    id: id(),
    startedAt: at("started_at").notNull(),
    finishedAt: at("finished_at").notNull(),
    /** The names of the sweeps that failed. */
    failed: json("failed", z.array(z.string()), []).notNull(),
  },
  (table) => [index("cron_runs_by_time").on(table.startedAt, table.id)],
);
