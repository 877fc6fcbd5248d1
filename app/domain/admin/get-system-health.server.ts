import { desc, eq, gt, min } from "drizzle-orm";
import { cronRuns, totals } from "~/db/schema/admin";
import { rewrites } from "~/db/schema/rewriting";
import type { AppContext } from "~/ports/context";
import { type DeadLetter, deadLetterRows, toDeadLetters } from "./dead-letters.server";
import type { ListAddress, ListPage } from "./list-rows";

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** The cron runs every five minutes (wrangler.toml). */
const runsADay = 288;
/** Three runs in a row did not begin. */
const lateMilliseconds = 15 * 60 * 1000;

export interface CronRun {
  id: string;
  startedAt: number;
  milliseconds: number;
  /** The names of the sweeps that failed. */
  failed: string[];
}

export interface SystemHealth {
  queue: {
    waiting: number;
    running: number;
    /** How long the oldest rewrite has waited; null if none waits. */
    oldestMilliseconds: number | null;
    waitingMails: number;
    waitingNotices: number;
  };
  letters: ListPage<DeadLetter> & { total: number };
  cron: {
    /** Of the last 24 hours, newest first. */
    runs: CronRun[];
    /** The last one ever; null if it never ran. */
    last: CronRun | null;
    isLate: boolean;
  };
}

/** What waits, what the queue gave up, and how the cron does. Two weeks of its runs are kept, a day of them is read. */
export async function getSystemHealth(
  ctx: Pick<AppContext, "db" | "now">,
  address: ListAddress<"received">,
): Promise<SystemHealth> {
  const { db } = ctx;
  const now = ctx.now();

  const [counts, [oldest], found, day, [last]] = await db.batch([
    db.select().from(totals),
    db
      .select({ at: min(rewrites.createdAt) })
      .from(rewrites)
      .where(eq(rewrites.status, "queued")),
    deadLetterRows(ctx, address),
    db
      .select()
      .from(cronRuns)
      .where(gt(cronRuns.startedAt, now - dayMilliseconds))
      .orderBy(desc(cronRuns.startedAt), desc(cronRuns.id))
      .limit(2 * runsADay),
    db.select().from(cronRuns).orderBy(desc(cronRuns.startedAt), desc(cronRuns.id)).limit(1),
  ]);
  const total = new Map(counts.map(({ name, value }) => [name, value]));
  const count = (name: string) => total.get(name) ?? 0;
  return {
    queue: {
      waiting: count("rewrites:queued"),
      running: count("rewrites:running"),
      oldestMilliseconds: oldest?.at == null ? null : Math.max(0, now - oldest.at),
      waitingMails: count("waitlist:mail:pending"),
      waitingNotices: count("waitlist:webhook:pending"),
    },
    letters: { ...toDeadLetters(found, address), total: count("dead-letters") },
    cron: {
      runs: day.map(toRun),
      last: last ? toRun(last) : null,
      isLate: last !== undefined && last.startedAt < now - lateMilliseconds,
    },
  };
}

function toRun({ id, startedAt, finishedAt, failed }: typeof cronRuns.$inferSelect): CronRun {
  return { id, startedAt, milliseconds: finishedAt - startedAt, failed: failed ?? [] };
}
