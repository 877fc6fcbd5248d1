import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { openingFeatures } from "~/tailor/letter/clauses/clause-features";

const tag = await loadTagger();

function featuresOf(texts: { path: string; text: string }[]): string[][] {
  const job = { path: "/work/0", isVoluntary: false, isCurrent: false, texts };
  return texts.map((whole) => openingFeatures({ path: whole.path, job, text: whole.text, whole }, tag));
}

it("counts no line among the others of its job, also where it is written in signs", () => {
  const [features = []] = featuresOf([{ path: "/work/0/highlights/0", text: "Order & count flour for two ovens" }]);
  expect(features.filter((name) => /^others/.test(name))).toEqual([]);
  expect(features).toContain("noun or verb alone");
});

it("counts the lines of a summary apart, though all have its path", () => {
  const texts = ["Ordered flour for two ovens", "Count the trays"].map((text) => ({ path: "/work/0/summary", text }));
  expect(featuresOf(texts)[1]).toEqual(expect.arrayContaining(["others past 4", "others base 0"]));
});

it("reads the lines of a job once for all of them", () => {
  let reads = 0;
  const count = 60;
  const texts = Array.from({ length: count }, (_, at) => ({
    path: `/work/0/highlights/${at}`,
    get text() {
      reads += 1;
      return `Order flour for oven ${at}`;
    },
  }));
  featuresOf(texts);
  expect(reads).toBeLessThanOrEqual(4 * count);
});
