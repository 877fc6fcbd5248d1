import { and, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Each word takes up to three bound parameters, and a statement has room for a hundred. */
const maxWords = 6;

/**
 * Rows whose texts hold every word of `search`, in any order, in any of the columns; all rows where there is no word.
 * "%" and "_" are signs like any other. SQLite lowers ASCII alone, so a word is also looked for as we lower and raise it.
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
