import { rotateSigningKeys } from "../app/domain/auth/sessions/signing-keys.server";
import { sweepExpired } from "../app/domain/auth/sweep-expired.server";
import { sweepDeletedJobs } from "../app/domain/jobs/sweep-deleted-jobs.server";
import { sweepDeletedResumes } from "../app/domain/resumes/sweep-deleted-resumes.server";
import { sweepUnstoredResumes } from "../app/domain/resumes/sweep-unstored-resumes.server";
import { sweepRewrites } from "../app/domain/rewriting/sweep-rewrites.server";
import { sweepWaitlist } from "../app/domain/waitlist/sweep-waitlist.server";
import { logError } from "../app/log-error";
import type { AppContext } from "../app/ports/context";

const sweeps: ((ctx: AppContext) => Promise<unknown>)[] = [
  sweepRewrites,
  sweepWaitlist,
  sweepUnstoredResumes,
  sweepDeletedResumes,
  sweepDeletedJobs,
  sweepExpired,
  rotateSigningKeys,
];

/**
 * Mends what crashes left behind; each sweep is bounded and safe to run twice. One that fails keeps none of the others from
 * its work; the run counts as failed.
 */
export async function runCron(ctx: AppContext): Promise<void> {
  let failed = 0;
  for (const sweep of sweeps) {
    try {
      await sweep(ctx);
    } catch (error) {
      failed++;
      logError("Cron", error);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${sweeps.length} sweeps failed`);
}
