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
interface Shares {
  taken: Map<string, number>;
  endsAt: number;
}
/** `rule` is the index of the rule that was exceeded. */
type Answer = { allowed: true } | (Refused & { rule: number });
type Refused = { allowed: false; retryAfterSeconds: number };

/** Counts the attempts of one key. There is one object for each key and list of rules. */
export class RateLimiter extends DurableObject<Env> {
  /** Counts an attempt under all rules, or under none if one of them is exceeded. */
  async take(rules: Rule[], now: number): Promise<Answer> {
    const stored = this.#stored();
    const windows = rules.map(({ windowMilliseconds }, at) => {
      const window = stored[at];
      return window && window.endsAt > now ? window : { attempts: 0, endsAt: now + windowMilliseconds };
    });
    const exceeded = rules.findIndex((rule, at) => (windows[at]?.attempts ?? 0) >= rule.limit);
    if (exceeded >= 0) return { ...refusedUntil(windows[exceeded]?.endsAt ?? now, now), rule: exceeded };
    const counted = windows.map(({ attempts, endsAt }) => ({ attempts: attempts + 1, endsAt }));
    this.ctx.storage.kv.put("windows", counted);
    const end = lastEnd(counted);
    if (end > lastEnd(stored)) await this.ctx.storage.setAlarm(end);
    return { allowed: true };
  }

  /** Gives `taker` a share if one is left for them. */
  async takeShare(rule: ShareRule, taker: string, now: number): Promise<{ allowed: true } | Refused> {
    const stored = this.ctx.storage.kv.get<Shares>("shares");
    const isOver = !stored || stored.endsAt <= now;
    const { taken, endsAt }: Shares = isOver ? { taken: new Map(), endsAt: now + rule.windowMilliseconds } : stored;
    const own = taken.get(taker) ?? 0;
    const left = rule.limit - [...taken.values()].reduce((sum, count) => sum + count, 0);
    if (own >= rule.perTaker || left <= (own > 0 ? rule.forNewcomers : 0)) return refusedUntil(endsAt, now);
    this.ctx.storage.kv.put("shares", { taken: taken.set(taker, own + 1), endsAt } satisfies Shares);
    if (isOver) await this.ctx.storage.setAlarm(endsAt);
    return { allowed: true };
  }

  async giveBack(now: number): Promise<void> {
    const stored = this.#stored();
    if (lastEnd(stored) <= now) return;
    const fewer = stored.map(({ attempts, endsAt }) => ({ attempts: Math.max(0, attempts - 1), endsAt }));
    this.ctx.storage.kv.put("windows", fewer);
  }

  /** Forgets every attempt. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Runs when all windows have ended: an object without storage costs nothing. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #stored(): Window[] {
    return this.ctx.storage.kv.get<Window[]>("windows") ?? [];
  }
}

function lastEnd(windows: Window[]): number {
  return Math.max(0, ...windows.map(({ endsAt }) => endsAt));
}

function refusedUntil(endsAt: number, now: number): Refused {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) };
}
