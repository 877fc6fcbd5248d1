import { isNotNull, ne, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, contentColumns, id, textBytes } from "~/db/columns";
import { userId } from "./accounts";
import { jobPosts } from "./jobs";
import { resumes } from "./resumes";

/** The bands of scores as their colours name them (`matching/match.schema.ts`), "none" without a score. */
const scoreBandOf = sql`CASE WHEN "score" >= 80 THEN 'green' WHEN "score" >= 60 THEN 'yellow' WHEN "score" >= 40 THEN 'orange' WHEN "score" IS NULL THEN 'none' ELSE 'red' END`;

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
    /** 0-100; null if the post has no requirements to match. */
    matchScore: integer("match_score"),
    /** This and the two columns below are used by old rows only; empty if the row has `content`. */
    report: text("report").notNull(),
    suggestions: text("suggestions").notNull(),
    /** The engine's Match with rows and evidence, from which the score can be recomputed. */
    details: text("details").notNull(),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    /**
     * Hash of the formula, the ceiling and the inputs: two matches with the same hash are the same. Null in old rows.
     */
    outcome: text("outcome"),
    ...contentColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.jobPostId] }),
    index("resume_job_matches_bytes").on(table.userId, textBytes(table)),
    index("resume_job_matches_by_user").on(table.userId, table.updatedAt),
    index("resume_job_matches_by_job").on(table.jobPostId),
    index("resume_job_matches_by_content").on(table.contentKey).where(isNotNull(table.contentKey)),
    index("resume_job_matches_unmoved").on(table.resumeId, table.jobPostId).where(ne(table.details, sql`''`)),
  ],
);

/** The history of matches, one row each, with the scores of a pair over time. */
export const matchScores = sqliteTable(
  "match_scores",
  {
    id: id(),
    userId: userId(),
    /** Null once the resume or job is deleted for good; the names stay. */
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "set null" }),
    jobPostId: text("job_post_id").references(() => jobPosts.id, { onDelete: "set null" }),
    resumeName: text("resume_name").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    /** 0-100; null if the post has no requirements to match. */
    score: integer("score"),
    ceiling: integer("ceiling"),
    /** The version of the scoring formula. */
    formula: text("formula").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("match_scores_bytes").on(table.userId, textBytes(table)),
    index("match_scores_by_user").on(table.userId, table.createdAt),
    index("match_scores_by_pair").on(table.resumeId, table.jobPostId, table.createdAt),
    index("match_scores_by_job").on(table.jobPostId),
    index("match_scores_by_time").on(table.createdAt, table.id),
    index("match_scores_by_score").on(sql`CASE WHEN "score" IS NULL THEN -1 ELSE "score" END`, table.id),
    index("match_scores_by_band_and_time").on(scoreBandOf, table.createdAt, table.id),
  ],
);

/** What users confirmed or denied about themselves: one answer for each subject, the newest. */
export const facts = sqliteTable(
  "facts",
  {
    id: id(),
    userId: userId(),
    /** The skill, credential or claim as the question words it. */
    subject: text("subject").notNull(),
    /** The subject in lower case with single spaces. */
    subjectKey: text("subject_key").notNull(),
    confirmed: integer("confirmed", { mode: "boolean" }).notNull(),
    /** The user's own words about it, which count as evidence like a line of the resume. */
    detail: text("detail"),
    /** The line of a resume that the subject words anew, where the yes is to a wording: it counts for the entry with that line. */
    insteadOf: text("instead_of"),
    /** The time of the latest answer. */
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [
    index("facts_bytes").on(table.userId, textBytes(table)),
    uniqueIndex("facts_by_subject").on(table.userId, table.subjectKey),
    index("facts_by_user").on(table.userId, table.answeredAt),
  ],
);
