import { expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { judgeChanges } from "~/tailor/judge-changes";
import { valueAt } from "~/tailor/resume-atoms";
import { buildResume } from "../../support/resumes/build-resume";

const resume = buildResume({
  basics: { name: "Ana Bold", profiles: [] },
  work: [
    {
      name: "Pike Cafe",
      position: "Cook",
      summary: "Planned the menus. Trained the cooks.",
      highlights: ["Ran the grill"],
      current: false,
    },
  ],
});

function cut(after: string): Change {
  const path = "/work/0/summary";
  const atomId = resume.atoms.find((atom) => atom.path === path)?.id ?? null;
  const before = resume.work[0]?.summary ?? "";
  return { id: "c0", kind: "split", atomId, path, before, after, why: "", requirementIds: [] };
}

it("cuts the paragraph of a job into its first bullets, each with its own place", () => {
  const change = cut("Planned the menus.\nTrained the cooks.");
  expect(judgeChanges([change], resume)[0]?.accepted).toBe(true);
  const changed = applyChanges(resume, [change]);
  expect(changed.work[0]?.highlights).toEqual(["Planned the menus.", "Trained the cooks.", "Ran the grill"]);
  expect(changed.work[0]?.summary).toBeUndefined();
  expect(changed.atoms.every(({ path, text }) => valueAt(changed, path) === text)).toBe(true);
  expect(new Set(changed.atoms.map(({ id }) => id)).size).toBe(changed.atoms.length);
});

it("takes no cut that says less or more than the paragraph", () => {
  for (const after of ["Planned the menus.", "Planned the menus.\nTrained all the cooks."])
    expect(judgeChanges([cut(after)], resume)[0]?.accepted).toBe(false);
});
