import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { capital } from "~/tailor/grammar/open-with-deed";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { curateSkills } from "~/tailor/propose/skills/curate-skills";
import { skillsListedAgain } from "~/tailor/propose/skills/repeated-skills";
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

const lowered = (text: string) => text.toLowerCase();

const dump =
  "approach, balance, Bookkeeping, budget, client, clients, Excel, focus, forklift, hiring, Corel Draw, Corel Draw, mail, materials, Microsoft Excel, money, orchids, payroll, personnel, policies, processes, quality, Sage, unique, written".split(
    ", ",
  );

describe("a long list of skills", () => {
  const { resume, changes } = curated([{ keywords: dump }]);

  it("leads with what the post asks for, keeps the rest in its order, and loses what stands twice or names no skill", () => {
    expect(changes).toHaveLength(1);
    const after = changes[0]?.after.split("\n") ?? [];
    expect(new Set(after.slice(0, 4))).toEqual(new Set(["Bookkeeping", "Microsoft Excel", "Payroll", "Sage"]));
    const rest = after.slice(4).map(lowered);
    expect(rest).toEqual(dump.map(lowered).filter((item, at, all) => rest.includes(item) && all.indexOf(item) === at));
    for (const gone of ["Approach", "Clients", "Excel", "Unique"]) expect(after).not.toContain(gone);
    expect(after.filter((item) => item === "Corel Draw")).toHaveLength(1);
  });

  it("passes and is applied, also where another change words one of its skills", () => {
    expect(judgeChanges(changes, resume, { posting }).every(({ accepted }) => accepted)).toBe(true);
    const atom = resume.atoms.find(({ text }) => text === "payroll");
    const wording = { id: "w", kind: "wording", path: atom?.path, atomId: atom?.id, before: "payroll" };
    const changed = { ...wording, after: "Payroll administration", why: "", requirementIds: [] };
    const after = applyChanges(resume, [...changes, changed as never]);
    const expected = changes[0]?.after.split("\n").map((item) => (item === "Payroll" ? changed.after : item));
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
  const phrases = curated([{ keywords: ["unique", ...many, "I can drive a forklift"] }]).changes;
  expect(phrases).toEqual([]);
  const words = many.map((item) => item.replace(" ", ""));
  const [long] = curated([
    { keywords: ["unique", "cut-ins", "The Orchids", ...words, "I can drive a forklift"] },
  ]).changes;
  expect(long?.after.split("\n")).toEqual(expect.arrayContaining(["I can drive a forklift", "cut-ins"]));
  expect(long?.after).not.toMatch(/unique|The Orchids/i);
});

it("leads a list that a form drew with what the post asks for by name, and with nothing that its owner knows little of", () => {
  const [change] = curated([{ keywords: ["Apiary", ...drawn, "payroll", "Sage (basic)"] }]).changes;
  const others = ["Apiary", ...drawn.map(capital)];
  expect(change?.after.split("\n")).toEqual(["Payroll", ...others, "Sage (basic)"]);
});

it("leaves a blank that nobody filled in and a second copy out of a list of phrases, and keeps its order", () => {
  const own = curated([{ keywords: ["I can drive a forklift", "Flower photos [Nikon, Canon]", "Spanish [basic]"] }]);
  expect(own.changes).toEqual([]);
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

it("leaves two lists apart, and says in one that a form drew nothing that stands in the other", () => {
  const { resume, changes } = curated([
    { keywords: ["Orchid care", "QUALITY CONTROL", "Sage"] },
    { keywords: ["bookkeeping", "beeswax", "ferns", "forklift driving", "honey", "moss", "orchid care", "roses"] },
  ]);
  expect(judgeChanges(changes, resume, { posting })[0]?.accepted).toBe(true);
  const one = applyChanges(resume, changes);
  const others = ["Beeswax", "Ferns", "Forklift driving", "Honey", "Moss", "Roses"];
  expect(one.skills.map(({ keywords }) => keywords)).toEqual([
    ["Orchid care", "QUALITY CONTROL", "Sage"],
    ["Bookkeeping", ...others],
  ]);
  const wrong = changes.map((change) => ({ ...change, after: "Sage" }));
  expect(judgeChanges(wrong, resume, { posting: undefined })[0]?.accepted).toBe(false);
});

it("leaves out of a list that a form drew what posts say without asking for it, and no word that few posts say", () => {
  const drawn =
    "bookkeeping, competitive, hammer, mechanical, orchids, Sage, trainer, unique, up-to-date, walk-ins, written".split(
      ", ",
    );
  const [change] = curated([{ keywords: drawn }]).changes;
  const gone = drawn.filter((item) => !change?.after.toLowerCase().split("\n").includes(item.toLowerCase()));
  expect(gone).toEqual(["competitive", "unique", "up-to-date", "written"]);
});

it("keeps every word of the work that the post speaks of, and drops parts of other words", () => {
  const drawn = ["bi", "bookkeeping", "client", "forklift", "invoices", "orchids", "Sage", "teacher"];
  const line = "Sent bi-weekly invoices for each client of the forklift school and its teacher";
  const resume = buildResume({ skills: [{ keywords: drawn }], work: [{ position: "Clerk", highlights: [line] }] });
  const asking = readPosting("Payroll clerk\n\nRequirements:\n- Sending of client statements\n- Sage\n- Bookkeeping\n");
  const match = matchResume(resume, asking, { asOf: "2026-01-01" });
  const [change] = curateSkills(resume, asking, match, () => true);
  const gone = drawn.filter((item) => !change?.after.toLowerCase().split("\n").includes(item.toLowerCase()));
  expect(gone).toEqual(["bi"]);
});

it("leaves a list that somebody wrote in its order, and beside the lists around it", () => {
  const lists = [{ keywords: ["Forklift driving", "Sage", "Bookkeeping"] }, { keywords: ["sage", "Orchids"] }];
  expect(curated(lists).changes).toEqual([]);
});

it("knows a skill in the same words, without its maker and inside a longer one, and no tool inside another", () => {
  const keywords = ["MS Office proficiency", "Microsoft Office", "Excel", "Microsoft Excel", "orchids", "Orchid care"];
  const tools = [
    "SQL",
    "SQL Server",
    "Java",
    "JavaScript",
    "Quick Books",
    "QuickBooks",
    "Seed orders Corel Draw",
    "Corel Draw",
  ];
  const again = skillsListedAgain({ skills: [{ keywords }, { keywords: tools }] });
  expect([...again]).toEqual([
    ["/skills/0/keywords/1", "within"],
    ["/skills/0/keywords/2", "same"],
    ["/skills/1/keywords/5", "same"],
  ]);
});

it("knows the tools of a line above, a list without its line breaks, and a maker beside its programs", () => {
  const said = ["Microsoft Office Excel, Outlook and Word", "Orchid care", "Seed orders for two shops"];
  const below = ["Excel", "Outlook", "Orchids", "Microsoft", "Microsoft Access"];
  const run = [`${said.slice(1).join(" ")}`];
  const again = skillsListedAgain({ skills: [{ keywords: said }, { keywords: below }, { keywords: run }] });
  expect([...again.keys()]).toEqual([
    "/skills/1/keywords/0",
    "/skills/1/keywords/1",
    "/skills/1/keywords/3",
    "/skills/2/keywords/0",
  ]);
});

it("knows an item in the lines that it was torn into elsewhere, and one that breaks off", () => {
  const whole = ["Care of orchids under glass", "Seed orders for two shops with Sage"];
  const torn = ["Care of", "orchids under glass", "Seed orders for two", "Orchids", "Glass"];
  const again = skillsListedAgain({ skills: [{ keywords: [...whole, ...torn] }] });
  expect([...again.keys()]).toEqual([2, 3, 4].map((at) => `/skills/0/keywords/${at}`));
});

it("keeps what the post asks for by name where a longer item says it, and what stands in a list below", () => {
  const { changes } = curated([
    { keywords: ["Stock", "Payroll of the north", "Payroll"] },
    { name: "Warehouse", keywords: ["Stock counts"] },
  ]);
  expect(changes).toEqual([]);
});

it("leaves out a letter that is no language of this post", () => {
  const crafts = Array.from({ length: 24 }, (_, at) => `orchid care ${"abcdefghijklmnopqrstuvwxyz"[at]}${at}`);
  const { changes } = curated([{ keywords: ["C", "fashion", ...crafts, "Sage", "Modern Sage"] }]);
  const after = changes[0]?.after.split("\n") ?? [];
  expect(after).toContain("Sage");
  expect(after).not.toContain("C");
});

it("knows a tool that stands between the signs of a longer item above, named or not", () => {
  const row =
    "Years of work with three nurseries and on two farms, all of it told to my heirs and to the guild, Corel Draw, Sage";
  const again = skillsListedAgain({
    skills: [{ name: "Tools", keywords: [row] }, { keywords: ["Corel Draw", "Ferns"] }],
  });
  expect([...again.keys()]).toEqual(["/skills/1/keywords/0"]);
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
  expect(skillsListedAgain(resume).size).toBe(0);
});

it("puts nothing in front that only shares a word with what is asked for", () => {
  const { changes } = curated([
    { keywords: ["beeswax", "Excel", "ferns", "honey", "keeping of bees", "moss", "sage", "tar"] },
  ]);
  expect(changes[0]?.after.split("\n").slice(0, 3)).toEqual(["Excel", "Sage", "Beeswax"]);
});
