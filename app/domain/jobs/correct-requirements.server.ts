import { and, eq, isNull } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import { type Corrections, correctionKey } from "./correct-posting";
import { getJob, type StoredJob } from "./get-job.server";
import { postingAsRead } from "./job-view";

/**
 * Saves the user's corrections of the requirements, as far as they differ from the parsed post. Later matches and
 * rewrites use them. No choices remove every correction. "stale": the post was changed since the form was made.
 */
export async function correctRequirements(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
  input: { revision: number; choices: { key: string; said: Corrections[string] }[] },
): Promise<{ ok: true; corrected: number } | { ok: false; reason: "not-found" | "stale" }> {
  const job = await getJob(ctx, id);
  if (!job) return { ok: false, reason: "not-found" };
  const corrections = differing(job, input.choices);
  const corrected = Object.keys(corrections).length;
  const changed = await ctx.db
    .update(jobPosts)
    .set({ corrections: corrected > 0 ? corrections : null, revision: input.revision + 1 })
    .where(
      and(
        eq(jobPosts.id, id),
        eq(jobPosts.userId, ctx.user.id),
        isNull(jobPosts.deletedAt),
        eq(jobPosts.revision, input.revision),
      ),
    )
    .returning({ id: jobPosts.id });
  return changed.length > 0 ? { ok: true, corrected } : { ok: false, reason: "stale" };
}

function differing(job: StoredJob, choices: { key: string; said: Corrections[string] }[]): Corrections {
  const read = new Map(postingAsRead(job).requirements.map((one) => [correctionKey(one), one.weight]));
  const differs = choices.filter(({ key, said }) => read.has(key) && read.get(key) !== said);
  return Object.fromEntries(differs.map(({ key, said }) => [key, said]));
}
