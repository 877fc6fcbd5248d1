import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readingDoubts } from "~/tailor/reading/reading-doubts";
import { readingGaps, secondResume } from "~/tailor/reading/reading-gaps";

const cook = `Ada Brook
Cook
ada@brook.example | 01482 555 010

EXPERIENCE
Cook, The Copper Kettle, Hull | 2017 – 2019
• Cooked lunch for eighty guests

EDUCATION
Diploma in Catering, Holt College, 2016

SKILLS
Grill, Pastry`;
const welder = `Omar Finch
Welder
omar@finch.example | 01482 555 011

EXPERIENCE
Welder, Morrow Yard, Hull | 2010 – 2014
• Welded hulls of trawlers

EDUCATION
Diploma in Welding, Fenwick College, 2009`;

describe("two resumes in one file", () => {
  it.each([
    ["below each other", `${cook}\n\n${welder}`],
    ["without a blank line", `${cook}\n\n${welder}`.replace(/\n+/g, "\n")],
    ["with a page break", `${cook}\n\f${welder}`],
    ["with name and address in one line", `${cook}\n\n${welder.replace(/\n.*\n/, " | ")}`],
  ])("reads the first one, and keeps the second apart and tells of it: %s", (_, text) => {
    const resume = parseResume(text);
    expect(resume.basics).toMatchObject({ name: "Ada Brook", email: "ada@brook.example" });
    expect(resume.work).toMatchObject([{ position: "Cook", name: "The Copper Kettle" }]);
    expect(resume.education).toHaveLength(1);
    expect(resume.skills).toMatchObject([{ keywords: ["Grill", "Pastry"] }]);
    expect(resume.other).toMatchObject([{ title: "Omar Finch" }]);
    expect(resume.other[0]?.lines).toContain("Welder, Morrow Yard, Hull | 2010 – 2014");
    const second = secondResume(resume);
    expect(second).toMatchObject({ name: "Omar Finch", part: "other-0" });
    expect(parseResume(second?.text ?? "")).toMatchObject({
      basics: { name: "Omar Finch" },
      work: [{ position: "Welder", name: "Morrow Yard" }],
      other: [],
    });
    expect(readingGaps(resume)).toEqual(readingGaps({ ...resume, other: [] }));
  });

  it("tells of the same resume set twice", () => {
    const resume = parseResume(`${cook}\n\n${cook}`);
    expect(resume.work).toHaveLength(1);
    expect(resume.other).toMatchObject([{ title: "Ada Brook" }]);
  });

  it("takes a name at the top of each page, and referees, for no second resume", () => {
    const repeated = `${cook}\n\nAda Brook\nada@brook.example\n\nEXPERIENCE\nPorter, The Wharf Inn | 2015 – 2016\n• Kept the yard`;
    expect(parseResume(repeated).work).toHaveLength(2);
    const refereed = `${cook}\n\nREFERENCES\nOmar Finch\nHead cook\nomar@finch.example\nMay Holt\nmay@holt.example`;
    const { references, other } = parseResume(refereed);
    expect([references.length > 0, other]).toEqual([true, []]);
  });
});

