import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "../columns";
import { userId } from "./accounts";

/** A correction of what was read, a rewrite taken over, an older version taken back, a builder's form saved again. */
export const versionSources = ["original", "correction", "rewrite", "restore", "builder"] as const;

export const resumes = sqliteTable(
  "resumes",
  {
    id: id(),
    userId: userId(),
    /** The post of the last rewrite, or the text "none". */
    jobPostId: text("job_post_id").notNull().default("none"),
    /** Key in the file store; null for pasted text. */
    originalFileUrl: text("original_file_url"),
    fileName: text("file_name"),
    fileType: text("file_type", { enum: ["pdf", "docx"] }),
    fileBytes: integer("file_bytes"),
    originalCvText: text("original_cv_text").notNull(),
    /** The parsed resume (JSON of the engine's Resume), made once when the text arrives. */
    document: text("document").notNull(),
    rewrittenCv: text("rewritten_cv"),
    coverLetter: text("cover_letter"),
    /** The guided builder's form, where the resume was made with it. */
    userFeedback: text("user_feedback", { mode: "json" }),
    /** Null while the file is on its way to the store: such a row is not shown, and swept when it is old. */
    storedAt: at("stored_at"),
    createdAt: at("created_at").notNull(),
    /** What its owner calls it; null where the file's name or the first line says it. */
    name: text("name"),
    /** Number of the version that text and document are, from 1: a form that read another one is told. */
    version: integer("version").notNull().default(1),
    /** How this version came about. */
    versionSource: text("version_source", { enum: versionSources }).notNull().default("original"),
    /** The rewrite that this version was taken from. */
    versionRewriteId: text("version_rewrite_id"),
    /** When this version was saved; null for the first, which is as old as the resume. */
    versionAt: at("version_at"),
    /** In the bin: shown to nobody but its owner, who can take it back until the sweep. */
    deletedAt: at("deleted_at"),
  },
  (table) => [
    // Lists of what is there begin at the newest; the bin is the rest.
    index("resumes_by_user").on(table.userId, table.deletedAt, table.createdAt),
    index("resumes_unstored").on(table.storedAt, table.createdAt),
    index("resumes_deleted").on(table.deletedAt),
  ],
);

/** What a resume said before: the current version is in its own row. */
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
    text: text("text").notNull(),
    document: text("document").notNull(),
  },
  (table) => [
    uniqueIndex("resume_versions_by_number").on(table.resumeId, table.version),
    index("resume_versions_by_user").on(table.userId),
  ],
);

/** The guided builder's form as far as it is filled in: one a user. */
export const builderDrafts = sqliteTable("builder_drafts", {
  userId: userId().primaryKey(),
  /** The id that the resume will have: saving twice makes one. */
  resumeId: text("resume_id").notNull(),
  section: text("section", { enum: ["personal", "education", "experience", "skills", "review"] }).notNull(),
  form: text("form", { mode: "json" }).notNull(),
  /** Counts the savings: a tab that read an older one is told. */
  revision: integer("revision").notNull().default(1),
  updatedAt: at("updated_at").notNull(),
});
