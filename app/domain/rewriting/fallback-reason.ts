import type { ModelFailure } from "./ask-model.server";

const causes: Record<ModelFailure | "crash", string> = {
  "rate-limit": "Our writing model is very busy at the moment",
  refusal: "Our writing model did not want to answer this one",
  "bad-schema": "Our writing model gave an answer we could not use",
  "time-out": "Our writing model took too long this time",
  outage: "Our writing model could not be reached just now",
  "bad-configuration": "Our writing model is not available at the moment",
  crash: "Our writing model did not get to an end this time",
};

/** Why the rules did the work of a model, in one sentence for the user. */
export function fallbackReason(cause: ModelFailure | "crash"): string {
  return `${causes[cause]}, so our own rules wrote this for you, and it costs you no credit.`;
}
