/** Counts the rewrites of one user and month atomically. `month` is "2026-11"; `limit` null is no limit. */
export interface Usage {
  /**
   * Idempotent by rewriteId: asking twice reserves once. `used` counts the uses of the month up to this one, or all of
   * them where none is left.
   */
  reserve(input: {
    userId: string;
    rewriteId: string;
    month: string;
    limit: number | null;
  }): Promise<{ ok: true; used: number } | { ok: false; used: number }>;
  /** The rewrite is done: the use stays counted. */
  settle(userId: string, rewriteId: string): Promise<void>;
  /** The rewrite failed or never began: the use is given back. */
  release(userId: string, rewriteId: string): Promise<void>;
  /** The user is gone: nothing of theirs stays counted. */
  forget(userId: string): Promise<void>;
  /** Uses of the month, reserved ones included. */
  used(userId: string, month: string): Promise<number>;
}
