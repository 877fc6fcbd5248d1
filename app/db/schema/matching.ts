import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "../columns";
import { userId } from "./accounts";
import { jobPosts } from "./jobs";
import { resumes } from "./resumes";

export const resumeJobMatches = sqliteTable(
  "resume_job_matches",
  {
    userId: userId(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    jobPostId: text("job_post_id")
      .notNull()
      .references(() => jobPosts.id, { onDelete: "cascade" }),
    /** 0-100; null where the post states nothing to match. */
    matchScore: integer("match_score"),
    report: text("report").notNull(),
    suggestions: text("suggestions", { mode: "json" }).$type<string[]>().notNull(),
    /** The engine's Match, rows and evidence included: the score can be recomputed from it. */
    details: text("details").notNull(),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.jobPostId] }),
    index("resume_job_matches_by_user").on(table.userId, table.updatedAt),
  ],
);

/** Every match that was made, one row each: the history, and the scores of a pair over time. */
export const matchScores = sqliteTable(
  "match_scores",
  {
    id: id(),
    userId: userId(),
    /** Null once it is deleted for good; the names stay. */
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    jobPostId: text("job_post_id").references(() => jobPosts.id, { onDelete: "set null" }),
    resumeName: text("resume_name").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    /** 0-100; null where the post states nothing to match. */
    score: integer("score"),
    ceiling: integer("ceiling"),
    /** Version of the formula. */
    formula: text("formula").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("match_scores_by_user").on(table.userId, table.createdAt),
    index("match_scores_by_pair").on(table.resumeId, table.jobPostId, table.createdAt),
    index("match_scores_by_job").on(table.jobPostId),
  ],
);

/** What a user confirmed or denied about themself: one answer a subject, the newest one stands. */
export const facts = sqliteTable(
  "facts",
  {
    id: id(),
    userId: userId(),
    /** The skill, credential or claim in the words of the question. */
    subject: text("subject").notNull(),
    /** The subject in lower case, blanks joined. */
    subjectKey: text("subject_key").notNull(),
    confirmed: integer("confirmed", { mode: "boolean" }).notNull(),
    /** The user's own words about it: evidence like a line of the resume. */
    detail: text("detail"),
    /** When it was answered last. */
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [
    uniqueIndex("facts_by_subject").on(table.userId, table.subjectKey),
    index("facts_by_user").on(table.userId, table.answeredAt),
  ],
);
