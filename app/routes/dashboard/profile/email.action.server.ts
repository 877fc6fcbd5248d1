import type { AppLoadContext } from "@remix-run/cloudflare";
import { changeEmailSchema } from "~/domain/auth/auth.schema";
import { requestEmailChange } from "~/domain/auth/email-change/start-email-change.server";
import { readForm } from "~/http/form.server";
import { siteOrigin } from "~/http/request.server";
import { redirectWithToast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { refuseUnproven } from "./refuse-unproven.server";

/** Asks for another address, with the password: a borrowed session must not carry the account away. */
export async function changeEmailWithForm(
  request: Request,
  context: AppLoadContext,
  ctx: AppContext & { user: SignedInUser },
) {
  const form = await readForm(request, context, changeEmailSchema);
  if (!form.ok) return form.reply;
  const origin = siteOrigin(request, context);
  const linkOf = (token: string) => `${origin}/app/auth/confirm-email-change?token=${token}`;
  const { address, client, visitorId: browser } = context;
  const answer = await requestEmailChange(ctx, { ...form.value, address, client, browser, origin, linkOf });
  // The reply must not tell whether others have sent mails to this mailbox.
  if (answer.ok || (answer.reason === "rate-limited" && answer.of === "mailbox")) {
    const text = `We've sent a confirmation link to ${form.value.email}.`;
    const toast = { title: "Check your email", text, tone: "success" } as const;
    return redirectWithToast(context, "/app/dashboard/profile/email", toast);
  }
  return answer.reason === "same-email"
    ? form.refuse({ email: ["This is your address already."] })
    : refuseUnproven(form, answer);
}
