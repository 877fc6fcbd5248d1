import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { clauseOf } from "~/tailor/letter/clauses/line-clause";
import { quotableLines } from "~/tailor/letter/lines/quotable-lines";
import { parseResume } from "~/tailor/parse/parse-resume";
import { contactOf } from "~/tailor/posting/contact";
import { readPosting } from "~/tailor/posting/read-posting";
import { letterFor } from "./letter-for";

const tag = await loadTagger();

/** The sentences that a letter could make of the lines of one job. */
function toldOf(line: string, years = "2015 - 2018"): (string | undefined)[] {
  const resume = parseResume(
    `Ana Bold\n\nEXPERIENCE\n\nAccountant, Pike Foods\n${years}\n- ${line}\n- Paid 90 vendor invoices a week\n`,
  );
  return quotableLines(resume, tag)
    .slice(0, -1)
    .map((one) => clauseOf(one, tag));
}

describe("a line that a letter tells", () => {
  it.each([
    "Trained by the head baker on ovens",
    "Based in the north shop",
    "Mentored by older millers",
    "Located in the old mill",
    "Injured on the job at harvest",
    "Sent to help the north shop with rolls",
    "Mandated person for the reports of the mill",
    "Paid by the hour each week",
  ])("tells nothing that was done to somebody, whatever stands beside it: %s", (line) => {
    expect(toldOf(`${line}\n- Cleaned ovens each night\n- Baked bread for two shops`)[0] ?? "").not.toMatch(
      /^I (?:trained|based|mentored|located|injured|sent|mandated|paid)/,
    );
  });

  it("tells a plain form of a job that goes on among others of it", () => {
    const others = "\n- Walk dogs twice a day\n- Clean the kennels each night\n- Fill prescriptions for the vet";
    expect(toldOf(`Restrain large dogs for examinations${others}`, "2015 - Present")[0]).toBe(
      "I restrain large dogs for examinations",
    );
  });

  it.each([
    [
      "Kept the ledger of two depots; no late filing in six years",
      ["I kept the ledger of two depots, with no late filing in six years"],
    ],
    [
      "Coached four clerks on refunds; our desk went from 9 to 31 refunds a day",
      ["I coached four clerks on refunds; the desk went from 9 to 31 refunds a day"],
    ],
    [
      "Prepared the audit of two depots (one small finding)",
      ["I prepared the audit of two depots, with one small finding"],
    ],
    [
      "Checked invoices of the north, paid vendors, closed the ledger",
      ["I checked invoices of the north, paid vendors, and closed the ledger"],
    ],
    ["In charge of 4 clerks at the north depot", ["I was in charge of 4 clerks at the north depot"]],
    ["Sole bookkeeper for a ferry with 22 sailors", ["I was the sole bookkeeper for a ferry with 22 sailors"]],
    ["In the top three of 22 clerks for speed", ["I was in the top three of 22 clerks for speed"]],
    ["Closed the books in safe environment each month", ["I closed the books in a safe environment each month"]],
    ["Promoted to customers the new payroll program of the shop", [undefined]],
    ["Ranked by price all ledger vendors of the depot", [undefined]],
    [
      "Completed the payroll training of the depot (12 weeks)",
      ["I completed the payroll training of the depot (12 weeks)"],
    ],
  ])("is finished as a sentence: %s", (line, told) => {
    expect(toldOf(line)).toEqual(told);
  });

  it.each([
    ["I know enough Gusto to read the payroll of a depot", ["I know enough Gusto to read the payroll of a depot"]],
    ["I know enough Gusto to read the payroll, not to close it", [undefined]],
    ["I watched the audit of two depots but did not sign it", [undefined]],
    ["Ledger terminals of depot nine yes", [undefined]],
    ["Advanced knowledge of ledgers and payroll", [undefined]],
  ])("keeps what somebody knows in the present, and tells neither a denial nor a row of a table: %s", (line, told) => {
    expect(toldOf(line)).toEqual(told);
  });

  it.each(["Washed 60 bowls and leads a day", "Wiped nine bowls and leads"])(
    "is told with its things or not at all: %s",
    (line) => {
      expect([undefined, `I ${line.charAt(0).toLowerCase()}${line.slice(1)}`]).toContain(toldOf(line)[0]);
    },
  );

  it.each([
    ["I taught two nephews to weld before the yard did", "2015 - 2018"],
    ["I still mend the clocks of three churches on Sundays", "2015 - Present"],
  ])("stands as its writer says it, where they say it of themselves: %s", (line, years) => {
    expect(toldOf(line, years)).toEqual([line]);
  });

  it.each([
    ["On the night shift I bake rye loaves for two hotels", "on the night shift I bake rye loaves for two hotels"],
    ["We finished at 112% of the plan for rolls", "we finished at 112% of the plan for rolls"],
  ])("stands as a sentence with a subject of its own, behind the head of its job: %s", (line, told) => {
    expect(toldOf(line, "2015 - Present")).toEqual([told]);
  });

  it.each([
    ["At I was able to bake for the hotel", "2015 - 2018"],
    ["As a Baker I baked rye loaves for the hotel", "2015 - 2018"],
    ["We finished at 112% of the plan last year", "2015 - 2018"],
    ["My supervisor trained nine new bakers", "2015 - 2018"],
    ["On the night shift I was not allowed to bake rye", "2015 - 2018"],
    ["Failed to move the ovens to the north shop", "2015 - 2018"],
    ["Tried to bake rye for two hotels", "2015 - 2018"],
    ["Planned to learn the accounts of two hotels", "2015 - 2018"],
  ])(
    "is no sentence of its own without a thing, with its job once more or with a day that is past: %s",
    (line, years) => {
      expect(toldOf(line, years)).toEqual([undefined]);
    },
  );

  it.each([
    ["Purchase ledger on Sage for two shops", undefined],
    ["Check in of 90 guests a day and tours for them", undefined],
    ["Sole charge of the ledger of two shops", "I had sole charge of the ledger of two shops"],
    ["Seated member of the works committee", undefined],
    ["Assisted controller in closing two ledgers", undefined],
    ["TRAINED NEW CLERKS ON A LEDGER IN QUICKBOOKS", "I trained new clerks on a ledger in quickbooks"],
    ["Sorted invoices & receipts for two shops", "I sorted invoices and receipts for two shops"],
    ["Kept the books of Fern & Moss for two years", "I kept the books of Fern & Moss for two years"],
    ["Sealed two tanks and left no leak as well Handled all the closings", undefined],
    ["Repaired pumps in the yard without a licence", undefined],
    ["Cleaned kennels each day, not the runs of sick dogs", undefined],
    ["Kept the till of a shop and did not lose a cent", "I kept the till of a shop and did not lose a cent"],
    ["Kept the books for 9 yrs as a clerk", "I kept the books for 9 years as a clerk"],
    ["Speak with guests at the door and answer the phone", "I spoke with guests at the door and answered the phone"],
  ])("reads signs, runs of two lines and denials: %s", (line, told) => {
    expect(toldOf(line)).toEqual([told]);
  });

  it("is told like the other lines of its job, where their form is one and its own is in doubt", () => {
    const toldWith = (line: string, others: string[]) => {
      const source = `Ana Bold\n\nEXPERIENCE\n\nCaretaker, Pike Homes\n2015 - Present\n${[line, ...others].map((one) => `- ${one}\n`).join("")}`;
      return quotableLines(parseResume(source), tag).map((one) => clauseOf(one, tag))[0];
    };
    const deeds = ["Mend the locks of nine houses", "Clean the stairs each week", "Show the flats to new tenants"];
    expect(toldWith("Load two trucks a night", deeds)).toBe("I load two trucks a night");
    // Half of a name for a thing.
    expect(toldWith("Field repairs on pumps", deeds)).toBeUndefined();
  });
});

