import { DurableObject } from "cloudflare:workers";

/** A reservation that nobody settled is looked up in D1 after this time. */
const checkAfterMilliseconds = 10 * 60 * 1000;

/**
 * The rewrites of one user, one row a rewrite: counting is a question to SQLite, and asking twice
 * with the same id changes nothing. One object a user.
 */
export class UsageCounter extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS reservations (
         rewrite_id TEXT PRIMARY KEY, month TEXT NOT NULL, state TEXT NOT NULL, reserved_at INTEGER NOT NULL)`,
    );
  }

  async reserve(
    rewriteId: string,
    month: string,
    limit: number | null,
  ): Promise<{ ok: true; used: number } | { ok: false; used: number }> {
    const standing = this.#upTo(rewriteId);
    if (standing > 0) return { ok: true, used: standing };
    const used = this.#count(month);
    if (limit !== null && used >= limit) return { ok: false, used };
    // A released one is taken up again: its form was sent once more after something failed.
    this.ctx.storage.sql.exec(
      "INSERT OR REPLACE INTO reservations VALUES (?, ?, 'reserved', ?)",
      rewriteId,
      month,
      Date.now(),
    );
    if ((await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(Date.now() + checkAfterMilliseconds);
    }
    return { ok: true, used: used + 1 };
  }

  /** What is done counts, even where it was released by mistake. */
  async settle(rewriteId: string): Promise<void> {
    this.ctx.storage.sql.exec("UPDATE reservations SET state = 'settled' WHERE rewrite_id = ?", rewriteId);
  }

  /** Only an open reservation: a late release never takes back a settled use. */
  async release(rewriteId: string): Promise<void> {
    this.ctx.storage.sql.exec(
      "UPDATE reservations SET state = 'released' WHERE rewrite_id = ? AND state = 'reserved'",
      rewriteId,
    );
  }

  async forget(): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM reservations");
    await this.ctx.storage.deleteAlarm();
  }

  async used(month: string): Promise<number> {
    return this.#count(month);
  }

  /**
   * Mends what a crash between two steps left behind: a reservation without a rewrite, or one whose
   * rewrite has ended, takes the state that D1 knows.
   */
  override async alarm(): Promise<void> {
    const oldEnough = Date.now() - checkAfterMilliseconds;
    const open = this.ctx.storage.sql
      .exec<{ rewrite_id: string; reserved_at: number }>(
        "SELECT rewrite_id, reserved_at FROM reservations WHERE state = 'reserved'",
      )
      .toArray();
    let waiting = false;
    for (const { rewrite_id, reserved_at } of open) {
      const status = reserved_at > oldEnough ? "young" : await this.#statusInDatabase(rewrite_id);
      if (status === "done") await this.settle(rewrite_id);
      else if (status === undefined || status === "failed") await this.release(rewrite_id);
      else waiting = true;
    }
    if (waiting) await this.ctx.storage.setAlarm(Date.now() + checkAfterMilliseconds);
  }

  async #statusInDatabase(rewriteId: string): Promise<string | undefined> {
    const row = await this.env.DB.prepare("SELECT status FROM rewrites WHERE id = ?")
      .bind(rewriteId)
      .first<{ status: string }>();
    return row?.status;
  }

  /** The uses of its month up to a reservation, itself included; 0 where it does not stand. What is reserved anew goes last. */
  #upTo(rewriteId: string): number {
    return this.ctx.storage.sql
      .exec<{ used: number }>(
        `SELECT COUNT(*) AS used FROM reservations AS one JOIN reservations AS earlier
         ON earlier.month = one.month AND earlier.rowid <= one.rowid AND earlier.state != 'released'
         WHERE one.rewrite_id = ? AND one.state != 'released'`,
        rewriteId,
      )
      .one().used;
  }

  #count(month: string): number {
    return this.ctx.storage.sql
      .exec<{ used: number }>(
        "SELECT COUNT(*) AS used FROM reservations WHERE month = ? AND state != 'released'",
        month,
      )
      .one().used;
  }
}
