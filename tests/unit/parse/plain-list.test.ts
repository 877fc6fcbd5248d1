import { expect, it } from "vitest";
import { isPlainList, isSentence } from "~/tailor/parse/plain-list";

it.each([
  "Can use a lathe and a mill",
  "I repair clocks",
  "Works well under pressure",
  "Trained on the Harrow 4100 press and two older ones",
  "Stock planning Retail buying and display Shop security",
  "Rules of the port (tides",
])("takes %j for a sentence or for what nobody can cut", (text) => {
  expect(isSentence(text)).toBe(true);
});

it("takes a list of names for one, whatever stands in their brackets, and none with a sentence in it", () => {
  const names = [
    "Microsoft Excel",
    "Cash handling",
    "Fluent in Welsh",
    "Harbour work (tides, pilots and the locks of both basins)",
  ];
  expect(isPlainList(names)).toBe(true);
  expect(isPlainList([...names, "I can weld"])).toBe(false);
});
