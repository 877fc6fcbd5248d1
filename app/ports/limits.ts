export interface LimitRule {
  /** Part of the counter's key, so it must be unique. */
  name: string;
  /** Attempts allowed in one window. */
  limit: number;
  windowMilliseconds: number;
  /** Set if the rule counts mails, not requests; API clients get another error code for it. */
  counts?: "mails";
  /**
   * Set if keys are networks: an IPv6 network is then also counted under its first 48 bits, with ten times the limit.
   */
  keys?: "networks";
}

/** A limit that several takers share, such as the mails to one mailbox that different visitors cause. */
export interface ShareRule {
  name: string;
  limit: number;
  windowMilliseconds: number;
  /** The most that one taker gets. */
  perTaker: number;
  /** How many of the limit are reserved for takers who have none yet. */
  forNewcomers: number;
}

export type Refused = { allowed: false; retryAfterSeconds: number };
export type LimitAnswer = { allowed: true } | (Refused & { rule: LimitRule });

/** Thrown if attempts cannot be counted: without its limit an operation must not run. */
export class LimiterDown extends Error {}

export interface Limits {
  /** Counts an attempt of `key` and returns whether it is allowed. */
  take(rule: LimitRule, key: string): Promise<LimitAnswer>;
  /** Counts an attempt of `key` under all rules, or under none if one of them is exceeded. */
  takeAll(rules: LimitRule[], key: string): Promise<LimitAnswer>;
  /** Gives `taker` one of the shares of `key`. */
  takeShare(rule: ShareRule, key: string, taker: string): Promise<{ allowed: true } | Refused>;
  /** Takes back an attempt that should not count after all. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Deletes all attempts of `key`. */
  clear(rule: LimitRule, key: string): Promise<void>;
}
