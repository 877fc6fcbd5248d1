import { expect, it } from "vitest";
import { judgeChanges } from "~/tailor/judge-changes";
import { readSummary } from "~/tailor/propose/summary/own-summary";
import { buildResume } from "../../support/resumes/build-resume";

it.each([
  "Gardener with 12 years in walled gardens. I love old roses: they argue with you in spring and bloom all the same.",
  "Gardener with 12 years in walled gardens. I am now looking for a position in one park so that I can see my trees grow old.",
])("keeps what its writer says of roses, and their own reason: %s", (summary) => {
  expect(readSummary(summary).text).toBe(summary);
});

it.each([
  [
    "Objective: To obtain a position in the Rose House of Moor Nursery.\nGardener with 12 years in walled gardens.",
    "Gardener with 12 years in walled gardens.",
  ],
  [
    "Dedicated [job title] with [number] years of practice. Grew 40 kinds of fern for two public parks.",
    "Grew 40 kinds of fern for two public parks.",
  ],
  [
    "Careful gardener with a feeling for old roses, seeking a new garden.",
    "Careful gardener with a feeling for old roses.",
  ],
  ["To bring my skills and experience to a company that grows.", ""],
  [
    "To find a position where my experience and a pesticide licence will be utilized. And work in the walled gardens of Holt Park.",
    "Holds a pesticide licence. Work in the walled gardens of Holt Park.",
  ],
  ["To obtain a driving licence and a position in management.", ""],
  [
    "Patient gardener seeking a challenging position in a company, trained in two nurseries of roses.",
    "Patient gardener, trained in two nurseries of roses.",
  ],
  ["My first goal is to grow with the company. Make sure that all paths are swept. I will also feed the ferns.", ""],
  [
    "My objective is to be hired where one may apply the skills from almost 9 years of experience in walled gardens to help a park.",
    "Almost 9 years of experience in walled gardens.",
  ],
  [
    "Gardener with 12 years in two parks. Seeking a position in a growing company. Calm in all weathers.",
    "Gardener with 12 years in two parks. Calm in all weathers.",
  ],
  [
    "Pruned ferns in two parks of the town. I study in the evenings and hope to find a greenhouse to run.",
    "Pruned ferns in two parks of the town.",
  ],
  [
    "Gardener of two parks. To obtain a position in a growing company. Preferably in rose breeding. Thanks again to all of the board.",
    "Gardener of two parks.",
  ],
  [
    "Gardener of two parks. Seeking a position in a park. Ideally suited to wet clay.",
    "Gardener of two parks. Ideally suited to wet clay.",
  ],
  ...[
    "Thanks to nine years in two parks I know ferns.",
    "Thanks again for nine years of good work to all my crews at Holt Park.",
    "Sincerely, honestly and with care I prune the old.",
    "Respectfully, firmly leads crews of nine.",
  ].map((told): [string, string] => [told, told]),
  ["Although I have worked with ferns for years.", "I have worked with ferns for years."],
  ["Pruned roses, hedges and\nvines of Holt Park.", "Pruned roses, hedges and vines of Holt Park."],
])("leaves out of “%s” what its writer wants and what nobody filled in", (summary, left) => {
  expect(readSummary(summary).text).toBe(left);
});

it.each([
  "Gardener with 12 years in walled gardens. Looking for a small park where I can name every rose.",
  "Gardener of two parks. I bring ideas that make your beds bloom. Plant early. Prune late. Calm in all weathers.",
  `Gardener of two parks who seeks to grow Skills Pruning ${"Dug beds and swept paths for the town ".repeat(12)}| Vale Farm`,
  "I have kept the ferns of two parks while others were away and would like to do it for good.",
])("keeps a wish that only its writer has: “%s”", (summary) => {
  expect(readSummary(summary).text).toBe(summary);
});

it("leaves a summary that tells what was done as it is", () => {
  const summary = "Gardener with 12 years in walled gardens.\nHolds a licence for two sprays.";
  expect(readSummary(summary).text).toBe(summary);
});

it("may go without what was wanted, names and all, and without nothing else", () => {
  const summary = "To obtain a position in the Rose House of Moor Nursery. Gardener with 12 years in Holt Park.";
  const resume = buildResume({ basics: { name: "Ana Bold", profiles: [], summary } });
  const atomId = resume.atoms.find(({ path }) => path === "/basics/summary")?.id ?? null;
  const base = { id: "s", kind: "summary" as const, atomId, path: "/basics/summary", before: summary, why: "" };
  const verdictOf = (after: string) => judgeChanges([{ ...base, after, requirementIds: [] }], resume)[0]?.accepted;
  expect(verdictOf("Gardener with 12 years in Holt Park.")).toBe(true);
  expect(verdictOf("Gardener in Holt Park.")).toBe(false);
  expect(verdictOf("Gardener with 12 years in the Rose House of Holt Park.")).toBe(false);
});
