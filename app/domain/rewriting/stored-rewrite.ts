import type { rewrites } from "~/db/schema/rewriting";
import { readContent } from "~/domain/storage/content.server";
import type { AppContext } from "~/ports/context";
import { type Decisions, noDecisions } from "~/tailor/decisions";
import type { RewriteResult } from "./rewrite.schema";
import { rewriteContent } from "./rewrite-content";

/** The resume or the job post was deleted before its rewrite was made: trying again would not help. */
export class SourceGone extends Error {}

type Columns = Omit<RewriteRow, "content" | "modelAnswer" | "decisions" | "rewrittenCv" | "coverLetter" | "result">;

/** A row with what it says. Until it is done, and once its texts are deleted, it says nothing. */
export type StoredRewrite = Columns & {
  decisions: Decisions;
  rewrittenCv: string | null;
  coverLetter: string | null;
  result: RewriteResult | null;
};

/** A row with its long texts read: one object at most. Throws UnreadableContent. */
export async function storedRewrite(ctx: Pick<AppContext, "files">, row: RewriteRow): Promise<StoredRewrite> {
  const { content, modelAnswer: _, decisions, rewrittenCv, coverLetter, result, ...columns } = row;
  const saysNothing = !content && row.contentKey === null && result === null;
  if (row.status !== "done" || saysNothing) {
    return { ...columns, decisions: noDecisions, rewrittenCv: null, coverLetter: null, result: null };
  }
  const old = { decisions, rewrittenCv, coverLetter, result };
  return { ...columns, ...(await readContent(ctx, rewriteContent, { ...columns, content }, old)) };
}

export type RewriteRow = typeof rewrites.$inferSelect;
