import { z } from "zod";
import { basedOnSchema } from "./correction.schema";

/** The entries of a part in the order of a form, each by its place before. */
export const arrangeSchema = z.object({
  basedOn: basedOnSchema,
  press: z.string().optional(),
  entries: z
    .array(z.object({ at: z.coerce.number().int().min(0).max(9999) }))
    .max(100)
    .optional()
    .default([]),
});
