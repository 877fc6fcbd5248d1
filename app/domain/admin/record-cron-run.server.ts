import { lt } from "drizzle-orm";
import { cronRuns } from "~/db/schema/admin";
import type { AppContext } from "~/ports/context";

const keptMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** Notes a run of the cron with the names of the sweeps that failed, and forgets runs of more than two weeks ago. */
export async function recordCronRun(
  ctx: Pick<AppContext, "db" | "newId" | "now">,
  { startedAt, failed }: { startedAt: number; failed: string[] },
): Promise<void> {
  await ctx.db.batch([
    ctx.db.insert(cronRuns).values({ id: ctx.newId(), startedAt, finishedAt: ctx.now(), failed }),
    ctx.db.delete(cronRuns).where(lt(cronRuns.startedAt, startedAt - keptMilliseconds)),
  ]);
}
