import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { checkText } from "~/tailor/gate/check-text";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Fact } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { resumeText } from "./fixture-resume";
import { isProven } from "./is-proven";

const resume = parseResume(resumeText);
const path = "/work/0/highlights/1";
const before = valueAt(resume, path) ?? "";
const after = "Reduced waste by 18% with rigorous weekly stock counts";
const change: Change = { id: "c", kind: "rephrase", atomId: null, path, before, after, why: "", requirementIds: [] };
const fact: Fact = { id: "f1", subject: after, confirmed: true, insteadOf: before, date: "2026-11-22" };
const verdictOn = (facts: Fact[], one = change) => gateChanges([one], resume, { facts })[0];

describe("a wording that the resume neither proves nor contradicts", () => {
  it("waits for a yes, with the open word named", () => {
    const verdict = verdictOn([]);
    expect(verdict).toMatchObject({ accepted: false, confirm: true });
    expect(verdict?.claims.filter(({ status }) => status === "confirm").map(({ text }) => text)).toEqual(["rigorous"]);
  });

  it("is accepted with the yes of its owner as its source", () => {
    const source = { factId: "f1", factDate: "2026-11-22", quote: after };
    expect(verdictOn([fact])).toMatchObject({ accepted: true, claims: [{ text: after, source }] });
  });

  it("is refused after a no", () => {
    expect(verdictOn([{ ...fact, confirmed: false }])).toMatchObject({ accepted: false });
    expect(verdictOn([{ ...fact, confirmed: false }])?.confirm).toBeUndefined();
  });

  it("is no evidence for another job", () => {
    const other = "/work/1/highlights/0";
    const line = valueAt(resume, other) ?? "";
    const rigorous = { ...change, path: other, before: line, after: `${line} with rigorous checks` };
    expect(verdictOn([fact], rigorous)).toMatchObject({ accepted: false });
  });
});

it.each([
  ["Developed strategies to increase revenue.", "Increased revenue with new strategies."],
  ["Trained the staff on lowering cost and increasing profit.", "Lowered cost and increased profit."],
  ["- Researched an attendance policy\n- Implemented new hiring forms", "Implemented an attendance policy"],
  ["Assisted with data analysis in R and Excel.", "Ran data analysis in R and Excel."],
  ["Assisted the lead teacher in reading lessons.", "Lead teacher for reading lessons."],
  ["Maintained the WAN of twelve offices.", "Maintained the LAN of twelve offices."],
  ["Covered the floor in the absence of the manager.", "Covered the floor."],
  ["Proposed change orders to the client.", "Approved change orders of the client."],
  ["Acting manager of 70 employees.", "Manager of 70 employees."],
  ["Read reports prepared by the payroll service.", "Prepared reports."],
])("does not prove from %j that %j", (original, text) => {
  expect(isProven(original, text)).toBe(false);
});

it.each([
  ["Guide visitors through the plant.", "Guided visitors through the plant."],
  ["Took resevations by phone.", "Took reservations by phone."],
  ["Teachers Aide. Helped with reading lessons.", "As a Teachers Aide, helped with reading lessons."],
  ["Acme Health: kept patient files.", "At Acme Health I kept patient files."],
  ["Constantly updated the price list.", "Continually updated the price list."],
  ["IT Specialist. Answer user inquiries.", "IT Specialist who answers user inquiries."],
  ["Excel, Word, payroll.", "Skilled in Excel, Word and payroll."],
])("does not refuse %j as %j", (original, text) => {
  expect(checkText(original, text).claims.filter(({ status }) => status === "unsupported")).toEqual([]);
});
