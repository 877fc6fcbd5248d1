import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const resumeWith = (periods: string[], study = "2009") =>
  resumeToText(
    parseResume(
      `Ines Varga\nines.varga@example.org\n\nExperience\n${periods
        .map((period, at) => `Baker | ${period}\nMill Lane Bakery ${at + 1}\n- Baked 300 loaves a night\n`)
        .join("\n")}\nEducation\nBSc in Nursing, ${study}\nUniversity of Leeds\n`,
    ),
  );

it("writes months in the form that most of them have in the source", () => {
  const text = resumeWith(["04/2016 - 03/2021", "02/2014 - March 2016"], "JUN 2009");
  expect(text).toContain("Baker | 02/2014 – 03/2016");
  expect(text).toContain("BSc in Nursing | 06/2009");
});

it("writes long and short names of months as most are, and invents no month", () => {
  const text = resumeWith(["January 2016 - March 2021", "Feb. 2014 - May 2015"], "2009");
  expect(text).toContain("Baker | February 2014 – May 2015");
  expect(text).toContain("BSc in Nursing | 2009");
});

it("leaves dates as they are where they have one form, and a season always", () => {
  expect(resumeWith(["Jan. 2016 - Mar. 2021", "Feb. 2014 - Dec. 2015"])).toContain("Jan. 2016 – Mar. 2021");
  expect(resumeWith(["Spring 2016 - March 2021", "02/2014 - 03/2015"])).toContain("Spring 2016 – 03/2021");
});

it("has one word for an open end", () => {
  const text = resumeWith(["2019 - Current", "2018 - present", "2016 - Current"]);
  expect(text.match(/– Current/g)).toHaveLength(3);
});
