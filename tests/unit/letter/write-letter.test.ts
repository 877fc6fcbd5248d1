import { describe, expect, it } from "vitest";
import { postingText, resumeText } from "../gate/fixture-resume";
import { bodyOf, fit, letterFor } from "./letter-for";

const longPosting = `${postingText}\nOur hub ships 9,000 parcels a day and serves 240 shops.\n`;
const wordsIn = (text: string) => text.split(/\s+/).length;

function clerk(bullets: string, score?: number): string {
  const source = `Ana Bold\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2015 - 2019\n${bullets}`;
  return letterFor(source, postingText, { score }).text;
}

/** Proves four things that the post asks for, in two jobs. */
const planner = resumeText
  .replace(
    "- Reduced waste",
    "- Trained 12 new starters on the scanner system\n- Counted stock each week in three depots\n- Kept stock control reports for the area manager up to date\n- Reduced waste",
  )
  .replace(
    "- Picked and packed",
    "- Loaded 30 pallets a day with a forklift\n- Checked goods receipt papers against 200 orders a week\n- Picked and packed",
  );

describe("a cover letter", () => {
  it("begins with words of the post and the work that answers them, then tells the other jobs, and names the position at its end", () => {
    const { text, claims } = letterFor(planner, postingText, { company: "Brightwater Retail" });
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => claim.status !== "supported")).toEqual([]);
    const [subject, greeting, main, further, earlier, own, closing, ...end] = text.split("\n\n");
    expect([subject, greeting]).toEqual(["Re: Inventory Planner", "Dear Brightwater Retail team,"]);
    expect(main).toMatch(
      /^You need someone to “train new starters\.” At Harlow Foods, where I have been a Stock Planner since 2019, I trained 12 new starters/,
    );
    expect(main).toContain("reduced waste by 18% with weekly stock counts");
    expect(further).toMatch(
      /^You also need someone to “plan stock levels for all stores with Microsoft Excel and SAP\.” I plan stock levels for 14 stores using SAP/,
    );
    expect(earlier).toMatch(/^From 2016 to 2019, as a Warehouse Assistant at Pike Logistics, I /);
    expect(own).toMatch(/^I am a warehouse and stock planner with 6 years/);
    expect(closing).toMatch(/ (?:join|work for) Brightwater Retail as an Inventory Planner\. Thank you/);
    expect(end).toEqual(["Kind regards,\nMara Ellison"]);
  });

  it("names the tools that are asked for and held and that no line tells, an office program too", () => {
    const post = `Bookkeeper

Requirements
- Microsoft Excel and Outlook are required
- QuickBooks is required
- Payroll processing and vendor management are required
`;
    const clerk = `Ana Bold

EXPERIENCE

Bookkeeper, Pike Foods
2015 - 2019
- Kept the ledger of two sites in QuickBooks
- Paid 90 vendor invoices a week

SKILLS
Microsoft Excel, Microsoft Outlook, Vendor management, Photoshop
`;
    const { text } = letterFor(clerk, post);
    expect(text).toContain("I work with Microsoft Excel and Outlook, and my skills include vendor management.");
    expect(text).not.toContain("Photoshop");
    expect(text.match(/QuickBooks/g)).toHaveLength(1);
  });

  it("names a tool that would stand there alone only where the post insists on it", () => {
    const post = (tools: string) => `Bookkeeper\n\nRequirements\n- ${tools}\n- Payment of invoices is required\n`;
    const source =
      "Ana Bold\n\nEXPERIENCE\n\nBookkeeper, Pike Foods\n2015 - 2019\n- Paid 90 vendor invoices a week\n\nSKILLS\nQuickBooks, Xero\n";
    const toldFor = (tools: string) => letterFor(source, post(tools), { score: fit }).text;
    expect(toldFor("QuickBooks and Xero preferred")).toContain("I work with QuickBooks and Xero.");
    expect(toldFor("QuickBooks and ledgers preferred")).toContain("I paid 90 vendor invoices a week");
    expect(toldFor("QuickBooks and ledgers preferred")).not.toContain("QuickBooks");
    expect(toldFor("QuickBooks is required")).toContain("I work with QuickBooks.");
  });

  it("quotes each line once, and each figure under its own job", () => {
    const { text } = letterFor(planner, postingText);
    expect(text.match(/18%/g)).toHaveLength(1);
    const partWith = (words: string) => text.split("\n\n").find((paragraph) => paragraph.includes(words));
    expect(partWith("18%")).toContain("At Harlow Foods, where I have been a Stock Planner since 2019, I ");
    expect(partWith("120 orders")).toMatch(/^From 2016 to 2019, as a Warehouse Assistant at Pike Logistics, I /);
  });

  it("makes no number and no missing skill of the posting the candidate's", () => {
    const { text } = letterFor(planner, longPosting);
    expect(text).not.toMatch(/9,000|240/);
    expect(text).not.toContain("Power BI");
  });

  it("carries what the person says for themselves, as they wrote it", () => {
    const own = { why: "I grew up two streets from your hub", more: "I can start on 2 March." };
    const { text } = letterFor(planner, postingText, { own });
    const paragraphs = text.split("\n\n");
    expect(paragraphs[2]).toMatch(/I grew up two streets from your hub\.$/);
    expect(paragraphs.at(-3)).toBe("I can start on 2 March.");
  });

  it("calls the position by its name alone", () => {
    const post = (title: string) => letterFor(planner, postingText, { title }).text;
    expect(post("Dispensing Nurse-Oxford")).toMatch(/(?:as a|the) Dispensing Nurse(?: position|\.)/);
    expect(post("Office Manager/ Bookkeeper")).toMatch(/(?:as an|the) Office Manager\/Bookkeeper(?: position|\.)/);
    expect(post("Full-Stack Developer")).toMatch(/(?:as a|the) Full-Stack Developer(?: position|\.)/);
  });

  it("is short where little is answered, and none where nothing is", () => {
    const lines = [
      "Counted stock for 40 shops each week",
      "Greeted 90 guests of the cafe a day",
      "Baked 30 loaves of bread a morning",
      "Watered the plants of the terrace twice a week",
      "Sold 200 tickets for the summer concerts",
    ];
    const bullets = lines.map((line) => `- ${line}\n`).join("");
    const note = clerk(bullets, 30);
    expect(note).toContain("I counted stock for 40 shops each week");
    const told = bodyOf(note).slice(1).join(" ");
    expect(told.match(/\bI (?:also )?\p{Ll}+(?:ed|d)\b/gu)?.length).toBeLessThan(lines.length - 1);
    expect(wordsIn(note)).toBeLessThan(120);
    // By the score that the match has, work of another kind is no reason to write.
    expect(clerk("- Greeted 90 guests of the cafe a day\n- Baked 30 loaves of bread a morning\n")).toMatch(
      /^No letter was written/,
    );
    expect(clerk("- Night desk\n", 90)).toMatch(/^No letter was written/);
  });

  it("needs no name and no company, and leaves no placeholder", () => {
    const unnamed = postingText.replaceAll("Brightwater Retail", "Our shop");
    const anonymous = letterFor(planner.replace(/^Mara Ellison\n.*\n/, ""), unnamed);
    expect(anonymous.text).toContain("Dear Hiring Team,");
    expect(anonymous.text).not.toMatch(/[[\]{}<>]|undefined/);
    expect(anonymous.text).toMatch(/Kind regards$/);
    expect(letterFor(planner.replace("Harlow Foods", "Company Name"), postingText).text).not.toMatch(/company name/i);
  });

  it.each(["Dunmore Freight Inc.", "Dunmore Freight Co.", "Hooray!"])("ends no sentence twice behind %s", (company) => {
    for (const source of [planner, planner.replaceAll("Harlow Foods", "Harlow Foods Co.")]) {
      const { text } = letterFor(source, postingText, { company });
      expect(text).toContain(company);
      expect(text).not.toMatch(/[.!?]\./);
    }
  });

  it("is signed with the name that was given", () => {
    expect(letterFor(planner, postingText, { name: "M. Ellison" }).text).toMatch(/Kind regards,\nM\. Ellison$/);
  });

  it("is never too long", () => {
    const stores = Array.from({ length: 40 }, (_, at) => `- Prepared stock reports for ${at + 3} stores in SAP\n`);
    const long = letterFor(planner.replace("- Reduced waste", `${stores.join("")}- Reduced waste`), postingText);
    expect(wordsIn(long.text)).toBeLessThanOrEqual(350);
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
