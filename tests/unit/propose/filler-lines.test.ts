import { expect, it } from "vitest";
import { judgeChanges } from "~/tailor/judge-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { fillerLines } from "~/tailor/propose/fillers/filler-lines";
import { leaveOutLines } from "~/tailor/propose/leave-out/leave-out-lines";
import { tailorResume } from "~/tailor/tailor-resume";
import { buildResume } from "../../support/resumes/build-resume";

const solid = ["Rebuilt the gearboxes of nine harbour cranes", "Greased the slewing rings", "Trained two fitters"];
const fillers = ["Performed various other tasks as required", "Attended team meetings regularly"];
const resumeOf = (...highlights: string[]) =>
  buildResume({ work: [{ position: "Fitter", name: "Quay Cranes", highlights }] });

it("leaves out lines that anybody could say of any job, and passes the gate", () => {
  const resume = resumeOf(...solid, ...fillers);
  const changes = leaveOutLines(resume).map((draft, at) => ({ ...draft, id: `c${at}` }));
  expect(changes.map(({ before }) => before)).toEqual(fillers);
  expect(judgeChanges(changes, resume).every(({ accepted }) => accepted)).toBe(true);
});

it("keeps the last two lines of a job, and plain work of the hands", () => {
  expect(fillerLines(resumeOf(...fillers))).toEqual(new Set());
  expect(fillerLines(resumeOf("Scrubbed the decks", "Rinsed the nets", "Packed crates", "Clean the cabins"))).toEqual(
    new Set(),
  );
});

it("keeps a line that answers the post", () => {
  const resume = resumeOf(...solid, ...fillers);
  expect(leaveOutLines(resume, (_, text) => text === fillers[0]).map(({ before }) => before)).toEqual([fillers[1]]);
});

it("goes with the turn of its job into the past", async () => {
  const lines = ["Inspect the slewing rings", "Rebuild the gearboxes", "Perform various other tasks as required"];
  const resume = parseResume(
    `Ana Bold\nana@mailbox.example\n\nEXPERIENCE\n\nFitter, Quay Cranes\nMarch 2015 - May 2019\n${lines.map((line) => `- ${line}\n`).join("")}`,
  );
  const { resume: after } = await tailorResume({ resume, posting: readPosting("Crane Fitter"), asOf: "2024-06" });
  expect(after.work[0]?.highlights).toEqual(["Inspected the slewing rings", "Rebuilt the gearboxes"]);
});

it("takes a third of the lines of a job at most", () => {
  const all = Array.from({ length: 6 }, (_, at) => fillers[at % 2] ?? "");
  expect(fillerLines(resumeOf(...all)).size).toBe(2);
});
