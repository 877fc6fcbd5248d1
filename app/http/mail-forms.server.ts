import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { mailMeSchema, registerSchema } from "../domain/auth/auth.schema";
import type { WeakPassword } from "../domain/auth/password-weaknesses.server";
import { registerUser } from "../domain/auth/register-user.server";
import { requestPasswordReset } from "../domain/auth/request-password-reset.server";
import { resendConfirmation } from "../domain/auth/resend-confirmation.server";
import type { RateLimited } from "../domain/auth/take-limits.server";
import { readForm } from "./form.server";
import { rememberMailed } from "./mailed-address.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { returnPathOf, withReturnPath } from "./return-path";
import { siteOrigin } from "./site-origin";
import { weakPassword } from "./weak-password";

type Answer = { ok: true } | RateLimited | WeakPassword;
interface Mailing {
  address: string;
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
    send: (value, mailing) => registerUser(context.app, { ...value, ...mailing }),
  });
}

/** Asks for another confirmation mail. */
export function resendWithForm(request: Request, context: AppLoadContext) {
  return sendForm(request, context, {
    schema: mailMeSchema,
    ...confirmation,
    send: (value, mailing) => resendConfirmation(context.app, { ...value, ...mailing }),
  });
}

/** Asks for a new password. */
export function requestResetWithForm(request: Request, context: AppLoadContext) {
  return sendForm(request, context, {
    schema: mailMeSchema,
    linkTo: "/app/auth/reset-password",
    next: "/app/auth/check-mail?for=reset",
    text: "Password reset instructions have been sent.",
    send: (value, mailing) => requestPasswordReset(context.app, { ...value, ...mailing }),
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
  const form = await readForm(request, context, schema);
  if (!form.ok) return form.reply;
  const to = returnPathOf(request);
  const origin = siteOrigin(request, context);
  const linkOf = (token: string) => origin + withReturnPath(`${linkTo}?token=${token}`, to);
  const answer = await send(form.value, { address: context.address, origin, linkOf });
  if (answer.ok) {
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
      return form.refuse({ password: weakPassword(answer.reasons) });
    default:
      return answer satisfies never;
  }
}
