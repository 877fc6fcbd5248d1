import { describe, expect, it } from "vitest";
import type { Requirement } from "~/tailor/posting";
import { wordQuestion } from "~/tailor/word-question";

const ask = (kind: Requirement["kind"], term: string, canonical?: string) => wordQuestion({ kind, term, canonical });

describe("a requirement as a question", () => {
  it.each([
    ["tool", "Kubernetes", "Kubernetes", "Have you used Kubernetes?"],
    ["tool", "applicant tracking system", "Applicant Tracking Systems", "Have you used applicant tracking systems?"],
    ["skill", "ventilator care", "Ventilator Care", "Do you have experience with ventilator care?"],
    ["skill", "read blueprints", "Blueprint Reading", "Do you have experience with blueprint reading?"],
    ["skill", "e-discovery", "E-Discovery", "Do you have experience with e-discovery?"],
    ["skill", "Lean Six Sigma", "Six Sigma", "Do you have experience with Lean Six Sigma?"],
    ["skill", "PCI DSS", "PCI DSS", "Do you have experience with PCI DSS?"],
    ["skill", "Truck Driver", "Truck Driving", "Have you worked as a Truck Driver?"],
    ["experience", "residential construction", "Construction", "Do you have experience with residential construction?"],
    ["credential", "Valid driver's license", "Driver's License", "Do you hold a driver's license?"],
    ["degree", "nursing school graduate", undefined, "Do you have this: “nursing school graduate”?"],
    ["credential", "OSHA 10", "OSHA 10", "Do you hold an OSHA 10?"],
    ["credential", "Registered Nurse", "Registered Nurse", "Are you a Registered Nurse?"],
    ["degree", "Bachelor's degree", "Bachelor's Degree", "Do you have a bachelor's degree?"],
    ["language", "Spanish", "Spanish", "Do you speak Spanish?"],
  ] as const)("%s: %s", (kind, term, canonical, text) => {
    const question = ask(kind, term, canonical);
    expect(question?.text).toBe(text);
    expect(question?.subject).not.toBe("");
  });

  it.each([
    ["skill", "Pay vendors", "Is this part of your experience: “Pay vendors”?"],
    ["skill", "match purchase orders", "Is this part of your experience: “match purchase orders”?"],
    ["skill", "exiting employees", "Is this part of your experience: “exiting employees”?"],
    ["skill", "mentoring junior staff", "Is this part of your experience: “mentoring junior staff”?"],
    ["skill", "troubleshooting breakdowns", "Is this part of your experience: “troubleshooting breakdowns”?"],
    [
      "skill",
      "Working knowledge of CPM schedule",
      "Is this part of your experience: “Working knowledge of CPM schedule”?",
    ],
    ["tool", "high volume copies", "Have you used this: “high volume copies”?"],
    ["tool", "data analysis tools", "Have you used this: “data analysis tools”?"],
  ] as const)("%s in the post's words: %s", (kind, term, text) => {
    expect(ask(kind, term)?.text).toBe(text);
  });

  it("asks what the words are: a job, a record, a language", () => {
    expect(ask("skill", "clean driving record", "Clean Driving Record")?.text).toBe(
      "Do you have a clean driving record?",
    );
    expect(ask("skill", "notary", "Notary")?.text).toBe("Have you worked as a notary?");
    expect(ask("language", "Bilingual", "Bilingual")?.text).toBe("Are you bilingual?");
  });

  it("is not asked where no yes about one's work could answer", () => {
    for (const term of ["decision maker", "passion for shoes", "2nd shift availability", "equivalent experience"]) {
      expect(ask("skill", term), term).toBeUndefined();
    }
    expect(ask("credential", "eighteen years of age or older")).toBeUndefined();
    expect(ask("credential", "state or local government")).toBeUndefined();
    expect(ask("language", "follow written instructions")).toBeUndefined();
  });

  it("is not asked of character, of bare years, or of a word that names nothing by itself", () => {
    expect(ask("soft", "team player")).toBeUndefined();
    expect(ask("experience", "years of experience")).toBeUndefined();
    expect(ask("skill", "Post-registration")).toBeUndefined();
    expect(ask("skill", "clinical")).toBeUndefined();
    expect(ask("skill", "...")).toBeUndefined();
  });
});
