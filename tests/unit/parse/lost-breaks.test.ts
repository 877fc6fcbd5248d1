import { describe, expect, it } from "vitest";
import { withLostBreaks } from "~/tailor/parse/lines/lost-breaks";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { allResumes } from "../../support/resumes/all-resumes";

const flat = (text: string) => text.replace(/\s*\n\s*/g, " ");

const nurse = `Jane Okafor, RN Columbus, OH 43004 (614) 555-0133 jane.okafor@mail.example Professional Summary Nurse on
medical and surgical wards for 6 years. Professional Experience Registered Nurse, Riverside Hospital, Columbus, OH
06/2019 - Present • Care for up to 6 patients a shift • Precept new graduates • Check crash carts each week Staff Nurse,
Mercy Clinic, Dayton, OH 07/2017 - 05/2019 • Gave immunizations • Triaged 30 calls a day Education Bachelor of Science in
Nursing, Ohio State University, 2017 Skills wound care, IV therapy, patient education`;

const driver = `Marcus Bell 14 Dock Street, Hull marcus.bell@mail.example 07700 900444 PERSONAL STATEMENT Forklift driver with
eight years in busy warehouses. EMPLOYMENT HISTORY Forklift Driver, Northgate Storage, Hull, May 2019 to present. Load
lorries with reach trucks. Trained four new drivers in the rules of the yard. Warehouse Operative, Dale Foods, Beverley,
January 2015 to April 2019. Packed chilled goods. EDUCATION Hull College, NVQ Level 2 Warehousing, 2015. KEY SKILLS
Counterbalance licence, manual handling, stock counts`;

describe("a resume that was pasted as one paragraph", () => {
  it("is read job by job, bullet by bullet", () => {
    const { basics, work, education, skills } = parseResume(flat(nurse));
    expect(basics).toMatchObject({ name: "Jane Okafor, RN", email: "jane.okafor@mail.example" });
    expect(work).toMatchObject([
      { position: "Registered Nurse", name: "Riverside Hospital", startDate: "2019-06" },
      { position: "Staff Nurse", name: "Mercy Clinic", startDate: "2017-07", endDate: "2019-05" },
    ]);
    expect(work[0]?.highlights[0]).toBe("Care for up to 6 patients a shift");
    expect(work[1]?.highlights).toEqual(["Gave immunizations", "Triaged 30 calls a day"]);
    expect(education).toMatchObject([{ institution: "Ohio State University", endDate: "2017" }]);
    expect(skills[0]?.keywords).toEqual(["wound care", "IV therapy", "patient education"]);
  });

  it("is read by headings in capitals, without bullets", () => {
    const { basics, work, skills } = parseResume(flat(driver));
    expect(basics.name).toBe("Marcus Bell");
    expect(work).toMatchObject([
      { position: "Forklift Driver", name: "Northgate Storage", startDate: "2019-05", current: true },
      { position: "Warehouse Operative", name: "Dale Foods", startDate: "2015-01", endDate: "2019-04" },
    ]);
    expect(work[1]?.summary).toBe("Packed chilled goods.");
    expect(skills[0]?.keywords).toContain("manual handling");
  });

  it("keeps the place of every value in the text as it was pasted", () => {
    const text = flat(nurse);
    const resume = parseResume(text);
    expect(resume.source).toBe(text);
    for (const { span, text: value } of resume.atoms) if (span) expect(text.slice(span.start, span.end)).toBe(value);
  });

  it("has most of the jobs that it has with its lines", () => {
    let jobs = 0;
    let found = 0;
    for (const resume of Object.values(allResumes)) {
      const read = parseResume(flat(resumeToText(resume)));
      for (const { position, startDate } of resume.work) {
        jobs += 1;
        if (read.work.some((job) => job.position === position && job.startDate === startDate)) found += 1;
      }
    }
    expect(found / jobs).toBeGreaterThan(0.6);
  });
});

it("leaves a text with lines as it is, and a paragraph without headings", () => {
  for (const resume of Object.values(allResumes)) {
    const text = resumeToText(resume);
    expect(withLostBreaks(text)).toBe(text);
  }
  const prose = "I have looked after gardens in Bath for ten years and know every kind of rose. ".repeat(8).trim();
  expect(parseResume(prose).basics.summary).toBe(prose);
});