it("tells work that stands outside of all jobs, where these say nothing, under no employer", () => {
  const { text } = letterFor(
    `Ana Bold

WHAT I CAN DO
- Closed the ledger of two sites in four days each month
- Ran the monthly payroll for 90 drivers in two depots
- Prepared financial statements for three auditors

WORK HISTORY
Accounts Assistant, Pike Foods, 2015 - Present
`,
    "Payroll Accountant\n\nRequirements\n- Payroll and ledger reconciliation are required\n- Financial statements are required\n",
    { score: 60 },
  );
  expect(text).toMatch(/^I (?:ran the monthly payroll|closed the ledger|prepared financial)/mu);
  expect(text).not.toMatch(/(?:At|There).*(?:payroll for 90|ledger of two)/u);
});

it.each(["MY GOALS", "STILL TO LEARN", "WHAT I DO NOT DO"])("tells nothing of what is not done: %s", (heading) => {
  const { text } = letterFor(
    `Ana Bold

EXPERIENCE

Accounts Assistant, Pike Foods
2015 - Present
- Prepare financial statements for three auditors
- Pay 90 vendor invoices a week

${heading}
- Close the ledger of two sites in four days
- Run the monthly payroll for 90 drivers
- Lead a team of six clerks
`,
    "Payroll Accountant\n\nRequirements\n- Payroll and ledger reconciliation are required\n- Financial statements are required\n",
    { score: 60 },
  );
  expect(text).toMatch(/financial statements/u);
  expect(text).not.toMatch(/payroll for 90|ledger of two|team of six/u);
});

