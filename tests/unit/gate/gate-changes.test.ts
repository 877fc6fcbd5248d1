import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { valueAt } from "~/tailor/resume-atoms";
import { postingText, resumeText } from "./fixture-resume";

const resume = parseResume(resumeText);
const posting = readPosting(postingText);

function rephrase(path: string, after: string, before = valueAt(resume, path) ?? ""): Change {
  return { id: "c", kind: "rephrase", atomId: null, path, before, after, why: "", requirementIds: [] };
}

function verdictOf(change: Change) {
  const [verdict] = gateChanges([change], resume, { posting });
  if (!verdict) throw new Error("no verdict");
  return verdict;
}

const bullet = "/work/0/highlights/1";

describe("a change at the gate", () => {
  it("is accepted where every claim has its source in the same entry", () => {
    const verdict = verdictOf(rephrase(bullet, "Cut waste by 18 percent through weekly stock counts"));
    expect(verdict).toMatchObject({ accepted: true });
    expect(verdict.claims.every((claim) => claim.source)).toBe(true);
  });

  it.each([
    [
      "a metric of another employer",
      rephrase(bullet, "Picked and packed 120 orders per shift; reduced waste by 18%"),
      "120",
    ],
    [
      "a skill of the posting",
      rephrase(bullet, "Reduced waste by 18% with weekly stock counts in Power BI"),
      "Power BI",
    ],
    ["a lost number", rephrase(bullet, "Reduced waste with weekly stock counts"), "lose “18%”"],
    ["a lost tool", rephrase("/work/0/highlights/0", "Plan stock levels for 14 stores using SAP"), "MS Excel"],
    ["a lost name", rephrase("/basics/summary", "Planner.", "x"), "not what stands"],
    ["an employer's name", rephrase("/work/0/name", "Harlow Food Group"), "stay as they are"],
    ["a date", rephrase("/work/1/startDate", "2014"), "stay as they are"],
    ["an empty text", rephrase(bullet, " "), "leave nothing"],
    ["a placeholder", rephrase(bullet, "Reduced waste by 18% at [Company]"), "placeholder"],
  ])("is refused for %s, with a plain reason", (_, change, reason) => {
    const verdict = verdictOf(change);
    expect(verdict.accepted).toBe(false);
    expect(verdict.reason).toContain(reason);
  });

  it("may draw on every entry in a summary, but leaves a figure with its noun", () => {
    const before = resume.basics.summary ?? "";
    const honest = `${before} Picked and packed 120 orders per shift.`;
    const moved = `${before} Reduced orders by 18%.`;
    expect(verdictOf(rephrase("/basics/summary", honest)).accepted).toBe(true);
    expect(verdictOf(rephrase("/basics/summary", moved)).accepted).toBe(false);
  });

  it("is refused where an order drops or repeats a line", () => {
    const lines = resume.work[0]?.highlights ?? [];
    const order = (indices: number[]): Change => ({
      ...rephrase("/work/0/highlights", indices.map((index) => lines[index]).join("\n"), lines.join("\n")),
      kind: "reorder",
      order: indices,
    });
    expect(verdictOf(order([2, 0, 1])).accepted).toBe(true);
    expect(verdictOf(order([0, 1])).reason).toContain("drops or repeats");
    expect(verdictOf(order([0, 0, 1])).reason).toContain("drops or repeats");
    expect(verdictOf({ ...order([2, 0, 1]), after: "Something else" }).reason).toContain("changes the lines");
  });
});
