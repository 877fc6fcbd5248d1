import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "../columns";
import { userId } from "./accounts";

/** How far an application has come, as a job seeker tracks it. */
export const jobStatuses = ["saved", "applied", "interview", "offer", "rejected", "archived"] as const;
/** "none": the user says that the post does not ask for it. */
export type RequirementCorrection = "must" | "preferred" | "nice" | "none";

export const jobPosts = sqliteTable(
  "job_posts",
  {
    id: id(),
    userId: userId(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    jobDescription: text("job_description").notNull(),
    createdAt: at("created_at").notNull(),
    /** Address of the post on the web. */
    sourceUrl: text("source_url"),
    /** What the user said of the requirements that were read, by term in lower case. */
    corrections: text("corrections", { mode: "json" }).$type<Record<string, RequirementCorrection>>(),
    status: text("status", { enum: jobStatuses }).notNull().default("saved"),
    /** When the status was reached, as the user dates it; null: when the post was saved. */
    statusAt: at("status_at"),
    /** Counts the changes: a form that read an older one is told. */
    revision: integer("revision").notNull().default(1),
    /** In the bin, until the sweep. */
    deletedAt: at("deleted_at"),
  },
  (table) => [
    index("job_posts_by_user").on(table.userId, table.deletedAt, table.createdAt),
    // All that counting and picking by status reads: the long description in the row is never touched.
    index("job_posts_by_status").on(table.userId, table.deletedAt, table.status, table.createdAt, table.statusAt),
    index("job_posts_deleted").on(table.deletedAt),
  ],
);

/** What was done about a job post, one row a step: with the papers that were sent, as they were. */
export const applicationSteps = sqliteTable(
  "application_steps",
  {
    id: id(),
    userId: userId(),
    jobPostId: text("job_post_id")
      .notNull()
      .references(() => jobPosts.id, { onDelete: "cascade" }),
    status: text("status", { enum: jobStatuses }).notNull(),
    /** The day it happened, as the user dates it. */
    happenedAt: at("happened_at").notNull(),
    createdAt: at("created_at").notNull(),
    /** Where the papers came from; the row holds copies, so that they stay what was sent. */
    rewriteId: text("rewrite_id"),
    resumeId: text("resume_id"),
    /** What the resume is called. */
    sentName: text("sent_name"),
    sentResume: text("sent_resume"),
    sentLetter: text("sent_letter"),
    /** JSON of the resume document, paper and template: the files that were sent can be made again. */
    sentDocument: text("sent_document"),
  },
  (table) => [
    index("application_steps_by_job").on(table.jobPostId, table.happenedAt),
    index("application_steps_by_user").on(table.userId),
  ],
);
