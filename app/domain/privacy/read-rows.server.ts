import { and, sql } from "drizzle-orm";
import type { AppContext, SignedInUser } from "~/ports/context";
import { rowsPerRead } from "./limits";
import { withLongTexts } from "./long-texts.server";
import type { PersonalTable } from "./personal-data";

/** Texts that hold JSON: the engine's documents. */
const documents = ["document", "details", "result", "suggestions", "decisions", "sentDocument", "modelAnswer"];

/**
 * Reads the user's rows of a table, a few at a time, with times as ISO 8601. The row numbers are listed once, so rows
 * saved meanwhile cause no repeats or gaps. Each read checks the owner again, because SQLite may reuse a deleted row's
 * number for another user's row.
 */
export async function* readRows(
  ctx: Pick<AppContext, "db" | "files"> & { user: Pick<SignedInUser, "id" | "email"> },
  { table, of, columns, longTexts }: PersonalTable,
): AsyncGenerator<Record<string, unknown>> {
  const rowId = sql<number>`rowid`;
  const ids = await ctx.db.select({ rowId }).from(table).where(of(ctx.user)).orderBy(rowId);
  for (let from = 0; from < ids.length; from += rowsPerRead) {
    const some = JSON.stringify(ids.slice(from, from + rowsPerRead).map((row) => row.rowId));
    const rows = await ctx.db
      .select({ ...columns, ...longTexts?.columns })
      .from(table)
      .where(and(of(ctx.user), sql`rowid in (select value from json_each(${some}))`))
      .orderBy(rowId);
    for (const row of rows) {
      yield readable(longTexts ? await withLongTexts(ctx, longTexts, row) : row);
    }
  }
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readableValue(name, value)]));
}

function readableValue(name: string, value: unknown): unknown {
  if (typeof value === "number" && /(At|Until)$/.test(name)) return new Date(value).toISOString();
  return typeof value === "string" && documents.includes(name) ? parsed(value) : value;
}

/** Values that are not JSON are exported as they are, so that one damaged row does not withhold the others. */
function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
