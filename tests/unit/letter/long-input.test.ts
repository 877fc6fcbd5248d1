import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { jobsOf } from "~/tailor/letter/job";
import { tellDuty } from "~/tailor/letter/lines/tell-nouns";
import { tellDegree } from "~/tailor/letter/tell-degree";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const tag = await loadTagger();
const resume = parseResume(
  "Ana Bold\n\nEXPERIENCE\n\nGlazier, Pike Panes\n2015 - 2019\n- Cut glass\n\nEDUCATION\n\nBachelor of Science in Accounting, University of Calder, 2012\n",
);
const posting = readPosting("Accountant\n\nRequirements\n- Bachelor's degree in Accounting is required\n");
const match = matchResume(resume, posting, { asOf: "2024-06" });
const [work, study] = [resume.work[0], resume.education[0]];

const jobs = (named: { position?: string; name?: string }) =>
  jobsOf({ ...resume, work: work ? [{ ...work, ...named }] : [] });
const degree = (named: { area?: string; institution?: string }) =>
  tellDegree({ ...resume, education: study ? [{ ...study, ...named }] : [] }, match, posting, tag);

const longest = 100_000;
/** Far above what it takes, far below what it takes where the time grows with the square of the length. */
const mostMilliseconds = 1500;

it.each<[string, () => unknown]>([
  ["blanks in a title", () => jobs({ position: `Glazier${" ".repeat(longest)}x` })],
  ["brackets in a title", () => jobs({ position: "(".repeat(longest) })],
  ["blanks in an employer", () => jobs({ name: `Pike${" ".repeat(longest)}x` })],
  ["digits in a duty", () => tellDuty(`Responsible for a${"1".repeat(longest)}`, tag)],
  ["one word for a school", () => degree({ institution: `University of ${"e".repeat(8000)}` })],
  ["one word for a field", () => degree({ area: `${"e".repeat(longest)}_` })],
])("reads long %s in no time", (_, read) => {
  const start = performance.now();
  read();
  expect(performance.now() - start).toBeLessThan(mostMilliseconds);
});

it("still finds a title and an employer among brackets and blanks, and the capitals inside a duty", () => {
  expect(jobs({ position: "Glazier (Nights)  / Roofer", name: "Pike Panes (Leeds)" })).toMatchObject([
    { titles: ["Glazier", "Roofer"], employer: "Pike Panes" },
  ]);
  expect(jobs({ position: "Accounts Payable/Receivable Clerk" })[0]?.role).toBeUndefined();
  expect(tellDuty("Responsible for Cutting of glass and fitting of panes", tag)).toBe(
    "cutting of glass and fitting of panes",
  );
  expect(tellDuty("Responsible for cutting of 9 Panes of glass and fitting", tag)).toBeUndefined();
});
