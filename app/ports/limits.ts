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

/**
 * The network that rate limits count an address under: an IPv4 address itself, or the first 64 bits of IPv6. A
 * household or a rented machine owns all 2^64 addresses behind them and could otherwise use a new one for each request.
 */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...after];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/**
 * The first 48 bits of an IPv6 network in the form of `networkOf`, because providers give one customer up to 65,536
 * networks of 64 bits. Other networks are returned as they are.
 */
export function widerNetworkOf(network: string): string {
  return network.replace(/^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/, "$1::/48");
}
