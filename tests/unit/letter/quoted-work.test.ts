import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { bodyOf, fit, letterFor, payrollLetter, payrollPost } from "./letter-for";

/** Words of the post before a line that answers them. */
const asked = /^(?:[^“]*“[^”]*”(?: is on your list\.| your post says\.)?|(?:You|Your post) also [^.]*\.) /u;

/** The work of a letter, each job with its lines, without "I" and without the words of the post before them. */
function workOf(letter: string): string[][] {
  const jobs: string[][] = [];
  for (const paragraph of bodyOf(letter)) {
    const work = paragraph.replace(asked, "");
    const [, head, told] =
      /^(At [^,]*, where I (?:was|have been) [^,]*|(?:As|Before that|Earlier|From|At)\b.*?), I (.*)\.$/u.exec(work) ??
      [];
    const lines = (told ?? /^I (.*)\.$/u.exec(work)?.[1])?.split(/(?:\.|, and) I (?:also )?/u);
    if (head !== undefined) jobs.push([head, ...(lines ?? [])]);
    // What stands without a head, behind words of the post, is of the job above or of none.
    else if (work !== paragraph && jobs.length > 0) jobs.at(-1)?.push(...(lines ?? []));
    else if (work !== paragraph) jobs.push(["", ...(lines ?? [])]);
  }
  return jobs;
}

const openingOf = (letter: string) => bodyOf(letter)[0];

