import { DurableObject } from "cloudflare:workers";

type Answer = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts attempts of one key in a fixed window that starts with the first of them. One object a rule and key. */
export class RateLimiter extends DurableObject<Env> {
  async take(limit: number, windowMilliseconds: number, now: number): Promise<Answer> {
    const window = this.#window(windowMilliseconds, now);
    if (window.attempts >= limit) return refusal(window.endsAt, now);
    this.ctx.storage.kv.put("window", { attempts: window.attempts + 1, endsAt: window.endsAt });
    if (window.isNew) await this.ctx.storage.setAlarm(window.endsAt);
    return { allowed: true };
  }

  async giveBack(now: number): Promise<void> {
    const { attempts, endsAt } = this.#window(0, now);
    if (attempts > 0) this.ctx.storage.kv.put("window", { attempts: attempts - 1, endsAt });
  }

  /** The window is over: an object without storage costs nothing. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #window(windowMilliseconds: number, now: number): { attempts: number; endsAt: number; isNew: boolean } {
    const stored = this.ctx.storage.kv.get<{ attempts: number; endsAt: number }>("window");
    if (stored && stored.endsAt > now) return { ...stored, isNew: false };
    return { attempts: 0, endsAt: now + windowMilliseconds, isNew: true };
  }
}

function refusal(endsAt: number, now: number): Answer {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) };
}
