import { and, eq, inArray, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { hasTexts } from "~/db/rows";
import { applicationSteps } from "~/db/schema/jobs";
import { resumeJobMatches } from "~/db/schema/matching";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { logError } from "~/log-error";
import { type ContentColumns, type ContentStore, keepOldColumns, textHash } from "./content.server";
import type { OldColumns } from "./content-kind";
import { failuresPerMove, rowsPerMove, textHeadCharacters } from "./limits";

/**
 * Moves the long texts of old rows out of their columns, unchanged, even if they cannot be read. Each run moves some
 * rows of each table; moved rows are no longer found, so the next run continues. A row that its user changes meanwhile
 * is moved by that change. Returns how many were moved.
 */
export async function moveOldRows(ctx: ContentStore): Promise<number> {
  let moved = 0;
  for (const move of [moveLastTexts, moveResumes, moveVersions, moveRewrites, moveMatches, moveSteps])
    moved += await move(ctx);
  return moved;
}

/** The last texts of a resume are those of its newest rewrite, whatever became of the resume since. */
async function moveLastTexts(ctx: ContentStore): Promise<number> {
  const last = sql`(SELECT ${rewrites.id} FROM ${rewrites} WHERE ${rewrites.resumeId} = ${resumes.id} AND ${hasTexts}
    ORDER BY ${rewrites.finishedAt} DESC LIMIT 1)`;
  const isOld = and(isNotNull(resumes.rewrittenCv), isNull(resumes.lastRewriteId), sql`${last} IS NOT NULL`);
  const moved = await ctx.db
    .update(resumes)
    .set({ lastRewriteId: last, rewrittenCv: null, coverLetter: null })
    .where(inArray(resumes.id, ctx.db.select({ id: resumes.id }).from(resumes).where(isOld).limit(rowsPerMove)))
    .returning({ id: resumes.id });
  return moved.length;
}

async function moveResumes(ctx: ContentStore): Promise<number> {
  const isOld = ne(resumes.document, sql`''`);
  const pick = (failed: string[]) =>
    ctx.db
      .select()
      .from(resumes)
      .where(and(isOld, isNoneOf(failed, resumes.id)))
      .limit(rowsPerMove);
  return moveEach(ctx, { pick, keyOf, old: columnsOf }, async ({ id, version, originalCvText }, columns) => {
    const row = and(eq(resumes.id, id), eq(resumes.version, version), isOld);
    await ctx.db
      .update(resumes)
      .set({
        ...columns,
        originalCvText: sql`substr(${resumes.originalCvText}, 1, ${textHeadCharacters})`,
        document: "",
        textHash: textHash(originalCvText),
      })
      .where(row);
  });
}

async function moveVersions(ctx: ContentStore): Promise<number> {
  const pick = async (failed: string[]) => {
    const rows = await ctx.db
      .select()
      .from(resumeVersions)
      .where(and(ne(resumeVersions.document, sql`''`), isNoneOf(failed, resumeVersions.id)))
      .limit(rowsPerMove);
    return rows.map((row) => ({ ...row, originalCvText: row.text }));
  };
  return moveEach(ctx, { pick, keyOf, old: columnsOf }, async ({ id }, columns) => {
    await ctx.db
      .update(resumeVersions)
      .set({ ...columns, text: "", document: "" })
      .where(eq(resumeVersions.id, id));
  });
}

function columnsOf({ originalCvText, document }: { originalCvText: string; document: string }): OldColumns {
  return { text: originalCvText, document };
}

const keyOf = ({ id }: { id: string }) => id;

function isNoneOf(failed: string[], key: SQLWrapper): SQL {
  return sql`${key} NOT IN (SELECT value FROM json_each(${JSON.stringify(failed)}))`;
}

async function moveRewrites(ctx: ContentStore): Promise<number> {
  const isOld = and(isNotNull(rewrites.result), eq(rewrites.status, "done"));
  const pick = (failed: string[]) =>
    ctx.db
      .select()
      .from(rewrites)
      .where(and(isOld, isNoneOf(failed, rewrites.id)))
      .limit(rowsPerMove);
  // Only the branches of CASE are certain not to be evaluated: json_each fails at what is no JSON.
  const hasOwnWords = sql`CASE WHEN json_valid(${rewrites.decisions}) THEN EXISTS (
    SELECT 1 FROM json_each(${rewrites.decisions}, '$.changes') AS decided WHERE decided.type = 'object') ELSE 0 END`;
  const old = ({ decisions, rewrittenCv, coverLetter, result }: typeof rewrites.$inferSelect) => ({
    ...{ decisions, rewrittenCv, coverLetter, result },
  });
  return moveEach(ctx, { pick, keyOf, old }, async ({ id, revision }, columns) => {
    await ctx.db
      .update(rewrites)
      .set({
        ...columns,
        hasOwnWords,
        ...{ decisions: null, rewrittenCv: null, coverLetter: null, result: null },
      })
      .where(and(eq(rewrites.id, id), eq(rewrites.revision, revision), isOld));
  });
}

async function moveMatches(ctx: ContentStore): Promise<number> {
  const table = resumeJobMatches;
  const pair = sql`${table.resumeId} || ' ' || ${table.jobPostId}`;
  const pick = (failed: string[]) =>
    ctx.db
      .select()
      .from(table)
      .where(and(ne(table.details, sql`''`), isNoneOf(failed, pair)))
      .limit(rowsPerMove);
  const part = (path: string) => sql`coalesce(json_extract(${table.details}, ${path}), '')`;
  const outcome = sql`CASE WHEN json_valid(${table.details}) THEN ${part("$.version")} || ' ' || ${part("$.ceiling")}
    || ' ' || ${part("$.madeFrom.resumeVersion")} || ' ' || ${part("$.madeFrom.post")} END`;
  type Row = typeof table.$inferSelect;
  const old = ({ report, suggestions, details }: Row) => ({ report, suggestions, details });
  const pairOf = ({ resumeId, jobPostId }: Row) => `${resumeId} ${jobPostId}`;
  return moveEach(ctx, { pick, keyOf: pairOf, old }, async ({ resumeId, jobPostId, updatedAt }, columns) => {
    await ctx.db
      .update(table)
      .set({ ...columns, outcome, report: "", suggestions: "", details: "" })
      .where(
        and(
          eq(table.resumeId, resumeId),
          eq(table.jobPostId, jobPostId),
          eq(table.updatedAt, updatedAt),
          ne(table.details, sql`''`),
        ),
      );
  });
}

async function moveSteps(ctx: ContentStore): Promise<number> {
  const table = applicationSteps;
  const pick = (failed: string[]) =>
    ctx.db
      .select()
      .from(table)
      .where(and(isNotNull(table.sentDocument), isNoneOf(failed, table.id)))
      .limit(rowsPerMove);
  const old = ({ sentResume, sentLetter, sentDocument }: typeof table.$inferSelect) => ({
    ...{ sentResume, sentLetter, sentDocument },
  });
  return moveEach(ctx, { pick, keyOf, old }, async ({ id }, columns) => {
    await ctx.db
      .update(table)
      .set({
        ...columns,
        hasLetter: sql`${table.sentLetter} IS NOT NULL`,
        ...{ sentResume: null, sentLetter: null, sentDocument: null },
      })
      .where(and(eq(table.id, id), isNotNull(table.sentDocument)));
  });
}

interface OldRows<Row> {
  /** Some rows that are not among those that failed. */
  pick: (failed: string[]) => Promise<Row[]>;
  keyOf: (row: Row) => string;
  old: (row: Row) => OldColumns;
}

/**
 * Writes the object first, then the row. A row that fails does not hold up the others: another is picked in its place.
 */
async function moveEach<Row extends { userId: string }>(
  ctx: ContentStore,
  { pick, keyOf: nameOf, old }: OldRows<Row>,
  write: (row: Row, columns: ContentColumns) => Promise<void>,
): Promise<number> {
  const failed: string[] = [];
  let moved = 0;
  let failedBefore = -1;
  while (failed.length > failedBefore && failed.length < failuresPerMove && moved < rowsPerMove) {
    failedBefore = failed.length;
    for (const row of await pick(failed)) {
      try {
        await write(row, await keepOldColumns(ctx, row.userId, old(row)));
        moved++;
      } catch (error) {
        failed.push(nameOf(row));
        logError("An old row was not moved", error);
      }
    }
  }
  return moved;
}
