import { type SQL, sql } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import { keyFileName } from "./file-names";

/** Files of one user that may come in the same millisecond: those of an hour are far fewer (limits.ts). */
const crowdMilliseconds = 1000;

/**
 * For the statement that makes the row of a file: when it came and where it lies in the store. Two files of a user never
 * have the same place, also where they have one name and come in the same millisecond: the later one counts as come in
 * the next one that is free.
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
