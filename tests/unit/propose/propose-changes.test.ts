import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { loadTagger } from "~/tailor/grammar/tagger";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { proposeChanges } from "~/tailor/propose/propose-changes";
import type { Resume } from "~/tailor/resume";
import { spellWith } from "~/tailor/spelling/spelled-resume";
import { loadWordList } from "~/tailor/spelling/word-list";
import { tailorResume } from "~/tailor/tailor-resume";
import { postingText, resumeText } from "../gate/fixture-resume";

const asOf = "2024-06";
const tag = await loadTagger();
const words = await loadWordList();
const posting = readPosting(postingText);
const spell = (resume: Resume) => spellWith(resume, posting, words, tag);

function propose(text: string) {
  const resume = parseResume(text);
  return { resume, changes: proposeChanges(spell(resume), posting, matchResume(resume, posting, { asOf }), tag) };
}

function picker(bullets: string[]) {
  const lines = bullets.map((line) => `- ${line}\n`).join("");
  return propose(`Ana Bold\n\nEXPERIENCE\n\nPicker, Moor Depot\n2018 - 2021\n${lines}`).changes;
}

describe("changes by rule", () => {
  it("all pass the gate, and say why", () => {
    const { resume, changes } = propose(resumeText);
    expect(changes.length).toBeGreaterThanOrEqual(2);
    expect(judgeChanges(changes, resume, { posting }).filter((verdict) => !verdict.accepted)).toEqual([]);
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

  it("write a summary of facts where there is none, and in place of an objective", () => {
    const summaryIn = (text: string) => propose(text).changes.find((change) => change.kind === "summary")?.after;
    const text = resumeText.replace("- Plan", "- Do stock control of frozen goods with SAP\n- Plan");
    expect(summaryIn(text.replace(/SUMMARY\n.*\n/, ""))).toMatch(/^Stock Planner since 2019, (?=.*SAP).*\bby 18%/);
    const objective = "To obtain a position as a lorry driver with a growing company.";
    const replaced = summaryIn(text.replace(/SUMMARY\n.*\n/, `SUMMARY\n${objective}\n`));
    expect(replaced).toMatch(/^Stock Planner since 2019\b/);
    expect(replaced).not.toContain("lorry");
  });

  it("lead with the title held for this work, a figure, and the certificate asked for by its full name, before a summary of other work", () => {
    const asked = readPosting(
      "Ward Nurse\nRequirements\n- Advanced Life Support is required\n- Medication administration\n- Wound care\n- Patient education\n",
    );
    const resume = parseResume(
      "Ana Bold\n\nSUMMARY\nOrganised office professional with a friendly manner.\n\nEXPERIENCE\n\nWard Nurse, Moor Hospital\n2014 - 2021\n- Handled medication administration and wound care for 28 patients\n- Patient education and wound care at home\n- Reduced falls by 30% with hourly rounds\n\nCERTIFICATIONS\nAdvanced Life Support | Feb 2021\n",
    );
    const changes = proposeChanges(spell(resume), asked, matchResume(resume, asked, { asOf }), tag);
    const after = changes.find(({ kind }) => kind === "summary")?.after ?? "";
    expect(after).toMatch(/^Ward Nurse from 2014 to 2021, experienced in .*wound care/);
    expect(after).toContain("Advanced Life Support");
    expect(after).toMatch(/\d%|\b28 patients/);
  });

  it("put no simulation and no office program in a summary as the best of a career", () => {
    const asked = readPosting("Store Manager\nRequirements\n- Excel\n- Organization of the store\n");
    const resume = parseResume(
      "Ana Bold\n\nEXPERIENCE\n\nStore Assistant, Moor Shop\n2018 - 2021\n- Organized the store by returning all merchandise\n- Invested about 50% of our funds in a student simulation\n\nSKILLS\nExcel\n",
    );
    const changes = proposeChanges(spell(resume), asked, matchResume(resume, asked, { asOf }), tag);
    expect(changes.find(({ kind }) => kind === "summary")?.after ?? "").not.toMatch(/50%|Excel/);
  });

  it("put a skill that only the summary names into the list, at no cost to the score", async () => {
    const text = resumeText
      .replace("in goods receipt, stock control and team rotas", "in goods receipt and with Microsoft Excel")
      .replace(/ and MS Excel|MS Excel, /g, "");
    const added = propose(text).changes.find((change) => change.kind === "skill-added");
    expect(added).toMatchObject({ path: "/skills/0/keywords/-", before: "", after: "Microsoft Excel" });
    const { before, after } = await tailorResume({ resume: parseResume(text), posting, asOf });
    expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
  });

  it("lead a job with the deed that the post asks for, not with a trait, a fragment or a helping hand", () => {
    const plain = ["Swept the yard each morning", "Washed the vans on Fridays", "Locked the gates at night"];
    const order = picker([...plain, "Kept stock in SAP up to date"]).find((change) => change.kind === "reorder");
    expect(order?.after.split("\n")[0]).toBe("Kept stock in SAP up to date");
    expect(order?.why).toMatch(/SAP/);
    for (const line of [
      "SAP and other systems of the depot",
      "Assisted with stock in SAP as needed",
      "Showed strong teamwork at work",
      "Acted in accordance with the policy of the depot for stock in SAP",
    ])
      expect(
        picker([...plain, line]).filter((change) => change.kind === "reorder"),
        line,
      ).toEqual([]);
  });

  it("keep the order of a numbered list, and a line behind the one that it leans on", () => {
    const lines = ["Swept the yard", "This took an hour each day", "Washed vans on Fridays", "Locked the gates"];
    const last = "Kept stock in SAP up to date";
    const orderOf = (list: string[]) =>
      picker(list)
        .find((change) => change.kind === "reorder")
        ?.after.split("\n");
    expect(orderOf([...lines, last])).toEqual([last, ...lines]);
    expect(orderOf([...lines, last, "This was checked every week"])).toBeUndefined();
    const numbered = [...lines, last].map((line, index) => `${index + 1}. ${line.replace("This took", "Took")}`);
    expect(orderOf(numbered)).toBeUndefined();
  });

  it("say nothing in fewer words where the line says nothing else anew", () => {
    const lines = ["Prepare pallets for the morning van", "Inspect orders in order to find mistakes"];
    expect(picker(lines).map(({ after }) => after)).toEqual([
      "Prepared pallets for the morning van",
      "Inspected orders in order to find mistakes",
    ]);
    const beside = picker([...lines, "Responsible for loading 12 vans a day"]);
    expect(beside.map(({ after }) => after)).toContain("Loaded 12 vans a day");
  });

  it("cut a paragraph that runs deeds together into bullets, and leave out a line that stands twice", () => {
    const run = "Packed 40 parcels an hour Loaded the morning vans with a colleague Counted crates in the cold store";
    const [split] = picker([run, "Locked the gates at night"]);
    expect(split).toMatchObject({ kind: "split" });
    expect(split?.after.split("\n")).toEqual([
      "Packed 40 parcels an hour",
      "Loaded the morning vans with a colleague",
      "Counted crates in the cold store",
    ]);
    const [twice] = picker(["Locked the gates at night", "Washed the vans", "Locked the gates at night."]);
    expect(twice).toMatchObject({ kind: "left-out", after: "", path: "/work/0/highlights/2" });
  });

  it("leave out a job that stands twice, as one change, and the resume keeps the first with its lines", async () => {
    const job = "Picker, Moor Depot\n2018 - 2021\n- Locked the gates at night\n- Washed 12 vans on Fridays\n\n";
    const other = "Driver, Vale Coaches\n2012 - 2017\n- Drove 40 pupils to school each day\n\n";
    const text = `Ana Bold\n\nEXPERIENCE\n\n${job}${other}${job}`;
    const { resume, changes } = propose(text);
    expect(resume.work).toHaveLength(3);
    expect(changes.filter(({ kind }) => kind === "left-out")).toMatchObject([{ path: "/work/2", after: "" }]);
    const proposals = changes.filter(({ kind }) => kind === "left-out");
    const tailored = await tailorResume({ resume, posting, asOf, proposals });
    expect(tailored.resume.work).toEqual(resume.work.slice(0, 2));
    expect(tailored.resume.atoms.every(({ path }) => !path.startsWith("/work/2"))).toBe(true);
    const lie = { ...(proposals[0] as Change), path: "/work/1", before: "Driver\nVale Coaches" };
    expect(judgeChanges([lie], resume, { posting })[0]?.accepted).toBe(false);
    const changed = propose(text.replace(/12 vans(?![\s\S]*12 vans)/, "14 vans")).changes;
    expect(changed.filter(({ kind }) => kind === "left-out")).toEqual([]);
  });

  it("tell no job that goes on in the past, and leave a job in two tenses where one line is in doubt", () => {
    const now = propose(
      "Ana Bold\n\nEXPERIENCE\n\nPicker, Moor Depot\n2018 - Present\n- Prepared pallets\n- Responsible for loading 12 vans a day\n- Checked orders\n",
    ).changes;
    expect(now.filter(({ after }) => /Loaded/.test(after))).toEqual([]);
    const mixed = picker([
      "Prepares pallets for vans",
      "Checked orders",
      "Packed crates",
      "Review records and review stock",
    ]);
    expect(mixed).toEqual([]);
    expect(picker(["Prepares pallets for vans", "Review records and review stock"])).toEqual([]);
  });

  it("turn a job that has ended into the past sentence by sentence, in all of its lines", () => {
    const lines = ["Prepare pallets for vans. Inspect the foil; assign a place", "Packed crates and inspect the lids"];
    const turned = picker([...lines, "Responsible for loading 12 vans a day"]);
    expect(turned.map(({ after }) => after)).toEqual([
      "Prepared pallets for vans. Inspected the foil; assigned a place",
      "Packed crates and inspected the lids",
      "Loaded 12 vans a day",
    ]);
  });

  it("turn no line of a job where the gate stops one of them", () => {
    const lines = [
      "Prepares pallets for vans",
      "Provision the lorries with water",
      "Responsible for loading 12 vans a day",
    ];
    expect(picker(lines).map(({ after }) => after)).not.toContain("Prepared pallets for vans");
  });

  it("drop no term that the post asks for to say it more plainly", () => {
    const kept = readPosting("Fitter\nRequirements\n- equipment maintenance is required\n- Maintenance of pumps");
    const resume = parseResume(
      "Ana Bold\n\nEXPERIENCE\n\nFitter, Moor Depot\n2018 - 2021\n- Performed maintenance on 30 forklifts\n",
    );
    const changes = proposeChanges(spell(resume), kept, matchResume(resume, kept, { asOf }), tag);
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
