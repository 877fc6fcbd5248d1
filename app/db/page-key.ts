import { and, desc, lt, lte, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

interface ListedColumns {
  createdAt: SQLiteColumn;
  id: SQLiteColumn;
}

/**
 * Lists page by key, newest first; ids decide between rows of one millisecond. The key of a page is
 * "{createdAt}_{id}" of the last row before it; anything else asks for the first page.
 */
export function olderThan(table: ListedColumns, before: string | undefined): SQL | undefined {
  const [, time, id] = before?.match(/^(\d{1,15})_([\w-]{1,64})$/) ?? [];
  if (!time || !id) return undefined;
  const createdAt = Number(time);
  // The first condition says nothing new: it is where an index can begin.
  return and(lte(table.createdAt, createdAt), or(lt(table.createdAt, createdAt), lt(table.id, id)));
}

export function newestFirst(table: ListedColumns): SQL[] {
  return [desc(table.createdAt), desc(table.id)];
}

/** Cuts `perPage` + 1 rows into a page and the key of the next one, null on the last. */
export function toPage<Row extends { id: string; createdAt: number }>(
  rows: Row[],
  perPage: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, perPage);
  const last = items.at(-1);
  return { items, next: rows.length > perPage && last ? `${last.createdAt}_${last.id}` : null };
}
