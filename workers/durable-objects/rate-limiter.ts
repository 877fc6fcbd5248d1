import { DurableObject } from "cloudflare:workers";

/** So many attempts in a time that begins with the first of them. */
interface Rule {
  limit: number;
  windowMilliseconds: number;
}
interface Window {
  attempts: number;
  endsAt: number;
}
/** `rule` is the place of the rule that refuses, in the list that was asked. */
type Answer = { allowed: true } | { allowed: false; retryAfterSeconds: number; rule: number };

/** Counts attempts of one key under one rule or several: one object for each key and list of rules. */
export class RateLimiter extends DurableObject<Env> {
  /** Counts an attempt under every rule, or, where one refuses, under none. */
  async take(rules: Rule[], now: number): Promise<Answer> {
    const stored = this.#stored();
    const windows = rules.map(({ windowMilliseconds }, at) => {
      const window = stored[at];
      return window && window.endsAt > now ? window : { attempts: 0, endsAt: now + windowMilliseconds };
    });
    const refusing = rules.findIndex((rule, at) => (windows[at]?.attempts ?? 0) >= rule.limit);
    if (refusing >= 0) return refusal(refusing, windows[refusing]?.endsAt ?? now, now);
    const counted = windows.map(({ attempts, endsAt }) => ({ attempts: attempts + 1, endsAt }));
    this.ctx.storage.kv.put("windows", counted);
    const end = lastEnd(counted);
    if (end > lastEnd(stored)) await this.ctx.storage.setAlarm(end);
    return { allowed: true };
  }

  async giveBack(now: number): Promise<void> {
    const stored = this.#stored();
    if (lastEnd(stored) <= now) return;
    const fewer = stored.map(({ attempts, endsAt }) => ({ attempts: Math.max(0, attempts - 1), endsAt }));
    this.ctx.storage.kv.put("windows", fewer);
  }

  /** All windows are over: an object without storage costs nothing. */
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

function refusal(rule: number, endsAt: number, now: number): Answer {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)), rule };
}
