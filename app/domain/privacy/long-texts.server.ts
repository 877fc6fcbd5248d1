import { and, eq } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicationSteps } from "~/db/schema/jobs";
import { resumeJobMatches } from "~/db/schema/matching";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { type ContentColumns, readStored } from "~/domain/storage/content.server";
import { UnreadableContent } from "~/domain/storage/content-kind";
import type { AppContext } from "~/ports/context";

type Context = Pick<AppContext, "db" | "files">;
type Row = Record<string, unknown>;

/** Describes how the download adds a table's long texts: the stored fields, beside the row's columns. */
export interface LongTexts {
  columns: { userId: SQLiteColumn; content: SQLiteColumn; contentKey: SQLiteColumn };
  /** Fields exported under the name of their former column; every other field keeps its own name. */
  names?: Record<string, string>;
  /** What else the row refers to. */
  more?: (ctx: Context, row: Row) => Promise<Row>;
}

const columnsOf = ({ userId, content, contentKey }: LongTexts["columns"]) => ({ userId, content, contentKey });

export const versionTexts: LongTexts = { columns: columnsOf(resumeVersions) };
export const rewriteTexts: LongTexts = { columns: columnsOf(rewrites) };
export const matchTexts: LongTexts = { columns: columnsOf(resumeJobMatches) };
export const resumeTexts: LongTexts = {
  columns: columnsOf(resumes),
  names: { text: "originalCvText" },
  more: rewriteTextsOf,
};
export const stepTexts: LongTexts = {
  columns: columnsOf(applicationSteps),
  names: { resume: "sentResume", letter: "sentLetter", sent: "sentDocument" },
};

/** The row with its long texts exactly as stored, even if the product could not read them. */
export async function withLongTexts(ctx: Context, { names = {}, more }: LongTexts, read: Row): Promise<Row> {
  const { content, contentKey, ...row } = read as Row & ContentColumns & { userId: string };
  const others = more ? await more(ctx, row) : {};
  if (!content && contentKey === null) return { ...row, ...others };
  try {
    const stored = await readStored(ctx, "row", { userId: row.userId, content, contentKey });
    const said = Object.entries(stored.content as Row).map(([name, value]) => [names[name] ?? name, value]);
    return { ...row, ...others, ...Object.fromEntries(said) };
  } catch (error) {
    // A store that is down ends the download: a part is not taken for the whole.
    if (!(error instanceof UnreadableContent) || error.reason === "unreachable") throw error;
    return { ...row, ...others, content: `Its long texts are ${error.reason}.` };
  }
}

/** The texts of a resume's last rewrite, which lie with that. */
async function rewriteTextsOf(ctx: Context, { userId, lastRewriteId }: Row): Promise<Row> {
  if (typeof lastRewriteId !== "string") return {};
  const columns = { ...rewriteTexts.columns, rewrittenCv: rewrites.rewrittenCv, coverLetter: rewrites.coverLetter };
  const [last] = await ctx.db
    .select(columns)
    .from(rewrites)
    .where(and(eq(rewrites.id, lastRewriteId), eq(rewrites.userId, String(userId))));
  if (!last) return {};
  const { rewrittenCv, coverLetter, content } = await withLongTexts(ctx, rewriteTexts, last);
  return { rewrittenCv: content ?? rewrittenCv, coverLetter: content ?? coverLetter };
}
