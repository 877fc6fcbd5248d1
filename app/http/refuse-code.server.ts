import type { answerFactor } from "../domain/auth/factors/answer-factor.server";
import type { FormReply, Refuse } from "./form.server";
import { found } from "./guards.server";
import { retryAfter, tooManyAttempts } from "./too-many-attempts";

type Refused = Exclude<Awaited<ReturnType<typeof answerFactor>>, { ok: true }>;

/** Says under the code's field, in words for a person, why a code was not taken or not sent. */
export function refuseCode(refuse: Refuse, answer: Refused): FormReply {
  switch (answer.reason) {
    case "wrong-code":
      return refuse({ code: ["This code is wrong, or was used already. Take the newest one."] });
    case "challenge-expired":
      return refuse({ code: ["This code is too old, or was guessed at too often. Ask for a new one."] });
    case "other-address":
      return refuse({ code: ["Your network changed since you asked for this code. Ask for a new one."] });
    case "texts-limited":
      return refuse(
        { form: [`A text message was just sent. ${tooManyAttempts(answer.retryAfterSeconds)}`] },
        429,
        retryAfter(answer.retryAfterSeconds),
      );
    case "rate-limited":
      return refuse(
        { form: [tooManyAttempts(answer.retryAfterSeconds)] },
        429,
        retryAfter(answer.retryAfterSeconds),
      );
    case "insufficient-aal":
      return refuse({ form: ["Show the second step that you have first."] }, 403);
    case "not-found":
      return found<FormReply>(null);
    default:
      return answer satisfies never;
  }
}
