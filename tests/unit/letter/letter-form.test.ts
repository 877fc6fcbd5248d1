import { describe, expect, it } from "vitest";
import { letterFor, payrollLetter, payrollPost } from "./letter-for";

describe("what a letter tells, and in which form", () => {
  it("says no letter where nothing bears on the post, and builds one around the person's own reason", () => {
    const work = "Groom, Marsh Stables\n2015 - 2018\n- Fed and brushed nine horses each morning\n";
    expect(payrollLetter(work)).toMatch(/^No letter was written: we found too little in the jobs of your resume/);
    const text = payrollLetter(work, "", { why: "I finish my course in payroll in June" });
    expect(text).toContain("Payroll Accountant position. I finish my course in payroll in June.");
    expect(text).not.toContain("horses");
  });

  it("opens with the nearer one of two titles of one job, and tells its work under both", () => {
    const text = payrollLetter(`Ledger Clerk / Payroll Accountant, Pike Foods
2018 - Present
- Run the monthly payroll for 90 drivers in two depots
`);
    expect(text).toContain("I have worked as a Payroll Accountant at Pike Foods since 2018, and I am applying for");
    expect(text).toContain(
      "\nAs a Ledger Clerk and Payroll Accountant at Pike Foods since 2018, I run the monthly payroll",
    );
  });

  it("names a degree only where it is asked for or of the field, and its university with the article", () => {
    const studies = (degree: string) =>
      payrollLetter(
        "Accountant, Pike Foods\n2015 - 2018\n- Closed the ledger of two sites in four days\n",
        `\nEDUCATION\n\n${degree}, 2012\n`,
      );
    expect(studies("Bachelor of Science in Accounting, University of Calder")).toContain(
      "from the University of Calder",
    );
    expect(studies("Bachelor of Science in Botany, University of Calder")).not.toContain("Botany");
    expect(studies("Bachelor of Science in Accounting, Calder Academy of Fine")).not.toContain("of Fine");
    expect(studies("Bachelor of Science in Accounting, University of Calder\nExpected graduation")).not.toContain(
      "I hold",
    );
  });

  it("names no degree of which it knows neither subject nor school", () => {
    const post = payrollPost.replace("Bachelor's degree in Accounting", "Bachelor's degree");
    const studies = (degree: string) =>
      letterFor(
        `Ana Bold\n\nEXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll for 90 drivers\n\nEDUCATION\n\n${degree}, 2012\n`,
        post,
      ).text;
    expect(studies("Bachelor of Science, University of Calder")).toContain("a Bachelor of Science from the University");
    expect(studies("Bachelor of Science")).toContain("I ran the monthly payroll for 90 drivers.");
    expect(studies("Bachelor of Science")).not.toContain("Bachelor");
  });

  it("quotes three lines at most where one thing is answered by another trade, and more where the job is that of the post", () => {
    const post = "Bookkeeper\n\nRequirements\n- Vendor invoices are required\n";
    const linesFor = (title: string) => {
      const { text } = letterFor(
        `Ana Bold

EXPERIENCE

${title}, Pike Foods
2015 - 2018
- Paid 90 vendor invoices a week
- Answered 40 letters of customers and of auditors a day
- Cut the cost of paper and pens for the whole office by 30%
- Counted the cash of three shops each night
- Saved $9,000 a year by a new contract for the cleaning of windows
`,
        post,
        { score: 60 },
      );
      return text.match(/\bI (?:also )?(?:paid|answered|cut|counted|saved)\b/g)?.length;
    };
    expect(linesFor("Bookkeeper")).toBeGreaterThan(3);
    expect(linesFor("Office Assistant")).toBeLessThanOrEqual(3);
  });
});
