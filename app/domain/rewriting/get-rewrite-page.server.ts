import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import { resumes } from "../../db/schema/resumes";
import { rewrites } from "../../db/schema/rewriting";
import type { AppContext, SignedInUser } from "../../ports/context";
import { answersOf } from "../facts/answers-of";
import type { Answer } from "../facts/fact.schema";
import { type StoredRewrite, storedRewrite } from "./stored-rewrite";

/** What became of the resume and the post that a rewrite was made from. */
export interface RewriteSources {
  /** Null where it is deleted. */
  resume: { version: number; versionRewriteId: string | null } | null;
  hasJob: boolean;
}

export interface RewritePage {
  rewrite: StoredRewrite;
  answers: Answer[];
  sources: RewriteSources;
}

/** A rewrite of the user with all that its page shows, in one round trip; null where there is none of theirs. */
export async function getRewritePage(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<RewritePage | null> {
  const { db, user } = ctx;
  const mine = and(eq(rewrites.id, id), eq(rewrites.userId, user.id));
  const [[row], answers, [resume], [job]] = await db.batch([
    db.select().from(rewrites).where(mine),
    answersOf(db, user.id),
    db
      .select({ version: resumes.version, versionRewriteId: resumes.versionRewriteId })
      .from(resumes)
      .innerJoin(rewrites, and(mine, eq(rewrites.resumeId, resumes.id)))
      .where(and(eq(resumes.userId, user.id), isNotNull(resumes.storedAt), isNull(resumes.deletedAt))),
    db
      .select({ id: jobPosts.id })
      .from(jobPosts)
      .innerJoin(rewrites, and(mine, eq(rewrites.jobPostId, jobPosts.id)))
      .where(and(eq(jobPosts.userId, user.id), isNull(jobPosts.deletedAt))),
  ]);
  if (!row) return null;
  return { rewrite: storedRewrite(row), answers, sources: { resume: resume ?? null, hasJob: job !== undefined } };
}
