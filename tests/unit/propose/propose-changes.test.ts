import { describe, expect, it } from "vitest";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { proposeChanges } from "~/tailor/propose/propose-changes";
import { tailorResume } from "~/tailor/tailor-resume";
import { postingText, resumeText } from "../gate/fixture-resume";

const asOf = "2024-06";
const posting = readPosting(postingText);

function propose(text: string) {
  const resume = parseResume(text);
  return { resume, changes: proposeChanges(resume, posting, matchResume(resume, posting, { asOf })) };
}

function picker(bullets: string[]) {
  const lines = bullets.map((line) => `- ${line}\n`).join("");
  return propose(`Ana Bold\n\nEXPERIENCE\n\nPicker, Moor Depot\n2018 - 2021\n${lines}`).changes;
}

describe("changes by rule", () => {
  it("all pass the gate, and say why", () => {
    const { resume, changes } = propose(resumeText);
    expect(changes.length).toBeGreaterThan(2);
    expect(gateChanges(changes, resume, { posting }).filter((verdict) => !verdict.accepted)).toEqual([]);
    expect(changes.every((change) => change.why.length > 10)).toBe(true);
  });

  it("use the posting's name for a tool that is there already", () => {
    const { changes } = propose(resumeText);
    const wording = changes.find((change) => change.before === "MS Excel");
    expect(wording).toMatchObject({ kind: "wording", after: "Microsoft Excel" });
  });

  it("never bring in what only the posting has", () => {
    const { changes } = propose(resumeText);
    expect(changes.map((change) => change.after).join("\n")).not.toMatch(/Power BI|Brightwater|licence/);
  });

  it("write a summary only where there is none, from facts of the resume", () => {
    const bare = resumeText.replace(/SUMMARY\n.*\n/, "");
    const { changes } = propose(bare);
    expect(changes.find((change) => change.kind === "summary")?.after).toMatch(/^Stock Planner with /);
    expect(propose(resumeText).changes.some((change) => change.kind === "summary")).toBe(false);
  });

  it("put a skill that only the summary names into the list, and raise the score by it", async () => {
    const text = resumeText
      .replace("in goods receipt, stock control and team rotas", "in goods receipt and with Microsoft Excel")
      .replace(/ and MS Excel|MS Excel, /g, "");
    const added = propose(text).changes.find((change) => change.kind === "skill-added");
    expect(added).toMatchObject({ path: "/skills/0/keywords/-", before: "", after: "Microsoft Excel" });
    const { before, after } = await tailorResume({ resume: parseResume(text), posting, asOf });
    expect(after.score ?? 0).toBeGreaterThan(before.score ?? 0);
  });

  it("lead an entry with what the post asks for, not with a trait of character", () => {
    const moved = picker(["Swept the yard each morning", "Kept stock in SAP up to date", "Showed strong teamwork"]);
    const order = moved.find((change) => change.kind === "reorder");
    expect(order?.after.split("\n")[0]).toBe("Kept stock in SAP up to date");
    expect(order?.why).toMatch(/SAP/);
    expect(picker(["Swept the yard each morning", "Showed strong teamwork"])).toEqual([]);
  });

  it("keep the order of lines that lean on the one before", () => {
    const leaning = picker(["Swept the yard each morning", "This took an hour", "Kept stock in SAP up to date"]);
    expect(leaning.filter((change) => change.kind === "reorder")).toEqual([]);
  });

  it("end the lines of a resume in one way", () => {
    const lines = ["Swept the yard", "Loaded vans", "Counted crates", "Washed the vans"].map(
      (line) => `${line} at dawn.`,
    );
    const [change, ...others] = picker([...lines, "Locked the gates at night"]);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ after: "Locked the gates at night.", why: "Ends as your other lines do." });
  });

  it("drop no term that the post asks for to say it more plainly", () => {
    const kept = readPosting("Fitter\nRequirements\n- equipment maintenance is required\n- Maintenance of pumps");
    const resume = parseResume(
      "Ana Bold\n\nEXPERIENCE\n\nFitter, Moor Depot\n2018 - 2021\n- Performed maintenance on 30 forklifts\n",
    );
    const changes = proposeChanges(resume, kept, matchResume(resume, kept, { asOf }));
    expect(changes.every((change) => /maintenance/i.test(change.after))).toBe(true);
  });

  it("leave a resume in another language as it is", () => {
    const { changes } = propose(
      "Erika Beispiel\n\nBERUFSERFAHRUNG\n\nLagerleiterin, Muster Spedition\n2015 - 2019\n- Leitung eines Lagers mit vierzig Mitarbeitern und Planung der täglichen Touren\n- Einführung einer neuen Software für die Verwaltung der Bestände\n- Schulung der Kollegen im Umgang mit SAP und mit den neuen Geräten im Lager\n",
    );
    expect(changes).toEqual([]);
  });
});
describe("tailoring a resume", () => {
  const input = { resume: parseResume(resumeText), posting, asOf };

  it("never ends below the score it began with, and loses no line", async () => {
    const result = await tailorResume(input);
    expect(result.after.score ?? 0).toBeGreaterThanOrEqual(result.before.score ?? 0);
    expect(result.resume.work.map((entry) => entry.highlights.length)).toEqual(
      input.resume.work.map((entry) => entry.highlights.length),
    );
  });

  it("gives the same result and the same receipt for the same input", async () => {
    const [first, second] = [await tailorResume(input), await tailorResume(input)];
    expect(first).toEqual(second);
    expect(first.receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    const other = await tailorResume({ ...input, name: "M. Ellison" });
    expect(other.receipt.hash).not.toBe(first.receipt.hash);
  });

  it("has a source for every claim of the receipt", async () => {
    const { receipt } = await tailorResume(input);
    expect(receipt.claims.length).toBeGreaterThan(10);
    expect(receipt.claims.filter((claim) => claim.status !== "supported" || claim.source === null)).toEqual([]);
  });

  it("asks about a missing must-have, and not again once it is answered", async () => {
    const { questions } = await tailorResume(input);
    const asked = questions.find((question) => question.subject === "Power BI");
    expect(asked).toMatchObject({ text: "Have you used Power BI?" });
    expect(asked?.points).toBeGreaterThan(0);
    const fact = { id: "f", subject: "Power BI", confirmed: false, date: "2024-06-01" };
    const again = await tailorResume({ ...input, facts: [fact] });
    expect(again.questions.some((question) => question.subject === "Power BI")).toBe(false);
  });

  it("refuses a model's invention, keeps the original text and shows the reason", async () => {
    const before = input.resume.work[0]?.highlights[1] ?? "";
    const lie = {
      id: "m",
      kind: "rephrase" as const,
      atomId: null,
      path: "/work/0/highlights/1",
      before,
      after: "Reduced waste by 48% with Power BI",
      why: "",
      requirementIds: [],
    };
    const result = await tailorResume({ ...input, proposals: [lie] });
    expect(result.changes).toEqual([]);
    expect(result.refused[0]?.reason).toBeTruthy();
    expect(result.rewrittenCv).toContain(before);
  });
});
