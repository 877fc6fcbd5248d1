import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writeDegree } from "~/tailor/letter/beside/write-degree";
import { jobsOf } from "~/tailor/letter/jobs/job";
import { quotableLines } from "~/tailor/letter/lines/quotable-lines";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { expectProportion } from "../../support/runner/expect-proportion";

const tag = await loadTagger();
const resume = parseResume(
  "Ana Bold\n\nEXPERIENCE\n\nGlazier, Pike Panes\n2015 - 2019\n- Cut glass\n\nEDUCATION\n\nBachelor of Science in Accounting, University of Calder, 2012\n",
);
const posting = readPosting("Accountant\n\nRequirements\n- Bachelor's degree in Accounting is required\n");
const match = matchResume(resume, posting, { asOf: "2024-06" });
const [work, study] = [resume.work[0], resume.education[0]];

const jobs = (named: { position?: string; name?: string }) =>
  jobsOf({ ...resume, work: work ? [{ ...work, ...named }] : [] });
const lines = (...highlights: string[]) =>
  quotableLines({ ...resume, work: work ? [{ ...work, highlights }] : [] }, tag).map(({ text }) => text);
const degree = (named: { area?: string; institution?: string }) =>
  writeDegree({ ...resume, education: study ? [{ ...study, ...named }] : [] }, match, posting, tag);

it.each<[string, number, (size: number) => unknown]>([
  ["blanks in a title", 100_000, (size) => jobs({ position: `Glazier${" ".repeat(size)}x` })],
  ["brackets in a title", 100_000, (size) => jobs({ position: "(".repeat(size) })],
  ["blanks in an employer", 100_000, (size) => jobs({ name: `Pike${" ".repeat(size)}x` })],
  ["digits in a line", 100_000, (size) => lines(`Cut 9 panes of glass a${"1".repeat(size)}`)],
  ["blanks in a line", 100_000, (size) => lines(`Cut nine${" ".repeat(size)}panes of glass`)],
  ["words in a line", 100_000, (size) => lines(`Cut glass ${"for 344 panes ".repeat(size / 14)}`)],
  ["open brackets in a line", 100_000, (size) => lines(`Cut panes of glass ${"[".repeat(size)}`)],
  ["one word for a school", 8_000, (size) => degree({ institution: `University of ${"e".repeat(size)}` })],
  ["one word for a field", 100_000, (size) => degree({ area: `${"e".repeat(size)}_` })],
])("reads long %s in time that grows with their number", async (_, longest, read) => {
  await expectProportion(longest, read);
});

it("still finds a title and an employer among brackets and blanks, and the line beside one that is too long", () => {
  expect(jobs({ position: "Glazier (Nights)  / Roofer", name: "Pike Panes (Leeds)" })).toMatchObject([
    { titles: ["Glazier", "Roofer"], employer: "Pike Panes" },
  ]);
  expect(jobs({ position: "Accounts Payable/Receivable Clerk" })[0]?.role).toBeUndefined();
  const plain = "Cut nine panes of glass a day";
  expect(lines(`Cut glass ${"for 344 panes ".repeat(20)}`, plain)).toEqual([plain]);
});
