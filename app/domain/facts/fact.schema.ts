import { z } from "zod";
import { visibleLine } from "~/wording";

const factSubjectMaxCharacters = 200;
/** Maximum length of an answer: a sentence or two, used as evidence like a line of the resume. */
export const factDetailMaxCharacters = 300;

const yesOrNo = z.enum(["yes", "no"], { error: "Choose yes or no" });
/** The user's own words about it; a "no" has none. */
const detail = z
  .string()
  .transform(visibleLine)
  .refine((text) => text.length <= factDetailMaxCharacters, `At most ${factDetailMaxCharacters} characters`)
  .default("");

const incomplete = "This form is incomplete. Reload the page and try again.";

const answeredQuestion = z.object({
  subject: z
    .string({ error: incomplete })
    .transform(visibleLine)
    .refine((subject) => subject !== "" && subject.length <= factSubjectMaxCharacters, incomplete),
  /** Not every question of a list has to be answered. */
  answer: yesOrNo.optional(),
  detail,
});
export type AnswerQuestion = Required<z.infer<typeof answeredQuestion>>;

export const answerQuestionsSchema = z.object({
  answers: z
    .array(answeredQuestion, { error: incomplete })
    .min(1, incomplete)
    .transform((all) => all.flatMap(({ answer, ...asked }): AnswerQuestion[] => (answer ? [{ ...asked, answer }] : [])))
    .refine((given) => given.length > 0, "Choose yes or no"),
  /** The page that asked the question; the form returns there. */
  back: z.string().max(2000).default(""),
  /** The resume and job whose match that page shows; the match is made again with the answer. */
  resumeId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  /** The rewrite that page shows; it is scored again with the answer. */
  rewriteId: z.uuid().optional(),
});

export const changeAnswerSchema = z.object({ answer: yesOrNo, detail });
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
