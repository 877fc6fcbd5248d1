import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { attemptsPerEmail, joinsPerNetwork, joinsPerNetworkAndDay, submissionsPerEmail } from "./limits";

/** "abuse": more submissions of an address in an hour than anybody needs. */
export interface Limited {
  ok: false;
  reason: "rate-limited" | "abuse";
  retryAfterSeconds: number;
}

/** Counts one attempt to join; null where it may go on. Without an e-mail address the network stands for it. */
export async function takeJoinLimits(
  { config, limits }: Pick<AppContext, "config" | "limits">,
  { email, network }: { email: string; network: string },
): Promise<Limited | null> {
  // Names of objects and caches last longer than an attempt: no address is in them. With the network in them, nobody
  // keeps somebody else from joining.
  const of = `${network}\n${email}`;
  const who = email === "" ? `anonymous:${network}` : keyedHash(config.appSecret, "waitlist-limit", of);
  const answers = await Promise.all([
    limits.takeAll([attemptsPerEmail, submissionsPerEmail], who),
    limits.takeAll([joinsPerNetwork, joinsPerNetworkAndDay], network),
  ]);
  const refused = answers.filter((answer) => !answer.allowed);
  if (refused.length === 0) return null;
  return {
    ok: false,
    reason: refused.some(({ rule }) => rule === submissionsPerEmail) ? "abuse" : "rate-limited",
    retryAfterSeconds: Math.max(...refused.map(({ retryAfterSeconds }) => retryAfterSeconds)),
  };
}
