import { waitUntil } from "cloudflare:workers";
import { logError } from "~/log-error";
import type { Live, LiveArea } from "~/ports/context";
import type { LiveFeed } from "../../workers/durable-objects/live-feed";

/** An isolate tells the object at most so often; what changes meanwhile is told together. */
const spacingMilliseconds = 250;
/** After this, whoever was to tell it has ended without doing so. */
const lostMilliseconds = 2000;

/** Which area of the admin's pages shows the rows of a table. */
const areaOfTable: Record<string, LiveArea> = {
  one_time_tokens: "users",
  users: "users",
  profiles: "users",
  resumes: "resumes",
  job_posts: "resumes",
  rewrites: "rewrites",
  match_scores: "matches",
  subscribers: "billing",
  payments: "billing",
  credit_ledger: "billing",
  rewrite_feedback: "feedback",
  waitlist_signups: "waitlist",
  waitlist_perks: "waitlist",
  audit_log: "audit",
  security_events: "security",
  dead_letters: "jobs",
  cron_runs: "jobs",
};

const waiting = new Set<LiveArea>();
let toldAt = 0;
let dueAt = 0;

/** One object holds the sockets of all admins: they are few, and what it is told is thinned out by every isolate. */
export function liveFeed(objects: DurableObjectNamespace<LiveFeed>): Live {
  const object = () => objects.getByName("admins");
  const tell = async () => {
    const wait = Math.max(0, toldAt + spacingMilliseconds - Date.now());
    dueAt = Date.now() + wait;
    if (wait > 0) await scheduler.wait(wait);
    const areas = [...waiting];
    waiting.clear();
    toldAt = Date.now();
    dueAt = 0;
    await object().publish(areas);
  };
  return {
    publish(area) {
      waiting.add(area);
      const isDue = dueAt !== 0 && Date.now() < dueAt + lostMilliseconds;
      if (!isDue) waitUntil(tell().catch((error: unknown) => logError("Live feed", error)));
    },
    connect: (sessionId) =>
      object().fetch("https://live-feed/", { headers: { Upgrade: "websocket", "Session-Id": sessionId } }),
  };
}

/** The statement behind a bound one of ours, with the area that it may change. */
const statements = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; area: LiveArea | undefined }>();

/**
 * The database, which publishes the area of a table after a write that changed rows of it. So no use case can forget
 * to, and nothing is published before its batch is stored.
 */
export function announcingWrites(d1: D1Database, live: Pick<Live, "publish">): D1Database {
  const announce = (area: LiveArea | undefined, changes: number | undefined) => {
    if (area && changes !== 0) live.publish(area);
  };
  const wrap = (statement: D1PreparedStatement, area: LiveArea | undefined): D1PreparedStatement => {
    const wrapped: D1PreparedStatement = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), area),
      first: async (...column: []) => {
        const row = await statement.first(...column);
        announce(area, undefined);
        return row as never;
      },
      run: async <Row>() => {
        const result = await statement.run<Row>();
        announce(area, result.meta.changes);
        return result;
      },
      all: async <Row>() => {
        const result = await statement.all<Row>();
        announce(area, result.meta.changes);
        return result;
      },
      raw: (async (options: { columnNames: true }) => {
        const rows = await statement.raw(options);
        announce(area, rows.length);
        return rows;
      }) as D1PreparedStatement["raw"],
    };
    statements.set(wrapped, { statement, area });
    return wrapped;
  };
  return {
    prepare: (query: string) => wrap(d1.prepare(query), areaOf(query)),
    batch: async <Row>(batch: D1PreparedStatement[]) => {
      const known = batch.map((statement) => statements.get(statement) ?? { statement, area: undefined });
      const results = await d1.batch<Row>(known.map(({ statement }) => statement));
      for (const [at, { meta }] of results.entries()) announce(known[at]?.area, meta.changes);
      return results;
    },
    exec: (query: string) => d1.exec(query),
    withSession: (constraint) => d1.withSession(constraint),
    dump: () => d1.dump(),
  } as D1Database;
}

function areaOf(query: string): LiveArea | undefined {
  const [, table = ""] = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/i.exec(query) ?? [];
  return areaOfTable[table];
}
