import { and, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Each word takes up to three bound parameters, and D1 allows a hundred in a statement. */
const maxWords = 6;

/**
 * Matches rows that contain every word of `search`, in any order and in any of the columns; without a word, all rows.
 * "%" and "_" have no special meaning. SQLite's `lower` handles only ASCII, so each word is also searched in lower and
 * upper case as JavaScript spells them.
 */
export function containsWords(columns: (SQLiteColumn | SQL)[], search: string): SQL | undefined {
  const text = sql.join(columns, sql` || char(10) || `);
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(
    ...words.map((word) => {
      const spellings = new Set([word, word.toLowerCase(), word.toUpperCase()]);
      return or(...[...spellings].map((spelling) => sql`instr(lower(${text}), lower(${spelling})) > 0`));
    }),
  );
}
