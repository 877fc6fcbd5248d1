import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { loadTagger } from "~/tailor/grammar/tagger";
import { judgeChanges } from "~/tailor/judge-changes";
import { mendLists, saysAgain, wordsOf } from "~/tailor/propose/mend-lists";
import { buildResume } from "../../support/resumes/build-resume";

const tag = await loadTagger();
const skills = [
  { name: "Tools", keywords: ["Microsoft Excel", "Jira"] },
  { keywords: ["budget", "Excel", "Budgets", "JIRA", "sales"] },
];

describe("a list of skills that names things twice", () => {
  const resume = buildResume({ skills });
  const changes = mendLists(resume, tag).map((draft, at) => ({ ...draft, id: `c${at}` }));

  it("is one change, which says what stays", () => {
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: "left-out", path: "/skills/1/keywords", after: "budget\nsales" });
  });

  it("passes and is applied, also where another change words one of its skills", () => {
    expect(judgeChanges(changes, resume).every(({ accepted }) => accepted)).toBe(true);
    const atom = resume.atoms.find(({ path }) => path === "/skills/1/keywords/4");
    const wording = { id: "w", kind: "wording", path: atom?.path, atomId: atom?.id, before: "sales", after: "Sales" };
    const after = applyChanges(resume, [...changes, { ...wording, why: "", requirementIds: [] } as never]);
    expect(after.skills.map(({ keywords }) => keywords)).toEqual([
      ["Microsoft Excel", "Jira"],
      ["budget", "Sales"],
    ]);
    expect(after.atoms.map(({ text }) => text)).not.toContain("Excel");
  });

  it("is refused where it would lose a skill, or is not the list as it stands", () => {
    const change = changes[0];
    if (!change) throw new Error("no change");
    const wrong = [
      { ...change, after: "budget" },
      { ...change, after: "budget\nsales\nSAP" },
      { ...change, before: "budget\nExcel\nsales" },
    ];
    expect(judgeChanges(wrong, resume).some(({ accepted }) => accepted)).toBe(false);
  });
});

it("knows a line whose telling words all stand in another one that opens alike", () => {
  const lines = [
    "Handled all escrowed accounts.",
    "Handled all accounts that were escrowed & verified all accounts.",
    "Verified accounts.",
    "Managed weekly staff schedules",
    "Planned weekly staff schedules for two sites",
  ];
  const keys = lines.map(wordsOf);
  expect(keys.map((_, index) => saysAgain(keys, index))).toEqual([true, false, false, false, false]);
});
