import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Fact } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { resumeText } from "./fixture-resume";

const resume = parseResume(resumeText);
const fact = (subject: string, detail?: string): Fact => ({
  ...{ id: "f1", subject, detail, confirmed: true, date: "2026-11-22" },
});

function verdictOn(path: string, after: string, facts: Fact[], kind: Change["kind"] = "rephrase") {
  const before = kind === "skill-added" ? "" : (valueAt(resume, path) ?? "");
  const change: Change = { id: "c", kind, atomId: null, path, before, after, why: "", requirementIds: [] };
  return gateChanges([change], resume, { facts })[0];
}

describe("an answer of the owner", () => {
  const counted = [fact("Power BI", "Charted the stock counts in Power BI at Harlow Foods.")];

  it("counts for the job that it names", () => {
    const after = "Reduced waste by 18% with weekly stock counts, charted in Power BI";
    expect(verdictOn("/work/0/highlights/1", after, counted)).toMatchObject({ accepted: true });
  });

  it("proves nothing for another job", () => {
    const after = "Picked and packed 120 orders per shift, charted in Power BI";
    expect(verdictOn("/work/1/highlights/0", after, counted)).toMatchObject({ accepted: false });
  });

  it.each(["Taking a course in it", "I will take the exam in March", "Planning to learn it next year"])(
    "adds no skill where it says “%s”",
    (detail) => {
      const verdict = verdictOn("/skills/0/keywords/-", "Power BI", [fact("Power BI", detail)], "skill-added");
      expect(verdict).toMatchObject({ accepted: false });
      expect(verdict?.reason).toContain("still open");
    },
  );

  it("adds the skill where it says that it is there", () => {
    const used = [fact("Power BI", "Used it every week for two years.")];
    expect(verdictOn("/skills/0/keywords/-", "Power BI", used, "skill-added")).toMatchObject({ accepted: true });
  });
});

describe("a summary", () => {
  it("is held as strictly as a line where it retells one", () => {
    const lie = "Stock planner with 6 years of experience. Led the rollout of a new scanner system.";
    expect(verdictOn("/basics/summary", lie, [])).toMatchObject({ accepted: false });
  });
});
