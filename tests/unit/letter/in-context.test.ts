import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writePapers } from "~/tailor/letter/beside/write-papers";
import { clauseOf } from "~/tailor/letter/clauses/line-clause";
import { quotableLines } from "~/tailor/letter/lines/quotable-lines";
import { parseResume } from "~/tailor/parse/parse-resume";
import { fit, letterFor, payrollLetter, payrollPost } from "./letter-for";

const tag = await loadTagger();

const others = [
  "Clean the sieves of two mills each night",
  "Write the tally of each day by hand",
  "Bring the flour to the yard",
];

/** What a letter would make of the lines of a job that goes on, among other deeds of it. */
function toldOf(line: string): (string | undefined)[] {
  const listed = [line, ...others].map((one) => `- ${one}\n`).join("");
  const resume = parseResume(`Ana Bold\n\nEXPERIENCE\n\nMiller, Pike Mills\n2015 - Present\n${listed}`);
  return quotableLines(resume, tag)
    .filter(({ text }) => !others.includes(text))
    .map((one) => clauseOf(one, tag));
}

describe("the work of a letter in its context", () => {
  const nameless = "2012 - 2014\n- Ran the monthly payroll of nine sites and closed the ledger\n";

  it("is of a student placement where it was", () => {
    const text = payrollLetter(`Student placement\nMarsh Mills\n${nameless}`);
    expect(text).toMatch(/During a student placement(?: at Marsh Mills)?(?: from 2012 to 2014)?, I ran/u);
  });

  it("is of voluntary work where nothing names a role", () => {
    const text = letterFor(`Ana Bold\n\nVOLUNTEERING\n\nMarsh Rescue Trust\n${nameless}`, payrollPost, {
      score: fit,
    }).text;
    expect(text).toMatch(/volunteer/u);
  });

  it("says by the last of two titles what somebody was, and not since when", () => {
    const text = payrollLetter(
      "Payroll Clerk, later Payroll Accountant\nPike Foods\n2015 - Present\n- Run the monthly payroll of nine sites and close the ledger\n",
    );
    expect(text).toContain("As a Payroll Accountant at Pike Foods, I run");
    expect(text).not.toContain("2015");
  });

  it("is of the employer alone where several titles stand above one text", () => {
    const text = payrollLetter(
      "Pike Foods\nPayroll Team Leader, Jan 2019 - Present\nPayroll Clerk, 2015 - 2019\n- Run the monthly payroll of nine sites and close the ledger\n- Check the hours of 400 staff before each pay day\n",
    );
    expect(text).toContain("Pike Foods");
    expect(text).not.toMatch(/Payroll Clerk (?:from|at)|from 2015 to 2019/u);
  });

  it("is called no other work where it may be of the same job", () => {
    const text = letterFor(
      "Ana Bold\n\nKEY ACHIEVEMENTS\n- Cut the cost of the monthly payroll by 18% in two years\n- Closed the ledger of nine sites in four days\n- Prepared financial statements for the yearly audit\n\nEXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites\n",
      payrollPost,
      { score: fit },
    ).text;
    expect(text).toContain("I cut the cost of the monthly payroll by 18% in two years");
    expect(text).not.toContain("other work");
  });
});

describe("a line that a letter tells", () => {
  it("is each of two that a stop parts", () => {
    expect(toldOf("Grind rye for the bakery upstairs; weigh every sack of flour that leaves the yard")).toEqual([
      "I grind rye for the bakery upstairs",
      "I weigh every sack of flour that leaves the yard",
    ]);
  });

  it.each([
    "Read plans of the mill race and explain them to the carpenters",
    "Call customers who are two weeks late and set up new dates",
  ])("is a deed in the present, whatever its first word may be besides: %s", (line) => {
    expect(toldOf(line)).toEqual([`I ${line.charAt(0).toLowerCase()}${line.slice(1)}`]);
  });

  it.each(["Stick and mig welds on sacks, chutes, hoppers", "Stone and millrace upkeep, sluice gates, wheel housing"])(
    "is no list of things behind I: %s",
    (line) => {
      expect(toldOf(line)[0] ?? "").not.toMatch(/^I /u);
    },
  );

  it("has many things where it counts many", () => {
    expect(toldOf("Stack about 32 pallet per hour in the upper store")).toEqual([
      "I stack about 32 pallets per hour in the upper store",
    ]);
    expect(toldOf("Pack about 60 box per hour in the upper store")).not.toEqual([
      "I pack about 60 boxs per hour in the upper store",
    ]);
  });
});

