import type { AppLoadContext } from "@remix-run/cloudflare";
import { changeEmailSchema } from "../domain/auth/auth.schema";
import { requestEmailChange } from "../domain/auth/request-email-change.server";
import type { AppContext, SignedInUser } from "../ports/context";
import { readForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { refuseUnproven } from "./refuse-unproven.server";
import { siteOrigin } from "./site-origin";

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
  const answer = await requestEmailChange(ctx, { ...form.value, address: context.address, origin, linkOf });
  if (answer.ok) {
    const text = `We've sent a confirmation link to ${form.value.email}.`;
    const toast = { title: "Check your email", text, tone: "success" } as const;
    return redirectWithToast(context, "/app/dashboard/profile/email", toast);
  }
  return answer.reason === "same-email"
    ? form.refuse({ email: ["This is your address already."] })
    : refuseUnproven(form, answer);
}
