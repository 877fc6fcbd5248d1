import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { readPosting } from "~/tailor/posting/read-posting";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import type { Fact } from "~/tailor/resume";
import { tailorResume } from "~/tailor/tailor-resume";
import { fontsFromDisk } from "../../support/files/fonts";
import { allResumes } from "../../support/resumes/all-resumes";
import { softwareEngineerPost } from "../../support/resumes/sample-posts";

const resume = allResumes.salesManager;
const posting = readPosting(softwareEngineerPost);
const asOf = "2026-11";

const fact = (subject: string, confirmed = true, detail?: string): Fact => ({
  id: `f-${subject}`,
  subject,
  confirmed,
  detail,
  date: "2026-11-03",
});

const keywordsOf = (document: typeof resume) => document.skills.flatMap(({ keywords }) => keywords);
const addition = (after: string, path = "/skills/0/keywords/-"): Change => ({
  id: "c0",
  kind: "skill-added",
  atomId: null,
  path,
  before: "",
  after,
  why: "",
  requirementIds: [],
});

describe("a rewrite with confirmed answers", () => {
  it("adds each confirmed skill to the skills list, marked with the day of the answer, and proves it by the answer", async () => {
    const facts = [fact("PostgreSQL", true, "Reports for the sales office, 2021"), fact("Kubernetes")];
    const { changes, before, after, resume: tailored, receipt } = await tailorResume({ resume, posting, asOf, facts });
    const added = changes.filter(({ change }) => change.kind === "skill-added").map(({ change }) => change);
    expect(added.map((change) => change.after).sort()).toEqual(["Kubernetes", "PostgreSQL"]);
    expect(added[0]?.why).toBe("From your answer of 3 Nov 2026: this post asks for it.");
    expect(keywordsOf(tailored)).toEqual(expect.arrayContaining([...keywordsOf(resume), "PostgreSQL", "Kubernetes"]));
    expect(after.score ?? 0).toBeGreaterThan(before.score ?? 0);
    expect(after.ceiling ?? 0).toBeGreaterThanOrEqual(before.ceiling ?? 0);
    const claim = receipt.claims.find(({ text, document }) => text === "PostgreSQL" && document === "resume");
    expect(claim).toMatchObject({ status: "supported", source: { factId: "f-PostgreSQL", factDate: "2026-11-03" } });
    expect(claim?.source?.quote).toContain("Reports for the sales office, 2021");
  });

  it("makes files that read back whole", async () => {
    const { resume: tailored } = await tailorResume({ resume, posting, asOf, facts: [fact("PostgreSQL")] });
    for (const format of ["pdf", "docx", "txt"] as const) {
      const bytes = await renderResume(tailored, { format, fonts: fontsFromDisk });
      const { fields, recovered } = await readBack(bytes, format, tailored);
      expect(recovered, format).toBe(fields);
    }
  });

  it("adds nothing that was denied, that the post does not ask for, or that no list of skills can take", async () => {
    const facts = [fact("PostgreSQL", false), fact("Origami")];
    const { changes } = await tailorResume({ resume, posting, asOf, facts });
    expect(changes.filter(({ change }) => change.kind === "skill-added")).toEqual([]);
    const bare = { ...resume, skills: [], atoms: resume.atoms.filter(({ path }) => !path.startsWith("/skills/")) };
    const without = await tailorResume({ resume: bare, posting, asOf, facts: [fact("PostgreSQL")] });
    expect(without.changes.filter(({ change }) => change.kind === "skill-added")).toEqual([]);
  });
});

describe("the gate on additions", () => {
  const judge = (change: Change, facts: Fact[]) => gateChanges([change], resume, { facts, posting })[0];

  it("accepts exactly what was confirmed", () => {
    expect(judge(addition("PostgreSQL"), [fact("PostgreSQL")])?.accepted).toBe(true);
    for (const facts of [[], [fact("PostgreSQL", false)], [fact("MySQL")]]) {
      expect(judge(addition("PostgreSQL"), facts)).toMatchObject({ accepted: false });
    }
    expect(judge(addition("PostgreSQL, Oracle"), [fact("PostgreSQL")])?.accepted).toBe(false);
  });

  it("accepts it in a list of skills only", () => {
    for (const path of ["/work/0/highlights/-", "/certificates/-", "/skills/99/keywords/-", "/skills/-", "/basics/-"]) {
      expect(judge(addition("PostgreSQL", path), [fact("PostgreSQL")])?.accepted, path).toBe(false);
    }
  });
});
