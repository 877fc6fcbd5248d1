import { expect, it } from "vitest";
import { entriesListedAgain } from "~/tailor/propose/leave-out/repeated-entries";
import type { Work } from "~/tailor/resume";

const job: Work = {
  position: "Picker",
  name: "Moor Depot",
  startDate: "2018",
  endDate: "2021",
  highlights: ["Locked the gates at night", "Washed 12 vans on Fridays"],
};
const { name: _, ...nameless } = job;
const again = (...work: Work[]) => [...entriesListedAgain({ work })];

it("knows a job that stands twice with other breaks between its lines, or with fewer of them", () => {
  expect(again(job, { ...job, highlights: ["Locked the gates at night washed 12 vans on Fridays."] })).toEqual([
    "/work/1",
  ]);
  expect(again(job, { ...nameless, highlights: ["Washed 12 vans on Fridays"] })).toEqual(["/work/1"]);
});

it("keeps the one that says more, wherever it stands", () => {
  expect(again({ ...job, highlights: job.highlights.slice(1) }, job)).toEqual(["/work/0"]);
});

it("knows no copy in other dates, at another employer or with another line", () => {
  expect(again(job, { ...job, endDate: "2022" }, { ...job, name: "Vale Depot" })).toEqual([]);
  expect(again(job, { ...job, highlights: ["Locked the gates at night", "Drove a van"] })).toEqual([]);
  expect(
    again(
      { ...job, highlights: ["Swashed 12 vans on Fridays"] },
      { ...job, highlights: ["Washed 12 vans on Fridays"] },
    ),
  ).toEqual([]);
});

it("looks at a list of jobs once, however many of its copies are asked about", () => {
  const resume = { work: [job, job] };
  expect(entriesListedAgain(resume)).toBe(entriesListedAgain({ ...resume }));
});
