import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writePapers } from "~/tailor/letter/beside/write-papers";
import { clauseOf } from "~/tailor/letter/clauses/line-clause";
import { quotableLines } from "~/tailor/letter/lines/quotable-lines";
import { parseResume } from "~/tailor/parse/parse-resume";
import { fit, letterFor, payrollPost } from "./letter-for";

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

it("writes no letter where the post wants none, and says what it asks instead", () => {
  const post = `${payrollPost}\nDon't send me a cover letter. Send a resume and tell me in the email which payroll went wrong for you.`;
  const { text } = letterFor(
    "Ana Bold\n\nEXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites\n- Closed the ledger in four days\n",
    post,
    { score: fit },
  );
  expect(text).toMatch(/^No letter was written: the post asks for none\./u);
});
