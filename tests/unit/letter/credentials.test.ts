import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const tag = await loadTagger();

const post = `Rigger

Responsibilities
- Rig stages and lighting for two theatres

Requirements
- OSHA 30 required
- PMP certification
- CCRN preferred
- ETCP required
- C+E licence
- First Aid certificate
- Knowledge of AutoCAD, Figma and SketchUp
`;

function letterWith(certificates: string, skills = ""): string {
  const resume = parseResume(
    `Ana Bold\n\nEXPERIENCE\n\nRigger, Pike Theatre\n2015 - 2018\n- Rigged stages and lighting for 40 shows in two theatres\n\nCERTIFICATIONS\n${certificates}\n${skills}`,
  );
  const posting = readPosting(post);
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag).text;
}

describe("credentials in a letter", () => {
  it.each([
    "PMP (in view)",
    "PMP (in progress)",
    "PMP (expired)",
    "PMP, expected 2025",
    "Studying for PMP",
    "PMP candidate",
  ])("are not held where the resume says so: %s", (line) => {
    expect(letterWith(line)).not.toContain("PMP");
  });

  it("are told each by itself of a line that names several, without those that are not held", () => {
    const text = letterWith("PMP (2018), OSHA 30, ETCP (in view)");
    expect(text).toContain("I hold PMP and OSHA 30.");
    expect(text).not.toContain("ETCP");
  });

  it.each(["PMP (2018)", "PMP (active)", "PMP, 2018", "PMP - current"])("are held: %s", (line) => {
    expect(letterWith(line)).toMatch(/I hold PMP/);
  });

  it("stay letters, are told once, and bear the name that the post gives them", () => {
    expect(letterWith("CCRN")).toContain("I hold CCRN.");
    expect(letterWith("PMP\nPMP-certified").match(/PMP/g)).toHaveLength(1);
    expect(letterWith("C+E licence 2016, First Aid certificate")).toContain(
      "I hold a C+E licence and a First Aid certificate.",
    );
  });

  it("are told without how long they hold, and with the word that their kind wants", () => {
    expect(letterWith("PMP to 2028")).toContain("I hold PMP.");
    expect(letterWith("OSHA 30 Award")).toContain("I hold the OSHA 30 Award.");
    expect(letterWith("ETCP registered (no. 77120)")).toContain("I am ETCP registered.");
  });

  it("stand under a heading of papers that was read as one of skills", () => {
    const resume = parseResume(
      "Ana Bold\n\nTICKETS\nCCRN Level 1\nFull clean driving licence\n\nEXPERIENCE\n\nRigger, Pike Theatre\n2015 - 2018\n- Rigged stages and lighting for 40 shows in two theatres\n",
    );
    const posting = readPosting(`${post}- Driving licence\n`);
    const { text } = writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag);
    expect(text).toContain("CCRN Level 1");
    expect(text.match(/driving licence/gu)).toHaveLength(1);
  });

  it("are registrations, wherever the resume states them", () => {
    const resume = parseResume(
      "Ana Bold\n\nETCP PIN 33B71, registered since 2014\n\nEXPERIENCE\n\nRigger, Pike Theatre\n2015 - 2018\n- Rigged stages and lighting for 40 shows in two theatres\n",
    );
    const told = (text: string) => {
      const posting = readPosting(text);
      return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag).text;
    };
    expect(told(post.replace("ETCP required", "ETCP registration"))).toContain("I am registered with the ETCP.");
    expect(told(post.replace("ETCP required", "HCPC registration"))).not.toContain("registered with");
  });

  it("are beside programs, of which none is named that somebody knows little of", () => {
    const text = letterWith("OSHA 30", "\nSKILLS\nFigma, SketchUp, AutoCAD (basic)\n");
    expect(text).toContain("I work with Figma and SketchUp.");
    expect(text).not.toContain("AutoCAD");
  });
});
