import { expect, it } from "vitest";
import { type Corrections, correctPosting } from "~/domain/jobs/correct-posting";
import { postingOf, viewPost } from "~/domain/jobs/job-view";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const post = `Depot Clerk
Requirements
- Payroll
- SAP or Oracle
- Forklift licence
Nice to have
- German`;
const read = readPosting(post);
const job = (corrections: Corrections | null, jobDescription = post) => ({
  jobTitle: "Depot Clerk",
  companyName: "",
  jobDescription,
  corrections,
});
const weights = (corrections: Corrections | null, text = post) =>
  Object.fromEntries(postingOf(job(corrections, text)).requirements.map(({ term, weight }) => [term, weight]));

it("reads this post as the rest expects", () => {
  expect(read.requirements.map(({ term }) => term)).toEqual(
    expect.arrayContaining(["Payroll", "SAP", "Oracle", "German"]),
  );
});

it("gives requirements the weight that their owner says, and leaves out what is none", () => {
  const said = weights({ payroll: "nice", german: "must", sap: "none" });
  expect(said).toMatchObject({ Payroll: "nice", German: "must", Oracle: "must" });
  expect(said).not.toHaveProperty("SAP");
});

it("changes nothing without corrections, or by those of words that the post no longer has", () => {
  expect(postingOf(job(null)).requirements).toEqual(read.requirements);
  expect(postingOf(job({ glassblowing: "must" })).requirements).toEqual(read.requirements);
});

it("keeps corrections through an edit as long as the words stand", () => {
  const edited = post
    .replace("Requirements", "Why us?\nWe are kind.\nRequirements")
    .replace("- Payroll", "- Monthly payroll");
  expect(weights({ german: "must" }, edited).German).toBe("must");
});

it("lets alternatives be alternatives until one of them weighs more", () => {
  const groupOf = (corrections: Corrections, term: string) =>
    correctPosting(read, corrections).requirements.find((one) => one.term === term)?.group;
  expect(groupOf({ german: "must" }, "SAP")).toBeDefined();
  expect(groupOf({ german: "must" }, "SAP")).toBe(groupOf({ german: "must" }, "Oracle"));
  const both: Corrections = { sap: "nice", oracle: "nice" };
  expect(groupOf(both, "SAP")).toBeDefined();
  expect(groupOf(both, "SAP")).toBe(groupOf(both, "Oracle"));
  for (const term of ["SAP", "Oracle"]) expect(groupOf({ sap: "nice" }, term)).toBeUndefined();
  expect(groupOf({ oracle: "none" }, "SAP")).toBeUndefined();
});

it("moves the score of a match", () => {
  const resume = parseResume(
    "Dana Reyes\n\nEXPERIENCE\nClerk, Oak Ltd\nJan 2020 - Present\n- Ran payroll for 90 people",
  );
  const score = (corrections: Corrections) =>
    matchResume(resume, postingOf(job(corrections)), { asOf: "2026-11" }).score ?? 0;
  expect(score({ sap: "none", oracle: "none", german: "none" })).toBeGreaterThan(score({}));
  expect(score({ payroll: "none" })).toBeLessThan(score({}));
});

it("says why there is nothing to match when nothing is left", () => {
  const none = Object.fromEntries(read.requirements.map(({ term }) => [term.toLowerCase(), "none" as const]));
  const posting = postingOf(job(none));
  expect(posting.requirements).toEqual([]);
  expect(matchResume(parseResume("Dana Reyes"), posting, { asOf: "2026-11" })).toMatchObject({
    score: null,
    reason: "You marked everything we read as not a requirement.",
  });
});

it("shows each requirement in its sentence, and marks it in the post unless it is none", () => {
  const text = "Depot Clerk\nRequirements\n- Two years of payroll or more\n- German";
  const stored = { ...job({ german: "none" }, text), id: "1" } as Parameters<typeof viewPost>[0];
  const { requirements, lines } = viewPost(stored);
  const payroll = requirements.find(({ key }) => key === "payroll");
  expect(payroll).toMatchObject({
    said: null,
    sentence: { before: "Two years of ", term: "payroll", after: " or more" },
  });
  expect(requirements.find(({ key }) => key === "german")).toMatchObject({ said: "none" });
  const runs = lines.flatMap((line) => line.runs);
  expect(runs.filter(({ isAsked }) => isAsked).map((run) => run.text)).toEqual(["payroll"]);
  const written = lines.map(({ isItem, runs: of }) => (isItem ? "- " : "") + of.map((run) => run.text).join(""));
  expect(written.join("\n")).toBe(text);
});

it("takes a word that every object knows for a requirement like any other", () => {
  const text = "Requirements\n- Constructor\n- Java";
  expect(weights({ java: "nice" }, text)).toEqual({ Constructor: "must", Java: "nice" });
  const { requirements } = viewPost(job({ java: "nice" }, text) as Parameters<typeof viewPost>[0]);
  expect(requirements.map(({ said }) => said)).toEqual([null, "nice"]);
});