it("names the employer of a job where another one has the same title", () => {
  const { text } = letterFor(
    `Ana Bold

EXPERIENCE

Payroll Accountant, Marsh Mills
2019 - Present

Payroll Accountant, Pike Foods
2012 - 2018
- Ran the monthly payroll of nine sites for 400 drivers
- Closed the ledger of two depots in four days each month
`,
    "Payroll Accountant\n\nRequirements\n- Payroll and ledger reconciliation are required\n",
    { score: 60 },
  );
  expect(text).toMatch(/as a Payroll Accountant at Pike Foods from 2012 to 2018, I (?:ran the|closed the)/iu);
  expect(text).not.toMatch(/Marsh Mills[^.]* (?:Ran the monthly|Closed the ledger)/iu);
});

it("counts years of a title by its dates, whatever the summary counts", () => {
  const letter = (start: number) =>
    letterFor(
      `Ana Bold\n\nSUMMARY\n\nHighly motivated accountant with nine years in small firms.\n\nEXPERIENCE\n\nAccountant, Pike Foods\n${start} - 2020\n- Paid 90 vendor invoices a week\n- Answered the letters of 40 vendors\n\nWaiter, Cafe Rosa\n2001 - 2009\n- Served 40 guests a night\n`,
      "Accountant\n\nRequirements\n- Vendor invoices\n",
      { score: 60 },
    ).text;
  expect(letter(2010)).toContain("nine years of experience as an Accountant");
  expect(letter(2016)).not.toContain("nine years of experience");
});

it.each([
  ["Cook\n\nHi, I'm Marta, owner of the Tern Inn. We need a cook.", "Marta"],
  ["Cook\n\nCome by in the morning. Ask for Bruno.", "Bruno"],
  ["Cook\n\nAsk for the kitchen.", undefined],
  ["Cook\n\nAsk for Details.", undefined],
  ["Cook\n\nHi, I'm Hiring, owner of the Tern Inn.", undefined],
  ["Cook\n\nWe ask for Patience.", undefined],
])("addresses whoever speaks in the post: %j", (source, name) => {
  expect(contactOf(readPosting(source))).toBe(name);
});

it.each([
  "Lead designer of booms and lifts in three teams",
  "Falls on our unit went from 11 a month to 6 in half a year",
  "Research, planning and execution of capital projects",
  "Built knowledge of the latest ledger products through",
  "Drove 240,000 miles without a claim here",
])("is no deed where its first word is none, its end is lost, or it points to where its writer is: %s", (line) => {
  expect(toldOf(line, "2015 - Present")[0] ?? "").not.toMatch(/^I (?:lead|fall|research|built|drove)/u);
});

it.each([
  ["Drove to the wholesaler for parts twice a week", "I drove to the wholesaler for parts twice a week"],
  ["Cleaned 4,000 sq. ft. of floor each night", "I cleaned 4,000 square feet of floor each night"],
])("is told where nothing was done to its writer, with its short forms in words: %s", (line, sentence) => {
  expect(toldOf(line)[0]).toBe(sentence);
});
