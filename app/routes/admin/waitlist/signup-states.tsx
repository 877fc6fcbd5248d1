import type { ListedSignup } from "~/domain/admin/list-signups.server";
import type { SignupState } from "~/domain/admin/waitlist.schema";
import { Tag } from "~/routes/admin/tag";

export const stateLabels: Record<SignupState, string> = {
  unconfirmed: "Not confirmed",
  confirmed: "Confirmed",
  "to-invite": "Can be invited",
  invited: "Invited",
  "mail-failed": "Mail failed",
  "webhook-pending": "Webhook waiting",
  "webhook-failed": "Webhook failed",
};

export function ConfirmedTag({ confirmedAt }: Pick<ListedSignup, "confirmedAt">) {
  return confirmedAt ? <Tag tone="good">Confirmed</Tag> : <Tag tone="neutral">Not confirmed</Tag>;
}

/** Only what is not as it should be. */
export function MailTag({ mailState }: Pick<ListedSignup, "mailState">) {
  if (mailState === "sent") return null;
  return mailState === "failed" ? <Tag tone="bad">Mail failed</Tag> : <Tag tone="neutral">Mail on its way</Tag>;
}

export const webhookLabels = {
  none: "No webhook is set up",
  pending: "Webhook waiting",
  delivered: "Webhook delivered",
  failed: "Webhook failed",
} satisfies Record<ListedSignup["webhookState"], string>;

export function WebhookTag({ webhookState }: Pick<ListedSignup, "webhookState">) {
  if (webhookState === "none") return null;
  if (webhookState === "delivered") return <span className="text-sm text-muted">{webhookLabels.delivered}</span>;
  const tones = { pending: "neutral", failed: "bad" } as const;
  return <Tag tone={tones[webhookState]}>{webhookLabels[webhookState]}</Tag>;
}

export function Perk({ perkPlace }: Pick<ListedSignup, "perkPlace">) {
  return perkPlace === null ? <span className="text-muted">None</span> : <span>Discount {perkPlace}</span>;
}
