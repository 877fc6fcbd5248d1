import { isNotNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { at, contentColumns, id, json, textBytes } from "~/db/columns";
import { userId } from "./accounts";

/** How far an application has come, as a job seeker tracks it. */
export const jobStatuses = ["saved", "applied", "interview", "offer", "rejected", "archived"] as const;
/** "none" means that the user has removed the requirement, because the post does not ask for it. */
const corrections = ["must", "preferred", "nice", "none"] as const;
export type RequirementCorrection = (typeof corrections)[number];

export const jobPosts = sqliteTable(
  "job_posts",
  {
    id: id(),
    userId: userId(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    jobDescription: text("job_description").notNull(),
    createdAt: at("created_at").notNull(),
    /** Web address of the post. */
    sourceUrl: text("source_url"),
    /** The user's corrections of the requirements that we read, by term in lower case. */
    corrections: json("corrections", z.record(z.string(), z.enum(corrections)), null),
    /** What the user says for themselves in letters for this job: "Why this job?" and "Anything to add?". */
    letterSentences: json("letter_sentences", z.object({ why: z.string(), more: z.string() }), null),
    status: text("status", { enum: jobStatuses }).notNull().default("saved"),
    /** The date the user gave for the status; null means the day the post was saved. */
    statusAt: at("status_at"),
    /** Counts changes, so that a form with an older revision is rejected as an edit conflict. */
    revision: integer("revision").notNull().default(1),
    /** Set while the post is in the bin; a sweep deletes it for good later. */
    deletedAt: at("deleted_at"),
  },
  (table) => [
    index("job_posts_bytes").on(table.userId, textBytes(table)),
    index("job_posts_by_user").on(table.userId, table.deletedAt, table.createdAt),
    // Covers counting and filtering by status, so that SQLite never reads the long descriptions.
    index("job_posts_by_status").on(table.userId, table.deletedAt, table.status, table.createdAt, table.statusAt),
    index("job_posts_deleted").on(table.deletedAt),
    // For the admin's list: each order, and each with the status as a filter.
    index("job_posts_by_time").on(table.createdAt, table.id),
    index("job_posts_by_status_and_time").on(table.status, table.createdAt, table.id),
    index("job_posts_by_title").on(sql`lower("job_title")`, table.id),
    index("job_posts_by_status_and_title").on(table.status, sql`lower("job_title")`, table.id),
  ],
);

/** The steps of an application, one row each, with copies of the documents that were sent. */
export const applicationSteps = sqliteTable(
  "application_steps",
  {
    id: id(),
    userId: userId(),
    jobPostId: text("job_post_id")
      .notNull()
      .references(() => jobPosts.id, { onDelete: "cascade" }),
    status: text("status", { enum: jobStatuses }).notNull(),
    /** The day the user gave for the step. */
    happenedAt: at("happened_at").notNull(),
    createdAt: at("created_at").notNull(),
    /** The source of the documents. The row holds copies, because the source may change. */
    rewriteId: text("rewrite_id"),
    resumeId: text("resume_id"),
    /** The resume's name. */
    sentName: text("sent_name"),
    /** 1 if a letter was sent with the resume. */
    hasLetter: integer("has_letter", { mode: "boolean" }).notNull().default(false),
    /** This and the two columns below are used by old rows only. */
    sentResume: text("sent_resume"),
    sentLetter: text("sent_letter"),
    /** JSON of the resume document, paper and template, from which the files that were sent can be made again. */
    sentDocument: text("sent_document"),
    ...contentColumns(),
  },
  (table) => [
    index("application_steps_bytes").on(table.userId, textBytes(table)),
    index("application_steps_by_job").on(table.jobPostId, table.happenedAt),
    index("application_steps_by_user").on(table.userId),
    index("application_steps_by_content").on(table.contentKey).where(isNotNull(table.contentKey)),
    index("application_steps_unmoved").on(table.id).where(isNotNull(table.sentDocument)),
  ],
);
