import { expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { judgeChanges } from "~/tailor/judge-changes";
import { answersOfForm, leaveOutLines, linesToLeaveOut } from "~/tailor/propose/leave-out/leave-out-lines";
import { buildResume } from "../../support/resumes/build-resume";

const highlights = [
  "Delivered bouquets to 40 shops in the valley",
  "Delivered bouquets to [Number] shops in the valley",
  "Worked with [group].",
  "Grew ferns with [Customer] and moss, which won the gold medal of the county show",
  "Florist Page 2 of 3",
  "Supervisor: (503) 555-0146",
  "Sold 12 kinds of roses",
];
const club = "Treasurer of the valley gardening club since its first year";
const resume = buildResume({
  basics: { name: "Ada Brook", email: "ada@brook.example", phone: "(503) 555-0101", profiles: [] },
  work: [{ position: "Florist", name: "Moor Stall", highlights }],
  interests: [{ name: club }],
  other: [{ title: "Additional Information", lines: [`Activities: ${club}`, "Willing to travel"] }],
});
const changes = leaveOutLines(resume).map((draft, at) => ({ ...draft, id: `c${at}` }));

it("leaves out blanks of a template that say nothing or that another line fills, others' numbers and text told twice", () => {
  expect(changes.map(({ before }) => before)).toEqual([
    highlights[1],
    highlights[2],
    highlights[5],
    `Activities: ${club}`,
  ]);
});

it("passes the gate by the same measure, and takes nothing else along", () => {
  expect(judgeChanges(changes, resume).every(({ accepted }) => accepted)).toBe(true);
  const [change] = changes;
  const other = { ...changes[0], id: "x", path: "/work/0/highlights/0", before: highlights[0] ?? "" };
  expect(judgeChanges(change ? [{ ...change, ...other }] : [], resume)[0]?.accepted).toBe(false);
  const next = applyChanges(resume, changes);
  expect(next.work[0]?.highlights).toEqual([highlights[0], highlights[3], highlights[4], highlights[6]]);
  expect(next.other[0]?.lines).toEqual(["Willing to travel"]);
});

it("keeps a number and an address where none was read as the person's own", () => {
  const lines = ["(503) 555-0146", "ada@brook.example", "Sold 12 kinds of roses"];
  const unread = buildResume({ work: [{ position: "Florist", name: "Moor Stall", highlights: lines }] });
  expect(leaveOutLines(unread)).toEqual([]);
});

it("leaves out why somebody left a job, and keeps what they say of themselves there", () => {
  const lines = ["Reason for leaving: stall closed", "Sold roses", "Reason for leaving: I miss the ferns"];
  const left = buildResume({ work: [{ position: "Florist", name: "Moor Stall", highlights: lines }] });
  expect(leaveOutLines(left).map(({ before }) => before)).toEqual([lines[0]]);
});

it("knows the head of a page by the person's own name", () => {
  const named = buildResume({
    basics: { name: "Ada Brook", profiles: [] },
    work: [{ position: "Florist", highlights: ["Brook, Ada - Resume, page 2 of 3", "Sold roses"] }],
  });
  expect(leaveOutLines(named).map(({ before }) => before)).toEqual(["Brook, Ada - Resume, page 2 of 3"]);
});

it("takes no blank out of a sentence, and leaves the sentence out where it has nothing of its own", () => {
  const unfilled = [
    "Grew the sales of the stall by [action]",
    "Met weekly with [growers] to plan the beds of the season",
  ];
  const own = ["Winner of the [Prize Name] Prize at the county show", "Packed more than [Number] baskets in 2019"];
  const whole = ["Trained (2) helpers at the stall", "Bound wreaths for weddings", "Sold 12 kinds of roses"];
  const leftOut = (highlights: string[]) =>
    leaveOutLines(buildResume({ work: [{ position: "Florist", name: "Moor Stall", highlights }] }));
  expect(leftOut([...unfilled, ...own, ...whole]).map(({ before, after }) => [before, after])).toEqual(
    unfilled.map((line) => [line, ""]),
  );
  expect(leftOut([...unfilled, ...own])).toEqual([]);
});

it("leaves out a line that says another part again below a heading of its own", () => {
  const hobby = "Keeper of the bees at Holt allotment";
  const resume = buildResume({
    interests: [{ name: hobby }, { name: "bell ringing on winter Sundays" }],
    other: [
      {
        title: "Additional Information",
        lines: [
          `Interests ${hobby}, bell ringing on winter Sundays.`,
          `${hobby}, bell ringing on winter Sundays, first prize for honey`,
        ],
      },
    ],
  });
  expect([...linesToLeaveOut(resume).keys()]).toEqual(["/other/0/lines/0"]);
});

it("leaves out what a site tells the owner of a resume", () => {
  const lines = ["Your profile is visible to all employers until you change that.", "Treasurer of a club"];
  const stub = buildResume({ other: [{ title: "Work History", lines }] });
  expect([...linesToLeaveOut(stub).keys()]).toEqual(["/other/0/lines/0"]);
});

it("leaves out the names that a template has for an employer", () => {
  const stub = buildResume({
    other: [{ title: "Work history", lines: ["Company Name", "City, State", "Moor Company"] }],
  });
  expect(leaveOutLines(stub).map(({ before }) => before)).toEqual(["Company Name", "City, State"]);
});

it("keeps the question of a form that has its answer below, and leaves out one without", () => {
  const lines = ["Sold roses", "REASON FOR LEAVING", "Moved to the coast", "References available on request"];
  const asked = buildResume({ work: [{ position: "Florist", name: "Moor Stall", highlights: lines }] });
  expect(leaveOutLines(asked).map(({ before }) => before)).toEqual([lines[3]]);
  expect([...answersOfForm(lines)]).toEqual([1, 2, 3]);
});
