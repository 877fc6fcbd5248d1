import { type SQL, sql } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";

/** Files of one user that may come in the same millisecond: those of an hour are far fewer (limits.ts). */
const crowdMilliseconds = 1000;

/**
 * SQL for the row of a new file: its time, and its key in the store. No two files of a user get the same key: if the
 * millisecond is taken, the later file gets the next free one.
 */
export function newFilePlace(
  userId: string,
  now: number,
  file: { name: string; type: "pdf" | "docx" },
): { createdAt: SQL<number>; key: SQL<string> } {
  const createdAt = sql<number>`(SELECT CAST(max(${now}, 1 + coalesce(max(other.created_at), 0)) AS INTEGER)
    FROM ${resumes} AS other WHERE other.user_id = ${userId} AND other.created_at BETWEEN ${now} AND ${now + crowdMilliseconds})`;
  return {
    createdAt,
    key: sql<string>`${userId} || '/' || ${createdAt} || '_' || ${keyFileName(file.name, file.type)}`,
  };
}

type FileType = "pdf" | "docx";

/** A name for keys that every store, shell and download dialog takes: letters, digits, dot, dash, underscore. */
function keyFileName(name: string, type: FileType): string {
  const stem = stemOf(name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 80);
  return `${stem || "resume"}.${type}`;
}

/** The name as its owner knows it, without what could make it read as another one: control and bidi characters. */
export function displayFileName(name: string, type: FileType): string {
  const visible = stemOf(name)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim();
  // By code points: half an emoji is no text.
  const stem = [...visible].slice(0, 120).join("").trim();
  return `${stem || "resume"}.${type}`;
}

/** Some browsers send a path. */
function stemOf(name: string): string {
  return (name.split(/[\\/]/).pop() ?? "").replace(/\.(pdf|docx)$/i, "");
}
