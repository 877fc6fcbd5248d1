import { z } from "zod";
import { addJobSchema } from "~/domain/jobs/job.schema";
import { pasteResumeSchema } from "~/domain/resumes/resume.schema";
import { userNameMaxCharacters } from "~/domain/rewriting/limits";
import { visibleLine } from "~/wording";

/** Body of POST /functions/v1/rewrite-resume. */
export const rewriteTextsSchema = z.object({
  resumeText: pasteResumeSchema.shape.text,
  jobDescription: addJobSchema.shape.description,
  /** Signs the letter; without it the resume's own name does. */
  userName: z
    .string()
    .max(userNameMaxCharacters, `At most ${userNameMaxCharacters} characters`)
    .transform(visibleLine)
    .nullish(),
});
export type RewriteTexts = z.infer<typeof rewriteTextsSchema>;
