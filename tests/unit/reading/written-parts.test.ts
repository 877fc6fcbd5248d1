import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { writtenParts } from "~/tailor/reading/written-parts";

const top = "Odile Fenner\nodile.fenner@example.org\n01632 960 441\n";

it("names each section that is printed as it was written, with the place where it is corrected", () => {
  const resume = parseResume(`${top}
WORK

Marsh Road Joinery -- bench hand (2019 to now)
plane, glue and clamp doors
hang them with the fitter on Fridays

Uncle's yard -- odd jobs (2014, 2016, 2017)
fences, sheds

Corner Ironmonger -- counter (2011 - 2013)
keys, paint, orders

SCHOOL
Fenland Technical College, Joinery, 2011
`);
  const parts = writtenParts(resume);
  expect(parts.length).toBeGreaterThan(0);
  for (const { name, part } of parts) {
    expect(resume.source).toContain(name);
    expect(part).toMatch(/^work-\d$/u);
  }
});

it("names nothing of a resume that is printed from its fields", () => {
  const resume = parseResume(`${top}
EXPERIENCE

Joiner | 2019 - present
Marsh Road Joinery
- Hung 40 doors a month
- Glued frames for two churches
`);
  expect(writtenParts(resume)).toEqual([]);
});
