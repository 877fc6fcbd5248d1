import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { jobLayouts, type Layout } from "../../train/layouts";
import { type Piece, type Sample, setSection } from "../../train/set-section";

const sectionsOfLayout = 25;
/** What the goals ask of the layout with a blank line between all parts of a head. */
const leastRight = 0.85;
/** Seeds of which nothing was learnt. */
const unseen = 900_000;

const folded = (text = "") =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

function said({ text, pieces }: Sample, entry: number, role: string): string {
  return pieces
    .filter((piece: Piece) => piece.entry === entry && piece.role === role)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}

function count(layout: Layout): { jobs: number; right: number; found: number } {
  const sum = { jobs: 0, right: 0, found: 0 };
  for (let seed = 0; seed < sectionsOfLayout; seed++) {
    const sample = setSection(layout, "job", unseen + seed);
    const heading = "Experience\n";
    const { work } = parseResume(heading + sample.text);
    const entries = [...new Set(sample.pieces.flatMap(({ entry }) => (entry >= 0 ? [entry] : [])))];
    sum.jobs += entries.length;
    sum.found += work.length;
    sum.right += entries.filter((entry) =>
      work.some(
        ({ position, name, startDate }) =>
          folded(position) === folded(said(sample, entry, "T")) &&
          folded(name) === folded(said(sample, entry, "E")) &&
          (startDate !== undefined) === (said(sample, entry, "D") !== ""),
      ),
    ).length;
  }
  return sum;
}

describe("layouts of which nothing was learnt", () => {
  it.each(jobLayouts.filter(({ heldOut, look }) => heldOut && !look).map((one) => [one.name, one] as const))(
    "reads title, employer and dates of jobs set as %s",
    (_, layout) => {
      const { jobs, right, found } = count(layout);
      expect(right / jobs).toBeGreaterThanOrEqual(leastRight);
      expect(found).toBeLessThanOrEqual(jobs * 1.03);
    },
  );
});
