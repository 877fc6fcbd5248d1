import { expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { correctResume } from "~/tailor/correct/correct-resume";
import { entryForm } from "~/tailor/correct/entry-form";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const before = parseResume(`Dana Reyes
dana.reyes@example.com | Leeds

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Cared for 12 patients a shift on a surgical ward

EDUCATION
BSc Nursing, University of Leeds, 2018
`);
const form = entryForm(before, "work", 0);
const told = "Set up ventilator care for 30 patients a month";
const highlights = [...(form.lists.highlights ?? []), { text: told }];
const answer = correctResume(
  before,
  { section: "work", entries: [{ from: 0, becomes: { ...form, lists: { highlights } } }] },
  "v2",
);
if (!answer.ok) throw new Error("The correction was refused");
const after = answer.resume;
const atom = after.atoms.find(({ text }) => text === told);

it("is evidence for a match, with its place in the new text", () => {
  const posting = readPosting("Ward Nurse\nRequirements\n- Ventilator care\n- BSc Nursing\n");
  const row = (resume: typeof after) =>
    matchResume(resume, posting, { asOf: "2026-11" }).rows.find(({ term }) => /ventilator/i.test(term));
  expect(row(before)?.state).toBe("missing");
  expect(row(after)?.state).toBe("shown");
  const [evidence] = row(after)?.evidence ?? [];
  expect(evidence?.atomId).toBe(atom?.id);
  expect(after.source.slice(evidence?.span?.start, evidence?.span?.end)).toBe(evidence?.quote);
});

it("is evidence at the gate, and no more than it says", () => {
  const change = (text: string): Change => ({
    id: "c1",
    kind: "rephrase",
    atomId: atom?.id ?? null,
    path: "/work/0/highlights/1",
    before: told,
    after: text,
    why: "Closer to the post.",
    requirementIds: [],
  });
  const [honest, inflated] = gateChanges(
    [
      change("Set up care with ventilators for 30 patients a month"),
      change("Set up ventilator care for 300 patients a month"),
    ],
    after,
  );
  expect([honest?.accepted, honest?.reason]).toEqual([true, undefined]);
  expect(inflated?.accepted).toBe(false);
});
