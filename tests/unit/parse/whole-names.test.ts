import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const text = (...lines: string[]) => lines.join("\n");

function jobsOf(...lines: string[]) {
  return parseResume(text("Experience", ...lines)).work.map(({ position, name }) => [position, name]);
}

function studiesOf(...lines: string[]) {
  return parseResume(text("Education", ...lines)).education.map((study) => {
    const { studyType, area, institution, location, endDate, highlights } = study;
    return { studyType, area, institution, location, endDate, highlights };
  });
}

it("keeps a title of common words whole where no firm's word follows, and leaves the employer empty", () => {
  expect(
    jobsOf(
      "Company Name Front Desk Clerk | City , State | June 2013 - August 2014",
      "Answered guests at a desk of three",
      "Human Resources Clerk | City , State | October 2007 - June 2010",
      "Kept the files of two hundred people",
    ),
  ).toEqual([
    ["Front Desk Clerk", "Company Name"],
    ["Human Resources Clerk", undefined],
  ]);
});

it("never parts the two words of one name", () => {
  expect(
    jobsOf(
      "Company Name Survey Technician 07/2014 to Current",
      "Drew the maps of four towns",
      "Company Name Assistant Survey Technician 11/2013 to 07/2014",
      "Checked the maps of two towns",
    ),
  ).toEqual([
    ["Survey Technician", "Company Name"],
    ["Assistant Survey Technician", "Company Name"],
  ]);
});

it("leaves a department with the title that it leads, and not with the place before it", () => {
  expect(
    parseResume(
      text(
        "Experience",
        "Company Name City , State QA - Packing Line Supervisor 01/2014",
        "Led the night line of twelve",
        "Company Name City , State Packing Manager 01/2011 to 01/2014",
        "Planned the shifts of two lines",
      ),
    ).work.map(({ position, location }) => [position, location]),
  ).toEqual([
    ["QA - Packing Line Supervisor", "City, State"],
    ["Packing Manager", "City, State"],
  ]);
});

it("keeps the names of schools whole behind a degree and a subject", () => {
  expect(
    studiesOf(
      "2015",
      "High School Diploma Harlow High School | City , State",
      "Associate of Science North Elmwood Community College | City , State",
    ),
  ).toMatchObject([
    { institution: "Harlow High School" },
    { studyType: "Associate of Science", institution: "North Elmwood Community College" },
  ]);
  expect(studiesOf("B.S. : Civil Engineering West Virginia Institute of Mining | City , State , US")).toMatchObject([
    { studyType: "B.S.", area: "Civil Engineering", institution: "West Virginia Institute of Mining" },
  ]);
  expect(studiesOf("Meadow Brook A & M University 2003 BBA : Finance Finance")).toMatchObject([
    { institution: "Meadow Brook A & M University", endDate: "2003" },
  ]);
});

it("keeps the comma in a school's name where the place has a sign of its own", () => {
  expect(
    studiesOf("Bachelor of Science : Finance University of Oregon, Salem ï¼‹ City , State , United States"),
  ).toEqual([
    {
      studyType: "Bachelor of Science",
      area: "Finance",
      institution: "University of Oregon, Salem",
      location: "City, State, United States",
      endDate: undefined,
      highlights: [],
    },
  ]);
});

it("reads a place with its country, and no subject that is said again, behind the school", () => {
  expect(studiesOf("2015", "Marlow Language Institute", "City , State , USA English")).toMatchObject([
    { area: "English", institution: "Marlow Language Institute", location: "City, State, USA" },
  ]);
  expect(
    studiesOf(
      "Master of Business Administration : Finance 2011 University of Kent , City , State , USA",
      "Finance",
      "Bachelor of Science : Nursing 2008 University of Kent , City , State , USA",
      "Nursing",
    ),
  ).toMatchObject([
    { area: "Finance", location: "City, State, USA", highlights: [] },
    { area: "Nursing", location: "City, State, USA", highlights: [] },
  ]);
});

it("reads a month in figures before its year", () => {
  expect(
    studiesOf("Master of Science : Public Health , 5 2011", "Ashgrove State University - City , State"),
  ).toMatchObject([{ endDate: "2011-05", institution: "Ashgrove State University" }]);
});

it("takes a line that goes on with a sentence for no study", () => {
  const studies = studiesOf(
    "Master of Science : Emergency Planning December 2017 Capstan University , City , State",
    "Relevant Courses Communication for Planners, Introduction to Research, Critical Structures, Integrative Project for",
    "",
    "Public Safety Planners",
    "Bachelor of Arts : Criminal Justice August 2010 Ashgrove University , City , State",
  );
  expect(studies.map(({ institution }) => institution)).toEqual(["Capstan University", "Ashgrove University"]);
});
