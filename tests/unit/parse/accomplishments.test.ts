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

it("keeps awards that are told in sentences", () => {
  const won = [
    "Won first prize at the county fair for a rebuilt tram",
    "Received the Alder Medal for thirty years of service",
  ];
  const { awards, other } = parseResume(`Accomplishments\n${won.join("\n")}\nSkills\nWelding, Turning\n`);
  expect(awards.map(({ title }) => title)).toEqual(won);
  expect(other).toEqual([]);
});

it("takes no award from accomplishments of which none was won", () => {
  const { awards, other } = parseResume("Accomplishments\nWheel Repair\nTram Painting\nSkills\nWelding, Turning\n");
  expect(awards).toEqual([]);
  expect(other).toEqual([{ title: "Accomplishments", lines: ["Wheel Repair", "Tram Painting"] }]);
  expect(parseResume("Accomplishments\nKept the books of the county prize\nSkills\nWelding\n").awards).toEqual([]);
});

it("takes what several jobs are told under for a label inside of them", () => {
  const job = (title: string, years: string, label: string) =>
    `${title}, Alder Tramways\n${years}\n${label}\nRebuilt the wheels of nine trams in two winters\nPainted the trams of the harbour line\n`;
  const text = `Experience\n${job("Wheelwright", "2015 - 2020", "Selected Accomplishments: Drove the last horse tram")}${job("Smith", "2010 - 2015", "Selected Accomplishments:")}${job("Helper", "2007 - 2010", "Oiled the points")}Education\nDiploma in Metalwork, Alder College, 2007\n`;
  expect(parseResume(text).work.map(({ position }) => position)).toEqual(["Wheelwright", "Smith", "Helper"]);
});

it("reads a letter that heads many lines as the bullet that a font of symbols has there", () => {
  const lines = ["Oiled the points", "Swept the tracks", "Rang the bell", "Sold the tickets"];
  const text = `Experience\nHelper, Alder Tramways\n2007 - 2010\n${lines.map((line) => `l ${line}`).join("\n")}\n`;
  expect(parseResume(text).work[0]?.highlights).toEqual(lines);
});
