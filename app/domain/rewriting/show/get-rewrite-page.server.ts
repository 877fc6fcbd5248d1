import { and, eq, isNull } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import type { Answer } from "~/domain/facts/fact.schema";
import { answersOf } from "~/domain/facts/list-answers.server";
import { shownResumes } from "~/domain/resumes/resume-columns";
import { feedbackOf, type StoredFeedback } from "~/domain/rewriting/rate/rate-rewrite.server";
import { type StoredRewrite, storedRewrite } from "~/domain/rewriting/stored-rewrite";
import type { AppContext, SignedInUser } from "~/ports/context";

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
  feedback: StoredFeedback | null;
}

/** A rewrite of the user with all that its page shows, in one round trip and one object; null where there is none of theirs. */
export async function getRewritePage(
  ctx: Pick<AppContext, "db" | "files"> & { user: SignedInUser },
  id: string,
): Promise<RewritePage | null> {
  const { db, user } = ctx;
  const mine = and(eq(rewrites.id, id), eq(rewrites.userId, user.id));
  const [[row], answers, [resume], [job], [feedback]] = await db.batch([
    db.select().from(rewrites).where(mine),
    answersOf(db, user.id),
    db
      .select({ version: resumes.version, versionRewriteId: resumes.versionRewriteId })
      .from(resumes)
      .innerJoin(rewrites, and(mine, eq(rewrites.resumeId, resumes.id)))
      .where(shownResumes(user.id)),
    db
      .select({ id: jobPosts.id })
      .from(jobPosts)
      .innerJoin(rewrites, and(mine, eq(rewrites.jobPostId, jobPosts.id)))
      .where(and(eq(jobPosts.userId, user.id), isNull(jobPosts.deletedAt))),
    feedbackOf(ctx, id),
  ]);
  if (!row) return null;
  return {
    rewrite: await storedRewrite(ctx, row),
    answers,
    sources: { resume: resume ?? null, hasJob: job !== undefined },
    feedback: feedback ?? null,
  };
}
