import { expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { judgeChanges } from "~/tailor/judge-changes";
import { partTornItems } from "~/tailor/propose/skills/torn-items";
import { buildResume } from "../../support/resumes/build-resume";

it("parts two items that the layout ran together, and says nothing new by it", () => {
  const resume = buildResume({ skills: [{ keywords: ["Project management Team leadership", "Bookkeeping"] }] });
  const changes = partTornItems(resume).map((draft, at) => ({ id: `${at}`, ...draft }));
  expect(changes.map(({ after }) => after)).toEqual(["Project management\nTeam leadership"]);
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
  expect(after(torn)).toContain("Data analysis\nCalm grafter");
  expect(after(torn.slice(2))).toEqual([]);
});

it.each(["Experience with Microsoft Excel", "Orchid grafting Glass panes", "Project Management", "Fluent in Spanish"])(
  "leaves “%s” in one piece",
  (item) => {
    expect(partTornItems(buildResume({ skills: [{ keywords: [item] }] }))).toEqual([]);
  },
);

it("parts an item wherever an order has moved it, and leaves it out with a list that leaves it out", () => {
  const keywords = ["Bookkeeping", "Project management Team leadership", "Sage"];
  const resume = buildResume({ skills: [{ keywords }] });
  const changes = partTornItems(resume).map((draft, at) => ({ id: `${at}`, ...draft }));
  const list = { atomId: null, path: "/skills/0/keywords", before: keywords.join("\n"), why: "", requirementIds: [] };
  const order = { ...list, id: "o", kind: "skills-order" as const, order: [1, 2, 0], after: "" };
  const moved = { ...order, after: order.order.map((at) => keywords[at]).join("\n") };
  const parts = ["Project management", "Team leadership"];
  expect(applyChanges(resume, [...changes, moved]).skills[0]?.keywords).toEqual([...parts, "Sage", "Bookkeeping"]);
  const shorter = { ...list, id: "s", kind: "left-out" as const, after: "Bookkeeping\nSage" };
  expect(applyChanges(resume, [...changes, shorter]).skills[0]?.keywords).toEqual(["Bookkeeping", "Sage"]);
});