describe("the papers of a letter", () => {
  it("begin with the first, whatever says that it is held", () => {
    expect(writePapers(["Kent Food Handler", "OSHA 10"], false)).toEqual([
      "My certificates include Kent Food Handler.",
      "I hold OSHA 10.",
    ]);
  });

  it.each([
    [
      "Warranted officer under the Mills Act, Water Act and Grain Act",
      "I am a warranted officer under the Mills Act, Water Act and Grain Act.",
    ],
    ["Grain Act verifier, recognised for small mills", "I am a Grain Act verifier (recognised for small mills)."],
    ["CPR (infant, adult, renewed May 2024 Marshsafe, Kent)", "I am certified in CPR (infant, adult)."],
  ])("say what somebody may do, and nothing of who renewed it: %s", (paper, told) => {
    expect(writePapers([paper], false)).toEqual([told]);
  });

  it("are no certificates where they are trainings", () => {
    expect(writePapers(["Noise measurement for mills", "CPR"], false, () => true)).toEqual([
      "My training includes Noise measurement for mills.",
      "I am certified in CPR.",
    ]);
  });

  it("are told from a list of qualifications, the asked one first", () => {
    const text = letterFor(
      "Ana Bold\n\nQUALIFICATIONS\nHeavy rigid licence\nGrain Act verifier, recognised for small mills\n\nEXPERIENCE\n\nMill Inspector, Pike County\n2015 - 2018\n- Inspected 90 mills a year and wrote the reports\n",
      "Mill Inspector\n\nRequirements\n- Recognition as a Grain Act verifier\n- Inspection of mills\n",
      { score: fit },
    ).text;
    expect(text).toContain("I am a Grain Act verifier (recognised for small mills).");
  });
});

describe("the reasons of a letter", () => {
  const work =
    "EXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites\n- Paid 90 vendor invoices a week\n";
  const letterOf = (rest: string, post = payrollPost) =>
    letterFor(`Ana Bold\n\n${work}\n${rest}`, post, { score: fit }).text;

  it("are those of a section that says why its writer applies", () => {
    expect(
      letterOf("WHY I'M APPLYING\nI've wanted to keep the books of a harbor since I mended nets in one.\n"),
    ).toContain("I've wanted to keep the books of a harbor since I mended nets in one.");
  });

  it("are a move to the place of the post", () => {
    const post = `${payrollPost}\nOur office is in Marlow Quay.\n`;
    const line = "OUTSIDE WORK\nWe are moving to Marlow in May to be near the harbor.\n";
    expect(letterOf(line, post)).toContain("We are moving to Marlow in May to be near the harbor.");
    expect(letterOf(line)).not.toContain("Marlow in May");
  });
});

describe("papers and studies of a letter", () => {
  it("are none that ran out, are not finished, or are the tools of a list of papers", () => {
    expect(writePapers(["Forklift: did have counterbalance, ran out 2019"], false).join(" ")).not.toMatch(
      /certified|hold/u,
    );
    expect(writePapers(["Mammography (currently busy, complete June 2026)"], false).join(" ")).not.toMatch(
      /certified|hold/u,
    );
    const text = letterFor(
      "Ana Bold\n\nEXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites\n- Closed the ledger in four days\n\nEDUCATION AND TRAINING\nHigher Diploma in Accounting, part time, Marsh Institute, finishing May 2026\nIT: QuickBooks, Teams, Excel basic\n",
      payrollPost,
      { score: fit },
    ).text;
    expect(text).toContain("I ran the monthly payroll");
    expect(text).not.toMatch(/hold a Higher Diploma|certified in|My training/u);
  });
});

it("writes no letter where the post wants none, and says what it asks instead", () => {
  const post = `${payrollPost}\nDon't send me a cover letter. Send a resume and tell me in the email which payroll went wrong for you.`;
  const { text } = letterFor(
    "Ana Bold\n\nEXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites\n- Closed the ledger in four days\n",
    post,
    { score: fit },
  );
  expect(text).toMatch(/^No letter was written: the post asks for none\./u);
});
