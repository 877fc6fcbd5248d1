import { expect, it } from "vitest";
import { applyDecision } from "~/domain/rewriting/decide/apply-decision";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { noDecisions } from "~/tailor/decisions";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { cutLongJobs } from "~/tailor/propose/leave-out/cut-long-jobs";
import { buildResume } from "../../support/resumes/build-resume";

const asked = ["Repaired bicycle brakes and gears for walk-in customers", "Trued wheels and replaced spokes"];
const firm = ["Sold 300 bicycles in one summer", "Taught classes at the Harbour Street school"];
const plain = [
  "Swept the floor before closing",
  "Watered the plants by the door",
  "Answered the door in the evening",
  "Carried boxes up from the cellar",
  "Kept the coffee corner clean",
  "Folded leaflets for the counter",
  "Opened the letters in the morning",
  "Hung up posters for the fair",
  "Washed the shop windows weekly",
  "Sorted old magazines by year",
  "Brought the post to the office",
  "Tidied the waiting room at noon",
  "Counted umbrellas left behind",
  "Wound the clock in the hall",
  "Locked the gate at dusk",
];
const highlights = [...plain.slice(0, 6), ...asked, ...plain.slice(6), ...firm];
const weeks = (about: string) => Array.from({ length: 13 }, (_, week) => `${about} in week ${week + 1}`);
const today = { position: "Bicycle Mechanic", name: "Hub House", highlights: weeks("Built wheels for a team") };
const before = { position: "Tool Hire Clerk", name: "Quay Hire", highlights: weeks("Lent out drills") };
const resumeOf = (...work: { position: string; name: string; highlights: string[] }[]) => buildResume({ work });
const resume = resumeOf(today, before, { position: "Shop Assistant", name: "Spoke Yard", highlights });
const posting = readPosting(
  "Bicycle Mechanic\nRequirements:\n- Experience repairing bicycle brakes and gears\n- You can true wheels\n",
);
const match = matchResume(resume, posting, { asOf: "2026-01" });
const changes = cutLongJobs(resume, posting, match, () => true).map((draft, at) => ({ ...draft, id: `c${at}` }));

it("leaves out of a long job what says nothing to the post or surely less than its other lines, and nothing that proves, counts or names something", () => {
  expect(changes.map(({ before }) => before).sort()).toEqual([
    "Counted umbrellas left behind",
    "Folded leaflets for the counter",
    "Hung up posters for the fair",
    "Kept the coffee corner clean",
    "Locked the gate at dusk",
    "Sorted old magazines by year",
    "Swept the floor before closing",
    "Washed the shop windows weekly",
    "Wound the clock in the hall",
  ]);
  expect(changes.every(({ before }) => plain.includes(before))).toBe(true);
  expect(judgeChanges(changes, resume, { posting }).every(({ accepted }) => accepted)).toBe(true);
  const left = applyChanges(resume, changes).work[2]?.highlights ?? [];
  expect(left).toHaveLength(highlights.length - 9);
  expect(left).toEqual(expect.arrayContaining([...asked, ...firm]));
});

it("leaves out nothing where the score would suffer or the job is no longer than others", () => {
  expect(cutLongJobs(resume, posting, match, () => false)).toEqual([]);
  const short = resumeOf(today, before, {
    position: "Shop Assistant",
    name: "Spoke Yard",
    highlights: plain.slice(0, 14),
  });
  expect(cutLongJobs(short, posting, matchResume(short, posting, { asOf: "2026-01" }), () => true)).toEqual([]);
});

it.each([
  ["one of the two latest", resumeOf(today, { position: "Shop Assistant", name: "Spoke Yard", highlights }, before)],
  ["of the post's kind", resumeOf(today, before, { position: "Bicycle Mechanic", name: "Spoke Yard", highlights })],
  [
    "shorter than one that stays",
    resumeOf({ ...today, highlights: [...today.highlights, ...weeks("Laced hubs")] }, before, {
      position: "Shop Assistant",
      name: "Spoke Yard",
      highlights,
    }),
  ],
  ["in a resume of few lines", resumeOf(before, { position: "Shop Assistant", name: "Spoke Yard", highlights })],
])("leaves out nothing of a long job that is %s", (_, spared) => {
  expect(cutLongJobs(spared, posting, matchResume(spared, posting, { asOf: "2026-01" }), () => true)).toEqual([]);
});

it("does not let anybody else's proposals empty a job or take a line with a figure", () => {
  const [change] = changes;
  if (!change) throw new Error("no line was left out");
  const all = resume.atoms
    .filter(({ path }) => path.startsWith("/work/2/highlights/"))
    .map(({ id, path, text }) => ({ ...change, id: path, atomId: id, path, before: text }));
  const accepted = judgeChanges(all, resume, { posting }).filter((verdict) => verdict.accepted);
  expect(accepted).toHaveLength(highlights.length - 10);
  expect(accepted.some(({ change: { before } }) => firm.includes(before))).toBe(false);
});

it("gives all lines of a job back at once, and takes them out again", () => {
  const offered = changes.map((change) => ({ change }));
  const decide = (intent: "accept-cuts" | "reject-cuts", change: string, before = noDecisions) =>
    applyDecision(before, { intent, change, revision: 1 }, offered, [], "2026-01-01");
  const kept = decide("reject-cuts", "c1");
  expect(kept?.changes).toEqual(Object.fromEntries(changes.map(({ id }) => [id, "rejected"])));
  expect(decide("accept-cuts", "c0", kept ?? noDecisions)?.changes).toEqual({});
  expect(decide("reject-cuts", "nothing")).toBeNull();
});
