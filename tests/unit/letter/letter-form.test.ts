import { describe, expect, it } from "vitest";
import { bodyOf, fit, letterFor, payrollLetter, payrollPost } from "./letter-for";

describe("what a letter tells, and in which form", () => {
  it("says no letter where nothing bears on the post, and builds one around the person's own reason", () => {
    const work = "Groom, Marsh Stables\n2015 - 2018\n- Fed and brushed nine horses each morning\n";
    expect(payrollLetter(work, "", {})).toMatch(
      /^No letter was written: the post insists on this, and your resume does not show it: .*Bachelor's degree in Accounting\. /,
    );
    const text = payrollLetter(work, "", { own: { why: "I finish my course in payroll in June" } });
    expect(text).toContain("Payroll Accountant. I finish my course in payroll in June.");
    expect(text).not.toContain("horses");
  });

  it("opens with the nearer one of two titles of one job, and tells its work under both", () => {
    const head = "Ledger Clerk / Payroll Accountant, Pike Foods\n2018 - Present\n";
    const [opening] = bodyOf(payrollLetter(`${head}- Night desk\n`, "", { own: { why: "I know your depot" } }));
    expect(opening).toContain("I have worked as a Payroll Accountant at Pike Foods since 2018. I know your depot.");
    expect(payrollLetter(`${head}- Run the monthly payroll for 90 drivers in two depots\n`)).toContain(
      " At Pike Foods, where I have been a Ledger Clerk and Payroll Accountant since 2018, I run the monthly payroll",
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
        { score: fit },
      ).text;
    expect(studies("Bachelor of Science, University of Calder")).toContain("a Bachelor of Science from the University");
    expect(studies("Bachelor of Science")).toContain("I ran the monthly payroll for 90 drivers.");
    expect(studies("Bachelor of Science")).not.toContain("Bachelor");
  });

  it("tells less of somebody who is hardly fit, four lines of one job at most, and five in all", () => {
    const post =
      "Bookkeeper\n\nDuties\n- Pay the invoices of vendors each week\n\nRequirements\n- Vendor invoices are required\n";
    const linesFor = (score: number) => {
      const { text } = letterFor(
        `Ana Bold

EXPERIENCE

Bookkeeper, Pike Foods
2019 - 2022
- Paid 140 invoices of vendors a week, with no late fees in a year
- Cut the late invoices of vendors from 40 to 3 a month
- Saved $12,000 by a new contract for paper
- Found $9,000 of double payments to one vendor
- Checked 300 receipts of drivers a month

Bookkeeper, Marsh Mills
2015 - 2018
- Paid 90 vendor invoices a week
- Answered 40 letters of customers and of auditors a day
- Cut the cost of paper and pens for the whole office by 30%
- Counted the cash of three shops each night
- Saved $9,000 a year by a new contract for the cleaning of windows
`,
        post,
        { score },
      );
      return bodyOf(text).map((part) => part.match(/\bI (?:also )?(?!was )\p{Ll}+(?:d|t)\b/gu)?.length ?? 0);
    };
    const sum = (counts: number[]) => counts.reduce((whole, one) => whole + one, 0);
    expect(sum(linesFor(fit))).toBe(5);
    expect(Math.max(...linesFor(fit))).toBe(4);
    expect(sum(linesFor(12))).toBe(3);
  });
});
