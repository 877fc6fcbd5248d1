import { eq, min } from "drizzle-orm";
import { totals } from "~/db/schema/admin";
import { rewrites } from "~/db/schema/rewriting";
import { discountPlaces } from "~/domain/waitlist/waitlist.schema";
import type { AppContext } from "~/ports/context";
import { figureOn, figuresSince, lastDays, type Series, toSeries } from "./figures";

/** Two weeks, so that one can be compared with the other. */
const overviewDays = 14;

/** A figure of the last 14 days, oldest first; the last value is today's so far. */
interface Trend {
  name: "registrations" | "accounts" | "active" | "rewritesDone" | "rewritesFailed" | "matches" | "waitlistJoined";
  values: Series;
}

export interface AdminOverview {
  trends: Trend[];
  /** By currency ("usd"), in its smallest unit, after refunds. */
  revenue: { currency: string; values: Series }[];
  webhookFailures: Series;
  now: {
    users: number;
    /** Different users since the first of the month, UTC. */
    activeThisMonth: number;
    waitingRewrites: number;
    /** How long the oldest rewrite has waited for the queue; null if none waits. */
    queueAgeMilliseconds: number | null;
    waitlist: number;
    waitlistConfirmed: number;
    perksLeft: number;
    failedWebhooks: number;
    deadLetters: number;
  };
}

const figureOf: Record<Trend["name"], string> = {
  registrations: "registrations",
  accounts: "accounts",
  active: "active",
  rewritesDone: "rewrites-done",
  rewritesFailed: "rewrites-failed",
  matches: "matches",
  waitlistJoined: "waitlist-joined",
};

/** What an admin should know today, from maintained counters: it reads no table that grows with the users. */
export async function getAdminOverview(ctx: Pick<AppContext, "db" | "now">): Promise<AdminOverview> {
  const now = ctx.now();
  const days = lastDays(now, overviewDays);
  const monthStart = `${days.at(-1)?.slice(0, 7)}-01`;
  const since = [days[0] ?? monthStart, monthStart].sort()[0] ?? monthStart;
  const [figures, counts, [oldest]] = await ctx.db.batch([
    figuresSince(ctx, since),
    ctx.db.select().from(totals),
    ctx.db
      .select({ at: min(rewrites.createdAt) })
      .from(rewrites)
      .where(eq(rewrites.status, "queued")),
  ]);
  const series = toSeries(figures, days);
  const total = new Map(counts.map(({ name, value }) => [name, value]));
  const count = (name: string) => total.get(name) ?? 0;
  const none = days.map(() => 0);
  return {
    trends: Object.entries(figureOf).map(([name, figure]) => ({
      name: name as Trend["name"],
      values: series.get(figure) ?? none,
    })),
    revenue: [...series]
      .filter(([figure]) => figure.startsWith("revenue-"))
      .map(([figure, values]) => ({ currency: figure.slice("revenue-".length), values }))
      .sort((one, other) => one.currency.localeCompare(other.currency)),
    webhookFailures: series.get("webhook-failures") ?? none,
    now: {
      users: count("users"),
      activeThisMonth: figureOn(figures, "active-month", monthStart),
      waitingRewrites: count("rewrites:queued"),
      queueAgeMilliseconds: oldest?.at == null ? null : Math.max(0, now - oldest.at),
      waitlist: count("waitlist"),
      waitlistConfirmed: count("waitlist:confirmed"),
      perksLeft: Math.max(0, discountPlaces - count("perks")),
      failedWebhooks: count("waitlist:webhook:failed"),
      deadLetters: count("dead-letters"),
    },
  };
}
