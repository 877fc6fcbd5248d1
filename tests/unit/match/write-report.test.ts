import { describe, expect, it } from "vitest";
import { askQuestions } from "~/tailor/ask-questions";
import type { Match, MatchRow } from "~/tailor/match";
import { matchResume } from "~/tailor/match/match-resume";
import { adviceFor, writeReport, writeSuggestions } from "~/tailor/match/write-report";
import { readPosting } from "~/tailor/posting/read-posting";
import { professions } from "./professions";
import { resumeOf } from "./resume-of";

const posting = readPosting("Web Analyst\nRequirements\nJavaScript\nSQL\nTableau\nCPA\nPayroll");
const resume = resumeOf({
  summary: "Analyst who knows payroll",
  jobs: [{ position: "Analyst", highlights: ["Built pages in JavaScript", "Wrote SQL for reports"] }],
});
const match = matchResume(resume, posting, { asOf: "2025-01-01" });

describe("writeReport", () => {
  it("names the score, the formula, and every row under its state", () => {
    const report = writeReport(match, posting);
    expect(report).toContain(`Match for Web Analyst: ${match.score} of 100 (formula ${match.version}).`);
    const [, unsaid = "", missing = "", shown = ""] = report.split("\n\n");
    expect(unsaid).toContain("Payroll");
    expect(missing).toContain("Tableau");
    expect(shown).toContain("SQL");
    expect(shown).toContain("JavaScript");
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
    expect(advice.find((line) => /payroll/i.test(line))).toContain("summary");
  });

  it("come from the list of requirements, each told once", () => {
    const advice = adviceFor(match);
    const ids = advice.flatMap(({ requirementIds }) => requirementIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(advice.map(({ text }) => text)).toEqual(expect.arrayContaining(writeSuggestions(match)));
  });

  it("asks for a yes only where there is a question to answer", () => {
    const asked = readPosting("Technician\nRequirements\n- Troubleshoot chillers\n- VFDs\n- Brazing");
    const person = resumeOf({
      jobs: [{ position: "Technician", highlights: ["Fitted pumps in two schools"] }],
      skills: ["Brazing", "VFDs", "Electrical troubleshooting", "Chillers"],
    });
    const texts = [asked, ...professions.map(({ posting: text }) => readPosting(text))];
    let told = 0;
    for (const post of texts) {
      const result = matchResume(person, post, { asOf: "2025-01-01" });
      const open = askQuestions({ resume: person, posting: post, match: result, asOf: "2025-01-01", most: 24 });
      for (const { text, requirementIds } of adviceFor(result)) {
        if (text.includes("stands in a list only") || text.includes("in a line of the job")) told += 1;
        if (!text.includes("confirm it below")) continue;
        expect(
          open.some(({ requirementId }) => requirementIds.includes(requirementId)),
          text,
        ).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it("has nothing to say about a match that is not scored", () => {
    expect(writeSuggestions(matchResume(resumeOf({}), posting, { asOf: "2025-01-01" }))).toEqual([]);
  });
});

describe("conditions of the job", () => {
  const post = readPosting(
    "Deckhand\nRequirements\nRope splicing\nQuickBooks\nMust be flexible to work evenings, weekends and holidays",
  );
  const hand = resumeOf({ jobs: [{ position: "Deckhand", highlights: ["Spliced ropes for the harbour"] }] });
  const result = matchResume(hand, post, { asOf: "2025-01-01" });

  it("weigh nothing, are asked about nowhere and told at the end", () => {
    const rows = result.rows.filter(({ kind }) => kind === "condition");
    expect(rows).not.toEqual([]);
    for (const { possible, state } of rows) expect([possible, state]).toEqual([0, "unsaid"]);
    expect(writeReport(result, post)).toMatch(
      /\n\nThe post also says \(1\)\n- Must be flexible to work evenings, weekends and holidays$/,
    );
    expect(writeSuggestions(result).join("\n")).not.toMatch(/weekends/);
    const questions = askQuestions({ resume: hand, posting: post, match: result, asOf: "2025-01-01" });
    expect(questions.map(({ text }) => text).join("\n")).not.toMatch(/weekends/);
  });
});

describe("rows of one clause", () => {
  const clause = "Mends sails and coils ropes before the crew comes aboard";
  const both: MatchRow[] = ["Mends sails", "coils ropes"].map((term, at) => ({
    ...{ requirementId: `r${at}`, term, wording: clause, kind: "skill", weight: "must", state: "missing" },
    ...{ credit: 0, points: 0, possible: 4, evidence: [], reason: "" },
  }));
  const written = (rows: MatchRow[]) => {
    const whole: Match = { score: 50, scored: true, version: "test", ceiling: 50, rows, parts: [] };
    return { report: writeReport(whole, posting), advice: writeSuggestions(whole) };
  };

  it("are told and asked about once, with the points of both", () => {
    const { report, advice } = written(both);
    expect(report).toContain(`Missing (1)\n- ${clause}`);
    expect(advice).toEqual([
      `Is this part of your experience: “${clause}”? If so, say where; if not, leave it out. (Up to 8 points.)`,
    ]);
  });

  it("are told apart where only one of them is shown", () => {
    const shown: MatchRow = { ...(both[0] as MatchRow), state: "shown", credit: 1, points: 4 };
    const { report, advice } = written([shown, both[1] as MatchRow]);
    expect(report).toContain(`Missing (1)\n- “coils ropes” in “${clause}”`);
    expect(report).toContain(`Shown (1)\n- “Mends sails” in “${clause}”`);
    expect(advice.join("\n")).toContain(`Is this part of your experience: “coils ropes” in “${clause}”?`);
  });
});
