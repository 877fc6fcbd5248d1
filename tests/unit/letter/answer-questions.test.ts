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
  [
    "Please tell us when you could start.",
    /when you could start\.” (?:I can start|My resume says: “Can start) after Easter\./u,
  ],
  [
    "Tell us which is your favourite ledger and why.",
    /My favourite ledger: the blue one, because my father kept it\./u,
  ],
  ["Please say how many ledgers you have kept.", /kept\.” .*[Kk]ept 14 ledgers/u],
])("answers %j in the words of the resume", (asks, answer) => {
  const text = letter(asks);
  expect(text).toMatch(answer);
  expect(openQuestions(asks, text)).toEqual([]);
});

it.each(["Tell us how you would teach a rabbit to count.", "Please tell us about a storm that sank a ship."])(
  "leaves %j to its reader",
  (asks) => {
    const text = letter(asks);
    expect(text).not.toContain("You ask me to tell you");
    expect(openQuestions(`${payrollPost}\n${asks}`, text)).toEqual([asks]);
  },
);

it("names the reference in its subject", () => {
  expect(letter("Job ref: PA/25-7")).toMatch(/^Re: Payroll Accountant, reference PA\/25-7$/mu);
});
