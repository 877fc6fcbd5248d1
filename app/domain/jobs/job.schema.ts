import { z } from "zod";
import { visibleLine, visibleText } from "../../visible-text";
import { companyNameMaxCharacters, jobDescriptionMaxCharacters, jobTitleMaxCharacters } from "./limits";

export const addJobSchema = z.object({
  /** The form brings the id of what it makes: sending it twice makes one. */
  id: z.uuid({ error: "This form is incomplete. Reload the page and try again." }),
  title: z
    .string({ error: "Give the job a title" })
    .max(jobTitleMaxCharacters, `At most ${jobTitleMaxCharacters} characters`)
    .transform(visibleLine)
    .refine((title) => title !== "", "Give the job a title"),
  company: z
    .string()
    .max(companyNameMaxCharacters, `At most ${companyNameMaxCharacters} characters`)
    .transform(visibleLine)
    .default(""),
  description: z
    .string({ error: "Paste the job description" })
    // Before counting: a browser sends each line break as two characters and counts it as one.
    .transform(visibleText)
    .refine((text) => text.length <= jobDescriptionMaxCharacters, "20,000 character limit.")
    .refine((text) => text.trim().length > 0, "Paste the job description"),
});
export type AddJob = z.infer<typeof addJobSchema>;

/** What a list or a selector shows of a job post. */
export interface JobSummary {
  id: string;
  title: string;
  company: string;
  createdAt: number;
}
