import { asciiDigits } from "./number-words";

export interface DateHit {
  text: string;
  start: number;
  end: number;
  /** "2019-03", or "2019-03-14". */
  iso: string;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthName =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const pattern = new RegExp(
  `\\b(?<name>${monthName})\\.?,?\\s+(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?(?<year>(?:19|20)\\d\\d)\\b` +
    `|\\b(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<name2>${monthName})\\.?\\s+(?<year2>(?:19|20)\\d\\d)\\b` +
    `|(?<!\\d)(?<month>0?[1-9]|1[0-2])[/.](?<year3>(?:19|20)\\d\\d)(?!\\d)` +
    `|(?<!\\d)(?<year4>(?:19|20)\\d\\d)-(?<month4>0[1-9]|1[0-2])(?:-(?<day4>\\d\\d))?(?!\\d)`,
  "gi",
);

/** Months and days of the calendar in a text; bare years are read as numbers. */
export function findDates(source: string): DateHit[] {
  const text = asciiDigits(source);
  return [...text.matchAll(pattern)].map((match) => {
    const groups = match.groups ?? {};
    const year = groups.year ?? groups.year2 ?? groups.year3 ?? groups.year4;
    const name = (groups.name ?? groups.name2)?.slice(0, 3).toLowerCase();
    const month = name ? months.indexOf(name) + 1 : Number(groups.month ?? groups.month4);
    const day = groups.day ?? groups.day2 ?? groups.day4;
    const iso = [year, String(month).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
    return {
      text: source.slice(match.index, match.index + match[0].length),
      start: match.index,
      end: match.index + match[0].length,
      iso,
    };
  });
}
