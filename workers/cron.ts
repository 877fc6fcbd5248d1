import { rotateSigningKeys } from "../app/domain/auth/sessions/signing-keys.server";
import { sweepExpired } from "../app/domain/auth/sweep-expired.server";
import { sweepDeletedJobs } from "../app/domain/jobs/sweep-deleted-jobs.server";
import { sweepDeletedResumes } from "../app/domain/resumes/sweep-deleted-resumes.server";
import { sweepUnstoredResumes } from "../app/domain/resumes/sweep-unstored-resumes.server";
import { sweepRewrites } from "../app/domain/rewriting/sweep-rewrites.server";
import { sweepWaitlist } from "../app/domain/waitlist/sweep-waitlist.server";
import type { AppContext } from "../app/ports/context";

/** Mends what crashes left behind; each sweep is bounded and safe to run twice. */
export async function runCron(ctx: AppContext): Promise<void> {
  await sweepRewrites(ctx);
  await sweepWaitlist(ctx);
  await sweepUnstoredResumes(ctx);
  await sweepDeletedResumes(ctx);
  await sweepDeletedJobs(ctx);
  await sweepExpired(ctx);
  await rotateSigningKeys(ctx);
}
