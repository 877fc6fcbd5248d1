import type { PassageView } from "~/tailor/posting/terms/candidate-features";
import { proposeIn } from "~/tailor/posting/terms/read-asked";
import { saidFeatures } from "~/tailor/posting/terms/said-features";
import type { Span } from "~/tailor/resume";
import marks from "./said-marks.json";
import type { Sequence } from "./train-tagger";

/** "12-30 45-60!": places of rows in a post that a person read as a job seeker; "!" where nobody would say it so. */
const places: Record<string, string> = marks;

/** True for a row that a person read in a post and would say so, false for one that is odd, undefined where nobody read it. */
export function readAs(id: string, { start, end }: Span): boolean | undefined {
  const place = `${start}-${end}`;
  const read = places[id]?.split(" ").find((one) => one === place || one === `${place}!`);
  return read === undefined ? undefined : !read.endsWith("!");
}

/** Candidates of a post that a person read as rows, with what can be seen of them and whether one would say them so. */
export function saidLessons({ id, text }: { id: string; text: string }, views: PassageView[]): Sequence[] {
  return views.flatMap((view) =>
    proposeIn(text, view).flatMap((one) => {
      const isSaid = readAs(id, one);
      if (isSaid === undefined) return [];
      return [{ items: [saidFeatures(text, view, one)], labels: [isSaid ? "yes" : "no"] }];
    }),
  );
}
