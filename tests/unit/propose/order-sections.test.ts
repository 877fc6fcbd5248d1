import { expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { orderSections } from "~/tailor/propose/order-sections";
import type { Resume, SectionKey } from "~/tailor/resume";
import { buildResume } from "../../support/resumes/build-resume";

const asOf = "2026-01-01";
const posting = readPosting(
  "Payroll clerk\n\nRequirements:\n- Two years of payroll experience\n- Sage and Microsoft Excel\n- Bookkeeping\n",
);

const parts: Partial<Resume> = {
  basics: { summary: "Payroll clerk of a fern nursery.", profiles: [] },
  work: [{ position: "Clerk", name: "Fern Hill", startDate: "2012", endDate: "2024", highlights: ["Ran the payroll"] }],
  education: [{ studyType: "BA", institution: "Moor College", endDate: "2011", courses: [], highlights: [] }],
  skills: [{ keywords: ["Sage", "Bookkeeping", "Forklift driving"] }],
  references: [{ reference: "Ada Holt, Fern Hill" }],
  other: [{ title: "Military service", lines: ["Signaller"] }],
};

function ordered(keys: SectionKey[], more: Partial<Resume> = {}) {
  const built = buildResume({ ...parts, ...more });
  const resume = { ...built, sections: keys.map((key) => ({ key })) };
  const match = matchResume(resume, posting, { asOf });
  const changes = orderSections(resume, posting, match, asOf).map((draft, at) => ({ ...draft, id: `c${at}` }));
  expect(judgeChanges(changes, resume, { posting }).every(({ accepted }) => accepted)).toBe(true);
  return applyChanges(resume, changes).sections.map(({ key }) => key);
}

it("sets the summary first, studies behind the jobs and references last", () => {
  expect(ordered(["references", "education", "work", "other", "skills", "summary"])).toEqual([
    "summary",
    "work",
    "education",
    "other",
    "skills",
    "references",
  ]);
});

it("leaves a resume alone that is in order, or that has no jobs", () => {
  const keys: SectionKey[] = ["summary", "other", "work", "education", "references"];
  expect(ordered(keys)).toEqual(keys);
  expect(ordered(["education", "summary"], { work: [] })).toEqual(["education", "summary"]);
});

it("keeps studies in front of little work, and where somebody has a doctorate", () => {
  const keys: SectionKey[] = ["summary", "education", "work"];
  const [job] = parts.work ?? [];
  expect(ordered(keys, { work: job ? [{ ...job, startDate: "2023" }] : [] })).toEqual(keys);
  const doctor = { studyType: "PhD", area: "Botany", endDate: "2011", courses: [], highlights: [] };
  expect(ordered(keys, { education: [doctor] })).toEqual(keys);
  expect(ordered(keys)).toEqual(["summary", "work", "education"]);
});

it("puts licences that the post asks for before the jobs, and no others", () => {
  const nursing = readPosting(
    "Ward nurse\n\nRequirements:\n- Current RN license required\n- BLS certification required\n",
  );
  const orderFor = (certificates: Resume["certificates"]) => {
    const built = buildResume({ ...parts, certificates });
    const resume = { ...built, sections: [{ key: "work" as const }, { key: "certificates" as const }] };
    const [draft] = orderSections(resume, nursing, matchResume(resume, nursing, { asOf }), asOf);
    return draft?.order;
  };
  expect(orderFor([{ name: "RN, State of Idaho" }, { name: "BLS" }])).toEqual([1, 0]);
  expect(orderFor([{ name: "Forklift licence" }])).toBeUndefined();
  expect(orderFor([{ name: "RN, State of Idaho" }, { name: "BLS, expired last year" }])).toBeUndefined();
});

it("leaves a list of skills above or below the jobs, whatever it answers", () => {
  for (const keys of [
    ["summary", "work", "skills"],
    ["summary", "skills", "work"],
  ] satisfies SectionKey[][])
    expect(ordered(keys)).toEqual(keys);
});

it("is one change by the titles of the sections, and a new summary comes on top all the same", () => {
  const resume = {
    ...buildResume({ ...parts, basics: { profiles: [] } }),
    sections: [{ key: "references" as const }, { key: "work" as const, title: "Jobs" }],
  };
  const [draft] = orderSections(resume, posting, matchResume(resume, posting, { asOf }), asOf);
  expect(draft).toMatchObject({ path: "/sections", before: "References\nJobs", after: "Jobs\nReferences" });
  const summary = "Clerk with experience in payroll.";
  const changed = applyChanges(resume, [
    ...(draft ? [{ id: "c0", ...draft }] : []),
    {
      id: "c1",
      kind: "summary",
      atomId: null,
      path: "/basics/summary",
      before: "",
      after: summary,
      why: "",
      requirementIds: [],
    },
  ]);
  expect(changed.sections.map(({ key }) => key)).toEqual(["summary", "work", "references"]);
});

it("keeps studies above jobs of another kind, and a paper below that is lower than the one demanded", () => {
  const keys: SectionKey[] = ["summary", "education", "work"];
  const work = [
    { position: "Diver", name: "Reef Tours", startDate: "2012", endDate: "2024", highlights: ["Led dives"] },
  ];
  expect(ordered(keys, { work })).toEqual(keys);
  const kitchen = readPosting("Cook\n\nRequirements:\n- ServSafe Manager certification required\n");
  const orderFor = (name: string) => {
    const built = buildResume({ ...parts, certificates: [{ name }] });
    const resume = { ...built, sections: [{ key: "work" as const }, { key: "certificates" as const }] };
    return orderSections(resume, kitchen, matchResume(resume, kitchen, { asOf }), asOf)[0]?.order;
  };
  expect(orderFor("ServSafe Manager")).toEqual([1, 0]);
  expect(orderFor("ServSafe Food Handler")).toBeUndefined();
});

it("leaves the second text about its writer where it stands", () => {
  const preface = { other: [{ title: "Profile", lines: ["Payroll clerk of a fern nursery."] }] };
  const about: SectionKey[] = ["other", "work", "summary"];
  expect(ordered(about, preface)).toEqual(about);
});

it("leaves a text below the jobs there that names none of their work", () => {
  const keys: SectionKey[] = ["certificates", "work", "education", "summary"];
  const certificates = [{ name: "Sage certificate" }];
  const basics = { summary: "41, two boys, keeps bees. I like a tidy desk.", profiles: [] };
  expect(ordered(keys, { basics, certificates })).toEqual(keys);
  expect(ordered(keys, { certificates })[0]).toBe("summary");
});
