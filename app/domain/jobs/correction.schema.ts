import { z } from "zod";
import type { RequirementCorrection } from "~/db/schema/jobs";
import { requirementsPerForm } from "./limits";

export const correctionLabels: Record<RequirementCorrection, string> = {
  must: "Must have",
  preferred: "Preferred",
  nice: "Nice to have",
  none: "Not a requirement",
};

/** "must kubernetes": a choice of the form with the term that it is about. */
const choice = z.string().regex(/^(must|preferred|nice|none) ./s);

const correctSchema = z.object({
  intent: z.literal("correct"),
  /** The state of the post that the form was made from. */
  revision: z.coerce.number().int(),
  choices: z
    .array(choice)
    .max(requirementsPerForm)
    .default([])
    .transform((choices) =>
      choices.map((text) => {
        const blank = text.indexOf(" ");
        return { said: text.slice(0, blank) as RequirementCorrection, key: text.slice(blank + 1) };
      }),
    ),
});

export const requirementActionSchema = z.discriminatedUnion("intent", [
  correctSchema,
  z.object({ intent: z.literal("as-read"), revision: z.coerce.number().int() }),
]);
