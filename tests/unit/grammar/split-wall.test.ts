import { beforeAll, describe, expect, it } from "vitest";
import { areEnds, splitRun } from "~/tailor/grammar/split-run";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { splitWall } from "~/tailor/grammar/split-wall";
import { loadTagger, type Tag } from "~/tailor/grammar/tagger";

let tag: Tag;
beforeAll(async () => {
  tag = await loadTagger();
});

it("cuts a wall at the ends of its sentences and at signs that stood before bullets", () => {
  const wall =
    "Ran the seed store for Dr. Holt and St. Anne's school. It held 40 kinds. kept the books of both shops. Key results: − Sold 2,000 bulbs of tulips − Halved the waste of compost.";
  expect(splitWall(wall)).toEqual([
    "Ran the seed store for Dr. Holt and St. Anne's school. It held 40 kinds.",
    "kept the books of both shops.",
    "Key results: Sold 2,000 bulbs of tulips",
    "Halved the waste of compost.",
  ]);
});

it("leaves what is one sentence, and lists with semicolons, in one piece", () => {
  const list = "Grew roses, ferns and herbs; compost by hand; a plan for each bed (e.g. Mint) by season";
  expect(splitWall(list)).toEqual([list]);
});

it("takes dashes for signs of a list behind a label, and leaves one between two names", () => {
  expect(splitWall("Cared for gardens, including: - Pruning of old roses - Planting of bulbs - Yearly plans")).toEqual([
    "Cared for gardens, including: Pruning of old roses",
    "Planting of bulbs",
    "Yearly plans",
  ]);
  const route = "Drove the night train Leeds - York every week";
  expect(splitWall(route)).toEqual([route]);
  const ports = "Moored the ferries Anna - Leeds, YO, Berta - York, YO, and Cora - Hull, HU, each night";
  expect(splitWall(ports)).toEqual([ports]);
});

describe("a text that lost its line breaks", () => {
  it.each([
    [
      "Planned the weekly menus for two schools",
      "Trained six kitchen assistants in food safety",
      "Reduced food waste by 12%",
    ],
    ["Answer calls of tenants and book repairs", "Keep the register of keys", "Prepare monthly reports for the owners"],
    ["Maintenance of pumps and valves in three plants", "Responsible for the stock of spare parts"],
    [
      "Wrote the menus of two cafes",
      "Repaired ovens (when necessary)",
      "Trained six cooks in food safety",
      "Ordered all supplies",
    ],
    ["Beat the sales goal of the harbour by 12%", "Awarded Best Deckhand (2019)", "Awarded Best Mate of the fleet"],
  ])("is cut where a line began: %s", (...lines) => {
    expect(splitRun(lines.join(" "), tag)).toEqual(lines);
  });

  it.each([
    "Cooked at the Marram Coast Award Dinner for the Executive Chef",
    "Led the Process Improvement team of the Howard Planning Group",
    "Wrote Excel macros for the Supply Chain Management office in Leeds",
    "Worked with the Head of Research on the Clean Water Act",
  ])("is not cut inside a name: %s", (line) => {
    expect(splitRun(line, tag)).toEqual([line]);
  });

  it("needs less to be cut before what is no name, and once more where it is surely cut twice", () => {
    const at = (isNoName: boolean, chances: number[]) =>
      areEnds(
        chances.map(() => ({ isNoName })),
        (place) => chances[place] ?? 0,
      );
    expect(at(true, [0.7])).toEqual([true]);
    expect(at(false, [0.7])).toEqual([false]);
    expect(at(false, [0.95, 0.8])).toEqual([true, false]);
    expect(at(false, [0.95, 0.8, 0.5, 0.99])).toEqual([true, true, false, true]);
  });
});

it("keeps a year with the month before it", () => {
  const won = "Won the prize of the valley in Nov. 2012 by growing ferns";
  expect(sentencesOf(`${won}. Sold 40 kinds of roses.`)).toEqual([`${won}.`, "Sold 40 kinds of roses."]);
});
