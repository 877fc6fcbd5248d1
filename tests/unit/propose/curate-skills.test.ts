import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { curateSkills } from "~/tailor/propose/skills/curate-skills";
import { isSaidAbove, repeatedIn } from "~/tailor/propose/skills/repeated-skills";
import { skillGroupFor } from "~/tailor/propose/skills/skill-group";
import type { SkillGroup } from "~/tailor/resume";
import { buildResume } from "../../support/resumes/build-resume";

const posting = readPosting(
  "Payroll clerk\n\nRequirements:\n- Two years of payroll experience\n- Sage and Microsoft Excel\n- Bookkeeping\n",
);

function curated(skills: SkillGroup[], keepsScore = () => true) {
  const resume = buildResume({ skills });
  const match = matchResume(resume, posting, { asOf: "2026-01-01" });
  const changes = curateSkills(resume, posting, match, keepsScore).map((draft, at) => ({ ...draft, id: `c${at}` }));
  return { resume, changes };
}

/** In the order of the alphabet, as a form draws them out of the text. */
const drawn = ["beeswax", "ferns", "gravel", "honey", "moss", "orchids"];

const dump =
  "approach, balance, Bookkeeping, budget, client, clients, Excel, focus, forklift, hiring, Corel Draw, Corel Draw, mail, materials, Microsoft Excel, money, orchids, payroll, personnel, policies, processes, quality, Sage, unique, written".split(
    ", ",
  );

describe("a long list of skills", () => {
  const { resume, changes } = curated([{ keywords: dump }]);

  it("leads with what the post asks for, keeps the rest in its order and its capitals, and loses what stands twice alone", () => {
    expect(changes).toHaveLength(1);
    const after = changes[0]?.after.split("\n") ?? [];
    expect(after.slice(0, 4)).toEqual(["Microsoft Excel", "Sage", "Bookkeeping", "payroll"]);
    const gone = ["clients", "Excel", "Corel Draw"];
    const rest = dump.filter((item) => !gone.includes(item) && !after.slice(0, 4).includes(item));
    expect(after.slice(4).filter((item) => item !== "Corel Draw")).toEqual(rest);
    expect(after.filter((item) => item === "Corel Draw")).toHaveLength(1);
  });

  it("passes and is applied, also where another change words one of its skills", () => {
    expect(judgeChanges(changes, resume, { posting }).every(({ accepted }) => accepted)).toBe(true);
    const atom = resume.atoms.find(({ text }) => text === "payroll");
    const wording = { id: "w", kind: "wording", path: atom?.path, atomId: atom?.id, before: "payroll" };
    const changed = { ...wording, after: "Payroll administration", why: "", requirementIds: [] };
    const after = applyChanges(resume, [...changes, changed as never]);
    const expected = changes[0]?.after.split("\n").map((item) => (item === "payroll" ? changed.after : item));
    expect(after.skills[0]?.keywords).toEqual(expected);
    expect(after.atoms.filter(({ path }) => path.startsWith("/skills/0/")).map(({ text }) => text)).toEqual(expected);
  });

  it("is refused where it would lose what the post asks for, or has a skill of its own", () => {
    const change = changes[0];
    if (!change) throw new Error("no change");
    const wrong = [
      { ...change, after: change.after.replace("Sage\n", "") },
      { ...change, after: `${change.after}\nSAP` },
      { ...change, before: "Sage\npayroll" },
    ];
    expect(judgeChanges(wrong, resume, { posting }).some(({ accepted }) => accepted)).toBe(false);
  });

  it("stays as it is where the score needs each of its skills", () => {
    expect(curated([{ keywords: dump }], () => false).changes).toEqual([]);
  });
});

it("loses no skill of a list for its length, and keeps a sentence where it stands", () => {
  const many = Array.from({ length: 44 }, (_, at) => `Orchid ${"abcdefghijklmnopqrstuvwxyz"[at % 26]}${at}`);
  const keywords = [...many, "teamwork", "scheduling", "Payroll runs", "Quick learner"];
  expect(curated([{ keywords }]).changes).toEqual([]);
  expect(curated([{ keywords: ["orchids", "Sage", "I can drive a forklift"] }]).changes).toEqual([]);
  expect(curated([{ keywords: ["unique", "approach", ...many, "I can drive a forklift"] }]).changes).toEqual([]);
});

it("leads a list that a form drew with what the post asks for by name, and with nothing that its owner knows little of", () => {
  const [change] = curated([{ keywords: ["Apiary", ...drawn, "payroll", "Sage (basic)"] }]).changes;
  expect(change?.after.split("\n")).toEqual(["payroll", "Apiary", ...drawn, "Sage (basic)"]);
  expect(change).toMatchObject({ kind: "skills-order", why: "What this post asks for stands first." });
});

it("leaves a blank that nobody filled in and a second copy out of a list of phrases, and keeps its order", () => {
  const own = curated([{ keywords: ["I can drive a forklift", "Flower photos [Nikon, Canon]", "Spanish [basic]"] }]);
  expect(own.changes).toEqual([]);
  expect(curated([{ keywords: ["Grafting [level]", "Orchid care"] }]).changes).toEqual([]);
  const phrases = ["I can drive a forklift", "Certified in [name of course]", "Orchids, roses and ferns for weddings"];
  const { resume, changes } = curated([{ keywords: [...phrases, "I can drive a forklift"] }]);
  expect(changes[0]?.after).toBe(`${phrases[0]}\n${phrases[2]}`);
  expect(judgeChanges(changes, resume, { posting })[0]?.accepted).toBe(true);
});

