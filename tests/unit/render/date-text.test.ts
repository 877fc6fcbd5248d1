import { expect, it } from "vitest";
import { dateRange } from "~/tailor/render/date-text";
import { readLines } from "../../support/resumes/read-lines";

const printed = (dates: string) => {
  const resume = readLines("EXPERIENCE", "Glazier, Morrow Glass Ltd, Leeds", dates, "- Cut panes");
  return dateRange(resume, "/work/0", resume.work[0] ?? {});
};

it.each([
  ["Sept 2019 to date", "Sept 2019 – present"],
  ["Sept 2019 - Date", "Sept 2019 – present"],
  ["Sept 2019 - Current", "Sept 2019 – Current"],
  ["May 2019 - June 2021", "May 2019 – June 2021"],
])("prints %s as %s", (written, expected) => {
  expect(printed(written)).toBe(expected);
});
