import { describe, expect, it } from "vitest";
import { auc, bagDifference, bagRecall, countHits, mean, microScores, precisionAt } from "../../eval/metrics";

describe("AUC", () => {
  it("is the share of pairs in the right order", () => {
    expect(auc([3, 2], [1, 0])).toBe(1);
    expect(auc([1, 0], [3, 2])).toBe(0);
    expect(auc([4, 1], [3, 2, 0])).toBeCloseTo(4 / 6);
  });

  it("counts a tie half", () => {
    expect(auc([5, 5], [5])).toBe(0.5);
    expect(auc([5, 7], [5, 1])).toBeCloseTo(3.5 / 4);
  });

  it("is unknown where a side is empty", () => {
    expect(auc([], [1])).toBeUndefined();
    expect(auc([1], [])).toBeUndefined();
  });
});

describe("precision at 5", () => {
  const items = (scores: [score: number, relevant: boolean][]) =>
    scores.map(([score, relevant]) => ({ score, relevant }));

  it("counts the relevant ones among the five best, in whatever order they come", () => {
    const list = items([
      [1, true],
      [9, true],
      [8, false],
      [7, true],
      [6, false],
      [5, true],
    ]);
    expect(precisionAt(5, list)).toBeCloseTo(3 / 5);
    expect(precisionAt(5, list.toReversed())).toBeCloseTo(3 / 5);
  });

  it("takes the mean over every order of a tie at the edge", () => {
    const list = items([
      [9, true],
      [8, false],
      [7, true],
      [4, true],
      [4, false],
      [4, false],
      [4, false],
      [1, true],
    ]);
    expect(precisionAt(5, list)).toBeCloseTo((2 + 2 * (1 / 4)) / 5);
  });

  it("divides by five where there are fewer", () => {
    expect(precisionAt(5, items([[1, true]]))).toBeCloseTo(1 / 5);
    expect(precisionAt(5, [])).toBe(0);
  });
});

describe("micro scores", () => {
  it("sum the counts of all documents before they divide", () => {
    const counts = [
      countHits(new Set(["go", "sql"]), new Set(["go"])),
      countHits(new Set(["excel"]), new Set(["sap", "word", "excel", "visio"])),
      countHits(new Set(), new Set(["sql"])),
    ];
    const { precision, recall, f1 } = microScores(counts);
    expect(precision).toBeCloseTo(2 / 3);
    expect(recall).toBeCloseTo(2 / 6);
    expect(f1).toBeCloseTo(4 / 9);
  });

  it("are zero where nothing was predicted", () => {
    expect(microScores([countHits(new Set(), new Set(["sql"]))])).toEqual({ precision: 0, recall: 0, f1: 0 });
  });
});

it("recalls a word as often as it was found, and no more often", () => {
  expect(bagRecall(["a", "b", "b"], ["a", "a", "b", "c"])).toBe(0.5);
  expect(bagRecall(["c", "b", "a"], ["a", "b"])).toBe(1);
});

it("keeps of a bag what another lacks, counting how often", () => {
  expect(bagDifference(["a", "b", "a", "c"], ["a", "d"])).toEqual(["b", "a", "c"]);
});

it("takes the mean of what is known", () => {
  expect(mean([1, undefined, 0])).toBe(0.5);
  expect(mean([undefined])).toBeUndefined();
});