it("leaves out a list that another one of its name says as a whole", () => {
  const name = "Languages and tools";
  const { resume, changes } = curated([
    { name, keywords: ["Sage", "Orchid care"] },
    { name, keywords: ["Orchid care", "Sage"] },
  ]);
  const copy = changes.find(({ path }) => path === "/skills/1/keywords");
  expect(copy?.after).toBe("");
  expect(judgeChanges(copy ? [copy] : [], resume, { posting })[0]?.accepted).toBe(true);
  expect(applyChanges(resume, copy ? [copy] : []).skills[1]?.keywords).toEqual([]);
});

it("takes no skill out of a list because another list has it, in the same words or in a longer row", () => {
  const drawnList = ["beeswax", "Corel Draw", "ferns", "forklift driving", "honey", "moss", "orchid care", "roses"];
  const lists = [
    { keywords: ["Orchid care", "QUALITY CONTROL", "Sage, Excel and Corel Draw"] },
    { keywords: drawnList },
  ];
  expect(curated(lists).changes).toEqual([]);
  const { resume } = curated(lists);
  const shorter = { path: "/skills/1/keywords", before: drawnList.join("\n"), after: drawnList.slice(0, 6).join("\n") };
  const change = { ...shorter, id: "c", kind: "left-out" as const, atomId: null, why: "", requirementIds: [] };
  expect(judgeChanges([change], resume, { posting: undefined })[0]?.accepted).toBe(false);
});

it("leaves out a list of which all stands in one above, not the shorter list of its writer above a longer one", () => {
  const [short, long] = [
    ["Sage", "Orchids"],
    ["Ferns", "Orchids", "Sage"],
  ].map((keywords) => ({ keywords }));
  expect(isSaidAbove({ skills: [long, short] as SkillGroup[] }, 1)).toBe(true);
  expect(isSaidAbove({ skills: [short, long] as SkillGroup[] }, 0)).toBe(false);
});

it("leaves a list that somebody wrote in its order, and beside the lists around it", () => {
  const lists = [{ keywords: ["Forklift driving", "Sage", "Bookkeeping"] }, { keywords: ["sage", "Orchids"] }];
  expect(curated(lists).changes).toEqual([]);
});

it.each([
  [["Orchids", "orchid", "Orchid care"], ["orchid"]],
  [["Excel", "Microsoft Excel", "MS Office proficiency"], ["Excel"]],
  [["access", "MS Access"], ["access"]],
  [["SQL", "SQL Server", "MS SQL", "Java", "JavaScript"], []],
  [["Trouble shooting", "troubleshooting"], ["Trouble shooting"]],
  [["Customer services", "Customer service"], ["Customer services"]],
  [["Quick Books", "QuickBooks"], ["Quick Books"]],
  [["Windows 98", "98", "2000", "98", "Windows XP"], []],
])("finds what %j says twice, and keeps the right spelling", (keywords, gone) => {
  expect([...repeatedIn(keywords)].map((at) => keywords[at])).toEqual(gone);
});

it("keeps what the post asks for by name where a longer item says it, and what stands in a list below", () => {
  const { changes } = curated([
    { keywords: ["Stock", "Payroll of the north", "Payroll"] },
    { name: "Warehouse", keywords: ["Stock counts"] },
  ]);
  expect(changes).toEqual([]);
});

it("keeps the plain word of two that say one skill", () => {
  const [change] = curated([{ keywords: ["Excellent stall service", "Orchids", "Stall service"] }]).changes;
  expect(change?.after).toBe("Orchids\nStall service");
});

it("finds no place for a skill in a list of programs", () => {
  const programs = [{ name: "Software", keywords: ["Microsoft Excel", "AutoCAD", "Photoshop"] }];
  expect(skillGroupFor("skill", [{ keywords: programs[0]?.keywords ?? [] }])).toBeUndefined();
  expect(skillGroupFor("tool", programs)).toBe(0);
  expect(skillGroupFor("tool", [{ name: "Python", keywords: ["Photoshop", "AutoCAD"] }])).toBeUndefined();
  expect(skillGroupFor("skill", [...programs, { keywords: ["Bookkeeping", "Payroll"] }])).toBe(1);
});

it("leaves a record of dates and amounts among the skills as it stands, and takes none of its lines for a repeat", () => {
  const record = { keywords: ["06/2011 - 09/2014", "Fern Hill Nursery", "$21,400", "Fern Hill Nursery"] };
  const { resume, changes } = curated([{ keywords: ["Sage", "Bookkeeping"] }, record, { keywords: ["$21,400"] }]);
  expect(changes).toEqual([]);
  expect(resume.skills.every(({ keywords }) => repeatedIn(keywords).size === 0)).toBe(true);
});

it("puts nothing in front that only shares a word with what is asked for", () => {
  const { changes } = curated([
    { keywords: ["beeswax", "Excel", "ferns", "honey", "keeping of bees", "moss", "sage", "tar"] },
  ]);
  expect(changes[0]?.after.split("\n").slice(0, 3)).toEqual(["Excel", "sage", "beeswax"]);
});
