import { expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { judgeChanges } from "~/tailor/judge-changes";
import { partTornItems } from "~/tailor/propose/skills/torn-items";
import { buildResume } from "../../support/resumes/build-resume";

it("sets a comma between two items that the layout ran together, and says nothing new by it", () => {
  const resume = buildResume({ skills: [{ keywords: ["Project management Team leadership", "Bookkeeping"] }] });
  const changes = partTornItems(resume).map((draft, at) => ({ id: `${at}`, ...draft }));
  expect(changes.map(({ after }) => after)).toEqual(["Project management, Team leadership"]);
  expect(judgeChanges(changes, resume)).toMatchObject([{ accepted: true }]);
});

it("parts two names side by side, each of which is known", () => {
  const resume = buildResume({ skills: [{ keywords: ["Accounts Receivable Accounts Payable", "Bookkeeping"] }] });
  const changes = partTornItems(resume).map((draft, at) => ({ id: `${at}`, ...draft }));
  expect(applyChanges(resume, changes).skills[0]?.keywords).toEqual([
    "Accounts Receivable",
    "Accounts Payable",
    "Bookkeeping",
  ]);
});

it("parts an item of which one piece is known, where others of its list were surely run together", () => {
  const torn = ["Project management Team leadership", "Budget planning Customer service", "Data analysis Calm grafter"];
  const after = (keywords: string[]) => partTornItems(buildResume({ skills: [{ keywords }] })).map((one) => one.after);
  expect(after(torn)).toContain("Data analysis, Calm grafter");
  expect(after(torn.slice(2))).toEqual([]);
});

it.each(["Experience with Microsoft Excel", "Orchid grafting Glass panes", "Project Management", "Fluent in Spanish"])(
  "leaves “%s” in one piece",
  (item) => {
    expect(partTornItems(buildResume({ skills: [{ keywords: [item] }] }))).toEqual([]);
  },
);
