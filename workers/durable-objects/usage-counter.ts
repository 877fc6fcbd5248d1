import { DurableObject } from "cloudflare:workers";

/** After this time, D1 is asked about a reservation that was neither settled nor released. */
const checkAfterMilliseconds = 10 * 60 * 1000;

/**
 * Counts the rewrites of one user, with one object for each user and one row for each rewrite. The row makes reserving
 * idempotent: a second call with the same id changes nothing.
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
    const position = this.#positionOf(rewriteId);
    if (position > 0) return { ok: true, used: position };
    const used = this.#count(month);
    if (limit !== null && used >= limit) return { ok: false, used };
    // Replaces a released reservation: the user sent the form again after a failure.
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

  /** A finished rewrite counts, even if its reservation was released by mistake. */
  async settle(rewriteId: string): Promise<void> {
    this.ctx.storage.sql.exec("UPDATE reservations SET state = 'settled' WHERE rewrite_id = ?", rewriteId);
  }

  /** Releases only an open reservation, so that a late call cannot give back a settled use. */
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
   * Repairs what a crash between two steps left open: a reservation without a rewrite, or one whose rewrite has ended,
   * gets the state that D1 has.
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
      const state = reserved_at > oldEnough ? "open" : await this.#stateInDatabase(rewrite_id);
      if (state === "counted") await this.settle(rewrite_id);
      else if (state === "not-counted") await this.release(rewrite_id);
      else waiting = true;
    }
    if (waiting) await this.ctx.storage.setAlarm(Date.now() + checkAfterMilliseconds);
  }

  async #stateInDatabase(rewriteId: string): Promise<"open" | "counted" | "not-counted"> {
    const row = await this.env.DB.prepare("SELECT status, counted FROM rewrites WHERE id = ?")
      .bind(rewriteId)
      .first<{ status: string; counted: number }>();
    if (row && row.status !== "done" && row.status !== "failed") return "open";
    return row?.counted ? "counted" : "not-counted";
  }

  /** The reservation's position among the uses of its month, from 1; 0 if it does not exist or was released. */
  #positionOf(rewriteId: string): number {
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
