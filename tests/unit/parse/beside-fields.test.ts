import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const top = "Dana Whitlow\ndana@example.org | 555-0100\n\nEXPERIENCE\n\n";

it("keeps several towns of one job in one line, as they stand", () => {
  const towns = "Newport News, VA - Bowling Green, KY - Groton, CT";
  const { work } = parseResume(
    `${top}Sales Manager | Hale Jewelers | Nov 1996 - Feb 2008\n${towns}\n- Trained six new associates\n- Counted the drawers\n`,
  );
  const said = JSON.stringify(work);
  for (const part of ["Newport\\n", '"Newport"', '"Green, KY', "CT\\n"]) expect(said).not.toContain(part);
});

it("keeps both brackets of an earlier title below the head", () => {
  const { work } = parseResume(
    `${top}Hale & Pell, Dayton, OH\nSenior Paralegal (March 2021 - Present)\nParalegal (May 2018 - February 2021)\n- Carry 85 files\n- Draft motions\n`,
  );
  expect(JSON.stringify(work)).not.toMatch(/Paralegal \(May 2019 [^)]*"/);
});
