import { describe, expect, it } from "vitest";
import { decideChanges, type Offer } from "~/tailor/decide-changes";
import { type Decisions, noDecisions } from "~/tailor/decisions";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { fieldsOf } from "~/tailor/render/resume-fields";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Fact } from "~/tailor/resume";
import { tailorResume } from "~/tailor/tailor-resume";
import { allResumes } from "../../support/resumes/all-resumes";
import { nurse } from "../../support/resumes/nurse";
import { accountantPost, nursePost, softwareEngineerPost } from "../../support/resumes/sample-posts";

const asOf = "2026-11";
const date = "2026-11-21";

async function offerOf(resume: Offer["base"], post: string, facts?: Fact[]) {
  const posting = readPosting(post);
  const first = await tailorResume({ resume, posting, facts, asOf });
  return { first, offer: { base: resume, changes: first.changes, posting, facts, asOf } satisfies Offer };
}

function rejectAll({ changes }: Offer): Decisions {
  return { changes: Object.fromEntries(changes.map(({ change }) => [change.id, "rejected"])) };
}

const nurseOffer = await offerOf(nurse, nursePost);
const ward = parseResume(`Dana Reyes
dana.reyes@example.com | 555 010 4477 | Leeds

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Responsible for managing 12 patients a shift on a surgical ward
• Trained 4 student nurses in medication administration

SKILLS
Medication administration, wound care`);
const wardPost = "Ward Nurse\nRequirements\n- Experience with medication administration\n- Wound care";
const wardOffer = await offerOf(ward, wardPost);
const reworded = wardOffer.offer.changes.find(({ change }) => change.path === "/work/0/highlights/0")?.change;
const ownWords = (text: string): Decisions => ({ changes: { [reworded?.id ?? ""]: { text, date } } });

describe.each(Object.entries(allResumes))("the resume of the %s", (_, resume) => {
  it.each([nursePost, softwareEngineerPost, accountantPost])(
    "is as offered without decisions, as it was with all rejected",
    async (post) => {
      const { first, offer } = await offerOf(resume, post);
      const accepted = await decideChanges(offer, noDecisions);
      expect(accepted.rewrittenCv).toBe(first.rewrittenCv);
      expect(accepted.letter).toBe(first.letter);
      expect(accepted.receipt).toEqual(first.receipt);
      expect(accepted.after).toEqual(first.after);
      const rejected = await decideChanges(offer, rejectAll(offer));
      expect(rejected.rewrittenCv).toBe(resumeToText(resume));
      expect(fieldsOf(rejected.resume)).toEqual(fieldsOf(resume));
      expect(rejected.after).toEqual(rejected.before);
      expect(rejected.receipt.own).toBeUndefined();
    },
  );
});

it("gives the same for the same, and another receipt for another decision", async () => {
  const { offer } = nurseOffer;
  const one = offer.changes[0]?.change.id ?? "";
  const decisions: Decisions = { changes: { [one]: "rejected" } };
  const [first, second] = [await decideChanges(offer, decisions), await decideChanges(offer, decisions)];
  expect(second).toEqual(first);
  expect(first.receipt.hash).not.toBe(nurseOffer.first.receipt.hash);
});

it("rejects each change alone, whatever the others are, and loses no line", async () => {
  const { offer } = nurseOffer;
  for (const { change } of offer.changes) {
    const { resume } = await decideChanges(offer, { changes: { [change.id]: "rejected" } });
    const lines = (document: Offer["base"]) => document.work.map(({ highlights }) => highlights.length);
    expect(lines(resume)).toEqual(lines(nurse));
    if (change.before && !change.order) expect(resumeToText(resume)).toContain(change.before);
  }
});

it("takes the user's own words as theirs: what the resume proves has its source, what it does not is never proven", async () => {
  expect(reworded).toBeDefined();
  const text = "Managed 12 patients a shift on a surgical ward with Kubernetes";
  const { resume, receipt } = await decideChanges(wardOffer.offer, ownWords(text));
  expect(resumeToText(resume)).toContain(text);
  const [own] = receipt.own ?? [];
  expect(own).toMatchObject({ id: reworded?.id, document: "resume", text, date });
  expect(own?.unproven.map((claim) => claim.text).join(" ")).toContain("Kubernetes");
  expect(receipt.claims.filter(({ status }) => status !== "supported")).toEqual([]);
  expect(receipt.claims.map((claim) => claim.text).join(" ")).not.toContain("Kubernetes");
  expect(receipt.own).toHaveLength(1);
});

it("lets the user leave out of their own line what no change of ours may, and says so", async () => {
  const text = "Managed patients a shift on a surgical ward";
  const { resume, receipt } = await decideChanges(wardOffer.offer, ownWords(text));
  expect(resume.work[0]?.highlights).toContain(text);
  expect(resume.work[0]?.highlights).toHaveLength(2);
  expect(receipt.own?.[0]).toMatchObject({ text, unproven: [], remark: expect.stringContaining("12") });
});

it("scores what stands: the user's words count, and their absence too", async () => {
  const plain = await decideChanges(nurseOffer.offer, rejectAll(nurseOffer.offer));
  const all = await decideChanges(nurseOffer.offer, noDecisions);
  expect(plain.after.score).toBe(all.before.score);
  expect(all.after.score).toBeGreaterThanOrEqual(all.before.score ?? 0);
});

describe("the letter", () => {
  const { letter: written } = nurseOffer.first;
  const mine = "I ran a marathon in Osaka in under three hours.";

  it("keeps the claims of sentences left alone, and marks each sentence of the user's", async () => {
    const text = written.replace("\n\nKind regards", `\n\n${mine}\n\nKind regards`);
    const decided = await decideChanges(nurseOffer.offer, { changes: {}, letter: { text, date } });
    expect(decided.letter).toBe(text);
    const own = decided.receipt.own ?? [];
    expect(own.map((words) => words.text)).toEqual([mine]);
    expect(own[0]).toMatchObject({ document: "letter", date });
    expect(own[0]?.unproven.length).toBeGreaterThan(0);
    const claims = ({ receipt }: { receipt: typeof decided.receipt }) =>
      receipt.claims.filter((claim) => claim.document === "letter").map((claim) => claim.text);
    // A claim may be a part of a sentence: what is asked for by name, behind "You are looking for a nurse, and".
    const isSaid = (claim: string) => written.toLowerCase().includes(claim.toLowerCase().replace(/\.$/u, ""));
    const said = claims(nurseOffer.first).filter(isSaid);
    expect(said.length).toBeGreaterThan(3);
    expect(claims(decided).slice(0, said.length)).toEqual(said);
  });

  it("drops the claims of sentences that were taken out", async () => {
    const text = "Dear team,\n\nKind regards";
    const { receipt } = await decideChanges(nurseOffer.offer, { changes: {}, letter: { text, date } });
    expect(receipt.claims.filter(({ document }) => document === "letter")).toEqual([]);
  });

  it("is nobody's own where it is sent back as it was written", async () => {
    const { receipt } = await decideChanges(nurseOffer.offer, { changes: {}, letter: { text: written, date } });
    expect(receipt).toEqual(nurseOffer.first.receipt);
  });
});
