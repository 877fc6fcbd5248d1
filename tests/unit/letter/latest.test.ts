import { expect, it } from "vitest";
import { jobsOf } from "~/tailor/letter/jobs/job";
import { isSurelyLatest, isTrainingBeforeDegree } from "~/tailor/letter/jobs/latest";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Work } from "~/tailor/resume";

const empty = parseResume("Ivo Lund\n");
const entry = (position: string, dates: Partial<Work>): Work => ({ position, highlights: [], ...dates });

function latestOf(work: Work[], source = ""): string[] {
  const resume = { ...empty, work, source };
  return jobsOf(resume).flatMap((job) => (isSurelyLatest(job, resume) ? [job.title ?? ""] : []));
}

const cook = entry("Cook", { startDate: "2010", endDate: "2012" });
const chef = entry("Sous Chef", { startDate: "2012", endDate: "2014" });

it("calls the last job the latest, and none before it", () => {
  expect(latestOf([chef, cook])).toEqual(["Sous Chef"]);
  expect(latestOf([entry("Chef de Cuisine", { startDate: "2014", current: true }), chef])).toEqual(["Chef de Cuisine"]);
});

it("calls none the latest where another may be: without dates above it, without an end, or of a month left open", () => {
  expect(latestOf([entry("Kitchen", {}), chef])).not.toContain("Sous Chef");
  expect(latestOf([chef, entry("Kitchen", {})])).toEqual(["Sous Chef"]);
  expect(latestOf([chef, entry("Kitchen", { startDate: "2013" })])).not.toContain("Sous Chef");
  expect(latestOf([entry("Cook", { startDate: "2014", endDate: "2014-05" }), chef])).not.toContain("Sous Chef");
});

it("calls none the latest where the source tells of later work than was read", () => {
  expect(latestOf([chef], "Chef de Cuisine, 2016 to Current")).toEqual([]);
  expect(latestOf([chef], "Harbour kitchen, 2015 and 2016")).toEqual([]);
});

it("knows a placement that a degree came after", () => {
  const work = [entry("Engineering Intern", { startDate: "2016", endDate: "2016" }), chef];
  const resume = { ...empty, work, education: [{ studyType: "B.S.", endDate: "2018", courses: [], highlights: [] }] };
  expect(jobsOf(resume).filter((job) => isTrainingBeforeDegree(job, resume))).toHaveLength(1);
  expect(jobsOf(resume).filter((job) => isTrainingBeforeDegree(job, { ...resume, education: [] }))).toEqual([]);
});
