import figures from "./figures.json";
import { type QualityFigures, qualityFiguresSchema } from "./quality.schema";

/** The figures of the last evaluation over the project's own fixtures, as it wrote them. */
export function readFigures(): QualityFigures {
  return qualityFiguresSchema.parse(figures);
}
