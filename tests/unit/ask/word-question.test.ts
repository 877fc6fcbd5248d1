import { describe, expect, it } from "vitest";
import type { Requirement } from "~/tailor/posting";
import { wordQuestion } from "~/tailor/word-question";

const ask = (kind: Requirement["kind"], term: string, canonical?: string) => wordQuestion({ kind, term, canonical });

describe("a requirement as a question", () => {
  it.each([
    ["tool", "Kubernetes", "Kubernetes", "Have you used Kubernetes?"],
    ["tool", "applicant tracking system", "Applicant Tracking Systems", "Have you used applicant tracking systems?"],
    ["skill", "Ventilator care", undefined, "Do you have experience with ventilator care?"],
    ["skill", "read blueprints", "Blueprint Reading", "Do you have experience with blueprint reading?"],
    ["skill", "e-discovery", "E-Discovery", "Do you have experience with e-discovery?"],
    ["skill", "Lean Six Sigma", "Six Sigma", "Do you have experience with Lean Six Sigma?"],
    ["skill", "PCI DSS", undefined, "Do you have experience with PCI DSS?"],
    ["skill", "Truck Driver", "Truck Driving", "Have you worked as a Truck Driver?"],
    ["experience", "residential construction", "Construction", "Do you have experience with residential construction?"],
    ["credential", "Valid driver's license", "Driver's License", "Do you hold a driver's license?"],
    ["degree", "nursing school graduate", undefined, "Are you a nursing school graduate?"],
    ["credential", "OSHA 10", "OSHA 10", "Do you hold an OSHA 10?"],
    ["credential", "Registered Nurse", "Registered Nurse", "Are you a Registered Nurse?"],
    ["degree", "Bachelor's degree", "Bachelor's Degree", "Do you have a bachelor's degree?"],
    ["language", "Spanish", "Spanish", "Do you speak Spanish?"],
  ] as const)("%s: %s", (kind, term, canonical, text) => {
    const question = ask(kind, term, canonical);
    expect(question?.text).toBe(text);
    expect(question?.subject).not.toBe("");
  });

  it("is not asked of character, of bare years, or of a word that names nothing by itself", () => {
    expect(ask("soft", "team player")).toBeUndefined();
    expect(ask("experience", "years of experience")).toBeUndefined();
    expect(ask("skill", "Post-registration")).toBeUndefined();
    expect(ask("skill", "clinical")).toBeUndefined();
    expect(ask("skill", "...")).toBeUndefined();
  });
});
