import { expect, it } from "vitest";
import { openQuestions } from "~/tailor/letter/beside/answer-questions";
import { fit, letterFor, payrollPost } from "./letter-for";

const resume = `Ana Bold

SUMMARY
Payroll accountant for two sites.

EXPERIENCE
Payroll Accountant, Fern Mills, 2017 - present
- Ran the monthly payroll of 210 people at two sites
- Closed the ledger by the third working day
- Prepared financial statements under US GAAP

OTHER
Can start after Easter.
My favourite ledger: the blue one, because my father kept it.
Kept 14 ledgers for the choir as its treasurer.
References available on request.
My brother has a van and a lorry licence.
Phone for references 020 7946 0018, start of May.
`;
const letter = (asks: string) => letterFor(resume, `${payrollPost}\n${asks}\n`, { score: fit }).text;

it.each([
  ["Please tell us when you could start.", /You ask for “when you could start”: can start after Easter\./u],
  [
    "Tell us which is your favourite ledger and why.",
    /my favourite ledger: the blue one, because my father kept it\./iu,
  ],
  ["Please say how many ledgers you have kept.", /kept”: 14 ledgers/u],
])("answers %j in the words of the resume", (asks, answer) => {
  const text = letter(asks);
  expect(text).toMatch(answer);
  expect(openQuestions(asks, text)).toEqual([]);
});

it.each(["Tell us how you would teach a rabbit to count.", "Please tell us about a storm that sank a ship."])(
  "leaves %j to its reader",
  (asks) => {
    const text = letter(asks);
    expect(text).not.toContain("You ask");
    expect(openQuestions(`${payrollPost}\n${asks}`, text)).toEqual([asks]);
  },
);

it("counts a thing whose kind stands between it and its figure", () => {
  const own = resume.replace("Kept 14 ledgers", "Kept 14 leather ledgers");
  const text = letterFor(own, `${payrollPost}\nPlease say how many ledgers you have kept.\n`, { score: fit }).text;
  expect(text).toContain("14 leather ledgers");
});

it("answers by the initials of what is asked, says a length once, and leaves open what is left of a question", () => {
  const own = resume.replace("Can start after Easter.", "Notice 4 weeks.\nMWC was 14 last year, 9 now.");
  const toldFor = (asks: string) => letterFor(own, `${payrollPost}\n${asks}\n`, { score: fit }).text;
  expect(toldFor("Please tell us your monthly wage cost.")).toContain("MWC was 14 last year, 9 now.");
  const asks = "Please tell us your notice period and which harbour you like best.";
  const text = toldFor(asks);
  expect(text).toContain("\n\nNotice 4 weeks.\n\n");
  expect(openQuestions(asks, text)).toEqual(["which harbour you like best"]);
});

it.each([
  ["Please say how many bakers you have led.", "Baker with 5 years in bakeries."],
  ["Please tell us when you could start.", "Notice given to tenants is 3 months."],
  ["Please tell us why you want this job.", "Why I want this job of a care worker: better paid."],
])("leaves %j open where the resume speaks of something else", (asks, line) => {
  const own = resume.replace("Can start after Easter.", line);
  const text = letterFor(own, `${payrollPost}\n${asks}\n`, { score: fit }).text;
  expect(text).not.toContain("You ask");
});

it("tells no headcount for a story", () => {
  const own = resume.replace("- Closed", "- I have a group of 9 dockers with one colleague\n- Closed");
  const text = letterFor(own, `${payrollPost}\nPlease tell us about one docker you remember well.\n`, {
    score: fit,
  }).text;
  expect(text).not.toContain("You ask");
});

it("names the reference in its subject", () => {
  expect(letter("Job ref: PA/25-7")).toMatch(/^Re: Payroll Accountant, reference PA\/25-7$/mu);
});
