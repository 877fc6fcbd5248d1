import { and, eq, getTableColumns, is, isNotNull, or, SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { rewrites } from "./schema/rewriting";

export type Database = DrizzleD1Database;

/** Opens the query builder on a D1 binding. Every query is a round trip, and a whole `batch` is one. */
export function openDatabase(d1: D1Database): Database {
  return drizzle(d1);
}

type Values<Row> = { [Name in keyof Row]: Row[Name] | SQL };

/**
 * A row for `insert(table).select(…)`, from values by column name. It is inserted only if `from` (FROM and WHERE)
 * matches a row. Columns without a value get their default or NULL.
 */
export function rowOf<Table extends SQLiteTable>(table: Table, values: Values<Table["$inferInsert"]>, from: SQL): SQL {
  const named: Record<string, unknown> = values;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = named[name] ?? (name in named ? null : (column.default ?? null));
    if (value === null) return sql`NULL`;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return sql`SELECT ${sql.join(columns, sql`, `)} ${from}`;
}

/** Matches finished rewrites that still have texts: users can delete the texts while the history keeps the rewrite. */
export const hasTexts = and(
  eq(rewrites.status, "done"),
  or(isNotNull(rewrites.content), isNotNull(rewrites.contentKey), isNotNull(rewrites.result)),
);
