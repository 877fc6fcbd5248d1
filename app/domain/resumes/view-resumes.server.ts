import { and, desc, eq, sql } from "drizzle-orm";
import { containsWords } from "../../db/contains-words";
import { newestFirst, olderThan, toPage } from "../../db/page-key";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { binnedResumes } from "./binned-resumes";
import { binMilliseconds, binRowsShown, resumesPerPage } from "./limits";
import type { OpenText, ResumeBinned, ResumeListed } from "./resume.schema";
import { listedColumns, summaryColumns } from "./resume-columns";
import { shownResumes } from "./shown-resumes";

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
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: { before?: string; search?: string; open?: OpenText | null; openId?: string } = {},
): Promise<ResumesView> {
  const { before, search = "", open, openId = "" } = input;
  const shown = shownResumes(ctx.user.id);
  const text = open?.which === "letter" ? resumes.coverLetter : resumes.rewrittenCv;
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
      .select({ text })
      .from(resumes)
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
    text: opened?.text ?? null,
  };
}
