export interface LimitRule {
  /** Part of the key: two rules never share a counter. */
  name: string;
  /** Attempts allowed in one window. */
  limit: number;
  windowMilliseconds: number;
  /** What is counted, where it is not requests: clients are told. */
  counts?: "mails";
}

export type LimitAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number; rule: LimitRule };

/** Thrown where nothing counts attempts right now: what needs a limit is refused until it is back. */
export class LimiterDown extends Error {}

export interface Limits {
  /** Counts one attempt of `key` and says whether it may go on. */
  take(rule: LimitRule, key: string): Promise<LimitAnswer>;
  /** Counts one attempt of `key` under all rules at once, or, where one of them refuses, under none. */
  takeAll(rules: LimitRule[], key: string): Promise<LimitAnswer>;
  /** Uncounts one attempt that turned out not to be one. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
}
