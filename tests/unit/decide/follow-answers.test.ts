import { expect, it } from "vitest";
import type { Verdict } from "~/tailor/change";
import { decideChanges, type Offer } from "~/tailor/decide-changes";
import { noDecisions } from "~/tailor/decisions";
import { followAnswers } from "~/tailor/follow-answers";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Fact } from "~/tailor/resume";
import { tailorResume } from "~/tailor/tailor-resume";

const base = parseResume(`Tomas Brandvold
tomas.brandvold@postbox.example | Hull

EXPERIENCE
Platform Engineer, Quayside Freight
Jan 2020 - Present
• Deployed 14 services for the booking desk
• Wrote runbooks for the night shift

SKILLS
Linux, Terraform, Python`);
const posting = readPosting(`Platform Engineer
Requirements
- Kubernetes
- Terraform
- Python`);
const asOf = "2026-11";
const kubernetes: Fact = { id: "f1", subject: "Kubernetes", confirmed: true, date: "2026-11-20" };

const first = await tailorResume({ resume: base, posting, asOf });
const offer = (facts: Fact[], changes = first.changes): Offer => ({ base, changes, posting, facts, asOf });

it("changes nothing where no answer came or went", async () => {
  const { changes, refused } = first;
  expect(await followAnswers(offer([]), refused)).toEqual({ changes, refused });
});

it("offers what was confirmed since, as the first run would have, and the score follows", async () => {
  const { changes } = await followAnswers(offer([kubernetes]), first.refused);
  const added = changes.filter(({ change }) => change.kind === "skill-added");
  expect(added.map(({ change }) => change.after)).toEqual(["Kubernetes"]);
  expect((await followAnswers(offer([kubernetes], changes), first.refused)).changes).toEqual(changes);
  const decided = await decideChanges(offer([kubernetes], changes), noDecisions);
  expect(decided.rewrittenCv).toContain("Kubernetes");
  expect(decided.after.score).toBeGreaterThan(first.after.score ?? 0);
  expect(decided.receipt.claims.find(({ text }) => text === "Kubernetes")?.source?.factId).toBe("f1");
});

it("takes back what leaned on an answer that was withdrawn or denied", async () => {
  const { changes } = await followAnswers(offer([kubernetes]), []);
  for (const facts of [[], [{ ...kubernetes, confirmed: false }]]) {
    const left = await followAnswers(offer(facts, changes), []);
    expect(left.changes).toEqual(first.changes);
    const { rewrittenCv, receipt } = await decideChanges(offer(facts, left.changes), noDecisions);
    expect(rewrittenCv).not.toContain("Kubernetes");
    expect(JSON.stringify(receipt)).not.toContain('"f1"');
  }
});

it("offers a refused change once an answer proves it, and refuses it again once that is withdrawn", async () => {
  const atom = base.atoms.find(({ path }) => path === "/work/0/highlights/0");
  const [refused] = gateChanges(
    [
      {
        id: "m0",
        kind: "rephrase",
        atomId: atom?.id ?? "",
        path: "/work/0/highlights/0",
        before: atom?.text ?? "",
        after: "Deployed 14 services for the booking desk with Kubernetes",
        why: "",
        requirementIds: [],
      },
    ],
    base,
    { posting },
  );
  expect(refused?.accepted).toBe(false);
  const without = first.changes.filter(({ change }) => change.path !== "/work/0/highlights/0");
  const now = await followAnswers(offer([kubernetes], without), [refused as Verdict]);
  expect(now.refused).toEqual([]);
  expect(now.changes.find(({ change }) => change.id === "m0")?.accepted).toBe(true);
  const then = await followAnswers(offer([], now.changes), now.refused);
  expect(then.changes.find(({ change }) => change.id === "m0")).toBeUndefined();
  expect(then.refused.find(({ change }) => change.id === "m0")?.reason).toMatch(/Kubernetes/);
});
