import { z } from "zod";
import type { feedbackOutcomes } from "~/db/schema/admin";
import { visibleText } from "~/wording";

export const ratings = [1, 2, 3, 4, 5] as const;
export type Outcome = (typeof feedbackOutcomes)[number];
/** "none": nothing is known yet. */
export const outcomes = ["none", "interview", "offer", "rejection"] as const satisfies readonly Outcome[];
export const commentMaxCharacters = 1000;

/** How a user rates a finished rewrite, and what came of the application. */
export const feedbackSchema = z.object({
  rating: z.coerce
    .number({ error: "Choose from 1 to 5" })
    .refine((rating) => ratings.some((known) => known === rating), "Choose from 1 to 5"),
  comment: z
    .string()
    .default("")
    // Before counting: a browser sends each line break as two characters and counts it as one.
    .transform((text) => visibleText(text).trim())
    .refine((text) => text.length <= commentMaxCharacters, `At most ${commentMaxCharacters} characters`),
  outcome: z.enum(outcomes, { error: "Choose what came of it" }).default("none"),
  /** The `updatedAt` of the feedback that the form was made from; 0 if there was none. */
  seen: z.coerce.number({ error: "This form is incomplete. Reload the page and try again." }).int().min(0).default(0),
});
export type Feedback = Omit<z.infer<typeof feedbackSchema>, "seen">;

export const outcomeLabels: Record<Outcome, string> = {
  none: "No answer yet",
  interview: "Interview",
  offer: "Offer",
  rejection: "Rejection",
};
