import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

function jobOf(...head: string[]) {
  const { work } = parseResume(["EXPERIENCE", ...head, "• Kept the books of three shops"].join("\n"));
  const { position, name, location, url } = work[0] ?? {};
  return { jobs: work.length, position, name, location, url };
}

function studyOf(...lines: string[]) {
  const [study] = parseResume(["EDUCATION", ...lines].join("\n")).education;
  const { studyType, area, institution, location, score, highlights } = study ?? {};
  return { studyType, area, institution, location, score, highlights };
}

it("takes several titles without an employer for one position", () => {
  expect(jobOf("Shift Leader, Stock Assistant | 2017 – 2019")).toMatchObject({
    position: "Shift Leader, Stock Assistant",
    name: undefined,
  });
  expect(jobOf("Director, Sales and Marketing | 2017 – 2019")).toMatchObject({
    position: "Director, Sales and Marketing",
    name: undefined,
  });
});

it("still parts a title from an employer at a comma", () => {
  expect(jobOf("Cook, The Copper Kettle | 2017 – 2019")).toMatchObject({ position: "Cook", name: "The Copper Kettle" });
});

it("takes the line below a dated title for the employer, whatever it is called", () => {
  const head = jobOf("Line Planner | 2017 – 2019", "Morrow & Finch (Leeds)");
  expect(head).toMatchObject({ jobs: 1, position: "Line Planner", name: "Morrow & Finch" });
  expect(head.location).toBe("Leeds");
});

it("takes a bare host beside a title for the employer, and an address after the name for its address", () => {
  expect(jobOf("Tester - morrowfinch.de | 2017 – 2019")).toMatchObject({ position: "Tester", name: "morrowfinch.de" });
  expect(jobOf("Tester, Morrow Ltd www.morrow.example | 2017 – 2019")).toMatchObject({
    name: "Morrow Ltd",
    url: "www.morrow.example",
  });
});

it("takes a place in brackets for no employer", () => {
  expect(jobOf("2017 – 2019: Web Developer, (Leeds, UK)")).toMatchObject({
    position: "Web Developer",
    name: undefined,
    location: "Leeds, UK",
  });
});

it("finds the subject behind the school and the one said twice", () => {
  expect(studyOf("BSc | Fenwick University, Computer Science | 2014 – 2018")).toMatchObject({
    studyType: "BSc",
    area: "Computer Science",
    institution: "Fenwick University",
  });
  expect(studyOf("Bachelor of Science : Nursing Fenwick University Nursing Magna Cum Laude 2014")).toMatchObject({
    studyType: "Bachelor of Science",
    area: "Nursing",
    institution: "Fenwick University",
    score: "Magna Cum Laude",
    highlights: [],
  });
});

it("parts a full degree name from the school that follows it", () => {
  expect(studyOf("Bachelor of Arts Fenwick College 2009")).toMatchObject({
    studyType: "Bachelor of Arts",
    institution: "Fenwick College",
  });
});

it("sees no title in the first word of an associate's degree", () => {
  expect(studyOf("Associate's Degree : Welding HOLT COMMUNITY COLLEGE Welding")).toMatchObject({
    studyType: "Associate's Degree",
    area: "Welding",
    institution: "HOLT COMMUNITY COLLEGE",
  });
});

it("takes a host that more of a name follows for a part of the name", () => {
  expect(jobOf("Trainer | 2017 – 2019", "Brookfen.org Sewing Workshops, Leeds")).toMatchObject({
    position: "Trainer",
    name: "Brookfen.org Sewing Workshops",
    location: "Leeds",
  });
});

it("reads a web address on a line of its own below the bullets as the address of the job", () => {
  const { work } = parseResume(
    "EXPERIENCE\nBaker, Morrow Ltd | 2017 – 2019\n• Baked bread for three shops and two schools\nhttps://morrow.example/",
  );
  expect(work).toMatchObject([
    { url: "https://morrow.example/", highlights: ["Baked bread for three shops and two schools"] },
  ]);
});

it("reads a degree and its school in a bulleted sentence", () => {
  expect(
    studyOf("• A bachelor’s degree in applied botany, Fenwick University of Soil and Water, Leeds (2013)"),
  ).toMatchObject({ institution: expect.stringMatching(/^Fenwick University of Soil and Water/) as string });
});

it("takes the town beside a school for its place, and words that only join for no line", () => {
  expect(studyOf("Fenwick University, BSc in Nursing – Leeds, UK\t2014 – 2018")).toMatchObject({
    institution: "Fenwick University",
    area: "Nursing",
    location: "Leeds, UK",
    highlights: [],
  });
  expect(studyOf("• A bachelor’s degree in applied botany at the Fenwick University, 2013").highlights).not.toContain(
    "the",
  );
});

it("takes a number that was masked for no phone number", () => {
  const { basics, other } = parseResume("Ada Brook\n+49 176 313 *** **\nada@brook.example\n\nSKILLS\nGrill");
  expect(basics.phone).toBeUndefined();
  expect(other[0]?.lines.join()).toContain("+49 176 313");
});

it("ends no name at a word that calls for another", () => {
  expect(studyOf("• Course Knife Basics at the Institute of Fish & Game in June 2020")).toMatchObject({
    institution: "Institute of Fish & Game",
  });
});

it("takes a line without employer, date or role for text, among jobs that have them", () => {
  const { work } = parseResume(
    "EXPERIENCE\nCook | The Copper Kettle | 2017 – 2019\nRan the grill\n\nFood Hygiene Level Two\n\nPorter | The Wharf Inn | 2015 – 2016\nKept the yard",
  );
  expect(work).toMatchObject([
    { name: "The Copper Kettle", highlights: ["Ran the grill", "Food Hygiene Level Two"] },
    { name: "The Wharf Inn" },
  ]);
});
