import { DurableObject } from "cloudflare:workers";

/** Allows `limit` attempts in a window that begins with the first of them. */
interface Rule {
  limit: number;
  windowMilliseconds: number;
}
interface Window {
  attempts: number;
  endsAt: number;
}
/** The port's ShareRule. */
interface ShareRule extends Rule {
  perTaker: number;
  forNewcomers: number;
}
/** Attempts of each taker. */
type Shares = Record<string, number>;
/** `rule` is the index of the rule that was exceeded. */
type Answer = { allowed: true } | (Refused & { rule: number });
type Refused = { allowed: false; retryAfterSeconds: number };

/** How often counters whose windows have ended are deleted. */
const sweepMilliseconds = 60 * 60 * 1000;

/**
 * Counts attempts for many counters, each with a name of its own. The names are spread over a fixed number of objects:
 * waking a new object for each name would cost more than the counting.
 */
export class RateLimiter extends DurableObject<Env> {
  #sql = this.ctx.storage.sql;
  #sweeps = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value TEXT NOT NULL, ends_at INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS counters_by_end ON counters (ends_at);`,
    );
  }

  /** Counts an attempt under all rules, or under none if one of them is exceeded. */
  async take(name: string, rules: Rule[], now: number): Promise<Answer> {
    const stored = this.#read<Window[]>(name)?.value ?? [];
    const windows = rules.map(({ windowMilliseconds }, at) => {
      const window = stored[at];
      return window && window.endsAt > now ? window : { attempts: 0, endsAt: now + windowMilliseconds };
    });
    const exceeded = rules.findIndex((rule, at) => (windows[at]?.attempts ?? 0) >= rule.limit);
    if (exceeded >= 0) return { ...refusedUntil(windows[exceeded]?.endsAt ?? now, now), rule: exceeded };
    const counted = windows.map(({ attempts, endsAt }) => ({ attempts: attempts + 1, endsAt }));
    await this.#write(name, counted, lastEnd(counted));
    return { allowed: true };
  }

  /** Gives `taker` a share if one is left for them. */
  async takeShare(name: string, rule: ShareRule, taker: string, now: number): Promise<{ allowed: true } | Refused> {
    const stored = this.#read<Shares>(name);
    const isOver = !stored || stored.endsAt <= now;
    const taken = new Map(isOver ? [] : Object.entries(stored.value));
    const endsAt = isOver ? now + rule.windowMilliseconds : stored.endsAt;
    const own = taken.get(taker) ?? 0;
    const left = rule.limit - [...taken.values()].reduce((sum, count) => sum + count, 0);
    if (own >= rule.perTaker || left <= (own > 0 ? rule.forNewcomers : 0)) return refusedUntil(endsAt, now);
    await this.#write(name, Object.fromEntries(taken.set(taker, own + 1)), endsAt);
    return { allowed: true };
  }

  /** Takes back an attempt that `take` counted, where its windows have not ended. */
  async giveBack(name: string, now: number): Promise<void> {
    const stored = this.#read<Window[]>(name);
    if (!stored || stored.endsAt <= now) return;
    const fewer = stored.value.map(({ attempts, endsAt }) => ({ attempts: Math.max(0, attempts - 1), endsAt }));
    await this.#write(name, fewer, stored.endsAt);
  }

  /** Forgets every attempt that was counted under this name. */
  async clear(name: string): Promise<void> {
    this.#sql.exec("DELETE FROM counters WHERE name = ?", name);
  }

  /** Deletes what has ended, and comes again as long as anything is left. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#sql.exec("DELETE FROM counters WHERE ends_at <= ?", now);
    const { left } = this.#sql.exec<{ left: number }>("SELECT EXISTS (SELECT 1 FROM counters) AS left").one();
    this.#sweeps = left === 1;
    if (this.#sweeps) await this.ctx.storage.setAlarm(now + sweepMilliseconds);
  }

  #read<Value>(name: string): { value: Value; endsAt: number } | undefined {
    const [row] = this.#sql.exec<{ value: string; ends_at: number }>(
      "SELECT value, ends_at FROM counters WHERE name = ?",
      name,
    );
    return row && { value: JSON.parse(row.value) as Value, endsAt: row.ends_at };
  }

  async #write(name: string, value: Window[] | Shares, endsAt: number): Promise<void> {
    this.#sql.exec(
      "INSERT OR REPLACE INTO counters (name, value, ends_at) VALUES (?, ?, ?)",
      name,
      JSON.stringify(value),
      endsAt,
    );
    if (this.#sweeps) return;
    this.#sweeps = true;
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + sweepMilliseconds);
  }
}

function lastEnd(windows: Window[]): number {
  return Math.max(0, ...windows.map(({ endsAt }) => endsAt));
}

function refusedUntil(endsAt: number, now: number): Refused {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) };
}
