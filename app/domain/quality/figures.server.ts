import { z } from "zod";
import figures from "./figures.json";
import judged from "./judged.json";

const figure = z.object({
  name: z.string(),
  measured: z.string(),
  goal: z.string().optional(),
  verdict: z.enum(["ok", "below"]).optional(),
  /** The same figure for the plain TF-IDF baseline. */
  baseline: z.string().optional(),
});

/** What `npm run eval -- --write` leaves in figures.json. */
export const qualityFiguresSchema = z.object({
  /** Day (UTC) of the run, "2026-11-21". */
  measuredOn: z.iso.date(),
  formulaVersion: z.string(),
  sections: z.array(
    z.object({
      /** The question in plain words, and what the figures under it mean. */
      question: z.string(),
      about: z.string(),
      /** The heading in the evaluation's own table. */
      title: z.string(),
      note: z.string().optional(),
      figures: z.array(figure),
    }),
  ),
});
export type QualityFigures = z.infer<typeof qualityFiguresSchema>;

/** The figures of the last evaluation over the project's own fixtures, as it wrote them. */
export function readFigures(): QualityFigures {
  return qualityFiguresSchema.parse(figures);
}

/** What `npm run train:score -- --folds --write` leaves in judged.json: matches against a recruiter's reading. */
export const judgedFiguresSchema = z.object({
  formulaVersion: z.string(),
  sections: z.array(z.object({ title: z.string(), rows: z.array(figure) })),
});

/** The figures of the last comparison with a recruiter's reading, over real posts and resumes that stay unpublished. */
export function readJudged(): z.infer<typeof judgedFiguresSchema> {
  return judgedFiguresSchema.parse(judged);
}
