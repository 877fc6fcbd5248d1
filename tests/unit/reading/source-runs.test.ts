import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readingGaps } from "~/tailor/reading/reading-gaps";
import { sourceRuns } from "~/tailor/reading/source-runs";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { allResumes } from "../../support/resumes/all-resumes";
import * as offices from "../parse/fixtures/offices";
import * as trades from "../parse/fixtures/trades";

const texts = Object.entries({ ...trades, ...offices });

describe.each(texts)("the runs of the %s resume", (_, text) => {
  const resume = parseResume(text);
  const runs = sourceRuns(resume);

  it("are the whole text, with every atom at its place", () => {
    expect(runs.map((run) => run.text).join("")).toBe(text);
    let at = 0;
    const starts = new Map<string, number>();
    for (const run of runs) {
      for (const id of run.atomIds) starts.set(id, at);
      at += run.text.length;
    }
    for (const { id, span } of resume.atoms) expect(starts.get(id), id).toBe(span?.start);
  });
});

it("tells what was read from headings, from sections of the person's own and from what nothing claims", () => {
  const text =
    "Dana Reyes\ndana@example.com\nNationality: British\n\nSKILLS\nGo, SQL\n\nODDMENTS\nClean driving licence";
  const runs = sourceRuns(parseResume(text)).filter((run) => run.text.trim() !== "");
  expect(runs.map(({ text, kind }) => [text.trim(), kind])).toEqual([
    ["Dana Reyes", "read"],
    ["dana@example.com", "read"],
    ["Nationality: British", "unread"],
    ["SKILLS", "heading"],
    ["Go", "read"],
    [",", "between"],
    ["SQL", "read"],
    ["ODDMENTS", "heading"],
    ["Clean driving licence", "kept"],
  ]);
});

it("takes a long text in linear time", () => {
  const line = "• Planned 46 deliveries a day\n";
  const runs = sourceRuns(
    parseResume(`Dana Reyes\n\nEXPERIENCE\nPlanner, Elm House\n2015 - 2018\n${line.repeat(1200)}`),
  );
  expect(runs.length).toBeGreaterThan(1200);
});

it("misses nothing in a whole resume", () => {
  for (const [name, resume] of Object.entries(allResumes)) {
    expect(readingGaps(parseResume(resumeToText(resume))), name).toEqual([]);
  }
});

it("names what a machine would miss, and where it belongs", () => {
  const gaps = readingGaps(
    parseResume("Dana Reyes\nNationality: British\n\nEXPERIENCE\nStaff Nurse\n• Cared for 12 patients a shift"),
  );
  expect(gaps).toEqual([
    { text: "No email address was found.", part: "basics" },
    { text: "No phone number was found.", part: "basics" },
    { text: "“Staff Nurse” has no dates.", part: "work-0" },
    { text: "No education was found.", part: "education" },
    { text: "No list of skills was found.", part: "skills" },
    { text: "One line stands in no section that we know.", part: "other-0" },
  ]);
});
