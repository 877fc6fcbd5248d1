import { isNotNull, ne, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { at, contentColumns, id, json, textBytes } from "~/db/columns";
import { userId } from "./accounts";

/**
 * How a version came about: a correction, an accepted rewrite, a restored older version, or a new save of the builder.
 */
export const versionSources = ["original", "correction", "rewrite", "restore", "builder"] as const;

export const resumes = sqliteTable(
  "resumes",
  {
    id: id(),
    userId: userId(),
    /** The job of the last rewrite, or the text "none". */
    jobPostId: text("job_post_id").notNull().default("none"),
    /** Key in the object store; null for pasted text. */
    originalFileUrl: text("original_file_url"),
    fileName: text("file_name"),
    fileType: text("file_type", { enum: ["pdf", "docx"] }),
    fileBytes: integer("file_bytes"),
    /** The beginning of the text for lists and names, at most 700 characters. */
    originalCvText: text("original_cv_text").notNull(),
    /** Old rows only: JSON of the engine's Resume, besides the whole text. Empty if the row has `content`. */
    document: text("document").notNull(),
    /** Old rows only: the texts of the last rewrite. */
    rewrittenCv: text("rewritten_cv"),
    coverLetter: text("cover_letter"),
    /** The guided builder's form, if the resume was made with it. */
    userFeedback: json("user_feedback", z.unknown(), null),
    /**
     * Null until the file is in the object store. Such a row is hidden, and a sweep deletes it if the upload never
     * finishes.
     */
    storedAt: at("stored_at"),
    createdAt: at("created_at").notNull(),
    /** The name that its owner gave it; null falls back to the file's name or the first line. */
    name: text("name"),
    /** The number of the current version, from 1; a form with another one is rejected as an edit conflict. */
    version: integer("version").notNull().default(1),
    /** The origin of the current version. */
    versionSource: text("version_source", { enum: versionSources }).notNull().default("original"),
    /** The rewrite that this version came from. */
    versionRewriteId: text("version_rewrite_id"),
    /** When this version was saved; null for the first, which is as old as the resume. */
    versionAt: at("version_at"),
    /** Set while the resume is in the bin, where its owner can restore it until a sweep deletes it for good. */
    deletedAt: at("deleted_at"),
    /** SHA-256 of the whole text, to recognise duplicates; null in old rows. */
    textHash: text("text_hash"),
    /** The latest rewrite. */
    lastRewriteId: text("last_rewrite_id"),
    ...contentColumns(),
  },
  (table) => [
    // Lists exclude the bin and begin at the newest row.
    index("resumes_bytes").on(table.userId, textBytes(table)),
    index("resumes_by_user").on(table.userId, table.deletedAt, table.createdAt),
    index("resumes_unstored").on(table.storedAt, table.createdAt),
    index("resumes_deleted").on(table.deletedAt),
    index("resumes_by_content").on(table.contentKey).where(isNotNull(table.contentKey)),
    index("resumes_unmoved").on(table.id).where(ne(table.document, sql`''`)),
    index("resumes_unmoved_last").on(table.id).where(isNotNull(table.rewrittenCv)),
    // For the admin's list: each order, and each with the kind as a filter.
    ...(
      [
        ["time", table.createdAt],
        [
          "name",
          sql`lower(CASE WHEN "name" IS NOT NULL THEN "name" WHEN "file_name" IS NULL THEN '' ELSE "file_name" END)`,
        ],
      ] as const
    ).flatMap(([name, column]) => [
      index(`resumes_by_${name}`).on(column, table.id),
      index(`resumes_by_kind_and_${name}`).on(
        sql`CASE WHEN "file_type" IS NULL THEN 'text' ELSE "file_type" END`,
        column,
        table.id,
      ),
    ]),
  ],
);

/** Earlier versions of resumes. The current version is in `resumes`. */
export const resumeVersions = sqliteTable(
  "resume_versions",
  {
    id: id(),
    userId: userId(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    source: text("source", { enum: versionSources }).notNull(),
    rewriteId: text("rewrite_id"),
    /** When the version was saved. */
    createdAt: at("created_at").notNull(),
    /** Old rows only; empty if the row has `content`. */
    text: text("text").notNull(),
    document: text("document").notNull(),
    ...contentColumns(),
    /** Set when the owner chose to keep the version: it is not deleted when there are too many. */
    keptAt: at("kept_at"),
  },
  (table) => [
    index("resume_versions_bytes").on(table.userId, textBytes(table)),
    uniqueIndex("resume_versions_by_number").on(table.resumeId, table.version),
    index("resume_versions_by_user").on(table.userId),
    index("resume_versions_by_content").on(table.contentKey).where(isNotNull(table.contentKey)),
    index("resume_versions_unmoved").on(table.id).where(ne(table.document, sql`''`)),
  ],
);

/** Unfinished forms of the guided builder, one for each user. */
export const builderDrafts = sqliteTable("builder_drafts", {
  userId: userId().primaryKey(),
  /** The id of the future resume, so that saving twice makes one resume. */
  resumeId: text("resume_id").notNull(),
  section: text("section", { enum: ["personal", "education", "experience", "skills", "review"] }).notNull(),
  form: json("form", z.unknown(), null).notNull(),
  /** Counts saves, so that a tab with an older revision is rejected as an edit conflict. */
  revision: integer("revision").notNull().default(1),
  updatedAt: at("updated_at").notNull(),
});
