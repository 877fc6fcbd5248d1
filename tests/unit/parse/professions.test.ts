import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { accountant, designer, driver, electrician, sales } from "./fixtures/offices";
import { chef, engineer, nurse, teacher, warehouse } from "./fixtures/trades";

function jobs(text: string) {
  return parseResume(text).work.map(({ position, name, location, startDate, endDate, current }) => [
    position,
    name,
    location,
    startDate,
    endDate ?? (current ? "now" : undefined),
  ]);
}

describe("resumes of ten professions", () => {
  it("reads a nurse whose bullets wrap and whose name has particles", () => {
    const resume = parseResume(nurse);
    expect(resume.basics).toMatchObject({
      name: "Maria del Carmen van der Berg, RN, BSN",
      label: "Registered Nurse",
      email: "mc.vdberg@mail.example",
      phone: "+44 7700 900123",
      location: { address: "Leeds, UK" },
      profiles: [{ network: "LinkedIn", url: "linkedin.com/in/mcvdberg" }],
    });
    expect(jobs(nurse)).toEqual([
      ["Senior Staff Nurse", "St Brannock Hospital", "Leeds, UK", "2019-03", "now"],
      ["Staff Nurse", "Moorside Clinic", "York, UK", "2015-09", "2019-02"],
    ]);
    expect(resume.work[0]?.highlights).toEqual([
      "Leads a ward of 24 beds and a team of nine on nights, and keeps the rota fair across the year",
      "Cut medication errors by 30% in one year",
    ]);
    expect(resume.education[0]).toMatchObject({
      studyType: "BSc (Hons)",
      area: "Adult Nursing",
      institution: "University of Eastmoor",
      score: "First class honours",
    });
    expect(resume.languages).toEqual([
      { language: "English", fluency: "native" },
      { language: "Spanish", fluency: "C1" },
    ]);
  });

  it("reads a chef with dates on top and plain lines for bullets, and invents no name", () => {
    const resume = parseResume(chef);
    expect(resume.basics.name).toBeUndefined();
    expect(resume.basics.label).toBe("SOUS CHEF");
    expect(jobs(chef)).toEqual([
      ["Sous Chef", "Grand Harbour Hotel", "Plymouth, State", "2014-06", "2019-10"],
      ["Line Cook", "Lantern Bistro", "Exeter, State", "2011-05", "2014-05"],
    ]);
    expect(resume.work.map(({ highlights }) => highlights.length)).toEqual([2, 2]);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toContain("stock control (paper and Procure Wizard)");
  });

  it("gives a position right below another the employer that stands once above both", () => {
    expect(jobs(warehouse)).toEqual([
      ["Warehouse Supervisor", "Halden Freight Ltd", "Bristol, UK", "2020-01", "now"],
      ["Forklift Driver", "Halden Freight Ltd", undefined, "2017-08", "2019-12"],
      ["Picker", "Norbury Stores", undefined, "2015", "2017"],
    ]);
    const resume = parseResume(warehouse);
    expect(resume.certificates).toEqual([
      { name: "Counterbalance forklift (RTITB)", date: "2017" },
      { name: "First Aid at Work", date: "2022" },
    ]);
    expect(resume.interests).toEqual([{ name: "cycling" }, { name: "five-a-side football" }]);
  });

  it("reads a teacher with 'at', a summary in an entry, and voluntary work", () => {
    const resume = parseResume(teacher);
    expect(jobs(teacher)).toEqual([
      ["Fourth Grade Teacher", "Lincoln Elementary School", "Springfield, IL", "2016-08", "now"],
      ["Student Teacher", "Oakdale School", undefined, "2016", undefined],
    ]);
    expect(resume.work[0]?.summary).toBe("Leads a class of 26 and mentors new teachers.");
    expect(resume.education.map(({ studyType, area, institution }) => [studyType, area, institution])).toEqual([
      ["Master of Education", "Literacy", "Prairie State University"],
      ["Bachelor of Arts", "English", "Lakeview College"],
    ]);
    expect(resume.volunteer[0]).toMatchObject({ position: "Reading Coach", organization: "Springfield Library" });
    expect(resume.references).toEqual([{ reference: "Available upon request" }]);
  });

  it("reads an engineer with tabs, grouped skills and a project's address", () => {
    const resume = parseResume(engineer);
    expect(resume.basics.name).toBe("Nguyễn Văn An");
    expect(jobs(engineer)).toEqual([
      ["Site Reliability Engineer", "Brightwave Systems", "Berlin, Germany", "2021-03", "now"],
      ["Systems Administrator", "Talos Hosting GmbH", "Berlin, Germany", "2017-09", "2021-02"],
    ]);
    expect(resume.skills).toEqual([
      { name: "Languages", keywords: ["Go", "Python", "SQL"] },
      { name: "Platforms", keywords: ["Kubernetes (EKS, GKE)", "Terraform"] },
      { name: "Other", keywords: ["on-call", "incident reviews"] },
    ]);
    expect(resume.projects[0]).toMatchObject({
      name: "pagetamer",
      url: "https://github.com/annguyen/pagetamer",
      description: "Groups alerts by cause.",
    });
  });

  it("reads an accountant whose entries have commas only", () => {
    expect(jobs(accountant)).toEqual([
      ["Senior Accountant", "Lakeport Fasteners Inc.", "Chicago, IL", "2020-06", "now"],
      ["Staff Accountant", "Harrow & Pine LLC", "Milwaukee, WI", "2017-08", "2020-05"],
    ]);
    const resume = parseResume(accountant);
    expect(resume.education[0]).toMatchObject({ area: "Accounting", score: "GPA: 3.8", endDate: "2017" });
    expect(resume.other).toEqual([{ title: "Affiliations", lines: ["Illinois CPA Society"] }]);
  });

  it("reads letter-spaced headings and employers above titles", () => {
    const resume = parseResume(sales);
    expect(resume.sections.map(({ title }) => title)).toEqual(["EXPERIENCE", "SKILLS", "AWARDS"]);
    expect(jobs(sales)).toEqual([
      ["Regional Sales Manager", "Summit Medical Devices", "Denver, CO", "2018-03", "now"],
      ["Sales Representative", "Peakline Supply Co.", "Boulder, CO", "2014-01", "2018-02"],
    ]);
  });

  it("reads a driver's resume without a single heading", () => {
    const resume = parseResume(driver);
    expect(resume.basics).toMatchObject({ name: "Sam Whitlock", location: { address: "18 Mill Lane, Hull HU1 2AB" } });
    expect(resume.basics.summary).toMatch(/^HGV driver with a clean licence/);
    expect(jobs(driver)).toEqual([
      ["HGV Class 1 Driver", "Northway Haulage Ltd", undefined, "2016", "now"],
      ["Delivery Driver", "Humber Parcels", undefined, "2012", "2016"],
    ]);
  });

  it("keeps a designer's unknown sections under their headings, and drops page numbers", () => {
    const resume = parseResume(designer);
    expect(resume.other).toEqual([
      { title: "SELECTED CLIENTS", lines: ["Fjord Ferries", "The Elm Review"] },
      { title: "EXHIBITIONS", lines: ["Type on Paper, Bergen, 2017"] },
    ]);
    expect(jobs(designer)).toEqual([
      ["Senior Designer", "Studio North", "Oslo, Norway", "2019", "now"],
      ["Designer", "Papirverket", "Bergen, Norway", "2015-09", "2018-12"],
    ]);
  });

  it("reads what it knows of a German resume and keeps the rest", () => {
    const resume = parseResume(electrician);
    expect(jobs(electrician)).toEqual([["Elektriker", "Nordlicht Anlagenbau GmbH", undefined, "2018-03", "now"]]);
    expect(resume.languages).toEqual([
      { language: "Deutsch", fluency: "Muttersprache" },
      { language: "Polnisch", fluency: "B1" },
    ]);
    expect(resume.other).toEqual([{ title: "Führerschein", lines: ["Klasse B und C1"] }]);
  });
});
