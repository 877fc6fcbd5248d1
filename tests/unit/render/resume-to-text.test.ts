import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { buildResume } from "../../support/resumes/build-resume";
import { nurse } from "../../support/resumes/nurse";

it("prints contact, sections, entries and bullets in the order of the resume", () => {
  const text = resumeToText(nurse);
  expect(text.startsWith("Amara Okonjo-Whitfield\nSenior Staff Nurse\nLeeds, West Yorkshire | +44 7700 900142 |")).toBe(
    true,
  );
  expect(text).toContain(
    "\n\nEXPERIENCE\nSenior Staff Nurse, Critical Care | Mar 2019 – Present\nAireside General Hospital | Leeds\n• Lead shifts",
  );
  expect(text.indexOf("SKILLS")).toBeGreaterThan(text.indexOf("EDUCATION"));
});

it("follows the source's own order and headings", () => {
  const text = resumeToText(
    buildResume({
      basics: { name: "Ana Prado", profiles: [] },
      skills: [{ keywords: ["Soldadura"] }],
      work: [{ position: "Soldadora", highlights: [] }],
      sections: [
        { key: "skills", title: "Lo que sé hacer" },
        { key: "work", title: "Experiencia laboral" },
      ],
    }),
  );
  expect(text).toBe("Ana Prado\n\nLO QUE SÉ HACER\nSoldadura\n\nEXPERIENCIA LABORAL\nSoldadora\n");
});

it("puts a summary that the source did not have first and keeps parts that no section names", () => {
  const text = resumeToText(
    buildResume({
      basics: { summary: "New summary.", profiles: [] },
      work: [{ position: "Baker", highlights: [] }],
      languages: [{ language: "Welsh" }],
      other: [{ lines: ["Clean driving licence"] }],
      sections: [{ key: "work" }],
    }),
  );
  expect(text).toBe(
    "SUMMARY\nNew summary.\n\nEXPERIENCE\nBaker\n\nLANGUAGES\nWelsh\n\nADDITIONAL INFORMATION\nClean driving licence\n",
  );
});

it("gives lines from above the first heading no heading of their own", () => {
  const other = [{ lines: ["Own car, will travel"] }];
  const text = resumeToText(
    buildResume({
      basics: { name: "Ana Prado", profiles: [] },
      other,
      interests: [{ name: "Chess" }],
      sections: [{ key: "other", index: 0 }, { key: "interests" }],
    }),
  );
  expect(text).toBe("Ana Prado\nOwn car, will travel\n\nINTERESTS\nChess\n");
});

function withDates(atoms: Record<string, string>, dates: Partial<Resume["work"][number]>): string {
  const resume = buildResume({ work: [{ position: "Clerk", highlights: [], ...dates }] });
  const written = resume.atoms.filter(({ path }) => !path.endsWith("Date"));
  const more = Object.entries(atoms).map(([path, text]) => ({ id: path, path, text, span: null }));
  return resumeToText({ ...resume, atoms: [...written, ...more] });
}

it("keeps the source's wording of dates, its seasons and its language", () => {
  const dates = { startDate: "2019", endDate: "2020-03" };
  const atoms = { "/work/0/startDate": "Spring 2019", "/work/0/endDate": "März 2020" };
  expect(withDates(atoms, dates)).toContain("Clerk | Spring 2019 – März 2020");
});

it("says since when, where the source does", () => {
  const atoms = { "/work/0/startDate": "2018", "/work/0/current": "since" };
  expect(withDates(atoms, { startDate: "2018", current: true })).toContain("Clerk | since 2018");
});

it("writes ISO dates out", () => {
  expect(withDates({}, { startDate: "2019-03", current: true })).toContain("Clerk | Mar 2019 – Present");
  expect(withDates({}, { endDate: "2019-03-07" })).toContain("Clerk | 7 Mar 2019");
});

it("separates keywords by semicolons where one of them holds a comma", () => {
  const text = resumeToText(buildResume({ skills: [{ name: "Data", keywords: ["SQL (Oracle, MySQL)", "R"] }] }));
  expect(text).toContain("Data: SQL (Oracle, MySQL); R");
});

it("prints nothing for an empty resume", () => {
  expect(resumeToText(buildResume({}))).toBe("");
});

it("prints each heading of jobs above its own", () => {
  const jobs = (title: string) => `${title}, Pike Foods, Leeds\n2015 - 2019\n- Cooked lunches for 200 guests a day\n`;
  const source = `Ana Bold\n\nCLINICAL PLACEMENT\n\n${jobs("Student Dietitian")}\nWORK HISTORY\n\n${jobs("Cook")}\n${jobs("Kitchen Porter")}`;
  const headings = resumeToText(parseResume(source))
    .split("\n")
    .filter((line) => /^[A-Z ]{6,}$/.test(line) || /^(?:Stu|Cook|Kit)/.test(line));
  expect(headings.map((line) => line.split(" |")[0])).toEqual([
    "CLINICAL PLACEMENT",
    "Student Dietitian",
    "WORK HISTORY",
    "Cook",
    "Kitchen Porter",
  ]);
});
