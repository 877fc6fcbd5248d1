import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { addJob } from "~/domain/jobs/add-job.server";
import { jobTitleMaxCharacters } from "~/domain/jobs/limits";
import { addResumeText } from "~/domain/resumes/add/add-resume-text.server";
import { textHash } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { readPosting } from "~/tailor/posting/read-posting";

type Context = Pick<AppContext, "db" | "files" | "newId" | "now"> & { user: SignedInUser };

interface Texts {
  resumeText: string;
  jobDescription: string;
}

/** Finds the user's resume and job post with exactly these texts; those outside the bin come first. */
export async function findTexts(ctx: Pick<Context, "db" | "user">, input: Texts) {
  // Old rows have the whole text and no hash.
  const says = or(
    eq(resumes.textHash, textHash(input.resumeText)),
    and(isNull(resumes.textHash), eq(resumes.originalCvText, input.resumeText)),
  );
  const [[resume], [job]] = await ctx.db.batch([
    ctx.db
      .select({ id: resumes.id, deletedAt: resumes.deletedAt })
      .from(resumes)
      .where(and(eq(resumes.userId, ctx.user.id), says, isNotNull(resumes.storedAt)))
      .orderBy(sql`${resumes.deletedAt} IS NOT NULL`, desc(resumes.deletedAt))
      .limit(1),
    ctx.db
      .select({ id: jobPosts.id, deletedAt: jobPosts.deletedAt })
      .from(jobPosts)
      .where(and(eq(jobPosts.userId, ctx.user.id), eq(jobPosts.jobDescription, input.jobDescription)))
      .orderBy(sql`${jobPosts.deletedAt} IS NOT NULL`, desc(jobPosts.deletedAt))
      .limit(1),
  ]);
  return { resume, job };
}

/**
 * The ids of a resume and a job post of the user with exactly these texts: existing ones, else new ones. A new id is
 * derived from the text, so that concurrent calls share one row, and from the time of the last deletion, so that what
 * is in the bin stays there. If the row of that id has another text by now (corrected or edited), it is left alone.
 */
export async function keepTexts(
  ctx: Context,
  input: Texts,
  { resume, job }: Awaited<ReturnType<typeof findTexts>>,
): Promise<{ resumeId: string; jobId: string }> {
  return {
    resumeId: resume?.deletedAt === null ? resume.id : await keepResume(ctx, input.resumeText, resume?.deletedAt),
    jobId: job?.deletedAt === null ? job.id : await keepJob(ctx, input.jobDescription, job?.deletedAt),
  };
}

async function keepResume(ctx: Context, text: string, deletedAt = 0): Promise<string> {
  const id = idOf(ctx.user.id, `resume ${deletedAt}`, text);
  const kept = await addResumeText(ctx, { id, text });
  if (kept.ok || kept.reason !== "id-taken") return id;
  const another = ctx.newId();
  await addResumeText(ctx, { id: another, text });
  return another;
}

async function keepJob(ctx: Context, description: string, deletedAt = 0): Promise<string> {
  const id = idOf(ctx.user.id, `job ${deletedAt}`, description);
  const title = readPosting(description).title?.slice(0, jobTitleMaxCharacters) ?? "";
  const job = { title, company: "", description };
  if ((await addJob(ctx, { id, ...job })).ok) return id;
  const another = ctx.newId();
  await addJob(ctx, { id: another, ...job });
  return another;
}

/** A UUID of version 8 (RFC 9562): SHA-256 of whose it is, what it is and what it says. */
function idOf(userId: string, kind: string, text: string): string {
  const hex = createHash("sha256").update(`${userId}\n${kind}\n${text}`).digest("hex");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
