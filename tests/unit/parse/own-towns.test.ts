import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const work = (...lines: string[]) =>
  parseResume(["Ada Morrow", "Alder Point | ada@example.com", "", ...lines].join("\n")).work;

it("takes the town of the person, and one behind several employers, for a place", () => {
  const found = work(
    "Experience",
    "Boat Fitter, Alder Point (2019 - 2022)",
    "Hale Boat Yard Ltd",
    "• Sealed hulls",
    "• Hung rudders",
    "",
    "Deck Hand | 2016 - 2019",
    "Pell Ferry Company, Grey Harbour",
    "• Coiled ropes",
    "",
    "Cook | 2013 - 2016",
    "Wren Hotel Group, Grey Harbour",
    "• Baked bread",
  );
  expect(found.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Boat Fitter", "Hale Boat Yard Ltd", "Alder Point"],
    ["Deck Hand", "Pell Ferry Company", "Grey Harbour"],
    ["Cook", "Wren Hotel Group", "Grey Harbour"],
  ]);
});
