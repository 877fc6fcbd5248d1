import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { readStories } from "~/tailor/letter/choose-stories";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { payrollLetter, payrollPost } from "./letter-for";

const tag = await loadTagger();
const posting = readPosting(payrollPost);

/** How a letter would tell these lines of one job. */
function toldOf(years: string, ...lines: string[]): { text: string; isSentence: boolean }[] {
  const list = lines.map((line) => `- ${line}\n`).join("");
  const resume = parseResume(`Ana Bold\n\nEXPERIENCE\n\nDepot Clerk, Pike Foods\n${years}\n${list}`);
  const match = matchResume(resume, posting, { asOf: "2024-06" });
  return [...readStories({ resume, match }, posting, tag).told.values()];
}

describe("a story in a letter", () => {
  it.each([
    ["Loaded 30 pallets a day with a forklift", "I loaded 30 pallets a day with a forklift."],
    ["Rewrote the rota after three complaints", "I rewrote the rota after three complaints."],
    ["Returns at the depot went from 40 a week to 12", "Returns at the depot went from 40 a week to 12."],
    ["When the scale fails I weigh the crates by hand", "When the scale fails I weigh the crates by hand."],
    ["Checked 90 crates a day, sealed them", "I checked 90 crates a day and sealed them."],
  ])("says %j in the first person, and nothing less or more", (line, said) => {
    const [told] = toldOf("2015 - 2018", "Counted the stock of two yards", "Weighed 200 sacks a shift", line).filter(
      ({ text }) => text === said,
    );
    expect(told).toMatchObject({ text: said, isSentence: true });
  });

  it("puts a gerund into the tense of its job", () => {
    const lines = ["Loading 30 lorries a week", "Counting the stock of two yards", "Looking after three trainees"];
    expect(toldOf("2015 - 2018", ...lines).map(({ text }) => text)).toContain("I looked after three trainees.");
    expect(toldOf("2015 - present", ...lines).map(({ text }) => text)).toContain("I look after three trainees.");
  });

  it.each([
    "Damaged goods returns desk",
    "Assisted living facility with 40 beds",
    "Looked after by the owner for two years",
    "Held at gunpoint twice in the shop",
    "Meeting rooms and expenses of the board",
    "Driving licence checks for 40 drivers",
    "Lead climber on wind turbine sites",
    "Falls link nurse of the ward",
    "John kept the delivery records in order",
  ])("makes no deed of its writer of %j", (line) => {
    for (const years of ["2015 - 2018", "2015 - present"]) {
      const told = toldOf(years, "Counted the stock of two yards", "Weighed 200 sacks a shift", line);
      expect(told.map(({ text }) => text).join(" ")).not.toMatch(/\bI (?!counted|weighed)/u);
      expect(told.filter(({ text }) => text.startsWith("John")).every(({ isSentence }) => !isSentence)).toBe(true);
    }
  });

  it("tells nothing in the present that is over or to come, and no private matter", () => {
    const told = toldOf(
      "2015 - present",
      "Managing 12 staff until the merger in 2023",
      "Building a new shop that opens in May",
      "Broke my leg in 2017 and came back in spring",
      "Counted the stock of two yards",
    );
    expect(told.map(({ text }) => text).join(" ")).not.toMatch(/I manage|I build|my leg/u);
  });

  it.each([
    ["Baked 200 cakes a day for six shops", "I baked 200 cakes a day for six shops."],
    ["Customer complaints fell from 12 a month to 3", "Customer complaints fell from 12 a month to 3."],
    ["Collected debts of 2 million from 90 firms", "I collected debts of 2 million from 90 firms."],
    ["Planned the time off of 40 nurses in one table", "I planned the time off of 40 nurses in one table."],
    ["Taught cricket and football to 30 children", "I taught cricket and football to 30 children."],
  ])("tells work that has the words of private life: %j", (line, said) => {
    const told = toldOf("2015 - 2018", "Counted the stock of two yards", "Weighed 200 sacks a shift", line);
    expect(told.map(({ text }) => text)).toContain(said);
  });

  it("leaves as it is what is no sentence and may be anything", () => {
    const [told] = toldOf("2015 - 2018", "Pallets, dock doors of nine lanes, four banks");
    expect(told?.isSentence).not.toBe(true);
  });
});

it("quotes no note and no work of an unknown place where enough sentences are known", () => {
  const text = payrollLetter(
    "Payroll Accountant, Pike Foods\n2018 - Present\n- Run the monthly payroll of nine sites\n- Closed the ledger in four days\n- Paid 90 vendor invoices a week\n- Payroll ledger of two depots, four banks\n",
  );
  expect(text).toContain("I have been a Payroll Accountant at Pike Foods since 2018. I ");
  expect(text).not.toContain("four banks");
});

it("tells no reason for leaving as work", () => {
  const text = payrollLetter(
    "Payroll Accountant, Pike Foods\n2015 - 2018\n- Ran the monthly payroll of nine sites. Stopped because the depot was sold.\n- Closed the ledger in four days\n- Finished because of the flood\n- Paid 90 vendor invoices a week\n",
  );
  expect(text).toContain("I ran the monthly payroll of nine sites.");
  expect(text).not.toMatch(/stopped because|finished because/iu);
});
