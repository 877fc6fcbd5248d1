import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { mailMeSchema, registerSchema } from "~/domain/auth/auth.schema";
import type { WeakPassword } from "~/domain/auth/password/password-weaknesses.server";
import { requestPasswordReset } from "~/domain/auth/password/request-password-reset.server";
import { registerUser } from "~/domain/auth/register/register-user.server";
import { resendConfirmation } from "~/domain/auth/register/resend-confirmation.server";
import type { RateLimited } from "~/domain/auth/take-limits.server";
import { weakPasswordMessages } from "~/http/credential-errors.server";
import { readForm } from "~/http/form.server";
import { siteOrigin } from "~/http/request.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import { rememberMailed } from "./mailed-address.server";

type Answer = { ok: true } | RateLimited | WeakPassword;
interface Mailing {
  address: string;
  browser: string;
  origin: string;
  linkOf: (token: string) => string;
}
interface MailForm<Schema extends z.ZodType<{ email: string }>> {
  schema: Schema;
  /** The page that the mail's link opens. */
  linkTo: string;
  next: string;
  text: string;
  send: (value: z.output<Schema>, mailing: Mailing) => Promise<Answer>;
}

/** Asks for an account. */
export function registerWithForm(request: Request, context: AppLoadContext) {
  return sendForm(request, context, {
    schema: registerSchema,
    ...confirmation,
    send: (value, mailing) =>
      registerUser(context.app, { ...value, ...mailing, from: { visitorId: context.visitorId } }),
  });
}

/** Asks for another confirmation mail. */
export function resendWithForm(request: Request, context: AppLoadContext) {
  return sendForm(request, context, {
    schema: mailMeSchema,
    ...confirmation,
    send: (value, mailing) =>
      resendConfirmation(context.app, { ...value, ...mailing, from: { visitorId: context.visitorId } }),
  });
}

/** Asks for a new password. */
export function requestResetWithForm(request: Request, context: AppLoadContext) {
  return sendForm(request, context, {
    schema: mailMeSchema,
    linkTo: "/app/auth/reset-password",
    next: "/app/auth/check-mail?for=reset",
    text: "Password reset instructions have been sent.",
    send: async (value, mailing) =>
      requestPasswordReset(context.app, { ...value, ...mailing, device: await context.device() }),
  });
}

const confirmation = {
  linkTo: "/app/auth/confirm",
  next: "/app/auth/check-mail",
  text: "We've sent a confirmation link to your email.",
};

async function sendForm<Schema extends z.ZodType<{ email: string }>>(
  request: Request,
  context: AppLoadContext,
  { schema, linkTo, next, text, send }: MailForm<Schema>,
) {
  const form = await readForm(request, context, schema, { cost: "uncounted" });
  if (!form.ok) return form.reply;
  const to = returnPathOf(request);
  const origin = siteOrigin(request, context);
  const linkOf = (token: string) => origin + withReturnPath(`${linkTo}?token=${token}`, to);
  const { address, visitorId: browser } = context;
  const answer = await send(form.value, { address, browser, origin, linkOf });
  // Nobody may learn whether others requested mails for this mailbox.
  if (answer.ok || (answer.reason === "rate-limited" && answer.of === "mailbox")) {
    const cookies = [await rememberMailed(context, form.value.email)];
    return redirectWithToast(
      context,
      withReturnPath(next, to),
      { title: "Check your email", text, tone: "success" },
      cookies,
    );
  }
  switch (answer.reason) {
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    case "weak-password":
      return form.refuse({ password: weakPasswordMessages(answer.reasons) });
    default:
      return answer satisfies never;
  }
}