describe("texts that are hardly resumes", () => {
  it("keeps a resume of one paragraph as it is, and says what is missing", () => {
    const text =
      "My name is Ada and I have cooked for twelve years in three kitchens in Hull, where I ran the grill from 2012 to 2019 and trained four apprentices, and before that I kept the stores of a school.";
    const resume = parseResume(text);
    expect(resume.basics.summary).toBe(text);
    expect(resume.work).toEqual([]);
    expect(readingGaps(resume).map((gap) => gap.text)).toEqual(
      expect.arrayContaining(["No name was found.", "No job was found."]),
    );
  });

  it("reads 300 jobs", () => {
    const jobs = Array.from(
      { length: 300 },
      (_, at) => `Cook, Kettle Number ${at} Ltd | ${1700 + at}\n• Cooked for ${at} guests`,
    );
    const dated = jobs.map((job, at) => job.replace(/\d{4}$/m, `${1990 + (at % 30)} – ${1991 + (at % 30)}`));
    const { work } = parseResume(`Ada Brook\n\nEXPERIENCE\n${dated.join("\n\n")}`);
    expect(work).toHaveLength(300);
    expect(work.every(({ position, highlights }) => position === "Cook" && highlights.length === 1)).toBe(true);
  });

  it("asks about a job that says nothing but its dates", () => {
    const resume = parseResume(
      "Ada Brook\nada@brook.example\n\nEXPERIENCE\n2017 – 2019\n\nCook, The Copper Kettle\n2015 – 2016\n• Ran the grill",
    );
    expect(resume.work[0]).toMatchObject({ startDate: "2017", endDate: "2019", highlights: [] });
    expect(readingDoubts(resume)[0]?.question).toBe(
      "We found neither a job title nor an employer here. Is there none?",
    );
  });

  it("reads a resume typed in capitals, and gives it back in capitals", () => {
    const { basics, work, skills } = parseResume(cook.toUpperCase());
    expect(basics.name).toBe("ADA BROOK");
    expect(work).toMatchObject([{ position: "COOK", name: "THE COPPER KETTLE", startDate: "2017", endDate: "2019" }]);
    expect(skills[0]?.keywords).toEqual(["GRILL", "PASTRY"]);
  });

  it("makes no name of dates that stand alone, and keeps each of them", () => {
    const { work, basics, atoms } = parseResume("2015 – 2017\n2017 – 2019\n2019 – present");
    expect(work.every(({ position, name }) => position === undefined && name === undefined)).toBe(true);
    expect(basics).toEqual({ profiles: [] });
    expect(atoms.flatMap(({ text }) => text.match(/\d{4}/g) ?? [])).toEqual(["2015", "2017", "2017", "2019", "2019"]);
  });

  it("reads a resume that is one table", () => {
    const { basics, work, education, skills } = parseResume(
      "Ada Brook\nada@brook.example\t01482 555 010\nExperience\t\t\n2017 – 2019\tCook\tThe Copper Kettle\n\t• Ran the grill\t\n2015 – 2016\tPorter\tThe Wharf Inn\n\t• Kept the yard\t\nEducation\t\t\n2014\tDiploma in Catering\tHolt College\nSkills\tGrill, Pastry\t",
    );
    expect(basics).toMatchObject({ name: "Ada Brook", phone: "01482 555 010" });
    expect(work).toMatchObject([
      { position: "Cook", name: "The Copper Kettle", startDate: "2017", highlights: ["Ran the grill"] },
      { position: "Porter", name: "The Wharf Inn", startDate: "2015", highlights: ["Kept the yard"] },
    ]);
    expect(education).toMatchObject([{ institution: "Holt College", endDate: "2014" }]);
    expect(skills).toMatchObject([{ keywords: ["Grill", "Pastry"] }]);
  });

  it("keeps the headings of empty sections, and takes them for no values", () => {
    const { work, education, skills, sections } = parseResume("Ada Brook\n\nEXPERIENCE\n\nEDUCATION\n\nSKILLS\nGrill");
    expect([work, education]).toEqual([[], []]);
    expect(skills).toMatchObject([{ keywords: ["Grill"] }]);
    expect(sections.map(({ title }) => title)).toEqual(["EXPERIENCE", "EDUCATION", "SKILLS"]);
  });

  it("guesses nothing from the noise of a scan, and keeps the words", () => {
    const noisy = cook
      .replace("EXPERIENCE", "EXPER|ENCE")
      .replace("Cook, The", "C0ok, Tbe")
      .replace("Ada Brook", "A d a Br00k");
    const resume = parseResume(noisy);
    expect(resume.basics.name).toBeUndefined();
    expect(resume.basics.email).toBe("ada@brook.example");
    const kept = resume.atoms.map(({ text }) => text).join(" ");
    for (const word of ["C0ok", "Tbe", "Copper", "eighty"]) expect(kept).toContain(word);
  });
});
