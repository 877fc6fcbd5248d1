import { describe, expect, it } from "vitest";
import { postingText, resumeText } from "../gate/fixture-resume";
import { fit, letterFor, payrollLetter, payrollPost } from "./letter-for";

const wordsIn = (text: string) => text.split(/\s+/).length;

/** Proves four things that the post asks for, in two jobs. */
const planner = resumeText
  .replace("- Reduced waste", "- Trained 12 new starters on the scanner system\n- Reduced waste")
  .replace("- Picked and packed", "- Loaded 30 pallets a day with a forklift\n- Picked and packed");

describe("a cover letter", () => {
  it("names the position, says who its writer is, and tells their work job by job, the latest first", () => {
    const { text, claims } = letterFor(planner, postingText, { company: "Brightwater Retail" });
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => claim.status !== "supported")).toEqual([]);
    const [subject, greeting, opening, main, earlier, closing, ...end] = text.split("\n\n");
    expect([subject, greeting]).toEqual(["Re: Inventory Planner", "Dear Brightwater Retail team,"]);
    expect(opening).toMatch(
      /the Inventory Planner position at Brightwater Retail\. I am a warehouse and stock planner/,
    );
    expect(main).toMatch(/^I have been a Stock Planner at Harlow Foods since 2019\. I /);
    expect(main).toContain(" I reduced waste by 18% with weekly stock counts.");
    expect(earlier).toMatch(/^Before that, as a Warehouse Assistant at Pike Logistics from 2016 to 2019, I /);
    expect(closing).toMatch(/You can reach me on 020 7946 0011\.$/);
    expect(end).toEqual(["Kind regards,\nMara Ellison"]);
  });

  it("makes no number and no missing skill of the posting the candidate's", () => {
    const { text } = letterFor(planner, `${postingText}\nOur hub ships 9,000 parcels a day and serves 240 shops.\n`);
    expect(text).not.toMatch(/9,000|240/);
    expect(text).not.toContain("Power BI");
  });

  it("carries what the person says for themselves, as they wrote it", () => {
    const own = { why: "I grew up two streets from your hub", more: "I can start on 2 March." };
    const paragraphs = letterFor(planner, postingText, { own }).text.split("\n\n");
    expect(paragraphs[2]).toMatch(/I grew up two streets from your hub\.$/);
    expect(paragraphs.at(-3)).toBe("I can start on 2 March.");
  });

  it("calls the position by its name alone", () => {
    const post = (title: string) => letterFor(planner, postingText, { title }).text;
    expect(post("Dispensing Nurse-Oxford")).toContain("the Dispensing Nurse position");
    expect(post("Office Manager/ Bookkeeper")).toContain("the Office Manager/Bookkeeper position");
    expect(post("DIESEL MECHANIC (open pit) x 6")).toContain("the Diesel Mechanic position");
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

  it("is none where nothing bears on the post, and is built around the person's own reason", () => {
    const work = "Groom, Marsh Stables\n2015 - 2018\n- Fed and brushed nine horses each morning\n";
    expect(payrollLetter(work, "", {})).toMatch(
      /^No letter was written: the post insists on this, and your resume does not show it: .*Bachelor's degree in Accounting\. /,
    );
    const text = payrollLetter(work, "", { own: { why: "I finish my course in payroll in June" } });
    expect(text).toContain("Payroll Accountant. I finish my course in payroll in June.");
    expect(text).not.toContain("horses");
  });

  it("tells less of somebody who is hardly fit", () => {
    const job = `Accountant, Pike Foods
2015 - 2018
- Ran the monthly payroll of nine sites
- Closed the ledger in four days
- Prepared financial statements for the yearly audit
- Paid 90 vendor invoices a week
- Checked 300 receipts of drivers a month
`;
    const lines = (score: number) =>
      payrollLetter(job, "", { score }).match(/\bI (?:ran|closed|prepared|paid|checked)\b/gu)?.length ?? 0;
    expect(lines(fit)).toBeGreaterThan(3);
    expect(lines(0)).toBeLessThanOrEqual(3);
  });
});

describe("the work of a letter", () => {
  const lines =
    "- Ran the monthly payroll of nine sites\n- Closed the ledger in four days\n- Paid 90 vendor invoices a week\n";
  const headOf = (head: string) =>
    payrollLetter(`${head}${lines}`)
      .split("\n")
      .find((line) => line.includes("Pike Foods"));

  it.each([
    [
      "Payroll Clerk, later Payroll Accountant\nPike Foods\n2015 - Present\n",
      /^As a Payroll Accountant at Pike Foods, I \p{Ll}/u,
    ],
    [
      "Ledger Clerk / Payroll Accountant, Pike Foods\n2018 - Present\n",
      /^I have been a Payroll Accountant at Pike Foods since 2018\. I \p{Ll}/u,
    ],
    [
      "Payroll Accountant, Pike Foods\n2015 - 2018\n",
      /^As a Payroll Accountant at Pike Foods from 2015 to 2018, I \p{Ll}/u,
    ],
  ])("stands below what its job surely was: %j", (head, said) => {
    expect(headOf(head)).toMatch(said);
  });

  it("is of the employer alone where several titles stand above one text", () => {
    const text = payrollLetter(
      `Pike Foods\nPayroll Team Leader, Jan 2019 - Present\nPayroll Clerk, 2015 - 2019\n${lines}`,
    );
    expect(text).toContain("Pike Foods");
    expect(text).not.toMatch(/Payroll Clerk (?:from|at)|from 2015 to 2019/u);
  });

  it("says of a job that it came before the one above only where no other lies between", () => {
    const jobs = (between: string) =>
      payrollLetter(
        `Payroll Accountant, Pike Foods\n2019 - 2021\n${lines}\n${between}Tax Clerk, Tern Yard\n2010 - 2012\n- Prepared financial statements under US GAAP\n- Reconciled the payroll ledger of 40 shops\n`,
      );
    expect(jobs("")).toContain("Before that, as a Tax Clerk at Tern Yard from 2010 to 2012, I ");
    expect(jobs("Waiter, Cafe Rosa\n2013 - 2015\n- Served guests\n\n")).toContain(
      "As a Tax Clerk at Tern Yard from 2010 to 2012, I ",
    );
  });

  it("has no job's name where it stands outside of all jobs", () => {
    const { text } = letterFor(
      "Ana Bold\n\nKEY ACHIEVEMENTS\n- Cut the cost of the monthly payroll by 18% in two years\n- Closed the ledger of nine sites in four days\n- Prepared financial statements for the yearly audit\n\nEXPERIENCE\n\nWaiter, Cafe Rosa\n2015 - 2018\n- Served the guests of the terrace\n",
      payrollPost,
      { score: fit },
    );
    expect(text).toMatch(/\n\nI (?:cut|closed|prepared) /u);
    expect(text).not.toContain("Cafe Rosa");
  });

  it("is a paragraph where its writer tells it in full sentences", () => {
    const text = payrollLetter(
      "Payroll Accountant, Pike Foods\n2018 - Present\n- I run the monthly payroll of nine sites on my own\n- I closed the ledger in four days and we had no finding of the auditors\n- I paid 90 vendor invoices a week\n",
    );
    expect(text).toMatch(/I have been a Payroll Accountant at Pike Foods since 2018\. I /u);
    expect(text).not.toContain("•");
  });
});
