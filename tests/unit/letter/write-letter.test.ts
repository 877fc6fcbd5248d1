import { describe, expect, it } from "vitest";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { postingText, resumeText } from "../gate/fixture-resume";

const longPosting = `${postingText}\nOur hub ships 9,000 parcels a day and serves 240 shops.\n`;
const wordsIn = (text: string) => text.split(/\s+/).length;

function letterFor(resumeSource: string, postingSource: string, given: { name?: string; company?: string } = {}) {
  const resume = parseResume(resumeSource);
  const posting = readPosting(postingSource, { company: given.company });
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }), name: given.name });
}

function clerk(bullets: string): string {
  return letterFor(`Ana Bold\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2015 - 2019\n${bullets}`, postingText).text;
}

describe("a cover letter", () => {
  it("tells of the resume only what the gate lets through", () => {
    const { claims } = letterFor(resumeText, postingText);
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => claim.status === "unsupported")).toEqual([]);
  });

  it("says why this role in the words of the post", () => {
    expect(letterFor(resumeText, postingText).text).toMatch(/draws me to the role is .*: (?:planning|counting) /);
  });

  it("makes no number and no missing skill of the posting the candidate's", () => {
    const { text } = letterFor(resumeText, longPosting);
    expect(text).not.toMatch(/9,000|240/);
    expect(text).not.toContain("Power BI");
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

  it("names no employer where an anonymised resume has none", () => {
    const { text } = letterFor(resumeText.replace("Harlow Foods", "Company Name"), postingText);
    expect(text).not.toMatch(/company name/i);
  });

  it.each([
    ["Dunmore Freight Inc.", "Warehouse Supervisor"],
    ["Dunmore Freight Co.", undefined],
    ["Hooray!", "Warehouse Supervisor"],
  ])("ends no sentence twice behind %s", (company, title) => {
    const resumes = [
      resumeText,
      resumeText.replaceAll("Harlow Foods", "Harlow Foods Co."),
      "Ana Bold\n\nSKILLS\nExcel",
    ];
    for (const source of resumes) {
      const resume = parseResume(source);
      const posting = readPosting(title ? postingText : "We need someone who can do stock control.", {
        company,
        title,
      });
      const { text } = writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }) });
      expect(text).toContain(company);
      expect(text).not.toMatch(/[.!?]\./);
    }
  });

  it("addresses a company that is known", () => {
    const { text } = letterFor(resumeText, postingText, { company: "Brightwater Retail" });
    expect(text).toMatch(/^Dear Brightwater Retail team,/);
    expect(text).toMatch(/for considering my application\./);
  });

  it("is signed with the name that was given", () => {
    expect(letterFor(resumeText, postingText, { name: "M. Ellison" }).text).toMatch(/Kind regards,\nM\. Ellison$/);
  });

  it("is short rather than padded where the resume is short, and never too long", () => {
    const short = clerk("- Prepared meals for 40 guests a day\n");
    expect(wordsIn(short)).toBeLessThan(200);
    const stores = Array.from({ length: 40 }, (_, at) => `- Prepared stock reports for ${at + 3} stores in SAP\n`);
    const long = letterFor(resumeText.replace("- Reduced waste", `${stores.join("")}- Reduced waste`), postingText);
    expect(wordsIn(long.text)).toBeGreaterThanOrEqual(200);
    expect(wordsIn(long.text)).toBeLessThanOrEqual(350);
  });

  it("tells of further jobs, skills and certificates before it falls short", () => {
    const jobs = ["Clerk, Pike Cafe", "Picker, Moor Depot", "Driver, Tarn Post", "Packer, Fell Foods"].map(
      (head, index) =>
        `${head}\n${2018 - index * 2} - ${2019 - index * 2}\n- Prepared ${index + 4} pallets for the morning van\n`,
    );
    const resume = `Ana Bold\n\nEXPERIENCE\n\n${jobs.join("\n")}\nSKILLS\n\nWarehouse: Stock control, Order picking, Logistics, Microsoft Word\n\nCERTIFICATES\n\nForklift Licence, 2019\n`;
    const { text, claims } = letterFor(resume, postingText);
    expect(text).toContain("Fell Foods");
    expect(text).toMatch(/I (?:also )?bring .*logistics/i);
    expect(text).toContain("Among my certificates is Forklift Licence.");
    expect(claims.filter((claim) => claim.status === "unsupported")).toEqual([]);
  });

  it("leaves certificates beside the point where the jobs fill the letter", () => {
    const bullets = Array.from({ length: 12 }, (_, at) => `- Prepared stock reports for ${at + 3} stores in SAP\n`);
    const more = `${bullets.join("")}- Reduced waste`;
    const resume = `${resumeText.replace("- Reduced waste", more)}\nCERTIFICATES\n\nForklift Licence, 2019\n`;
    expect(letterFor(resume, postingText).text).not.toContain("Forklift");
  });

  it("tells in the past what an ended job says in the present, and no noun as a verb", () => {
    expect(clerk("- Resolve customer complaints about late orders\n")).toContain("I resolved customer complaints");
    expect(clerk("- Support desk for the night crew of the depot\n")).not.toMatch(/I support/i);
  });

  it("sets no capitals for show, and keeps those of names", () => {
    const text = clerk(
      "- Prepared Stock Reports for the Tarn Group in Microsoft Excel\n- Checked stock reports each week\n",
    );
    expect(text).toContain("prepared stock reports for the Tarn Group in Microsoft Excel");
  });

  it("says plainly that it writes in English only", () => {
    const german =
      "Erika Beispiel\nBerufserfahrung\nLagerleiterin bei der Muster Spedition\nLeitung eines Lagers mit vierzig Mitarbeitern und Planung der täglichen Touren. Einführung einer neuen Software für die Verwaltung der Bestände sowie Schulung der Kollegen im Umgang mit den Geräten.";
    const letter = letterFor(german, postingText);
    expect(letter.text).toMatch(/^No letter was written: your resume does not read as English/);
    expect(letter.claims).toEqual([]);
    expect(letterFor(resumeText, german).text).toMatch(/^No letter was written: the job post/);
  });
});
