import type { StepRefusal } from "~/domain/applications/record-step.server";
import type { ReadForm } from "~/http/form.server";
import { found } from "~/http/guards.server";
import { usedForm } from "~/http/resume-errors";

/** Answers a form about a step of an application that was not saved. */
export function refuseStep(form: ReadForm, reason: StepRefusal) {
  switch (reason) {
    case "future-day":
      return form.refuse({ day: ["This day is still to come. Enter the day it happened"] });
    case "attachments-gone":
      return form.refuse({ attachments: ["This one is no longer there. Choose another"] }, 409);
    case "too-many":
      return form.refuse({ form: ["This job already has the most steps it can have. Remove one first."] }, 409);
    case "used":
      return form.refuse({ form: [usedForm] }, 409);
    case "not-found":
      return found<never>(null);
    default:
      return reason satisfies never;
  }
}
