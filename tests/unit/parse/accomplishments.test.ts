import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const told = [
  "Rebuilt the county's oldest tram after a fire in the depot",
  "Trained nine apprentices as wheelwrights and welders",
];

it("reads accomplishments told in sentences as lines of the person's own, and prints them as a list", () => {
  const resume = parseResume(`Accomplishments\n${told.join("\n")}\nSkills\nWelding, Turning\n`);
  expect(resume.awards).toEqual([]);
  expect(resume.other).toEqual([{ title: "Accomplishments", lines: told }]);
  expect(resumeToText(resume)).toContain(told.map((line) => `• ${line}`).join("\n"));
});

it("reads names of awards as awards", () => {
  const resume = parseResume(
    "Awards\nWheel of the Year, 2019\nCounty Medal for Craft, 2021\nSkills\nWelding, Turning\n",
  );
  expect(resume.awards.map(({ title }) => title)).toEqual(["Wheel of the Year", "County Medal for Craft"]);
});
