import { and, desc, lt, lte, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

interface ListedColumns {
  createdAt: SQLiteColumn;
  id: SQLiteColumn;
}

/**
 * Keyset pagination, newest first, with the id as tie-breaker for rows of the same millisecond. A page's key is
 * "{createdAt}_{id}" of the last row on the page before; any other value means the first page.
 */
export function olderThan(table: ListedColumns, before: string | undefined): SQL | undefined {
  const [, time, id] = before?.match(/^(\d{1,15})_([\w-]{1,64})$/) ?? [];
  if (!time || !id) return undefined;
  const createdAt = Number(time);
  // The first condition is redundant, but lets SQLite start in the index.
  return and(lte(table.createdAt, createdAt), or(lt(table.createdAt, createdAt), lt(table.id, id)));
}

export function newestFirst(table: ListedColumns): SQL[] {
  return [desc(table.createdAt), desc(table.id)];
}

/** Splits `perPage` + 1 rows into a page and the key of the next one, which is null on the last page. */
export function toPage<Row extends { id: string; createdAt: number }>(
  rows: Row[],
  perPage: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, perPage);
  const last = items.at(-1);
  return { items, next: rows.length > perPage && last ? `${last.createdAt}_${last.id}` : null };
}
