import { expect, it } from "vitest";
import { changeView } from "~/domain/rewriting/show/change-view";
import type { Change } from "~/tailor/change";
import { noDecisions } from "~/tailor/decisions";
import { buildResume } from "../../support/resumes/build-resume";

const setting = { document: buildResume({}), decisions: noDecisions, own: [], questions: [] };

function view(change: Partial<Change> & Pick<Change, "kind" | "path" | "before" | "after">) {
  const whole: Change = { id: "c0", atomId: null, why: "", requirementIds: [], ...change };
  return changeView({ change: whole, accepted: true, claims: [] }, setting);
}

it("shows a new order of sections by their titles, with what moved up", () => {
  const before = "Jobs\nProfile";
  const shown = view({ kind: "reorder", path: "/sections", before, after: "Profile\nJobs", order: [1, 0] });
  expect(shown.place).toBe("Order of the sections");
  expect(shown.diff).toEqual([
    { text: "Profile", mark: "added" },
    { text: "Jobs", mark: "same" },
  ]);
});

it("shows a list in its new order, and then what went", () => {
  const list = { kind: "skills-list", path: "/skills/0/keywords" } as const;
  const shown = view({ ...list, before: "sap\nferns\nSAP\nbees", after: "Bees\nSap\nFerns" });
  expect(shown.diff.map(({ text, mark }) => `${mark} ${text}`)).toEqual([
    "added Bees",
    "same Sap",
    "same Ferns",
    "removed SAP",
  ]);
});
