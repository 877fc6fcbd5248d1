import { and, desc, eq, sql } from "drizzle-orm";
import { containsWords } from "~/db/contains-words";
import { newestFirst, olderThan, toPage } from "~/db/page-key";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { binnedResumes } from "~/domain/resumes/bin/resume-bin.server";
import { binMilliseconds, binRowsShown, resumesPerPage } from "~/domain/resumes/limits";
import type { OpenText, ResumeBinned, ResumeListed } from "~/domain/resumes/resume.schema";
import { listedColumns, shownResumes, summaryColumns } from "~/domain/resumes/resume-columns";
import type { AppContext, SignedInUser } from "~/ports/context";
import { latestRewriteColumns, readLatestRewriteText } from "./latest-rewrite-texts.server";

export interface ResumesView {
  items: ResumeListed[];
  /** Key of the next page; null on the last. */
  next: string | null;
  /** Deleted lately, the last one first. */
  bin: ResumeBinned[];
  /** The long text that was asked for; null where there is none. */
  text: string | null;
}

/** What a resume may be looked for by: its name, and the file's or its first lines. */
const names = [sql`coalesce(${resumes.name}, '')`, sql`coalesce(${resumes.fileName}, ${summaryColumns.preview})`];

/**
 * One page of the user's resumes, newest first, with the bin and one long text: a single round trip. `before` is the
 * key of the page; `search` words of the name, of the file's name, or of the first lines where there is no file. What
 * the address opens, `openId`, stands first where the page would not have it.
 */
export async function viewResumes(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
  input: { before?: string; search?: string; open?: OpenText | null; openId?: string } = {},
): Promise<ResumesView> {
  const { before, search = "", open, openId = "" } = input;
  const shown = shownResumes(ctx.user.id);
  const [rows, bin, [opened], chosen] = await ctx.db.batch([
    ctx.db
      .select(listedColumns)
      .from(resumes)
      .where(and(shown, containsWords(names, search), olderThan(resumes, before)))
      .orderBy(...newestFirst(resumes))
      .limit(resumesPerPage + 1),
    ctx.db
      .select({ ...summaryColumns, deletedAt: sql<number>`${resumes.deletedAt}` })
      .from(resumes)
      .where(binnedResumes(ctx.user.id, ctx.now()))
      .orderBy(desc(resumes.deletedAt), desc(resumes.id))
      .limit(binRowsShown),
    ctx.db
      .select(latestRewriteColumns)
      .from(resumes)
      .leftJoin(rewrites, and(eq(rewrites.id, resumes.lastRewriteId), eq(rewrites.userId, resumes.userId)))
      .where(and(shown, eq(resumes.id, open?.resumeId ?? ""))),
    ctx.db
      .select(listedColumns)
      .from(resumes)
      .where(and(shown, eq(resumes.id, openId))),
  ]);
  const { items, next } = toPage(rows, resumesPerPage);
  return {
    items: [...chosen.filter(({ id }) => items.every((item) => item.id !== id)), ...items],
    next,
    bin: bin.map((row) => ({ ...row, keptUntil: row.deletedAt + binMilliseconds })),
    text: open && opened ? await readLatestRewriteText(ctx, opened, open.which) : null,
  };
}
