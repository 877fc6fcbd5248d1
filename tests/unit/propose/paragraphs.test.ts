import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { mendLists } from "~/tailor/propose/skills/mend-lists";
import { buildResume } from "../../support/resumes/build-resume";

const about =
  "Cut hedges and lawns on nine estates in the valley. Planted 400 trees for the parish with two helpers. Kept the books of the nursery and ordered seed in spring.";
const cuts = async (resume: Parameters<typeof buildResume>[0]) =>
  mendLists(buildResume(resume), await loadTagger()).map(({ after }) => after.split("\n").length);

it("cuts the only paragraph of a job from three sentences on, and leaves one beside other lines as it is", async () => {
  const job = { position: "Gardener", name: "Moor Estates" };
  expect(await cuts({ work: [{ ...job, summary: about, highlights: [] }] })).toEqual([3]);
  expect(await cuts({ work: [{ ...job, highlights: [about, "Drove the van", "Sold logs"] }] })).toEqual([]);
});

it("cuts a paragraph of the person's own beside another one that is cut, unless they speak of themselves", async () => {
  const deeds =
    "Led walks for groups of up to 30 guests at the weekends. Wrote the guide to the mosses of the moor with two botanists. Sold 200 copies of it at the gate in one summer. Ran the summer school for five years and found the money for it. Mended the boardwalks with volunteers every spring and kept the tools in order. Counted adders for the county each May.";
  const other =
    "Season on the research station with two botanists from April to late September. Rain gauges and peat cores, read and logged each morning before the first visitors came. Nobody missed a reading in that time, and the series is now the longest of the county.";
  const own = `I grew up beside the moor and ${about.toLowerCase()}`;
  expect(await cuts({ other: [{ title: "Guiding", lines: [deeds] }] })).toEqual([6]);
  expect(await cuts({ other: [{ title: "Station", lines: [other] }] })).toEqual([]);
  const both = [deeds, other, own].map((line, at) => ({ title: `Part ${at}`, lines: [line] }));
  expect(await cuts({ other: both })).toEqual([6, 3]);
});

it("cuts no notes of a few words each, and none that hang on the head of their job", async () => {
  const job = { position: "Gardener", name: "Moor Estates", highlights: [] };
  const notes =
    "Nine estates in all. Two helpers under me. Too much of it for one man, as I was told when the owner changed. Kept the books. Left as a friend.";
  expect(await cuts({ work: [{ ...job, summary: notes }] })).toEqual([]);
  expect(await cuts({ work: [{ ...job, summary: `With two helpers. ${about}` }] })).toEqual([]);
});

it("leaves a sentence that says what came of the one before with it", async () => {
  const job = { position: "Gardener", name: "Moor Estates", highlights: [] };
  const thanked = `${about} Dug out the village pond with the school in one hard week. Was given the medal of the parish for it.`;
  expect(await cuts({ work: [{ ...job, summary: thanked }] })).toEqual([4]);
});
