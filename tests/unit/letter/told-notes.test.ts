import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { signed } from "~/tailor/letter/frame";
import { tellLine } from "~/tailor/letter/lines/tell-line";
import { tellDuty } from "~/tailor/letter/lines/tell-nouns";
import { positionOf, subject } from "~/tailor/letter/position";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const tag = await loadTagger();
const today = { past: false, verbsFirst: false, hasPast: false, gerundsFirst: false };
const over = { ...today, past: true };

const post = `Senior Boat Builder

Responsibilities
- Build wooden boats and train two apprentices
- Train apprentices and lead the slipway team
- Study how varnish ages in salt water

Requirements
- Building of wooden boats
- Fluent Dutch
`;

function letterFor(source: string): string {
  const [resume, posting] = [parseResume(source), readPosting(post)];
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) }, tag).text;
}

const builder = (lines: string, head = "Boat Builder, Pike Works\n2019 - Present", rest = "") =>
  letterFor(`Ana Bold\n\nEXPERIENCE\n\n${head}\n${lines}\n${rest}`);

describe("a line of a job that goes on", () => {
  it("is told in the past where it says itself that it is over", () => {
    expect(tellLine("Was tasked with rewriting nine manuals before the survey in 2023, which passed", today, tag)).toBe(
      "rewrote nine manuals before the survey in 2023, which passed",
    );
    expect(tellLine("Train the crews of nine ferries since 2019", today, tag)).toBe(
      "train the crews of nine ferries since 2019",
    );
  });

  it("loses what only a comma ties to it", () => {
    expect(tellLine("Handle claims and harbour dues, been on the claims desk since 2021", today, tag)).toBe(
      "handle claims and harbour dues",
    );
    expect(tellLine("Deliver diesel and water to nine quays a week, nights", today, tag)).toBe(
      "deliver diesel and water to nine quays a week",
    );
    expect(
      tellLine("Was responsible for running the slipway, the crane and the lathe and for the tide log", today, tag),
    ).toBe("ran the slipway, the crane and the lathe");
  });

  it("tells what has not happened in it", () => {
    expect(tellLine("Have not lost a boat in 7 years", today, tag)).toBe("have not lost a boat in 7 years");
    expect(tellLine("Have not lost a boat in 7 years", over, tag)).not.toBe("have not lost a boat in 7 years");
  });

  it("may tell of somebody whom it names", () => {
    expect(tellLine("Covered for the yard supervisor when she was away for 6 weeks", over, tag)).toBe(
      "covered for the yard supervisor when she was away for 6 weeks",
    );
    expect(tellLine("Covered for her in the yard for 6 weeks", over, tag)).toBeUndefined();
  });
});

describe("what looks like a deed", () => {
  it.each([
    "Pick rate 120% of target most weeks",
    "Cut and dye, perms, curls and updos",
    "Planned and reactive maintenance on two cranes",
    "Contract with two care homes",
  ])("is none: %s", (line) => {
    expect(tellLine(line, over, tag)).toBeUndefined();
    expect(tellLine(line, today, tag)).toBeUndefined();
  });

  it("is told as work by its names", () => {
    expect(tellDuty("Planned and reactive maintenance on two cranes", tag)).toBe(
      "planned and reactive maintenance on two cranes",
    );
    expect(tellDuty("Cut and dye, perms, curls and updos", tag)).toBe("cut, dye, perms, curls and updos");
  });

  it("has what somebody was in charge of", () => {
    expect(tellLine("In charge of a gang of five", over, tag)).toBe("was in charge of a gang of five");
    expect(tellLine("In charge of a gang of five", today, tag)).toBe("am in charge of a gang of five");
    expect(tellLine("In charge of sails", over, tag)).toBeUndefined();
  });
});

describe("names in a letter", () => {
  it("leave out of a post's title what calls for people", () => {
    expect(positionOf("Senior Rigger wanted - Hemp & Sisal, Whitby")).toBe("Senior Rigger");
    expect(subject("Senior Rigger wanted - Hemp & Sisal, Whitby")).toBe("Senior Rigger");
  });

  it("are signed as their bearers write them", () => {
    expect(signed("MOIRA O'DEA")).toBe("Moira O'Dea");
    expect(signed("ANN-MARIE MCKAY, RN")).toBe("Ann-Marie McKay, RN");
    expect(signed("Moira O'Dea BSc")).toBe("Moira O'Dea BSc");
  });

  it("have the article of a service and of a person, and no department for an employer", () => {
    const lines = "- Built wooden boats and trained two apprentices of the slipway team";
    expect(builder(lines, "Boat Builder, Royal Navy\n2015 - 2018")).toContain("as a Boat Builder in the Royal Navy");
    expect(builder(lines, "Slipway Operative, Pike Works\n2015 - 2018")).toContain(
      "As a Slipway Operative at Pike Works",
    );
    const text = builder(lines, "Boat Builder\nCustomer Operations\n2015 - 2018");
    expect(text).not.toContain("at Customer Operations");
  });
});

describe("what somebody studied and speaks", () => {
  it("is told of a dissertation that bears on the post", () => {
    const about = (title: string) =>
      builder(
        "- Build wooden boats and train two apprentices",
        undefined,
        `\nEDUCATION\nBSc Chemistry, Marlow University, 2018\n- Dissertation: ${title}\n`,
      );
    expect(about("How varnish ages in salt water")).toContain("dissertation");
    expect(about("The taxes of medieval mills")).not.toContain("dissertation");
  });

  it("holds no language up that is still being learnt", () => {
    const told = (line: string) =>
      builder("- Build wooden boats and train two apprentices", undefined, `\nLANGUAGES\n${line}\n`);
    expect(told("Dutch (fluent)")).toMatch(/(?:speak|include) Dutch/u);
    expect(told("Dutch learner")).not.toContain("Dutch");
    expect(told("Learning Dutch")).not.toContain("Dutch");
  });
});
