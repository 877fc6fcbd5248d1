import { getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { textBytes } from "~/db/columns";
import * as jobTables from "~/db/schema/jobs";
import * as matchingTables from "~/db/schema/matching";
import * as resumeTables from "~/db/schema/resumes";
import * as rewritingTables from "~/db/schema/rewriting";
import { storedContents } from "~/db/schema/storage";
import type { AppContext } from "~/ports/context";
import { rowBytes } from "./limits";

const { resumes } = resumeTables;

/** All tables of users' content with the size of a row. A new table in these schema files counts by itself. */
const countedTables = Object.values({ ...resumeTables, ...jobTables, ...matchingTables, ...rewritingTables })
  .filter((table): table is typeof table & SQLiteTable => is(table, SQLiteTable))
  .map((table) => {
    const columns: Record<string, SQLiteColumn> = getTableColumns(table);
    return { table, userId: ownerColumn(columns), bytes: sql`${textBytes(columns)} + ${rowBytes}` };
  });

function ownerColumn({ userId }: Record<string, SQLiteColumn>): SQLiteColumn {
  if (!userId) throw new Error("A table of users' content needs a user id");
  return userId;
}

/**
 * How many bytes a user stores: uploaded files, long texts in R2, and rows with their texts plus a fixed size for the
 * rest. One statement, which reads only the lengths of texts, most of them from an index.
 */
export async function storageUsed(ctx: Pick<AppContext, "db"> & { user: { id: string } }): Promise<{ bytes: number }> {
  const [row] = await ctx.db.select({ bytes: storageUsedBy(ctx.user.id) }).from(sql`(SELECT 1)`);
  return { bytes: row?.bytes ?? 0 };
}

export function storageUsedBy(userId: string): SQL<number> {
  const sums = [
    sql`(SELECT coalesce(sum(${resumes.fileBytes}), 0) FROM ${resumes} WHERE ${resumes.userId} = ${userId})`,
    sql`(SELECT coalesce(sum(${storedContents.bytes}), 0) FROM ${storedContents}
      WHERE ${storedContents.userId} = ${userId})`,
    ...countedTables.map(
      ({ table, userId: owner, bytes }) =>
        sql`(SELECT coalesce(sum(${bytes}), 0) FROM ${table} WHERE ${owner} = ${userId})`,
    ),
  ];
  return sql<number>`${sql.join(sums, sql` + `)}`;
}
