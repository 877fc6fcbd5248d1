import type { answerFactor } from "../domain/auth/factors/answer-factor.server";
import type { FormReply, ReadForm } from "./form.server";
import { found } from "./guards.server";

type Refused = Exclude<Awaited<ReturnType<typeof answerFactor>>, { ok: true }>;

/** Says under the code's field, in words for a person, why a code was not taken or not sent. */
export function refuseCode(form: ReadForm, answer: Refused): FormReply {
  switch (answer.reason) {
    case "wrong-code":
      return form.refuse({ code: ["This code is wrong, or was used already. Take the newest one."] });
    case "challenge-expired":
      return form.refuse({ code: ["This code is too old, or was guessed at too often. Ask for a new one."] });
    case "other-address":
      return form.refuse({ code: ["Your network changed since you asked for this code. Ask for a new one."] });
    // A new phone's first text is on its way, or somebody asks for one after the other.
    case "texts-limited":
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    case "insufficient-aal":
      return form.refuse({ form: ["Show the second step that you have first."] }, 403);
    case "not-found":
      return found<FormReply>(null);
    default:
      return answer satisfies never;
  }
}
