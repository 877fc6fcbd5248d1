import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { fit } from "./letter-for";

const tag = await loadTagger();

const post = `Rigger

Responsibilities
- Rig stages and lighting for two theatres

Requirements
- OSHA 30 required
- PMP certification
- CCRN preferred
- ETCP required
- C+E licence preferred
- First Aid certificate
- Knowledge of AutoCAD, Figma and SketchUp
`;

function letterWith(certificates: string, skills = ""): string {
  const resume = parseResume(
    `Ana Bold\n\nEXPERIENCE\n\nRigger, Pike Theatre\n2015 - 2018\n- Rigged stages and lighting for 40 shows in two theatres\n- Hung 90 lamps a night above the stage\n\nCERTIFICATIONS\n${certificates}\n${skills}`,
  );
  const posting = readPosting(post);
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag).text;
}

describe("credentials in a letter", () => {
  it.each(["PMP (in progress)", "PMP, expected 2025", "PMP candidate"])(
    "are told as still to come where nobody holds them yet: %s",
    (line) => {
      const text = letterWith(`OSHA 30\n${line}`);
      expect(text).toContain("I have OSHA 30.");
      expect(text).toMatch(/(?:Still to come|I do not have it yet): PMP[^\n]*\./u);
      // Once.
      expect(text.split(line)).toHaveLength(2);
    },
  );

  it.each(["ETCP registered (no. 77120)", "PMP certification, valid until 2027", "Certified PMP Trainer, 2020"])(
    "stand there as the resume has them: %s",
    (line) => {
      expect(letterWith(line)).toContain(`${line.replace(/, (.*)$/u, " ($1)")}.`);
    },
  );

  it.each([
    "PMP (expired 2019)",
    "PMP, surrendered in 2018",
    "PMP, two of four parts passed so far",
    "PMP, not renewed",
    "PMP (1 of 3 parts)",
  ])("are never said to be held where the resume says that they are not: %s", (line) => {
    expect(letterWith(`OSHA 30\n${line}`)).not.toMatch(/I have [^.\n]*PMP/u);
  });

  it.each([
    "PMP (passed the test in 2014)",
    "PMP, renewal expected 2026",
    "Supervised students enrolled in a PMP course",
  ])(
    "are not said to be missing by what tells of somebody else's, of a renewal or of a test that was passed: %s",
    (line) => {
      expect(letterWith(line)).not.toContain("do not have it yet");
    },
  );

  it("are not what somebody is called above their resume", () => {
    const source = `Ana Bold\nC+E LORRY DRIVER\n\nEXPERIENCE\n\nDriver, Pike Theatre\n2015 - 2018\n- Drove stages and lighting for 40 shows to two theatres\n`;
    const resume = parseResume(source);
    const posting = readPosting("Driver\n\nRequirements\n- C+E licence required\n- Drive stages and lighting\n");
    const match = matchResume(resume, posting, { asOf: "2024-06" });
    expect(writeLetter({ resume, posting, match }, tag).text).not.toMatch(/I have [^\n]*Driver/iu);
  });

  it("are told where the post asks for them or names them, and not else", () => {
    const text = letterWith("OSHA 30\nPMP\nSwimming badge");
    expect(text).toContain("I have OSHA 30 and PMP.");
    expect(text).not.toContain("Swimming");
  });

  it.each(["PMP exam booked for May 4", "First Aid placement, 80 hours, Pike Yard"])(
    "are no placement and no exam to come: %s",
    (line) => {
      expect(letterWith(`OSHA 30\n${line}`)).toContain("I have OSHA 30.\n");
      expect(letterWith(line)).not.toContain("I have ");
    },
  );

  it.each(["Brother: PMP", "PMP required by employer", "PMP until 2014", "Would take PMP", "Happy to get a PMP"])(
    "are not told as held where nobody holds them: %s",
    (line) => {
      expect(letterWith(`OSHA 30\n${line}`)).not.toMatch(/I have [^\n]*PMP/u);
    },
  );

  it("come first that are asked for, out of a list of qualifications too", () => {
    const resume = parseResume(
      "Ana Bold\n\nQUALIFICATIONS\nHeavy rigid licence\nGrain Act verifier, recognised for small mills\n\nEXPERIENCE\n\nMill Inspector, Pike County\n2015 - 2018\n- Inspected 90 mills a year and wrote the reports\n- Trained two new inspectors\n",
    );
    const posting = readPosting(
      "Mill Inspector\n\nRequirements\n- Recognition as a Grain Act verifier\n- Inspection of mills\n",
    );
    const match = { ...matchResume(resume, posting, { asOf: "2024-06" }), score: fit };
    expect(writeLetter({ resume, posting, match }, tag).text).toMatch(
      /I have Grain Act verifier \(recognised for small mills\)/u,
    );
  });

  it("are one alone that most people have only where it is asked for, and never one that calls its holder something less", () => {
    expect(letterWith("First Aid")).toContain("I have First Aid.");
    expect(letterWith("CPR")).not.toContain("CPR");
    const papers = (line: string) => {
      const resume = parseResume(
        `Ana Bold\n\nEXPERIENCE\n\nCook, Pike Inn\n2015 - 2018\n- Cooked 90 meals a night on two grills\n- Cleaned both grills each night\n\nCERTIFICATIONS\n${line}\n`,
      );
      const posting = readPosting(
        "Cook\n\nRequirements\n- Cooking on grills\n- HygieneFirst Manager certification required\n",
      );
      return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag).text;
    };
    expect(papers("HygieneFirst Handler, 2022")).not.toContain("Handler");
  });

  it("stand under a heading of papers that was read as one of skills", () => {
    const resume = parseResume(
      "Ana Bold\n\nTICKETS\nCCRN Level 1\nFull clean driving licence\n\nEXPERIENCE\n\nRigger, Pike Theatre\n2015 - 2018\n- Rigged stages and lighting for 40 shows in two theatres\n- Hung 90 lamps a night above the stage\n",
    );
    const posting = readPosting(`${post}- Driving licence\n`);
    const { text } = writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag);
    expect(text).toContain("CCRN Level 1");
    expect(text.match(/driving licence/gu)).toHaveLength(1);
  });

  it("are beside programs, of which none is named that somebody knows little of", () => {
    const text = letterWith("OSHA 30", "\nSKILLS\nFigma, SketchUp, AutoCAD (basic)\n");
    expect(text).toContain("I work with Figma and SketchUp.");
    expect(text).not.toContain("AutoCAD");
  });
});
