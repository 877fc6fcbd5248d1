import { z } from "zod";
import { newIdSchema } from "~/domain/resumes/resume.schema";
import { draftSchemas, sections } from "./builder.schema";

/** Lists whose entries buttons add and take away. */
export const builderLists = ["education", "experience"] as const;

const step = z.object({
  resumeId: newIdSchema,
  /** Number of the draft that the form was made from. */
  revision: z.coerce.number().int().min(0),
  /** The button: to a section, to the next one, or what ends the draft. None where the draft is kept while typing. */
  step: z.enum([...sections, "next", "save", "discard", "start-over"]).optional(),
  /** Digest of the form that the review showed. */
  shown: z.string().max(100).default(""),
  /** Version of the resume to write over, where the user was told that another stands by now. */
  over: z.coerce.number().int().min(1).optional(),
});

/** Takes a built resume into the builder; the draft that it may take the place of is named, as its owner saw it. */
export const editBuiltSchema = step.pick({ resumeId: true, revision: true }).partial();

/** A form of the builder: one section, and the button that was pressed. */
export const builderStepSchema = z.discriminatedUnion("section", [
  step.extend({ section: z.literal("personal"), ...draftSchemas.personal.shape }),
  step.extend({ section: z.literal("education"), ...draftSchemas.education.shape }),
  step.extend({ section: z.literal("experience"), ...draftSchemas.experience.shape }),
  step.extend({ section: z.literal("skills"), ...draftSchemas.skills.shape }),
  step.extend({ section: z.literal("review") }),
]);
export type BuilderStep = z.output<typeof builderStepSchema>;
