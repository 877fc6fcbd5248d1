import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const read = (section: string) => parseResume(`Una Pryce\nuna@mailbox.example\n\n${section}\n`);

it("parts an employer from a town whose state has no comma", () => {
  const { work } = read(
    "EXPERIENCE\nDECK HAND, Tamar Ferries, Plymouth MA\n2014 to 2018\n- Moored and loaded\n- Sold tickets",
  );
  expect(work[0]).toMatchObject({ position: "DECK HAND", name: "Tamar Ferries", location: "Plymouth MA" });
});

it("takes no measure of time for a title, and leaves lines without roles as they stand", () => {
  const lines = ["Night ward, St. Piran Hospital, 6 weeks, 2021", "Day clinic, Tamar Physio, 4 weeks, 2021"];
  const { work, other } = read(
    `EXPERIENCE\nNurse, Plym Hospital, Plymouth, MA\n2022 - Present\n• Gave medicines\n\nCLINICAL ROTATIONS\n${lines.join("\n")}`,
  );
  expect(work.map(({ position }) => position)).toEqual(["Nurse"]);
  expect(other).toEqual([{ title: "CLINICAL ROTATIONS", lines }]);
});

it("reads an unfinished degree of another school as a study of its own", () => {
  const { education } = read(`EDUCATION
Harrow Vale High School - diploma, 2015
Lowland Community College - Associate in Science, 30 credits completed, not enrolled now`);
  expect(education.map(({ institution, studyType, endDate }) => [institution, studyType, endDate])).toEqual([
    ["Harrow Vale High School", "diploma", "2015"],
    ["Lowland Community College", "Associate", undefined],
  ]);
});

it("reads the name of a degree to its sign, also on the line below the school", () => {
  const degreeOf = (section: string) => {
    const [study] = read(`EDUCATION\n${section}`).education;
    return [study?.studyType, study?.area, study?.institution];
  };
  expect(
    degreeOf(`Mercer Plains University, Dayton, OH
B.S. in Business Administration, concentration Marketing - in progress, 80 of 120 credits, expected May 2026

Pell Community College, Lima, OH
A.A., Liberal Arts, 2019`),
  ).toEqual(["B.S.", "Business Administration", "Mercer Plains University"]);
  expect(
    degreeOf(`Pell Community College, Lima, OH
Certificate in Warehouse Operations Basics, in progress; three of six courses done

Harrow High School, class of 2014`),
  ).toEqual(["Certificate", "Warehouse Operations Basics", "Pell Community College"]);
});

it.each([
  ["Harbor Cleanup League, monthly crew captain, 2018 to date", "Spelling bee judge, Harrow Middle School"],
  ["Special Games West Dakota, lane timer, 2020 – present", "Pell City Marathon, finish line water stand, 2022, 2023"],
  [
    "Pell Animal Rescue - blanket organizer, 2022 to present. Sorted two tons of blankets.",
    "PTA bake table, Harrow Elementary",
  ],
])("keeps the second of two voluntary roles apart: %s", (first, second) => {
  const { volunteer } = read(`VOLUNTEER\n${first}\n${second}`);
  expect(volunteer[0]?.organization).toBe(first.split(/, | - /u)[0]);
  expect([volunteer[1]?.position, volunteer[1]?.organization].filter(Boolean).join(", ")).toBe(second);
});

it("leaves what was done in a voluntary role below it", () => {
  const { volunteer } = read(
    "VOLUNTEER\nFood Shelf Helper, St. Anne's Parish, 2018 - 2020\nSorted donations, packed boxes and drove the van\nDrove the van on Sundays",
  );
  expect(volunteer).toHaveLength(1);
});

it("reads an undated certificate below dated ones as one more, and no expiry as who issued it", () => {
  const { certificates } = read(`CERTIFICATIONS
Welder's card – exp. 08/2027
First Aid, Red Cross, 2023
Crane signals, refresher done March 2025
Minnesota driver license`);
  expect(certificates.map(({ name, issuer }) => [name, issuer])).toEqual([
    ["Welder's card – exp. 08/2027", undefined],
    ["First Aid, Red Cross", undefined],
    ["Crane signals, refresher done March 2025", undefined],
    ["Minnesota driver license", undefined],
  ]);
});

it("parts a head that begins with its dates from the sentences behind it in its line", () => {
  const { work } = read(
    "EXPERIENCE\n2020 - now: Head gardener, Alder Park, Graz. One of four gardeners. I teach the new ones on Mondays.\n" +
      "2017 - 2020: Tram driver, Linden Transit, Graz. Six routes, nights and feasts.",
  );
  expect(work.map(({ position, name, summary }) => [position, name, summary])).toEqual([
    ["Head gardener", "Alder Park", "One of four gardeners. I teach the new ones on Mondays."],
    ["Tram driver", "Linden Transit", "Six routes, nights and feasts."],
  ]);
});

const yearsOf = (...periods: string[]) =>
  read(
    `EXPERIENCE\n${periods.map((period, at) => `Baker, Hale Foods ${at + 1}   ${period}\n- Baked bread`).join("\n\n")}`,
  ).work.map(({ startDate, endDate }) => [startDate, endDate]);

it("takes two digits behind a hyphen for a year where the other periods are in years", () => {
  expect(yearsOf("2016-now", "2012-16", "2007-12")).toEqual([
    ["2016", undefined],
    ["2012", "2016"],
    ["2007", "2012"],
  ]);
});

it("takes two digits behind a hyphen for a month where any date has one", () => {
  expect(yearsOf("2012-2016", "2007-03 to 2009-12")[1]).toEqual(["2007-03", "2009-12"]);
});
