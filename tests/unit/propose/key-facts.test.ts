import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { leadWithFacts } from "~/tailor/propose/facts/key-facts";
import { withoutQuoted } from "~/tailor/propose/facts/quoted-facts";

const asOf = "2026-11";
const tag = await loadTagger();
const posting = readPosting(
  "Tower Crane Operator\n\nRequirements\n- Slinger signaller card\n- Lattice boom experience\n- Working at heights ticket\n- Asbestos awareness\n- Confined space ticket\n\nDuties\n- Lift precast panels over live streets\n- Fill in the rigging register each shift\n",
);

function resumeWith(tickets: string, summary = ""): string {
  const jobs = ["Harbour Lifts", "Moor Plant", "Pike Hire"].map(
    (firm, at) =>
      `Yard Hand, ${firm}\n${2020 - 4 * at} - ${2023 - 4 * at}\n- Washed the vans and swept the yard each night\n- Kept the tool store in order for the crews\n`,
  );
  return `Ana Bold\nana@example.com\n\n${summary}EXPERIENCE\n\n${jobs.join("\n")}\nTICKETS\n${tickets}\n`;
}

function leadOf(text: string) {
  const resume = parseResume(text);
  const match = matchResume(resume, posting, { asOf });
  const [draft] = leadWithFacts(resume, posting, match, tag, asOf);
  return { resume, draft };
}

const held = "Slinger signaller card 2024\nAsbestos awareness\nConfined space, two days";

describe("the facts that a post asks for at the top of the page", () => {
  it("are a summary in the person's own words where there is none, and go below the one there is", () => {
    const lines = ["• Slinger signaller card 2024", "• Confined space, two days", "• Asbestos awareness"];
    expect(leadOf(resumeWith(held)).draft?.after.split("\n").toSorted()).toEqual(lines.toSorted());
    const summary = "Steady and early.";
    const below = leadOf(resumeWith(held, `SUMMARY\n${summary}\n\n`)).draft;
    expect(below).toMatchObject({ kind: "summary", before: summary });
    expect(below?.after.split("\n").slice(0, 1)).toEqual([summary]);
  });

  it("are none where fewer than three are held, be it that one ran out or is still to come", () => {
    expect(leadOf(resumeWith(held.replace("Asbestos awareness", "Asbestos awareness expired"))).draft).toBeUndefined();
    expect(leadOf(resumeWith(held.replace("two days", "exam booked"))).draft).toBeUndefined();
    expect(leadOf(resumeWith(held.replace("2024", "valid to 2025"))).draft).toBeUndefined();
  });

  it("stay where the top of the page says them", () => {
    expect(
      leadOf(`Ana Bold\n\nTICKETS\n${held}\n\nEXPERIENCE\n\nYard Hand, Pike Hire\n2018 - 2021\n- Swept\n`).draft,
    ).toBeUndefined();
  });

  it("are proven by their place in the resume, and refused where they stand nowhere", () => {
    const { resume, draft } = leadOf(resumeWith(held));
    if (!draft) throw new Error("no facts");
    const [proven, invented] = judgeChanges(
      [
        { id: "a", ...draft },
        { id: "b", ...draft, after: `${draft.after}\n• Riggers licence 2022` },
      ],
      resume,
      { posting },
    );
    expect(proven?.accepted).toBe(true);
    expect(
      proven?.claims.map(({ source }) => source?.span && resume.source.slice(source.span.start, source.span.end)),
    ).toEqual(withoutQuoted(draft, resume).claims.map(({ text }) => text));
    expect(invented?.accepted).toBe(false);
  });
});
