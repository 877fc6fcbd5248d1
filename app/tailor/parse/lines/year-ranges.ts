const year = "(?<![\\d./-])(?:19|20)\\d\\d";
/** "2007-12" with nothing behind it that would make a day of a date or a period of months of it. */
const shortRange = new RegExp(`${year}-\\d\\d(?![\\d./-])(?! ?(?:[-–—]|to\\b|until\\b))`, "gu");
/** Years with a hyphen that surely no month follows. */
const onlyYears = new RegExp(`${year}-(?:(?:19|20)\\d\\d|1[3-9]|[2-9]\\d|now|present)(?![\\d./-])`, "iu");
/** A month, since it stands at an end of a period or no later year would have these digits. */
const month = new RegExp(`${year}-(?:0[1-9]|1[0-2]) ?(?:[-–—]|to\\b|until\\b)|${year}-(?:0[1-9]|1[0-2])-\\d\\d`, "iu");

/**
 * "2007-12" in a text that has its other periods in years alone ("2012-16", "2016-now") is one from 2007 to 2012, and no
 * December: a dash in place of the hyphen says so. The text keeps its length.
 */
export function withYearRanges(text: string): string {
  if (!onlyYears.test(text) || month.test(text) || (text.match(shortRange) ?? []).some(endsBefore)) return text;
  return text.replace(shortRange, (range) => range.replace("-", "–"));
}

function endsBefore(range: string): boolean {
  return Number(range.slice(-2)) <= Number(range.slice(2, 4));
}
