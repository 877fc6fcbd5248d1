import { z } from "zod";
import { visibleLine } from "~/wording";

const factSubjectMaxCharacters = 200;
/** Maximum length of an answer: a sentence or two, used as evidence like a line of the resume. */
export const factDetailMaxCharacters = 300;

const answer = {
  answer: z.enum(["yes", "no"], { error: "Choose yes or no" }),
  /** The user's own words about it; a "no" has none. */
  detail: z
    .string()
    .transform(visibleLine)
    .refine((text) => text.length <= factDetailMaxCharacters, `At most ${factDetailMaxCharacters} characters`)
    .default(""),
};

export const answerQuestionSchema = z.object({
  subject: z
    .string({ error: "This form is incomplete. Reload the page and try again." })
    .transform(visibleLine)
    .refine(
      (subject) => subject !== "" && subject.length <= factSubjectMaxCharacters,
      "This form is incomplete. Reload the page and try again.",
    ),
  ...answer,
  /** The page that asked the question; the form returns there. */
  back: z.string().max(2000).default(""),
  /** The resume and job whose match that page shows; the match is made again with the answer. */
  resumeId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  /** The rewrite that page shows; it is scored again with the answer. */
  rewriteId: z.uuid().optional(),
});
export type AnswerQuestion = Pick<z.infer<typeof answerQuestionSchema>, "subject" | "answer" | "detail">;

export const changeAnswerSchema = z.object(answer);
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>;

/** What the user told us about themself, as pages show it. */
export interface Answer {
  id: string;
  subject: string;
  confirmed: boolean;
  detail: string | null;
  /** The line that the subject words anew, where the answer is about a wording. */
  insteadOf: string | null;
  answeredAt: number;
}
