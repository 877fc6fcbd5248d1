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
