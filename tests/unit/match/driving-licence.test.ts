import { describe, expect, it } from "vitest";
import { coversLicence, drivingLicencesIn } from "~/tailor/match/credentials/driving-licence";
import { licenceCap } from "~/tailor/match/formula";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { expectProportion } from "../../support/runner/expect-proportion";

const covers = (held: string, asked: string) => {
  const [one] = drivingLicencesIn(held);
  const [other] = drivingLicencesIn(asked);
  if (!other) throw new Error(`No driving licence: ${asked}`);
  return one !== undefined && coversLicence(one, other);
};

describe("a driving licence", () => {
  it.each([
    ["Class 5 licence, clean abstract", "Class 5 driver's licence"],
    ["C class licence", "driver licence"],
    ["Driver license, Class C", "valid driver's license"],
    ["Clean licence incl. trailer", "driving licence"],
    ["Category B licence", "category B driving licence"],
    ["CDL Class A", "Class A CDL"],
    ["class c driver license", "Class C driver license"],
    ["CDL-A", "Commercial driver's license, Class A"],
    ["LGV C+E licence", "HGV Class 1"],
    ["Ontario G licence", "Class G driver's licence"],
    ["Full NZ licence, class 1", "full driver licence"],
  ])("%s is %s", (held, asked) => {
    expect(covers(held, asked)).toBe(true);
  });

  it.each([
    ["Class 1 licence", "Class 5 driver's licence"],
    ["HR licence", "MR licence"],
    ["CDL Class A", "Class B CDL"],
    ["Class B CDL", "valid driver's license"],
    ["HGV Class 1", "HGV Class 2"],
    ["Full driving licence", "category B driving licence"],
  ])("%s covers %s", (held, asked) => {
    expect(covers(held, asked)).toBe(true);
  });

  it.each([
    ["Class 7 driver's licence (N)", "Class 5 driver's licence"],
    ["Learner driver licence", "driver licence"],
    ["Provisional driving licence", "full driving licence"],
    ["Class 5 licence", "Class 1 driver's licence"],
    ["Class B CDL", "Class A CDL"],
    ["Class C driver license", "Class A CDL"],
    ["Full driving licence", "HGV Class 1"],
    ["Forklift class 5 licence", "Class 5 driver's licence"],
    ["Class 5 licence (forklift)", "Class 5 driver's licence"],
    ["Class 2 water treatment licence", "Class 2 driver's licence"],
    ["Boiler class 4 licence", "driver's licence"],
    ["Full NZ licence, class 1", "HC licence"],
    ["Driver Operator", "valid driver's license"],
  ])("%s is not %s", (held, asked) => {
    expect(covers(held, asked)).toBe(false);
  });

  const post = (asked: string) => `Glazier\nRequirements\n- ${asked}\n- Cutting glass\n- Fitting windows\n`;
  const match = (asked: string, ...papers: string[]) => {
    const lines = ["Ada Moor", "ada@mailbox.example", "", "EXPERIENCE", "Glazier, Fen Glass, 2016 - 2024"];
    const text = [...lines, "- Cut glass and fitted windows", "", "TICKETS", ...papers].join("\n");
    return matchResume(parseResume(text), readPosting(post(asked)), { asOf: "2026-01" });
  };
  const stateOf = (asked: string, ...papers: string[]) =>
    match(asked, ...papers).rows.find(({ kind }) => kind === "credential")?.state;

  it("of the class that the post asks for holds no score back", () => {
    const held = match("Class 5 driver's licence", "Class 5 licence, clean abstract", "Working at heights");
    expect(held.rows.find(({ kind }) => kind === "credential")?.state).toBe("shown");
    expect(held.cap?.reason ?? "").not.toMatch(/licence/);
  });

  it("of a lower class holds the score back", () => {
    const { rows, cap } = match("Class 1 driver's licence required", "Class 5 licence", "Working at heights");
    expect(rows.find(({ kind }) => kind === "credential")?.state).toBe("missing");
    expect(cap?.score).toBeLessThanOrEqual(licenceCap);
  });

  it("is asked about where a car's licence is not said, and shows no other paper", () => {
    expect(stateOf("Class 5 driver's licence", "Working at heights", "First aid")).toBe("unsaid");
    const { rows } = match("Drivers licence and National Police Check", "NSW driver licence", "First aid");
    expect(rows.find(({ term }) => term.includes("Police"))?.state).not.toBe("shown");
  });

  it("is none that expired or is denied", () => {
    expect(stateOf("Class A CDL", "CDL Class A (expired 2019)", "First aid")).not.toBe("shown");
    expect(stateOf("Driving licence", "No driving licence", "First aid")).not.toBe("shown");
  });

  it("is not shown by a learner's, by one of another kind of work, or by one that does not say of which class", () => {
    expect(stateOf("Category C driving licence required", "Provisional category C licence", "First aid")).not.toBe(
      "shown",
    );
    expect(stateOf("Class A CDL required", "Commercial license in real estate", "First aid")).not.toBe("shown");
    expect(stateOf("HGV Class 1 licence required", "Commercial driving licence", "First aid")).toBe("unsaid");
    expect(stateOf("HGV Class 1 licence required", "HGV 1 since 2010", "First aid")).toBe("shown");
  });

  it("is looked for in time linear in the text", async () => {
    await expectProportion(38_400, (characters) => drivingLicencesIn("Class A CDL ".repeat(characters / 12)));
  });
});
