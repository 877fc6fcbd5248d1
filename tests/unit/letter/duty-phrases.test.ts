import { expect, it } from "vitest";
import { article } from "~/tailor/letter/article";
import { dutyPhrases } from "~/tailor/letter/duty-phrases";
import { readPosting } from "~/tailor/posting/read-posting";

const posting = readPosting(`Depot Clerk

What you will do
- Count the stock of our three halls every evening
- Plan the rounds and brief the drivers before dawn
- Answer your manager's questions about the rota
- Assess the crates and report to the foreman each day
- Load 40 vans a day with two colleagues

Requirements
- Experience with stock control
- SAP is required`);

it("takes duties of the post as phrases, those first that the resume has words of", () => {
  const phrases = dutyPhrases(posting, "Briefed drivers and planned rounds at a depot");
  expect(phrases[0]).toMatchObject({ text: "planning the rounds and briefing the drivers before dawn", verb: "plan" });
  expect(phrases.map(({ text }) => text)).toContain("counting the stock of your three halls every evening");
});

it("leaves out duties with figures, with a word to the reader, and lists it cannot turn", () => {
  const all = dutyPhrases(posting, "").map(({ text }) => text);
  expect(all.join("\n")).not.toMatch(/40|manager's|report to/);
});

it.each([
  ["RN", "an RN"],
  ["MBA in Finance", "an MBA in Finance"],
  ["MSc in Physics", "an MSc in Physics"],
  ["BSc in Physics", "a BSc in Physics"],
  ["Union Organiser", "a Union Organiser"],
  ["Underwriter", "an Underwriter"],
  ["Head of Sales", "Head of Sales"],
  ["honours degree", "an honours degree"],
])("puts the article before “%s”", (noun, expected) => {
  expect(article(noun)).toBe(expected);
});
