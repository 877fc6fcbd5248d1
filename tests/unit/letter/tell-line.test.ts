import { describe, expect, it } from "vitest";
import { runsOn, sentencesOf } from "~/tailor/letter/sentences";
import { tellLine } from "~/tailor/letter/tell-line";

const ended = { past: true, verbsFirst: false };
const present = { past: false, verbsFirst: false };

describe("a line of a resume in a letter", () => {
  it.each([
    ["Resolve customer complaints about late orders", "resolved customer complaints about late orders"],
    ["Hire and train all seasonal staff of the depot", "hired and trained all seasonal staff of the depot"],
    ["Met & exceeded the weekly pick rate", "met and exceeded the weekly pick rate"],
    ["Responsible for billing and payroll", "was responsible for billing and payroll"],
    ["Promoted to shift lead within a year", "was promoted to shift lead within a year"],
    ["Trained in first aid and fire safety", "was trained in first aid and fire safety"],
    ["I ran the tool store for two years", "ran the tool store for two years"],
    ["Also, helped plan the summer rota", "helped plan the summer rota"],
    ["Sorted parcels in an van by round", "sorted parcels in a van by round"],
  ])("goes behind “I”: %s", (line, text) => {
    expect(tellLine(line, ended)).toEqual({ kind: "deed", text });
  });

  it.each([
    ["Monthly bank reconciliations", "monthly bank reconciliations"],
    ["Ordering of seed and feed", "ordering of seed and feed"],
    ["Supervision of two apprentices", "supervision of two apprentices"],
    ["Duties included payroll entry", "payroll entry"],
  ])("without a verb is a part of the work: %s", (line, text) => {
    expect(tellLine(line, ended)).toEqual({ kind: "matter", text });
  });

  it("that sets its own scene stays a sentence", () => {
    expect(tellLine("By reading the plans, I found two clashes", ended)?.kind).toBe("clause");
  });

  it.each([
    ["cut off", "Prepared the weekly report for the"],
    ["about somebody else", "He/She supports the nurse in charge"],
    ["addressed to the reader", "Handled what you send us each week"],
    ["anonymised", "Worked at Company Name as a picker"],
    ["a list", "Sorted parcels, letters, crates, sacks, rolls, tubs, bins and cages"],
    ["of mixed tenses", "Sorted parcels and scan labels for the vans"],
    ["a noun that looks like a verb", "Support desk for the night crew of the depot"],
    ["a phrase with a verb in it", "Analysis of the rounds led to shorter routes"],
    ["of character", "Detail-oriented and motivated packer of fragile goods"],
    ["with two words run together", "Sorted parcels with the newScanner at the hub"],
    ["a framing", "Employed as a driver with the parcel hub"],
    ["with an open bracket", "Sorted parcels (small ones for the vans"],
  ])("%s is not told", (_, line) => {
    expect(tellLine(line, ended)).toBeUndefined();
  });

  it("keeps the present for a job that goes on", () => {
    expect(tellLine("Plan the rota for 12 drivers", present)).toEqual({
      kind: "deed",
      text: "plan the rota for 12 drivers",
    });
  });
});

describe("lines that ran into one", () => {
  it("are parted where a verb opens with a capital", () => {
    expect(sentencesOf("Sorted parcels by hand Managed two vans; swept the yard. Locked up")).toEqual([
      "Sorted parcels by hand",
      "Managed two vans",
      "swept the yard",
      "Locked up",
    ]);
  });

  it("are known by it where they cannot be parted", () => {
    expect(runsOn("escalate cases that need attention Track and route problems")).toBe(true);
    expect(sentencesOf("Cut accidents by 10% Trained 25 drivers")).toHaveLength(2);
    expect(runsOn("Worked beside a Registered Nurse on nights")).toBe(false);
    expect(runsOn("Created Purchase Orders and supplied vendors")).toBe(false);
  });
});
