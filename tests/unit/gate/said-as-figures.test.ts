import { expect, it } from "vitest";
import { checkText } from "~/tailor/gate/check-text";
import { isProven } from "./is-proven";

const doubts = (original: string, rewritten: string) =>
  checkText(original, rewritten).claims.flatMap(({ status, reason }) => (status === "supported" ? [] : [reason]));

it.each([
  ["Milked cows in a double-six parlor.", "Milked cows in a double-6 parlor."],
  ["Passed hard calls to tier two.", "Passed hard calls to Tier 2."],
  ["Checked every twentieth crate by hand.", "Checked each 20th crate by hand."],
  ["Gave first-level support to clerks.", "Gave 1st-level support to clerks."],
  ["Lent the van to the choir for a week.", "Lent the van to the choir for one week."],
  ["Gave hour-long tours of the brewery.", "Gave one-hour tours of the brewery."],
  ["Called the fire brigade on two occasions.", "Called the fire brigade 2 times."],
  ["Priced jobs between $5,000 and $2M.", "Priced jobs ranging from $5K to $2 million."],
  ["Hung doors in blocks of up to four floors.", "Hung doors in blocks of no more than four floors."],
  ["Wrote letters for an outside service.", "Wrote letters for a third-party service."],
])("reads one figure in “%s” and “%s”", (original, rewritten) => {
  const aboutFigures = /state|bound|name|another figure|something else/;
  expect(doubts(original, rewritten).filter((reason) => aboutFigures.test(reason ?? ""))).toEqual([]);
});

it.each([
  ["Worked the second shift on the press.", "Worked two shifts on the press."],
  ["Cut returns from 2.1% to 1.3% in nine months.", "Cut returns from 2.1% to 1.3% in nine weeks."],
  [
    "Ran the eight-week course; 11 of 14 parents finished it.",
    "Ran the eight-week course; 11 of 8 parents finished it.",
  ],
  ["Wired flats as a third-year apprentice.", "Wired flats for three years."],
])("takes no figure of “%s” for that of “%s”", (original, rewritten) => {
  expect(isProven(original, rewritten)).toBe(false);
});

it("asks about no word that makes nothing larger: both of a pair, every second for every other", () => {
  expect(isProven("Guided guests in Welsh and English.", "Guided guests in both Welsh and English.")).toBe(true);
  expect(isProven("On call every other weekend.", "On call every second weekend.")).toBe(true);
  expect(doubts("Guided guests in Welsh.", "Guided both guests in Welsh.")).not.toEqual([]);
});
