import { describe, expect, it } from "vitest";
import { writeLetter } from "../../../app/tailor/letter/write-letter";
import { matchResume } from "../../../app/tailor/match/match-resume";
import { parseResume } from "../../../app/tailor/parse/parse-resume";
import { readPosting } from "../../../app/tailor/posting/read-posting";
import { postingText, resumeText } from "../gate/fixture-resume";

const longPosting = `${postingText}\nOur hub ships 9,000 parcels a day and serves 240 shops.\n`;

function letterFor(resumeSource: string, postingSource: string, name?: string) {
  const resume = parseResume(resumeSource);
  const posting = readPosting(postingSource);
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }), name });
}

describe("a cover letter", () => {
  it("tells of the resume only what the gate lets through", () => {
    const { claims } = letterFor(resumeText, postingText);
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => claim.status === "unsupported")).toEqual([]);
  });

  it("makes no number and no missing skill of the posting the candidate's", () => {
    const { text } = letterFor(resumeText, longPosting);
    expect(text).not.toMatch(/9,000|240/);
    expect(text).not.toMatch(/I (?:\w+ ){0,6}Power BI|my resume shows[^.]*Power BI/);
  });

  it("keeps each figure with its own employer", () => {
    const paragraphs = letterFor(resumeText, postingText).text.split("\n\n");
    expect(paragraphs.find((paragraph) => paragraph.includes("18%"))).toContain("Harlow Foods");
    expect(paragraphs.find((paragraph) => paragraph.includes("120 orders"))).toContain("Pike Logistics");
  });

  it("needs no name and no company, and leaves no placeholder", () => {
    const anonymous = letterFor(
      resumeText.replace(/^Mara Ellison\n.*\n/, ""),
      "We need someone with stock control and Microsoft Excel. Stock control is required.",
    );
    expect(anonymous.text).toMatch(/^Dear Hiring Team,/);
    expect(anonymous.text).not.toMatch(/[[\]{}<>]|undefined/);
    expect(anonymous.text).toMatch(/Kind regards$/);
  });

  it("is signed with the name that was given", () => {
    expect(letterFor(resumeText, postingText, "M. Ellison").text).toMatch(/Kind regards,\nM\. Ellison$/);
  });

  it("is short rather than padded where the resume is short, and never too long", () => {
    const short = letterFor(
      "Ana Bold\n\nEXPERIENCE\n\nCook, Pike Cafe\n2019 - 2021\n- Prepared meals for 40 guests a day\n",
      postingText,
    ).text;
    expect(short.split(/\s+/).length).toBeLessThan(200);
    const many = Array.from(
      { length: 40 },
      (_, index) => `- Prepared stock reports for ${index + 3} stores in SAP each week\n`,
    ).join("");
    const long = letterFor(resumeText.replace("- Reduced waste", `${many}- Reduced waste`), postingText).text;
    expect(long.split(/\s+/).length).toBeGreaterThanOrEqual(200);
    expect(long.split(/\s+/).length).toBeLessThanOrEqual(350);
  });

  it("tells of further jobs, skills, certificates and courses before it falls short", () => {
    const jobs = ["Clerk, Pike Cafe", "Picker, Moor Depot", "Driver, Tarn Post", "Packer, Fell Foods"].map(
      (head, index) =>
        `${head}\n${2018 - index * 2} - ${2019 - index * 2}\n- Prepared ${index + 4} pallets for the morning van\n`,
    );
    const resume = `Ana Bold\n\nEXPERIENCE\n\n${jobs.join("\n")}\nSKILLS\n\nWarehouse: Stock control, Cycle counting, Pallet wrapping\n\nCERTIFICATES\n\nForklift Licence, 2019\n`;
    const { text, claims } = letterFor(resume, postingText);
    expect(text).toContain("Fell Foods");
    expect(text).toMatch(/Among my skills are also cycle counting and pallet wrapping\./i);
    expect(text).toContain("My certificates include Forklift Licence.");
    expect(claims.filter((claim) => claim.status === "unsupported")).toEqual([]);
  });

  it("leaves skills and certificates beside the point where the jobs fill the letter", () => {
    const bullets = Array.from(
      { length: 12 },
      (_, index) => `- Prepared stock reports for ${index + 3} stores in SAP\n`,
    );
    const more = `${bullets.join("")}- Reduced waste`;
    const resume = `${resumeText.replace("- Reduced waste", more)}\nCERTIFICATES\n\nForklift Licence, 2019\n`;
    expect(letterFor(resume, postingText).text).not.toContain("Forklift");
  });

  it("tells in the past what an ended job says in the present", () => {
    const ended = (bullets: string) =>
      letterFor(`Ana Bold\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2015 - 2019\n${bullets}`, postingText).text;
    expect(ended("- Resolve customer complaints about late orders\n")).toContain("I resolved customer complaints");
    expect(ended("- Hire and train all seasonal staff of the depot\n")).not.toMatch(/hire/i);
    expect(ended("- Support desk for the night crew of the depot\n")).not.toMatch(/I support/i);
  });
});
