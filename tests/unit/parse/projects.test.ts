import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const projectsOf = (text: string) => parseResume(`Ada Morrow\nada@example.com\n\nProjects\n${text}`).projects;

it("names a project by its whole line where its words run on as text", () => {
  const found = projectsOf(
    "Why the ferry waits (coursework, three of us, spring 2024)\n• Read a year of tide tables into a notebook\n• Drew the lags on a map\nFinal thesis (under way)\n• Guess the queue from the car park",
  );
  expect(found.map(({ name }) => name)).toEqual([
    "Why the ferry waits (coursework, three of us, spring 2024)",
    "Final thesis (under way)",
  ]);
  expect(found.map(({ highlights }) => highlights.length)).toEqual([2, 1]);
});

it("reads a project a line where each line has a name and a sign", () => {
  const found = projectsOf(
    "Late trams and rain – open records of our town, 40,000 rows, cleaned at night.\nWhat 900 letters ask – sorted by hand for the museum.\nBike lanes – a map.",
  );
  expect(found.map(({ name, description }) => [name, description?.split(",")[0]])).toEqual([
    ["Late trams and rain", "open records of our town"],
    ["What 900 letters ask", "sorted by hand for the museum."],
    ["Bike lanes", "a map."],
  ]);
});

it("takes labels that recur for labels, and the others for names of projects", () => {
  const text =
    "Harbour:\nAim:\nBook berths for small boats over the web.\nPart played:\nWrote the calendar of the berths.\nKept the list of boats.\nLantern:\nAim:\nCount the lamps of the pier.\nPart played:\nDrew the screens.";
  const found = projectsOf(text);
  expect(found.map(({ name }) => name)).toEqual(["Harbour", "Lantern"]);
  expect(found[0]?.highlights).toEqual([
    "Aim:",
    "Book berths for small boats over the web.",
    "Part played:",
    "Wrote the calendar of the berths.",
    "Kept the list of boats.",
  ]);
  const printed = resumeToText(parseResume(`Ada Morrow\nada@example.com\n\nProjects\n${text}`));
  expect(printed).toContain("\nAim:\n• Book berths");
});
