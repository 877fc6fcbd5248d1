import { expect, it } from "vitest";
import { findPeriods } from "~/tailor/parse/dates";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const printed = (text: string) => resumeToText(parseResume(`Orla Keane\norla@example.com\n\n${text}`));

it("reads the rows of a table whose columns hold the start and the end of each job", () => {
  const { work } = parseResume(
    [
      "Orla Keane",
      "",
      "EXPERIENCE",
      "Company\tPosition\tFrom\tTo",
      "Cedar Ridge Storage, Langley\tOrder picker\tNov 2020\tPresent",
      "\tPick frozen and dry orders with voice headset",
      "\tCycle count every Friday",
      "Northgate Produce, Delta\tDock worker\tFeb 2018\tOct 2020",
      "\tUnloaded trailers with pallet jack",
    ].join("\n"),
  );
  expect(work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ["Order picker", "2020-11", undefined],
    ["Dock worker", "2018-02", "2020-10"],
  ]);
  expect(JSON.stringify(work)).not.toContain("Company");
});

it("takes two dates side by side for a period only where nothing stands on one of their sides", () => {
  expect(findPeriods("Dock worker\tFeb 2018\tOct 2020")[0]).toMatchObject({ from: { iso: "2018-02" } });
  expect(findPeriods("Moved in May 2019 May 2020 was calm")).toHaveLength(2);
});

it("reads a year with the part of it that is named, and summers of several years", () => {
  expect(findPeriods("2017 to early 2021")).toMatchObject([{ from: { iso: "2017" }, to: { iso: "2021" } }]);
  expect(findPeriods("Summers 2015, 2016")).toMatchObject([{ start: 0, isList: true }]);
});

it("prints a time without a job once, as an entry of its own", () => {
  const text = printed(
    [
      "EMPLOYMENT",
      "Mar 2021 – present    Pharmacy Assistant (20 hours), Harbour Pharmacy",
      "Counter, deliveries and stock, prescriptions handed out. I set up the call list properly. Ordering of stock.",
      "",
      "2017 – 2021    At home with twins. Kept the bookings for the parish hall in Quin in this time.",
      "",
      "Feb 2012 – Jun 2017    Ward Clerk, County Hospital",
      "Admitted patients, pulled charts, typed letters. Covered the switchboard at lunch.",
    ].join("\n"),
  );
  expect(text).toContain("\n\n2017 – 2021 At home with twins. Kept the bookings");
  expect(text.split("home with twins")).toHaveLength(2);
});

it("leaves a word of a head that no field takes in its place, and makes no bullet of it", () => {
  const text = printed(
    [
      "EXPERIENCE",
      "Line Cook, Harbor Grill, Tacoma, WA",
      "June 2017 - May 2021",
      "- Worked grill and fry on Friday nights with 180 covers",
      "- Trained four new cooks on the flat top",
      "",
      "Security Guard",
      "Summit Arena, part time",
      "San Antonio",
      "May 2015 - June 2017",
      "- Checked bags at four gates",
    ].join("\n"),
  );
  expect(text).toContain("Security Guard\nSummit Arena, part time\nSan Antonio\nMay 2015 - June 2017\n•");
  expect(text).toContain("• Trained four new cooks on the flat top");
});

it("reads skills in two columns as names and what belongs to each", () => {
  const text = printed("SKILLS\nReach truck\tRaymond, Crown\nOther\tRF scanner, circle check");
  expect(text).toContain("Reach truck: Raymond, Crown\nOther: RF scanner, circle check");
});

it("reads two columns of names as one list", () => {
  const text = printed("SKILLS\nPython\tJava\nSQL\tExcel\nPayroll\tWord");
  for (const name of ["Python: Java", "SQL: Excel"]) expect(text).not.toContain(name);
  for (const name of ["Python", "Java", "SQL", "Excel", "Payroll", "Word"]) expect(text).toContain(name);
});
