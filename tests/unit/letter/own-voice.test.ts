import { expect, it } from "vitest";
import { bodyOf, fit, letterFor, payrollPost } from "./letter-for";

const work =
  "\n\nEXPERIENCE\n\nPayroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites\n- Paid 90 vendor invoices a week\n";
const letterOf = (summary: string, post = payrollPost) =>
  letterFor(`Ana Bold\n\nSUMMARY\n\n${summary}${work}`, post, { score: fit }).text;

it.each([
  [
    "Quick payroll accountant who would rather count twice than explain once.",
    "I am a quick payroll accountant who would rather count twice than explain once.",
  ],
  [
    "Looking for a smaller depot where I can stay until the harvest.",
    "I am looking for a smaller depot where I can stay until the harvest.",
  ],
  [
    "I like the quiet hour of the harbor before the phones ring.",
    "I like the quiet hour of the harbor before the phones ring.",
  ],
  [
    "To return to wages and ledgers after two years on a farm.",
    "I would like to return to wages and ledgers after two years on a farm.",
  ],
])("a letter tells what its writer says of themselves: %s", (summary, said) => {
  expect(letterOf(summary)).toContain(said);
});

it("says who somebody is, and then what they want, behind the position", () => {
  const summary =
    "Quick payroll accountant who would rather count twice than explain once.\nI like the quiet hour before the phones ring.";
  expect(bodyOf(letterOf(summary))[0]).toMatch(
    /Payroll Accountant position\. I am a quick payroll accountant .* I like the quiet hour before the phones ring\.$/,
  );
});

it.each([
  "Highly motivated payroll accountant with a proven track record.",
  "Looking for a challenging position where I can utilize my skills.",
  "Looking for a place as a dental hygienist in a quiet village.",
  "Ana likes the quiet hour and her drivers come in late.",
])("a letter leaves what everybody says, and what names another trade: %s", (summary) => {
  expect(letterOf(summary)).not.toMatch(/motivated|challenging|hygienist|quiet hour/);
});

it("leaves the wish of the summary where the person gave a reason of their own", () => {
  const source = `Ana Bold\n\nSUMMARY\n\nLooking for a smaller depot where I can stay until the harvest.${work}`;
  const { text } = letterFor(source, payrollPost, { own: { why: "My sister drives for you." } });
  expect(text).toContain("My sister drives for you.");
  expect(text).not.toContain("smaller depot");
});

it.each([
  "I hope to go to accounting school some day when the harvest of my farm is in.",
  "I would like to count wages in a quiet depot, but I did not take the ledger exam.",
])("a letter tells no wish that says what its writer still lacks: %s", (summary) => {
  expect(letterOf(summary)).not.toMatch(/harvest|quiet depot/u);
});
