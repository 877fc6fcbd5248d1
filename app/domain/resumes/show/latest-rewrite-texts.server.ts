import { sql } from "drizzle-orm";
import { z } from "zod";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import type { OpenText } from "~/domain/resumes/resume.schema";
import { type ContentColumns, readContent } from "~/domain/storage/content.server";
import type { ContentKind } from "~/domain/storage/content-kind";
import type { AppContext } from "~/ports/context";

interface LatestRewriteTexts {
  rewrittenCv: string;
  coverLetter: string;
}

/** The two texts of a rewrite, without its result. */
const latestRewriteTexts: ContentKind<LatestRewriteTexts> = {
  name: "rewrite",
  schema: z.looseObject({ rewrittenCv: z.string(), coverLetter: z.string() }),
  fromColumns: ({ rewrittenCv, coverLetter }) => ({ rewrittenCv, coverLetter }),
};

/** The columns to select from resumes joined with their latest rewrite. */
export const latestRewriteColumns = {
  userId: resumes.userId,
  // In a batch, two columns of one name would be one.
  old: {
    rewrittenCv: sql<string | null>`${resumes.rewrittenCv}`.as("old_rewritten_cv"),
    coverLetter: sql<string | null>`${resumes.coverLetter}`.as("old_cover_letter"),
  },
  last: {
    // Never null where there is one: it says so for all of them.
    id: rewrites.id,
    rewrittenCv: rewrites.rewrittenCv,
    coverLetter: rewrites.coverLetter,
    content: rewrites.content,
    contentKey: rewrites.contentKey,
  },
};

interface LatestRewriteRow {
  userId: string;
  old: { rewrittenCv: string | null; coverLetter: string | null };
  last: (ContentColumns & { rewrittenCv: string | null; coverLetter: string | null }) | null;
}

/** The requested text of a resume's latest rewrite; null if there is none. Reads at most one object. */
export async function readLatestRewriteText(
  ctx: Pick<AppContext, "files">,
  { userId, old, last }: LatestRewriteRow,
  which: OpenText["which"],
): Promise<string | null> {
  const { rewrittenCv, coverLetter } = last ? await readRewrite(ctx, userId, last) : old;
  return which === "letter" ? coverLetter : rewrittenCv;
}

function readRewrite(ctx: Pick<AppContext, "files">, userId: string, last: NonNullable<LatestRewriteRow["last"]>) {
  const { rewrittenCv, coverLetter } = last;
  return readContent(ctx, latestRewriteTexts, { ...last, userId }, { rewrittenCv, coverLetter });
}
