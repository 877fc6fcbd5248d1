import { expect, it } from "vitest";
import { mayHead } from "~/tailor/parse/headings/informal-headings";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readLines } from "../../support/resumes/read-lines";

const top = ["Odile Farrow", "Bus driver", "odile.farrow@mail.example", ""];
const keysOf = (...lines: string[]) => readLines(...top, ...lines).sections.map(({ key, title }) => [key, title]);

const aboutJobs = [
  "Tram driver, Linden Transit, Graz",
  "March 2019 - present",
  "- Drive six routes across the city",
  "",
  "Bus cleaner, Linden Transit, Graz",
  "2016 - 2019",
  "- Cleaned forty buses a night",
];

it.each(["Where I have worked", "Jobs", "My working life", "PLACES I WORKED AT", "What I've done so far"])(
  "reads %s as a heading of jobs",
  (heading) => {
    const { work } = readLines(...top, heading, "", ...aboutJobs);
    expect(work.map(({ position }) => position)).toEqual(["Tram driver", "Bus cleaner"]);
  },
);

it.each(["CLINICAL EXTERNSHIP", "Practicum", "Seasonal work", "TRANSPORT WORK"])("reads %s as jobs", (heading) => {
  const { work } = readLines(...top, heading, "", ...aboutJobs);
  expect(work.map(({ position }) => position)).toEqual(["Tram driver", "Bus cleaner"]);
});

it("reads teaching as jobs where dated jobs stand below, and as courses where they do not", () => {
  const jobs = ["History Teacher", "Alder High School, Graz", "2016 - 2019", "- Taught five classes a week"];
  expect(readLines(...top, "TEACHING", "", ...jobs).work.map(({ position }) => position)).toEqual(["History Teacher"]);
  expect(keysOf("TEACHING", "", "Introduction to tram signals", "Night driving")).toEqual([["other", "TEACHING"]]);
});

it("reads headings in anybody's words by what stands below them", () => {
  expect(
    keysOf(
      "A little about me",
      "",
      "I have driven buses and trams for nine years and know every stop of the city by name.",
      "",
      "Jobs I have had",
      "",
      ...aboutJobs,
      "",
      "School",
      "",
      "Diploma in Tourism, Murau College, 2015",
      "",
      "Licences & tickets",
      "",
      "Tram licence (2019)",
      "First aid (2022)",
      "",
      "What I bring",
      "",
      "Night shifts",
      "Ticket machines",
      "",
      "What I speak",
      "",
      "German, Polish",
    ),
  ).toEqual([
    ["summary", "A little about me"],
    ["work", "Jobs I have had"],
    ["education", "School"],
    ["certificates", "Licences & tickets"],
    ["skills", "What I bring"],
    ["languages", "What I speak"],
  ]);
});

it("takes a short line of a job for no heading where the lines below are no such section", () => {
  const { work } = readLines(
    ...top,
    "EXPERIENCE",
    "",
    ...aboutJobs,
    "",
    "School",
    "",
    "- Drove the school run on three routes",
  );
  expect(work).toHaveLength(2);
  expect(work[1]?.highlights.join(" ")).toContain("Drove the school run");
});

it("takes words of a field alone for no heading", () => {
  const titles = keysOf(
    "SKILLS",
    "",
    "Customer service",
    "",
    "Team leadership",
    "",
    "Sales management",
    "",
    "JOBS",
    "",
    ...aboutJobs,
  );
  expect(titles.map(([, title]) => title)).toEqual(["SKILLS", "JOBS"]);
});

it("takes a trade with what says that it is work for a heading of jobs", () => {
  const { work } = parseResume(`Ilse Marrow
ilse@example.com

FORKLIFT JOBS

Forklift Driver, Hale Timber, Dayton, 2015 - 2019
- Loaded trucks with planks

LICENSE
Forklift card`);
  expect(work.map(({ position, highlights }) => [position, highlights.length])).toEqual([["Forklift Driver", 1]]);
});

it("may be a heading in a file that tells sizes where it is in capitals or in a heading's style", () => {
  const line = {
    start: 0,
    end: 12,
    bullet: false,
    gap: true,
    indent: 0,
    size: 11,
    bold: false,
    level: undefined,
    column: 0,
    page: 0,
    links: [],
    width: 12,
    room: undefined,
  };
  expect(mayHead({ ...line, text: "SCHOOL" })).toBe(true);
  expect(mayHead({ ...line, text: "School", level: 2 })).toBe(true);
  expect(mayHead({ ...line, text: "School" })).toBe(false);
  expect(mayHead({ ...line, text: "School", size: 0 })).toBe(true);
});
