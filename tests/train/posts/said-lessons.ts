import type { PassageView } from "~/tailor/posting/terms/candidate-features";
import { proposeIn } from "~/tailor/posting/terms/read-asked";
import { saidFeatures } from "~/tailor/posting/terms/said-features";
import marks from "./said-marks.json";
import type { Sequence } from "./train-tagger";

/** "12-30 45-60!": places of rows in a post that a person read as a job seeker; "!" where nobody would say it so. */
const places: Record<string, string> = marks;

/** Candidates of a post that a person read as rows, with what can be seen of them and whether one would say them so. */
export function saidLessons({ id, text }: { id: string; text: string }, views: PassageView[]): Sequence[] {
  const odd = new Map((places[id] ?? "").split(" ").map((place) => [place.replace("!", ""), place.endsWith("!")]));
  return views.flatMap((view) =>
    proposeIn(text, view).flatMap((one) => {
      const isOdd = odd.get(`${one.start}-${one.end}`);
      if (isOdd === undefined) return [];
      return [{ items: [saidFeatures(text, view, one)], labels: [isOdd ? "no" : "yes"] }];
    }),
  );
}
