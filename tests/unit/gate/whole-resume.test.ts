import { describe, expect, it } from "vitest";
import { checkText } from "~/tailor/gate/check-text";
import { postingText, resumeText } from "./fixture-resume";

const refused = (rewritten: string, posting?: string) =>
  checkText(resumeText, rewritten, { posting }).claims.filter((claim) => claim.status !== "supported");

describe("a rewritten whole resume", () => {
  it("passes where nothing was changed", () => {
    expect(refused(resumeText)).toEqual([]);
  });

  it("passes with honest wording", () => {
    const honest = resumeText
      .replace("Responsible for training new starters", "Trained new starters")
      .replace("MS Excel\n", "Microsoft Excel\n")
      .replace("120 orders per shift", "120 orders a shift");
    expect(refused(honest)).toEqual([]);
  });

  it.each([
    ["a skill of the posting", "SAP, MS Excel, Stock", "SAP, Power BI, MS Excel, Stock", "Power BI"],
    ["a metric moved to another employer", "Picked and packed 120 orders per shift", "Reduced waste by 18%", "18%"],
    ["an employer renamed", "Pike Logistics", "Pike Global Logistics", "Pike Global Logistics"],
    ["a title raised", "Warehouse Assistant", "Warehouse Manager", "Warehouse Manager"],
    ["a job stretched", "June 2016", "June 2013", "June 2013"],
    ["a job brought up to date", "February 2019", "Present", "Present"],
    ["a degree raised", "BSc in Geography", "MSc in Geography", "MSc"],
    ["a language raised", "Polish (basic)", "Polish (fluent)", "fluent"],
    ["support turned into ownership", "Supported the rollout", "Led and owned the company-wide rollout", "Led"],
    ["a bigger team", "rotas for 25 staff", "rotas for 250 staff", "250"],
  ])("is refused for %s", (_, before, after, claim) => {
    const texts = refused(resumeText.replace(before, after), postingText).map((item) => item.text);
    expect(texts.join(" | ")).toContain(claim);
  });

  it("names the job post where the word comes from it", () => {
    const [first] = refused(resumeText.replace("SAP, MS Excel, Stock", "SAP, Power BI, MS Excel, Stock"), postingText);
    expect(first?.reason).toContain("job post");
  });

  it("accepts what the user confirmed, and not what the user denied", () => {
    const rewritten = resumeText.replace("SAP, MS Excel, Stock", "SAP, Power BI, MS Excel, Stock");
    const fact = { id: "f1", subject: "Power BI", date: "2024-05-01" };
    expect(checkText(resumeText, rewritten, { facts: [{ ...fact, confirmed: true }] }).unsupported).toBe(0);
    expect(checkText(resumeText, rewritten, { facts: [{ ...fact, confirmed: false }] }).unsupported).toBeGreaterThan(0);
  });

  it("gives each supported claim its place in the source", () => {
    const { claims } = checkText(resumeText, resumeText.replace("Picked and packed 120", "Packed and picked 120"));
    const claim = claims.find((item) => item.text === "120");
    expect(claim?.source?.span && resumeText.slice(claim.source.span.start, claim.source.span.end)).toBe("120");
  });
});
