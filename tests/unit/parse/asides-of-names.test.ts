import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const resume = `Kim Doyle
kim@example.com

EXPERIENCE
Parish Administrator (voluntary, 5 hours a week), St Anne's Church
2016 - 2019
~ Kept the rota
~ Answered the phone

Sales Assistant (part time during university), Bookmart
2013 - 2016
~ Served customers`;

it("what brackets say in small letters stays with the name before them", () => {
  expect(parseResume(resume).work).toMatchObject([
    {
      position: "Parish Administrator (voluntary, 5 hours a week)",
      name: "St Anne's Church",
      startDate: "2016",
      highlights: ["Kept the rota", "Answered the phone"],
    },
    {
      position: "Sales Assistant (part time during university)",
      name: "Bookmart",
      startDate: "2013",
      highlights: ["Served customers"],
    },
  ]);
});
