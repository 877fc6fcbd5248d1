import { describe, expect, it } from "vitest";
import { type MarkedLine, markLines } from "~/domain/rewriting/show/mark-lines";
import type { Change, Verdict } from "~/tailor/change";
import { noDecisions } from "~/tailor/decisions";

const stand = { decisions: noDecisions, own: [] };

function verdict(change: Partial<Change> & Pick<Change, "id" | "kind">): Verdict {
  const whole = { atomId: null, path: "/work/0/highlights/0", before: "", after: "", why: "", requirementIds: [] };
  return { change: { ...whole, ...change }, accepted: true, claims: [] };
}

const newWords = ({ text, added }: MarkedLine) => added.map(({ start, end }) => text.slice(start, end));

describe("the new resume", () => {
  it("marks the new words of a line, with the number of their change", () => {
    const change = verdict({
      id: "a",
      kind: "rephrase",
      before: "Responsible for running two shifts",
      after: "Ran two shifts",
    });
    const [, line] = markLines(["EXPERIENCE", "• Ran two shifts"], [change], stand);
    expect(line?.changes).toEqual([{ id: "a", number: 1, isMoved: false }]);
    expect(line && newWords(line)).toEqual(["Ran"]);
  });

  it("marks each bullet that a paragraph was cut into, and each line that moved up", () => {
    const split = verdict({ id: "s", kind: "split", before: "Ran it. Led it.", after: "Ran it.\nLed it." });
    const order = verdict({ id: "o", kind: "reorder", before: "One\nTwo", after: "Two\nOne", order: [1, 0] });
    const lines = markLines(["• Ran it.", "• Led it.", "• Two", "• One"], [split, order], stand);
    expect(lines.map(({ changes }) => changes.map(({ number }) => number))).toEqual([[1], [1], [2], []]);
    expect(lines[2]?.changes[0]?.isMoved).toBe(true);
  });

  it("marks the heading of a section that moved up, printed in capitals, and nothing of a list that was set anew", () => {
    const order = verdict({
      id: "o",
      kind: "reorder",
      path: "/sections",
      before: "Jobs\nProfile",
      after: "Profile\nJobs",
      order: [1, 0],
    });
    const list = verdict({
      id: "k",
      kind: "skills-list",
      path: "/skills/0/keywords",
      before: "sap\nSAP",
      after: "Sap",
    });
    const lines = markLines(["PROFILE", "JOBS", "Sap"], [order, list], stand);
    expect(lines.map(({ changes }) => changes.map(({ isMoved }) => isMoved))).toEqual([[true], [], []]);
  });

  it("finds a skill inside its line, and words of one's own", () => {
    const skill = verdict({ id: "k", kind: "skill-added", path: "/skills/0/keywords/-", after: "Power BI" });
    const own = { id: "w", document: "resume", where: "", text: "Ran all shifts", date: "", unproven: [] } as const;
    const reworded = verdict({ id: "w", kind: "rephrase", before: "Ran shifts", after: "Led shifts" });
    const lines = markLines(["SAP, Power BI", "• Ran all shifts"], [skill, reworded], {
      ...stand,
      own: [{ ...own, unproven: [] }],
    });
    expect(lines.flatMap(newWords)).toEqual(["Power BI", "all"]);
  });

  it("marks nothing of what was rejected or left out", () => {
    const rejected = verdict({ id: "r", kind: "rephrase", before: "Did it", after: "Made it" });
    const leftOut = verdict({ id: "l", kind: "left-out", before: "Made it" });
    const decisions = { ...noDecisions, changes: { r: "rejected" as const } };
    expect(markLines(["• Made it"], [rejected, leftOut], { decisions, own: [] })[0]?.changes).toEqual([]);
  });
});
