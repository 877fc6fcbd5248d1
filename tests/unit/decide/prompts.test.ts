import { describe, expect, it } from "vitest";
import { applyDecision } from "~/domain/rewriting/decide/apply-decision";
import type { Verdict } from "~/tailor/change";
import { decideChanges } from "~/tailor/decide-changes";
import { noDecisions } from "~/tailor/decisions";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { promptsOf, type Suggestion } from "~/tailor/propose/suggest-edits";
import { postingText, resumeText } from "../gate/fixture-resume";

const base = parseResume(resumeText);
const path = "/work/0/highlights/0";
const line = base.work[0]?.highlights[0] ?? "";
const suggestion: Suggestion = { kind: "figure", path, line, ask: "How many, and how often?" };
const prompts = promptsOf(base, [suggestion], []);
const offered = prompts.map((change) => ({ change }));
const offer = { base, changes: [], prompts, posting: readPosting(postingText), asOf: "2024-06" };
const id = prompts[0]?.id ?? "";
const typed = `${line.replace(/\.$/, "")}, 40 times a day.`;

describe("a line that lacks a figure", () => {
  it("stays as it is until its writer types one, and then stands in their words", async () => {
    expect((await decideChanges(offer, noDecisions)).resume.work).toEqual(base.work);
    const decisions = applyDecision(
      noDecisions,
      { intent: "edit", change: id, text: typed, revision: 1 },
      offered,
      [],
      "2024-06-01",
    );
    const decided = await decideChanges(offer, decisions ?? noDecisions);
    expect(decided.resume.work[0]?.highlights[0]).toBe(typed);
    expect(decided.receipt.own).toMatchObject([{ id, text: typed, where: path }]);
    expect(decided.receipt.own?.[0]?.unproven.map(({ text }) => text).join(" ")).toContain("40");
  });

  it("is taken back, and no decision on all changes takes it away", () => {
    const decide = (intent: "accept-all" | "reject-all") =>
      applyDecision(
        { changes: { [id]: { text: typed, date: "2024-06-01" } } },
        { intent, revision: 1 },
        offered,
        [],
        "",
      );
    expect(decide("accept-all")?.changes[id]).toBeDefined();
    expect(decide("reject-all")?.changes[id]).toMatchObject({ text: typed });
    const back = { intent: "reject", change: id, revision: 1 } as const;
    expect(applyDecision({ changes: { [id]: { text: typed, date: "" } } }, back, offered, [], "")?.changes).toEqual({});
  });

  it("is edited where another change words it already", () => {
    expect(promptsOf(base, [suggestion], [{ path }])).toEqual([]);
    expect(promptsOf(base, [{ ...suggestion, line: "Another line" }], [])).toEqual([]);
  });
});

describe("a wording that waits for a yes", () => {
  const change = { id: "w1", kind: "summary", path: "/basics/summary", before: "", after: "Led.", why: "" } as const;
  const waiting = [{ change, confirm: true } as unknown as Verdict];

  it.each(["accept-all", "reject-all"] as const)("keeps what its owner said of it through %s", (intent) => {
    for (const said of ["rejected", { text: "Helped to lead.", date: "2024-06-01" }] as const) {
      const decisions = applyDecision({ changes: { w1: said } }, { intent, revision: 1 }, offered, waiting, "");
      expect(decisions?.changes.w1).toEqual(said);
    }
  });
});
