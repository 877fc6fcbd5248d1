import { z } from "zod";
import { addJobSchema } from "../jobs/job.schema";
import { pasteResumeSchema } from "../resumes/resume.schema";

/** Body of POST /functions/v1/analyze-resume-job-match. */
export const analyzeTextsSchema = z.object({
  resumeText: pasteResumeSchema.shape.text,
  jobText: addJobSchema.shape.description,
});
export type AnalyzeTexts = z.infer<typeof analyzeTextsSchema>;
