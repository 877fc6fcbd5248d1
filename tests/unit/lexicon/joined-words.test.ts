import { describe, expect, it } from "vitest";
import { withJoints } from "~/tailor/lexicon/joined-words";
import { readPosting } from "~/tailor/posting/read-posting";

describe("withJoints", () => {
  it.each([
    ["two years of experiencemust hold a driving license", "two years of experienceMust hold a driving license"],
    ["proficient in excelpayroll and reportingrequirements", "proficient in excelPayroll and reportingRequirements"],
    ["management skillscommunication skillsthe candidate", "management skillsCommunication skillsThe candidate"],
  ])("parts words that lost the line break between them: %s", (text, parted) => {
    expect(withJoints(text)).toBe(parted);
  });

  it.each(["manufacturer", "competitors", "estimator", "responsibilities", "kubernetes", "administration"])(
    "leaves %s whole",
    (word) => expect(withJoints(word)).toBe(word),
  );
});

it("reads the same requirements from a scraped post in capitals, in small letters and as it was typed", () => {
  const post = [
    "Payroll Clerk",
    "",
    "We are looking for a clerk for our busy office.RequirementsThree years of payroll experienceProficient in Microsoft ExcelAccounts payable and accounts receivableMust be able to work on weekendsBenefitsHealth insurance and paid vacation",
  ].join("\n");
  const terms = (text: string) =>
    readPosting(text)
      .requirements.map(({ term, weight }) => `${term.toLowerCase()} ${weight}`)
      .sort();
  expect(terms(post).length).toBeGreaterThan(3);
  expect(terms(post.toLowerCase())).toEqual(terms(post));
  expect(terms(post.toUpperCase())).toEqual(terms(post));
});
