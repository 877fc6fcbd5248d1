import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { resumeText } from "../gate/fixture-resume";

const resume = parseResume(resumeText);
const base = { id: "c", atomId: null, why: "", requirementIds: [] };

function text(path: string, after: string): Change {
  return { ...base, kind: "rephrase", path, before: valueAt(resume, path) ?? "", after };
}

function order(source: Resume, indices: number[]): Change {
  const lines = source.work[0]?.highlights ?? [];
  return {
    ...base,
    kind: "reorder",
    path: "/work/0/highlights",
    before: lines.join("\n"),
    after: indices.map((index) => lines[index]).join("\n"),
    order: indices,
  };
}

describe("applying accepted changes", () => {
  it("leaves everything but the change as it was", () => {
    const next = applyChanges(resume, [text("/work/0/highlights/2", "Train new starters on the scanner system")]);
    expect(next.work[0]?.highlights[2]).toBe("Train new starters on the scanner system");
    expect({ ...next, work: [], atoms: [] }).toEqual({ ...resume, work: [], atoms: [] });
    expect(next.work[1]).toEqual(resume.work[1]);
    expect(resume.work[0]?.highlights[2]).toMatch(/^Responsible/);
  });

  it("moves atoms with their lines, and a changed text with its new place", () => {
    const changes = [
      order(resume, [2, 0, 1]),
      text("/work/0/highlights/2", "Train new starters on the scanner system"),
    ];
    const next = applyChanges(resume, changes);
    expect(next.work[0]?.highlights[0]).toBe("Train new starters on the scanner system");
    for (const atom of next.atoms.filter((item) => item.path.includes("/work/0/highlights"))) {
      expect(valueAt(next, atom.path)).toBe(atom.text);
    }
    expect(new Set(next.atoms.map((atom) => atom.path)).size).toBe(next.atoms.length);
  });

  it.each([
    ["a title", "/work/1/position", "Warehouse Manager"],
    ["an employer", "/work/0/name", "Harlow Group"],
    ["a date", "/work/1/startDate", "2012-06"],
    ["a number of a line", "/work/0/highlights/1", "Reduced waste with weekly stock counts"],
    ["a tool of a line", "/work/0/highlights/0", "Plan stock levels for 14 stores using SAP"],
  ])("throws rather than lose or alter %s", (_, path, after) => {
    expect(() => applyChanges(resume, [text(path, after)])).toThrow(RangeError);
  });

  it("throws where the text is not the one that the change was made for", () => {
    expect(() => applyChanges(resume, [{ ...text("/work/0/highlights/1", "x"), before: "y" }])).toThrow(RangeError);
    expect(() => applyChanges(resume, [{ ...order(resume, [2, 0, 1]), order: [0, 1] }])).toThrow(RangeError);
  });

  it("gives a resume without a summary its new one, first", () => {
    const bare = parseResume(resumeText.replace(/SUMMARY\n.*\n/, ""));
    const next = applyChanges(bare, [
      { ...base, kind: "summary", path: "/basics/summary", before: "", after: "Stock planner." },
    ]);
    expect(next.basics.summary).toBe("Stock planner.");
    expect(next.sections[0]?.key).toBe("summary");
  });
});
