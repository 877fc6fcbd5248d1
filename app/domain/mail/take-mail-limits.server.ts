import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { widerNetworkOf } from "~/ports/limits";
import { mailPerAsker, mailsPerMailbox, mailsPerNetwork, ownMailsPerMailbox, recoveriesPerMailbox } from "./limits";

/** Names of one provider that end in the same mailbox. */
const sameProvider: Record<string, string> = {
  "googlemail.com": "gmail.com",
  "mac.com": "icloud.com",
  "me.com": "icloud.com",
  "pm.me": "proton.me",
  "protonmail.com": "proton.me",
};

/**
 * The mailbox that limits count an address as: without what stands behind a "+", without dots before the "@", in lower
 * case. Somewhere two people share it by that, and share its limits; as an identity an address is never changed.
 */
export function mailboxOf(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 0) return lower;
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1).replace(/\.$/, "")];
  const name = local.replace(/(?<=.)\+.*$/s, "").replaceAll(".", "");
  return `${name || local}@${sameProvider[domain] ?? domain}`;
}

interface MailRequest {
  kind: string;
  /** The recipient. */
  to: string;
  /** The client's network. */
  network: string;
  /** On pages the browser that asks, or what else stands for one asking there; undefined over the API. */
  browser?: string | undefined;
  /** It is certain that the mailbox's owner asks. */
  isOwner?: boolean;
}

interface MailLimited {
  ok: false;
  reason: "rate-limited";
  retryAfterSeconds: number;
  counts: "mails";
  /** "mailbox": pages answer as if the mail went out, or anybody could see that others write to this address. */
  of: "mailbox" | "network";
}

/** Counts one requested mail; null if it may be sent. */
export async function takeMailLimits(
  { config, limits }: Pick<AppContext, "config" | "limits">,
  { kind, to, network, browser, isOwner = false }: MailRequest,
): Promise<MailLimited | null> {
  // Names of objects and caches last longer than an attempt: no address is in them.
  const mailbox = keyedHash(config.appSecret, "mailbox", mailboxOf(to));
  const asker = browser === undefined ? `api:${widerNetworkOf(network)}` : `pages:${browser}`;
  const turn = await limits.take(mailPerAsker, `${kind}:${mailbox}:${asker}`);
  if (!turn.allowed) return limited("mailbox", turn.retryAfterSeconds);
  // What limits take for one mailbox may be two people's: nobody spends the other's own mails.
  const exact = keyedHash(config.appSecret, "own-mailbox", to.toLowerCase());
  if (isOwner && (await limits.take(ownMailsPerMailbox, exact)).allowed) return null;
  const ofNetwork = await limits.take(mailsPerNetwork, network);
  if (!ofNetwork.allowed) return limited("network", ofNetwork.retryAfterSeconds);
  const rule = kind === "recovery" ? recoveriesPerMailbox : mailsPerMailbox;
  const share = await limits.takeShare(rule, mailbox, widerNetworkOf(network));
  return share.allowed ? null : limited("mailbox", share.retryAfterSeconds);
}

function limited(of: MailLimited["of"], retryAfterSeconds: number): MailLimited {
  return { ok: false, reason: "rate-limited", retryAfterSeconds, counts: "mails", of };
}
