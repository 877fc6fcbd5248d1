import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const text = (...lines: string[]) => lines.join("\n");
const jobs = [
  "Experience",
  "Line Cook",
  "July 2014 to Current Company Name | City , State",
  "Ran the grill of a kitchen of six",
  "Porter",
  "May 2011 to July 2014 Company Name | City , State",
  "Kept the yard and the cold store clean",
  "Kitchen Hand",
  "June 2009 to May 2011 Company Name | City , State",
  "Washed and cut the vegetables",
];

it("takes abilities below a second heading for no jobs, and keeps their lines", () => {
  const { work, other } = parseResume(
    text(
      ...jobs,
      "Education",
      "Diploma, Harlow College, 2008",
      "Experience",
      "Stock Control",
      "Counted the stock of two stores each week.",
      "Machine Repair",
      "Mended slicers and mixers.",
      "Skills",
      "Grill, Knives",
    ),
  );
  expect(work.map(({ position }) => position)).toEqual(["Line Cook", "Porter", "Kitchen Hand"]);
  expect(other).toMatchObject([{ title: "Experience", lines: expect.arrayContaining(["Stock Control"]) }]);
});

it("takes a short line in a list of skills for one of them, though it sounds like a heading", () => {
  const { work, skills } = parseResume(
    text("Skills", "Color matching", "Customer service experience", "Leadership", "Safety training", ...jobs),
  );
  expect(work).toHaveLength(3);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(
    expect.arrayContaining(["Customer service experience", "Leadership", "Safety training"]),
  );
});

it("still takes a heading of skills below another one for a heading", () => {
  const { skills } = parseResume(text("Highlights", "Technical Skills", "Excel", "Word", ...jobs));
  expect(skills.flatMap(({ keywords }) => keywords)).not.toContain("Technical Skills");
});

it("takes what was achieved in all jobs out of the earliest one", () => {
  const { work, other } = parseResume(
    text(
      ...jobs,
      "Achievements",
      "Led 12 cooks through a move of kitchens",
      "Cut waste by 20%",
      "Education",
      "BA, 2008",
    ),
  );
  expect(work.at(-1)?.highlights ?? []).not.toContain("Cut waste by 20%");
  expect(other).toMatchObject([{ title: "Achievements", lines: expect.arrayContaining(["Cut waste by 20%"]) }]);
});

it("takes a sentence about earlier jobs for text", () => {
  const { work } = parseResume(
    text(...jobs, ".", "Gained further skill in kitchens as Baker at Hale Mills, and Porter/ Cook at Pell."),
  );
  expect(work.map(({ position }) => position)).toEqual(["Line Cook", "Porter", "Kitchen Hand"]);
});

it("reads headings in plain words beside one in capitals", () => {
  const { sections } = parseResume(
    text(
      "Summary",
      "A cook of ten years who likes a calm kitchen.",
      "COMPUTER SKILLS",
      "Excel",
      ...jobs,
      "Skills",
      "Grill",
    ),
  );
  expect(sections.map(({ title }) => title)).toEqual(["Summary", "COMPUTER SKILLS", "Experience", "Skills"]);
});

it("reads page marks as no text and a year in a list as no date of an award", () => {
  const { awards, other } = parseResume(
    text(...jobs, "2 | Page", "Awards", "No findings in the audits; 2012, 2013 & 2014.", "Saved two days a month"),
  );
  expect(other).toEqual([]);
  expect(awards[0]).toMatchObject({ title: "No findings in the audits; 2012, 2013 & 2014." });
  expect(awards[0]?.date).toBeUndefined();
});

it("parts nothing at a blank that was broken into two signs", () => {
  const { awards } = parseResume(text("Awards", "Handled a queue of up toÂ 90 calls an hour.", "Won a prize"));
  expect(awards[0]).toMatchObject({ title: "Handled a queue of up to 90 calls an hour." });
  expect(awards[0]?.awarder).toBeUndefined();
});

it("takes a line in a list of skills for one of them, though it would head other skills or jobs", () => {
  const { sections, skills } = parseResume(
    text(
      "Summary",
      "A cook of ten years who likes a calm kitchen.",
      "Highlights",
      "Menu planning",
      "Leadership skills",
      "Pickling, smoking and curing",
      "8 years of kitchen",
      "experience",
      "Prior management experience",
      "Full opening of a kitchen",
      "",
      "HACCP/ISO",
      "Stock control",
      ...jobs,
      "Skills",
      "Grill",
    ),
  );
  expect(sections.map(({ title }) => title)).toEqual(["Summary", "Highlights", "Experience", "Skills"]);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(
    expect.arrayContaining(["Leadership skills", "HACCP/ISO"]),
  );
});

it("takes a sentence with names for text of the job above", () => {
  const { work } = parseResume(text(...jobs, "Guest Chef and judge at Epping Inn | Hatfield Court Hotel, Leeds, UK."));
  expect(work.map(({ position }) => position)).toEqual(["Line Cook", "Porter", "Kitchen Hand"]);
  expect(work[2]?.highlights.join(" ")).toContain("Guest Chef and judge");
});

it("keeps sentences below a heading of jobs out of the list of skills above it", () => {
  const { skills, sections } = parseResume(
    text("Highlights", "Menu planning", "Grill", "Relevant experience", "I train the cooks of two halls.", ...jobs),
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Menu planning", "Grill"]);
  expect(sections.map(({ title }) => title)).toContain("Relevant experience");
});
