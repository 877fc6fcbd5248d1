import { expect, it } from "vitest";
import { howToApply } from "~/tailor/posting/how-to-apply";

it.each([
  ["Ferry Pilot\nJob ref: FP/25-7\n", "reference FP/25-7"],
  ["Ferry Pilot\nCompetition No. 2025-114", "competition number 2025-114"],
  ["Send a CV quoting HX/91 to us.", "reference HX/91"],
  ["Requisition ID: R0012345", "requisition ID R0012345"],
  ["Established in 1987, we carry 2000 guests a day.", undefined],
  ["Registration number required. Call 020 7946 0018.", undefined],
  ["We have no 9-5 here. Registered charity number 1098765.", undefined],
  ["Vacancy 15/03/2027. Must quote 10-15 jobs per week.", undefined],
])("finds the reference to quote in %j", (post, reference) => {
  expect(howToApply(post).reference).toBe(reference);
});

it.each([
  ["Send your papers. Tell us in three lines why you like rivers. Thanks!", ["why you like rivers"]],
  ["* Please write what draws you to our harbour.", ["what draws you to our harbour"]],
  ["Please say in your letter when you could start.", ["when you could start"]],
  [
    "Send a CV and a short note about the longest night you steered to crew@ferry.example.",
    ["the longest night you steered"],
  ],
  ["Email us your CV. Include your earliest start date.", ["your earliest start date"]],
  ["In your letter, please answer: what makes a good pilot?", ["what makes a good pilot?"]],
  ["Either way tell us: what was the last storm you sat out?", ["what was the last storm you sat out?"]],
  ["Write to Rosa Mendel with a CV and tell us which knot you like best.", ["which knot you like best"]],
  ["Please answer this: which crew did you miss most?", ["which crew did you miss most?"]],
  ["Explain to guests how the ferry works. That is why we train.", []],
  ["Apply today\nDuties\n- Write your watch report\n- Let me know when the tank is empty", []],
  ["Please do not tell us your salary history.", []],
  ["Run events, including weddings and fairs.", []],
  ["State retirement, ten sick days.", []],
  ["If you need an adjustment, please tell us what would help you.", []],
  ["Please include a cover letter and two references.", []],
])("finds what applicants are to say in %j", (post, texts) => {
  expect(howToApply(post).questions.map(({ text }) => text)).toEqual(texts);
});

it("takes no duty for an order", () => {
  const duty = "Interview people with respect; read and apply complex regulations; type quickly.";
  expect(howToApply(`Clerk\n${duty}\nApply by 3 May with a CV.\n`).orders).toEqual(["Apply by 3 May with a CV."]);
});
