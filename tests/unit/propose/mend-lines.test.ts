import { expect, it } from "vitest";
import { mendLines } from "~/tailor/propose/reword/mend-lines";
import { buildResume } from "../../support/resumes/build-resume";

const mendsOf = (highlights: string[]) =>
  mendLines(buildResume({ work: [{ position: "Gardener", name: "Moor Estates", highlights }] })).map(
    ({ after, isMend = false }) => [after, isMend],
  );

it("takes a capital alone for style, and a lost blank for a fault", () => {
  expect(mendsOf(["Cut hedges and lawns.", "planted trees.", "Sold logs,and seed."])).toEqual([
    ["Planted trees.", false],
    ["Sold logs, and seed.", true],
  ]);
});
