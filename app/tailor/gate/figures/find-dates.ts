import { matchesIn } from "~/tailor/gate/matches-in";
import { asciiDigits } from "./number-words";

export interface DateHit {
  text: string;
  start: number;
  end: number;
  /** "2019-03", "2019-03-14" or "2019-Q2". */
  iso: string;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthName =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const pattern = new RegExp(
  `\\b(?<name>${monthName})\\.?,?\\s+(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?(?<year>(?:19|20)\\d\\d)\\b` +
    `|\\b(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<name2>${monthName})\\.?\\s+(?<year2>(?:19|20)\\d\\d)\\b` +
    `|(?<!\\d)(?<month>0?[1-9]|1[0-2])[/.](?<year3>(?:19|20)\\d\\d)(?!\\d)` +
    `|(?<!\\d)(?<year4>(?:19|20)\\d\\d)-(?<month4>0[1-9]|1[0-2])(?:-(?<day4>\\d\\d))?(?!\\d)` +
    `|\\bQ(?<quarter>[1-4])(?:,? | of |[/-])(?<year5>(?:19|20)\\d\\d)\\b` +
    `|\\b(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) quarter (?:of |in )?(?<year6>(?:19|20)\\d\\d)\\b`,
  "gi",
);

const opensRange = new RegExp(`\\b(${monthName})\\.?\\s*(?:-|–|—|/|to|through|until|and|&)\\s*$`, "i");
const quarters = ["first", "second", "third", "fourth"];

/** Months, quarters and days of the calendar in a text; bare years are read as numbers. */
export function findDates(source: string): DateHit[] {
  const text = asciiDigits(source);
  return matchesIn(text, pattern).flatMap((match) => {
    const groups = match.groups ?? {};
    const year = groups.year ?? groups.year2 ?? groups.year3 ?? groups.year4 ?? groups.year5 ?? groups.year6;
    const name = (groups.name ?? groups.name2)?.slice(0, 3).toLowerCase();
    const month = name ? months.indexOf(name) + 1 : Number(groups.month ?? groups.month4);
    const day = groups.day ?? groups.day2 ?? groups.day4;
    const quarter =
      groups.quarter ??
      (groups.nth && (/^\d/.exec(groups.nth)?.[0] ?? String(quarters.indexOf(groups.nth.toLowerCase()) + 1)));
    const iso = quarter
      ? `${year}-Q${quarter}`
      : [year, String(month).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
    const hit = (start: number, end: number, own: string) => ({ text: source.slice(start, end), start, end, iso: own });
    const first = name && !day ? opensRange.exec(text.slice(0, match.index)) : null;
    const month1 = months.indexOf((first?.[1] ?? "").slice(0, 3).toLowerCase()) + 1;
    return [
      ...(first
        ? [hit(first.index, first.index + (first[1] ?? "").length, `${year}-${String(month1).padStart(2, "0")}`)]
        : []),
      hit(match.index, match.index + match[0].length, iso),
    ];
  });
}
