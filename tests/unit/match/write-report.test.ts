import { describe, expect, it } from "vitest";
import { matchResume } from "~/tailor/match/match-resume";
import { writeReport, writeSuggestions } from "~/tailor/match/write-report";
import { readPosting } from "~/tailor/posting/read-posting";
import { professions } from "./professions";
import { resumeOf } from "./resume-of";

const posting = readPosting("Web Analyst\nRequirements\nJavaScript\nSQL\nTableau\nCPA\nPayroll");
const resume = resumeOf({
  summary: "Analyst who knows payroll",
  jobs: [{ position: "Analyst", highlights: ["Built pages in React", "Wrote SQL for reports"] }],
});
const match = matchResume(resume, posting, { asOf: "2025-01-01" });

describe("writeReport", () => {
  it("names the score, the formula, and every row under its state", () => {
    const report = writeReport(match, posting);
    expect(report).toContain(`Match for Web Analyst: ${match.score} of 100 (formula ${match.version}).`);
    const [, unsaid = "", missing = "", shown = ""] = report.split("\n\n");
    expect(unsaid).toContain("JavaScript");
    expect(missing).toContain("Tableau");
    expect(shown).toContain("SQL");
  });

  it("says why a post is not scored", () => {
    const nothing = readPosting("Come and join us. It will be fun.");
    expect(writeReport(matchResume(resume, nothing, { asOf: "2025-01-01" }), nothing)).toMatch(/^Not scored.*no skill/);
  });
});

describe("writeSuggestions", () => {
  it("speaks of missing things only as questions", () => {
    for (const { posting: text } of professions) {
      const result = matchResume(resume, readPosting(text), { asOf: "2025-01-01" });
      const missing = result.rows.filter(({ state }) => state === "missing").map(({ term }) => term);
      for (const sentence of writeSuggestions(result)) {
        if (missing.some((term) => sentence.includes(term))) expect(sentence).toMatch(/\?.* if |\? If so/i);
      }
    }
  });

  it("points at the words that already say it", () => {
    const advice = writeSuggestions(match);
    expect(advice.find((line) => line.includes("JavaScript"))).toContain("React");
    expect(advice.find((line) => /payroll/i.test(line))).toContain("summary");
  });

  it("has nothing to say about a match that is not scored", () => {
    expect(writeSuggestions(matchResume(resumeOf({}), posting, { asOf: "2025-01-01" }))).toEqual([]);
  });
});
