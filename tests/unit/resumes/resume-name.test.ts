import { expect, it } from "vitest";
import { resumeLabel, resumeName } from "~/domain/resumes/resume.schema";

const named = (preview: string) => resumeName({ name: null, fileName: null, preview });

it("calls a resume by its first line", () => {
  expect(named("\nIlse Brandt\nBaker\n")).toBe("Ilse Brandt");
});

it("calls a resume without a name by the first line below its heading", () => {
  expect(named("Professional Summary\n\nBaker of rye bread with nine years at the oven")).toBe(
    "Baker of rye bread with nine years at th",
  );
  expect(named("EXPERIENCE:\nBaker\n2010 - 2019")).toBe("Baker");
});

it("calls a resume of headings alone pasted text", () => {
  expect(resumeLabel({ name: null, fileName: null, preview: "Summary\n\nSkills\n" })).toBe("Text: Pasted text");
});
