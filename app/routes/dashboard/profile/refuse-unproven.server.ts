import type { NotProven } from "~/domain/auth/sessions/prove-presence.server";
import type { FormReply, Refuse } from "~/http/form.server";

/** The reply of a form whose current password was not proven. */
export function refuseUnproven(
  form: { refuse: Refuse; refuseForNow: (retryAfterSeconds: number) => FormReply },
  answer: NotProven,
): FormReply {
  switch (answer.reason) {
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    case "wrong-password":
    case "wrong-nonce":
    case "reauthentication-needed":
      return form.refuse({ currentPassword: ["This is not your current password."] });
    case "insufficient-aal":
      return form.refuse({ form: ["Please sign in with your second factor first."] }, 403);
    default:
      return answer satisfies never;
  }
}
