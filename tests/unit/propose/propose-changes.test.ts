import { describe, expect, it } from "vitest";
import { gateChanges } from "../../../app/tailor/gate/gate-changes";
import { matchResume } from "../../../app/tailor/match/match-resume";
import { parseResume } from "../../../app/tailor/parse/parse-resume";
import { readPosting } from "../../../app/tailor/posting/read-posting";
import { proposeChanges } from "../../../app/tailor/propose/propose-changes";
import { tailorResume } from "../../../app/tailor/tailor-resume";
import { postingText, resumeText } from "../gate/fixture-resume";

const asOf = "2024-06";
const posting = readPosting(postingText);

function propose(text: string) {
  const resume = parseResume(text);
  return { resume, changes: proposeChanges(resume, posting, matchResume(resume, posting, { asOf })) };
}

describe("changes by rule", () => {
  it("all pass the gate, and say why", () => {
    const { resume, changes } = propose(resumeText);
    expect(changes.length).toBeGreaterThan(2);
    expect(gateChanges(changes, resume, { posting }).filter((verdict) => !verdict.accepted)).toEqual([]);
    expect(changes.every((change) => change.why.length > 10)).toBe(true);
  });

  it("use the posting's name for a tool that is there already", () => {
    const { changes } = propose(resumeText);
    const wording = changes.find((change) => change.before === "MS Excel");
    expect(wording).toMatchObject({ kind: "wording", after: "Microsoft Excel" });
  });

  it("never bring in what only the posting has", () => {
    const { changes } = propose(resumeText);
    expect(changes.map((change) => change.after).join("\n")).not.toMatch(/Power BI|Brightwater|licence/);
  });

  it("write a summary only where there is none, from facts of the resume", () => {
    const bare = resumeText.replace(/SUMMARY\n.*\n/, "");
    const { changes } = propose(bare);
    expect(changes.find((change) => change.kind === "summary")?.after).toMatch(/^Stock Planner with /);
    expect(propose(resumeText).changes.some((change) => change.kind === "summary")).toBe(false);
  });
});

describe("tailoring a resume", () => {
  const input = { resume: parseResume(resumeText), posting, asOf };

  it("never ends below the score it began with, and loses no line", async () => {
    const result = await tailorResume(input);
    expect(result.after.score ?? 0).toBeGreaterThanOrEqual(result.before.score ?? 0);
    expect(result.resume.work.map((entry) => entry.highlights.length)).toEqual(
      input.resume.work.map((entry) => entry.highlights.length),
    );
  });

  it("gives the same result and the same receipt for the same input", async () => {
    const [first, second] = [await tailorResume(input), await tailorResume(input)];
    expect(first).toEqual(second);
    expect(first.receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    const other = await tailorResume({ ...input, name: "M. Ellison" });
    expect(other.receipt.hash).not.toBe(first.receipt.hash);
  });

  it("has a source for every claim of the receipt", async () => {
    const { receipt } = await tailorResume(input);
    expect(receipt.claims.length).toBeGreaterThan(10);
    expect(receipt.claims.filter((claim) => claim.status !== "supported" || claim.source === null)).toEqual([]);
  });

  it("asks about a missing must-have, and not again once it is answered", async () => {
    const { questions } = await tailorResume(input);
    const asked = questions.find((question) => question.subject === "Power BI");
    expect(asked).toMatchObject({ text: "Have you used Power BI?" });
    expect(asked?.points).toBeGreaterThan(0);
    const fact = { id: "f", subject: "Power BI", confirmed: false, date: "2024-06-01" };
    const again = await tailorResume({ ...input, facts: [fact] });
    expect(again.questions.some((question) => question.subject === "Power BI")).toBe(false);
  });

  it("refuses a model's invention, keeps the original text and shows the reason", async () => {
    const before = input.resume.work[0]?.highlights[1] ?? "";
    const lie = {
      id: "m",
      kind: "rephrase" as const,
      atomId: null,
      path: "/work/0/highlights/1",
      before,
      after: "Reduced waste by 48% with Power BI",
      why: "",
      requirementIds: [],
    };
    const result = await tailorResume({ ...input, proposals: [lie] });
    expect(result.changes).toEqual([]);
    expect(result.refused[0]?.reason).toBeTruthy();
    expect(result.rewrittenCv).toContain(before);
  });
});
