import type { answerFactor } from "~/domain/auth/factors/answer-factor.server";
import type { PasswordWeakness, WeakPassword } from "~/domain/auth/password/password-weaknesses.server";
import type { RateLimited } from "~/domain/auth/take-limits.server";
import type { FormReply, ReadForm } from "./form.server";
import { found } from "./guards.server";

const weaknessMessages: Record<PasswordWeakness, string> = {
  length: "Minimum 8 characters",
  characters: "Please use more different characters",
  pwned: "This password is known to people who guess passwords. Please choose another one",
};

/** The messages to show under a password field. */
export function weakPasswordMessages(reasons: PasswordWeakness[]): string[] {
  return reasons.map((reason) => weaknessMessages[reason]);
}

const samePassword = "This is your password already. Please choose another one";

/** The reply to a form whose new password was rejected. */
export function passwordErrorReply(
  form: ReadForm,
  answer: WeakPassword | RateLimited | { ok: false; reason: "same-password" },
): FormReply {
  switch (answer.reason) {
    case "weak-password":
      return form.refuse({ password: weakPasswordMessages(answer.reasons) });
    case "same-password":
      return form.refuse({ password: [samePassword] });
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    default:
      return answer satisfies never;
  }
}

type FactorError = Exclude<Awaited<ReturnType<typeof answerFactor>>, { ok: true }>;

/** The reply to a form whose one-time code was rejected, or could not be sent. */
export function codeErrorReply(form: ReadForm, answer: FactorError): FormReply {
  switch (answer.reason) {
    case "wrong-code":
      return form.refuse({ code: ["This code is wrong, or was used already. Take the newest one."] });
    case "challenge-expired":
      return form.refuse({ code: ["This code is too old, or was guessed at too often. Ask for a new one."] });
    case "other-address":
      return form.refuse({ code: ["Your network changed since you asked for this code. Ask for a new one."] });
    // Either a text message was sent a moment ago, or somebody keeps asking for new ones.
    case "texts-limited":
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    case "not-texted":
      return form.refuse({
        form: ["We send no codes to numbers of this country any more. Remove it, and use an app."],
      });
    case "insufficient-aal":
      return form.refuse({ form: ["Show the second step that you have first."] }, 403);
    case "not-found":
      return found<FormReply>(null);
    default:
      return answer satisfies never;
  }
}