describe("the work that a letter tells", () => {
  it("is opened by the latest job of the kind, though an older one has the bigger figure", () => {
    const text = payrollLetter(`Payroll Accountant, Pike Foods
January 2018 - Present
- Run the monthly payroll for 90 drivers and close the ledger
- Won a prize for the best report of the year

Waiter, Cafe Rosa
2009 - 2012
- Raised the takings of the terrace by 40% to $90,000
`);
    expect(openingOf(text)).toMatch(
      /“run the monthly payroll for two sites and close the ledger\.” At Pike Foods, where I /,
    );
    expect(workOf(text)[0]?.slice(0, 2)).toEqual([
      "At Pike Foods, where I have been a Payroll Accountant since 2018",
      "run the monthly payroll for 90 drivers and close the ledger",
    ]);
  });

  it("stands under title, employer and years, the job that says most first", () => {
    const text = payrollLetter(`Payroll Accountant, Pike Foods
2019 - 2021
- Prepared the yearly statements of the accounts department for the auditors

Payroll Clerk, Marsh Mills
2015 - 2018
- Cut the cost of the monthly payroll of nine sites by 18%
`);
    expect(workOf(text)).toEqual([
      [
        "At Marsh Mills, where I was a Payroll Clerk from 2015 to 2018",
        "cut the cost of the monthly payroll of nine sites by 18%",
      ],
      [
        "From 2019 to 2021, as a Payroll Accountant at Pike Foods",
        "prepared the yearly statements of the accounts department for the auditors",
      ],
    ]);
  });

  it("says of a job that it came before the one told above, or that another one came between", () => {
    const headsWith = (between: string) =>
      workOf(
        letterFor(
          `Ana Bold

EXPERIENCE

Payroll Accountant, Pike Foods
2019 - 2021
- Ran the monthly payroll for nine sites

Payroll Clerk, Marsh Mills
2016 - 2018
- Prepared financial statements under US GAAP

${between}Tax Clerk, Tern Yard
2010 - 2012
- Filed the taxes of 40 shops with no late return
`,
          `${payrollPost}- File the taxes of the shops\n`,
          { score: fit },
        ).text,
      ).map(([own]) => own);
    const above = [
      "At Pike Foods, where I was a Payroll Accountant from 2019 to 2021",
      "From 2016 to 2018, as a Payroll Clerk at Marsh Mills",
    ];
    expect(headsWith("")).toEqual([...above, "Before that, as a Tax Clerk at Tern Yard from 2010 to 2012"]);
    expect(headsWith("Waiter, Cafe Rosa\n2013 - 2015\n- Served guests\n\n")).toEqual([
      ...above,
      "Earlier, as a Tax Clerk at Tern Yard from 2010 to 2012",
    ]);
  });

  it("stands under one head where jobs have one title and no dates, and under two where they have dates", () => {
    const resume = parseResume(`Ana Bold

EXPERIENCE

Payroll Accountant, Pike Foods
2019 - 2021
- Ran the monthly payroll for nine sites

Payroll Accountant, Pike Foods
2012 - 2014
- Prepared financial statements under US GAAP
`);
    const undated = resume.work.map((entry) => ({ ...entry, startDate: undefined, endDate: undefined }));
    const given = { score: fit };
    expect(workOf(letterFor({ ...resume, work: undated }, payrollPost, given).text)).toEqual([
      [
        "As a Payroll Accountant at Pike Foods",
        "ran the monthly payroll for nine sites",
        "prepared financial statements under US GAAP",
      ],
    ]);
    expect(workOf(letterFor(resume, payrollPost, given).text)).toEqual([
      ["At Pike Foods, where I was a Payroll Accountant from 2019 to 2021", "ran the monthly payroll for nine sites"],
      ["From 2012 to 2014, as a Payroll Accountant there", "prepared financial statements under US GAAP"],
    ]);
  });

  it("is told in the tense of its job, and what is no deed is not told", () => {
    const sentences = payrollLetter(`Accountant, Pike Foods
2015 - 2018
- Prepares consolidated statements under US GAAP for two sites
- Moving the payroll from QuickBooks to a new system in three weeks
- Runs the ledger that 40 managers read each month, including all accruals and reversals of the three depots, stores, shops and yards of the group
- The best payroll of the region
`);
    const told = workOf(sentences)[0]?.slice(1) ?? [];
    expect(told.length).toBeGreaterThan(1);
    expect([
      "moved the payroll from QuickBooks to a new system in three weeks",
      "prepared consolidated statements under US GAAP for two sites",
      "ran the ledger that 40 managers read each month",
    ]).toEqual(expect.arrayContaining(told));
    const text = payrollLetter(`Accountant, Pike Foods
January 2018 - Present
- Prepare consolidated statements under US GAAP for two sites
- Moved the payroll from QuickBooks to a new system in three weeks
- Responsible for the ledger that 40 managers read each month
`);
    expect([
      "am responsible for the ledger that 40 managers read each month",
      "moved the payroll from QuickBooks to a new system in three weeks",
      "prepare consolidated statements under US GAAP for two sites",
    ]).toEqual(expect.arrayContaining(workOf(text)[0]?.slice(1) ?? []));
    expect(workOf(text)[0]?.length).toBeGreaterThan(2);
  });

  it.each([
    ["Treasurer of the depot fund since 2019", "I have been a treasurer of the depot fund since 2019."],
    ["Had two trainees with me since 2019", "I have had two trainees with me since 2019."],
    [
      "Re-bid the contract for the wage slips, saving $900 a year",
      "I re-bid the contract for the wage slips, saving $900 a year.",
    ],
    ["Payroll audit: Traced the wages of 90 drivers", "I traced the wages of 90 drivers."],
    [
      "Listening to calls about wages and following them until they are closed",
      "my work includes listening to calls about wages and following them until they are closed.",
    ],
    [
      "Cut the payroll of nine depots from six days to two; printing the slips",
      "I cut the payroll of nine depots from six days to two.",
    ],
  ])("tells %s as its writer would say it", (line, said) => {
    const text = payrollLetter(
      `Payroll Accountant, Pike Foods\nJanuary 2018 - Present\n- ${line}\n- Ran the monthly payroll for two sites\n`,
    );
    const told = text.toLowerCase().replaceAll("i also ", "i ").replaceAll("my work also ", "my work ");
    expect(told).toContain(said.toLowerCase().replace(/^i /u, " i ").replace(/\.$/u, ""));
  });

  it.each([
    "Prepared the wages and monitor the ledger of nine depots",
    "Document the wages of nine depots and keeping them up to date",
    "Checked the depot's within the payroll of nine sites",
    "Selected payroll clerk of the year among nine depots",
  ])("tells nothing of a line that is no English behind I: %s", (line) => {
    expect(
      payrollLetter(
        `Payroll Accountant, Pike Foods\nJanuary 2018 - Present\n- ${line}\n- Ran the monthly payroll of nine sites\n- Paid 90 vendor invoices a week\n`,
      ),
    ).not.toMatch(/\bI (?:also )?(?:prepared|document|checked|selected)\b/u);
  });

  it("goes by what it says, not by its place: what is asked and has a figure first, praise never", () => {
    const [lines = []] = workOf(
      payrollLetter(`Accountant, Pike Foods
2015 - 2018
- Provided excellent service in a timely and professional manner
- Excellent knowledge of ledgers and of payroll
- Able to close the ledger of two sites
- These were sent to the auditors of the payroll
- Maintained a positive atmosphere in the office
- Greeted visitors of the office each day
- Watered the plants on the second floor
- Opened letters for the director of the firm
- Sorted the mail for all floors
- Ran the monthly payroll for 90 drivers in two depots
- Prepared financial statements under US GAAP for three auditors
`),
    );
    expect(lines.slice(1, 3).toSorted()).toEqual([
      "prepared financial statements under US GAAP for three auditors",
      "ran the monthly payroll for 90 drivers in two depots",
    ]);
    expect(lines.join()).not.toMatch(/excellent|knowledge|Able|These|atmosphere|plants|mail/i);
  });

  it("prefers of two lines about one thing the one with a result", () => {
    const [lines = []] = workOf(
      payrollLetter(`Accountant, Pike Foods
2015 - 2018
- Ran the monthly payroll of the depots
- Cut the cost of the monthly payroll by 18% in a year
`),
    );
    expect(lines[1]).toBe("cut the cost of the monthly payroll by 18% in a year");
  });

  it("answers each duty of the post once before it answers one twice", () => {
    const post = `Stores Clerk

Responsibilities
- Count the stock of every shop each week
- Load pallets with a forklift
- Check delivery papers against orders
- Label crates with a scanner
`;
    const lines = [
      "Labelled 90 crates a shift with a scanner",
      "Checked delivery papers against 200 orders a week",
      "Counted the stock of nine shops each week",
      "Loaded 30 pallets a day with a forklift",
    ];
    const more = ["Loaded 12 lorries with pallets and a forklift", "Charged the forklift that loaded the pallets"];
    const source = `Ana Bold\n\nEXPERIENCE\n\nStores Clerk, Pike Foods\n2015 - 2019\n${[...more, ...lines].map((line) => `- ${line}\n`).join("")}`;
    const [told = []] = workOf(letterFor(source, post).text);
    const dutiesOf = (line: string) => ["stock", "forklift", "papers", "crates"].filter((duty) => line.includes(duty));
    const answered = told.slice(1).flatMap(dutiesOf);
    expect(new Set(answered).size).toBe(answered.length);
    expect(answered.length).toBeGreaterThan(2);
  });

  it("tells of the lead of others to whom the post wants to lead", () => {
    const source = `Ana Bold\n\nEXPERIENCE\n\nPayroll Clerk, Pike Foods\n2015 - 2019\n- Paid the wages of both depots\n- Trained the junior clerks of the depot\n`;
    const post = "Payroll Manager\n\nResponsibilities\n- Pay the wages of all depots\n- Write to the tax office\n";
    const [told = []] = workOf(letterFor(source, post).text);
    expect(told).toContain("trained the junior clerks of the depot");
  });

  it("tells no deed where the writer may be whom others did it to", () => {
    const text = payrollLetter(`Payroll Accountant, Pike Foods
2019 - 2021
- Awarded two bonus days for closing the payroll of nine sites early
- Appointed payroll lead of two sites by the board
`);
    expect(text).not.toMatch(/\bI (?:also )?(?:awarded|appointed)\b/);
  });

  it.each([
    ["Spanish, Polish", true],
    ["Fluent Spanish", true],
    ["Kitchen Spanish, improving", false],
    ["Everyday Spanish (from my grandmother)", false],
  ])("says that somebody speaks a language only where nothing may limit it: %s", (languages, isSaid) => {
    const resume = `Ana Bold\n\nEXPERIENCE\n\nCook, Pike Foods\n2015 - 2019\n- Cooked lunches for 200 guests a day\n- Ordered fish and meat\n\nLANGUAGES\n${languages}\n`;
    const post =
      "Cook\n\nResponsibilities\n- Cook lunches for guests\n- Order fish\n\nRequirements\n- Spanish required\n";
    expect(letterFor(resume, post).text.includes("Spanish")).toBe(isSaid);
  });
});
