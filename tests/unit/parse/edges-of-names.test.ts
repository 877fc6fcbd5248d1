import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const name = "Ilse Marrow";

it("ends a place with its line", () => {
  const { work, education } = parseResume(`${name}

EXPERIENCE
Hollow Creek Care Home, Dayton, OH
State Tested Nursing Assistant                    May 2016 - June 2019
• Helped ten residents to wash and dress

EDUCATION
Nursing Assistant Program, Tull Technical College, Dayton OH
Graduated March 2016`);
  expect(work[0]).toMatchObject({ position: "State Tested Nursing Assistant", location: "Dayton, OH" });
  expect(education[0]).toMatchObject({ location: "Dayton OH", endDate: "2016-03" });
});

it("keeps what stands in brackets behind a name in one piece, commas and all", () => {
  const { work } = parseResume(`${name}

EXPERIENCE
BUYER | Bramble Foods Inc. (frozen goods, $40M revenue) | Dayton, OH | 03/2019 – Present
• Bought fruit from nine growers`);
  expect(work[0]).toMatchObject({ name: "Bramble Foods Inc. (frozen goods, $40M revenue)", location: "Dayton, OH" });
});

it("parts no name at a word in small letters", () => {
  const { volunteer } = parseResume(`${name}

VOLUNTEER
Mobile dental check clinic, Montgomery County, fall 2020 to present`);
  expect(volunteer[0]).toMatchObject({ organization: "Mobile dental check clinic, Montgomery County" });
});

it("takes lines that each name a study and its date for one study each", () => {
  const { education } = parseResume(`${name}

SCHOOLING
IEC apprenticeship 4 yr finished 2018
Dayton Northridge high school 2012`);
  expect(education.map(({ endDate }) => endDate)).toEqual(["2018", "2012"]);
});

it("takes the town of the address for the place of a school, and for no subject", () => {
  const { education } = parseResume(`${name}
Dayton, OH 45402

EDUCATION
Northridge High School, Dayton, 2019`);
  expect(education[0]).toMatchObject({ institution: "Northridge High School", location: "Dayton" });
  expect(education[0]?.area).toBeUndefined();
});

it("reads a town and its state without a comma as an address", () => {
  const { basics } = parseResume(`${name}\nDayton OH\n937-555-0142\n\nEXPERIENCE\nCook, Hale Diner, 2015 – 2019`);
  expect(basics.location?.address).toBe("Dayton OH");
  expect(basics.label).toBeUndefined();
});

it("reads no job from a name with the number of a page", () => {
  const { work } = parseResume(`${name}

EXPERIENCE
Cook, Hale Diner, Dayton, 2015 – 2019
• Ran the grill

                                                                        Page 1

${name}                                                             Page 2

Kitchen Porter, Tull Inn, Dayton, 2012 – 2015
• Washed up`);
  expect(work.map(({ position }) => position)).toEqual(["Cook", "Kitchen Porter"]);
});

it("reads no job from a doubtful line with a date that ends in a full stop", () => {
  const { work } = parseResume(`${name}

Professional Experience
RN Staff Nurse
August 2018 to April 2022 Tull Clinic | Dayton , OH
Took part in care plans.
RN Charge Nurse
July 2010 to June 2017 Hale Hospital | Dayton , OH
Assigned staff and balanced the work of a shift.
Wound Care Nurse (WCN) certificate 2013-2018.
Pain team resource member.
Office Assistant
April 2006 to April 2010 Tull Motors | Dayton , OH
Kept the files of four hundred customers.`);
  expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
    ["RN Staff Nurse", "2018-08"],
    ["RN Charge Nurse", "2010-07"],
    ["Office Assistant", "2006-04"],
  ]);
  expect(work[1]?.highlights).toContain("Wound Care Nurse (WCN) certificate 2013-2018.");
});

it("takes the edge of a page for no text below a title of the document, beside a number of pages too", () => {
  const { work } = parseResume(`Curriculum Vitae

${name}

EXPERIENCE
Cook, Hale Diner, Dayton, 2015 – 2019
• Ran the grill

${name} CV                                   Page 1 of 2

• Bought the fish

${name} CV                                   Page 2 of 2

EDUCATION
Cookery Diploma, Tull College, 2014`);
  expect(work.map(({ position, highlights }) => [position, highlights])).toEqual([
    ["Cook", ["Ran the grill", "Bought the fish"]],
  ]);
});

it("leaves a date with the phrase that it ends", () => {
  const items = ["CPR card, active, Good Thru 04/2027", "Ladder safety good through 2026", "First aid, 2021"];
  const { certificates } = parseResume(`${name}\n\nCERTIFICATES\n${items.map((item) => `- ${item}`).join("\n")}`);
  expect(certificates).toEqual([{ name: items[0] }, { name: items[1] }, { name: "First aid", date: "2021" }]);
});
