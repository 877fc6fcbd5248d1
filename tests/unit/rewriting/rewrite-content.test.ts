import { expect, it } from "vitest";
import type { RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { rewriteContent } from "~/domain/rewriting/rewrite-content";
import { contentOf, currentVersion } from "~/domain/storage/content-kind";
import { decideChanges } from "~/tailor/decide-changes";
import { noDecisions } from "~/tailor/decisions";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { buildResume } from "../../support/resumes/build-resume";

const own = ["ferns", "grafting", "pruning", "SAP"];
const other = ["Beekeeping", "sap"];
const resume = buildResume({ skills: [{ keywords: own }, { keywords: other }] });
const posting = readPosting("Gardener\n\nRequirements\n- Pruning is required\n");
const asOf = "2026-10";

/** The changes of a stored rewrite one of which made one list of two. */
function readChanges(after: string[], before = [...own, ...other]) {
  const match = matchResume(resume, posting, { asOf });
  const change = {
    ...{
      id: "c1",
      kind: "skills-list" as const,
      atomId: null,
      path: "/skills/0/keywords",
      joins: ["/skills/1/keywords"],
    },
    ...{ before: before.join("\n"), after: after.join("\n"), why: "One list in place of 2.", requirementIds: [] },
  };
  const result: RewriteResult = {
    ...{ document: resume, changes: [{ change, accepted: true, claims: [] }], refused: [], questions: [] },
    ...{ receipt: { version: "1", claims: [], hash: "" }, before: match, after: match, roundTrips: [] },
    base: { resume, version: 1, posting, asOf },
  };
  const content = { decisions: noDecisions, rewrittenCv: "", coverLetter: "", result };
  return contentOf(rewriteContent, { version: currentVersion, content: JSON.parse(JSON.stringify(content)) }).result
    .changes;
}

it("reads a stored change that made one list of two as what it does to the first of them", async () => {
  const changes = readChanges(["Pruning", "Beekeeping", "Ferns", "Grafting", "SAP"]);
  const [{ change } = { change: undefined }] = changes;
  expect(change).toEqual({
    id: "c1",
    kind: "skills-list",
    atomId: null,
    path: "/skills/0/keywords",
    before: "ferns\ngrafting\npruning\nSAP",
    after: "Pruning\nFerns\nGrafting\nSAP",
    why: "What this post asks for stands first.",
    requirementIds: [],
  });
  expect(judgeChanges(change ? [change] : [], resume, { posting })[0]?.accepted).toBe(true);
  const decided = await decideChanges({ base: resume, changes, posting, asOf }, noDecisions);
  expect(decided.resume.skills.map(({ keywords }) => keywords)).toEqual([
    ["Pruning", "Ferns", "Grafting", "SAP"],
    other,
  ]);
});

it("says of such a change that it leaves out what another list says", async () => {
  const changes = readChanges(["Pruning", "Beekeeping", "Ferns", "Grafting"]);
  expect(changes[0]?.change.after).toBe("Pruning\nFerns\nGrafting");
  expect(changes[0]?.change.why).toMatch(/another list/);
  const decided = await decideChanges({ base: resume, changes, posting, asOf }, noDecisions);
  expect(decided.resume.skills.map(({ keywords }) => keywords)).toEqual([["Pruning", "Ferns", "Grafting"], other]);
});

it("has no such change any more where it does nothing to its own list", () => {
  expect(readChanges([...own, "Beekeeping"])).toEqual([]);
});
