import { z } from "zod";
import { copyResumeSchema, newIdSchema, pasteResumeSchema, renameResumeSchema } from "~/domain/resumes/resume.schema";

const oneResume = z.object({ resumeId: newIdSchema });
/** The forms of My Resumes; the one for a text was the first, and may come without its name. */
export const resumesFormSchema = z.discriminatedUnion("intent", [
  pasteResumeSchema.extend({ intent: z.literal("paste").optional() }),
  renameResumeSchema.extend({ intent: z.literal("rename") }),
  copyResumeSchema.extend({ intent: z.literal("duplicate") }),
  oneResume.extend({ intent: z.literal("delete") }),
  oneResume.extend({ intent: z.literal("restore") }),
  oneResume.extend({ intent: z.literal("erase") }),
  oneResume.extend({ intent: z.literal("rewrite"), id: z.string().default(""), jobId: z.string().default("") }),
]);
export type ResumesForm = z.infer<typeof resumesFormSchema>;
