import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import type { OwnSentences } from "~/tailor/letter/frame";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const tag = await loadTagger();

const post = `Payroll Accountant

Responsibilities
- Run the monthly payroll for two sites and close the ledger
- Prepare financial statements under US GAAP

Requirements
- Bachelor's degree in Accounting is required
- CPA required
- Forklift license preferred
`;

function letterFor(source: string, own?: OwnSentences): string {
  const resume = parseResume(source);
  const posting = readPosting(post);
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }), own }, tag).text;
}

const person = (work: string, rest = "") => letterFor(`Ana Bold\n\nEXPERIENCE\n\n${work}\n${rest}`);

describe("what a letter tells, and in which form", () => {
  it("says no letter where nothing bears on the post, and builds one around the person's own reason", () => {
    const source =
      "Ana Bold\n\nEXPERIENCE\n\nGroom, Marsh Stables\n2015 - 2018\n- Fed and brushed nine horses each morning\n";
    expect(letterFor(source)).toMatch(/^No letter was written: too little in your resume/);
    const text = letterFor(source, { why: "I finish my course in payroll in June" });
    expect(text).toContain("Payroll Accountant position. I finish my course in payroll in June.");
    expect(text).not.toContain("horses");
  });

  it("takes of two titles of one job the nearer one, and tells apart what was done at another employer", () => {
    const text = person(`Office Assistant / Payroll Accountant, Pike Foods
  2018 - Present
  - Run the monthly payroll for 90 drivers in two depots
  
  Payroll Accountant, Marsh Mills
  2015 - 2018
  - Closed the ledger of two sites in four days
  `);
    expect(text).toContain("I have worked as a Payroll Accountant at Pike Foods since 2018, and I am applying for");
    expect(text).toContain("In my current role, I run the monthly payroll");
    expect(text).toContain("As a Payroll Accountant at Marsh Mills from 2015 to 2018, I closed the ledger");
    expect(text).not.toContain("Office Assistant");
  });

  it("names a degree only where it is asked for or of the field, and its university with the article", () => {
    const studies = (degree: string) =>
      person(
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

  it("leaves out a line whose verbs or list do not hold together, and settles the capitals of a list", () => {
    const text = person(`Payroll Accountant, Pike Foods
  2015 - 2018
  - Ran payroll for two sites, monthly statements and closed the ledger
  - Prepared financial statements of which none has been ran again
  - Checked ledgers, Statements and Reports of nine sites
  `);
    expect(text).toContain("checked ledgers, statements and reports of nine sites.");
    expect(text).not.toMatch(/been ran|monthly statements and closed/);
  });

  it("keeps both titles of a job where the post asks for both", () => {
    const job =
      "Ledger Clerk and Payroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll for 90 drivers\n";
    expect(person(job)).toContain("as a Payroll Accountant at Pike Foods");
    const resume = parseResume(`Ana Bold\n\nEXPERIENCE\n\n${job}`);
    const posting = readPosting(post.replace("Payroll Accountant", "Payroll Accountant / Ledger Clerk"));
    const match = matchResume(resume, posting, { asOf: "2024-06" });
    expect(writeLetter({ resume, posting, match }, tag).text).toContain("as a Ledger Clerk and Payroll Accountant");
  });

  it("tells no title, no quality and no hours as a deed", () => {
    const text = person(`Payroll Accountant, Pike Foods
  2015 - 2018
  - Ran the monthly payroll for 90 drivers in two depots
  - Lead Payroll Clerk for the monthly payroll of both depots
  - Consolidated payroll reporting for the ledger of two sites
  - Worked 20 hours a week on the payroll and the ledger
  `);
    expect(text).toContain("ran the monthly payroll for 90 drivers");
    expect(text).not.toMatch(/\bled\b|consolidated|hours/i);
  });

  it("tells what somebody had to see to as their work", () => {
    const text = person(`Payroll Accountant, Pike Foods
  2015 - 2018
  - Ran the monthly payroll for 90 drivers in two depots
  - Responsible for financial statements under US GAAP and the closing of the ledger
  `);
    expect(text).toContain("My work also included financial statements under US GAAP and the closing of the ledger.");
  });
});
