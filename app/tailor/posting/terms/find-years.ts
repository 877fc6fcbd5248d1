const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};

const years =
  /(?<![\d.])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)(?:\s*\(\d{1,2}\))?\s*\+?\s*(?:(?:-|–|to|or)\s*(?:\d{1,2}|more)\s*)?\+?\s*(?:plus\s+)?(years?|yrs?|months?)\b(?!\s+(?:old|of age|in business|contract|in a row|ago))/i;
/** Time stated first, and where it is to have been spent: "3 years on new builds", "You have at least 12 months in a lab". */
const timeSpent =
  /^\W*(?:(?:you|have|must|will|should|need|with|an?|at least|minimum(?: of)?|over|more than)\s+)*[\w+()–-]+\s*\+?\s+(?:years?|yrs?|months?)['’]?\s+(?:on|in|at|with|within|as)\s/i;

/** "A degree within 5 years": until when something is to be had, no time spent. */
const deadline =
  /\b(?:obtain|complete|earn|achieve|acquire|pass|get|gain|receive)\w*\b.{0,60}\b(?:with)?in\s+(?:the (?:first|next)\s+)?$/i;

/** Years of experience that a sentence asks for (the lower end of a range) and where it says so. */
export function findYears(sentence: string): { years: number; start: number; end: number } | undefined {
  const match = years.exec(sentence);
  if (!match?.[1] || deadline.test(sentence.slice(0, match.index))) return undefined;
  const isMonths = /^month/i.test(match[2] ?? "");
  const stated = numbers[match[1].toLowerCase()] ?? Number(match[1]);
  const count = isMonths ? Math.ceil((10 * stated) / 12) / 10 : stated;
  if (
    !(count > 0 && count <= 30) ||
    (isMonths && !timeSpent.test(sentence) && !/experien/i.test(sentence)) ||
    !(
      timeSpent.test(sentence) ||
      /experien|background|work(?:ing|ed)|(?:in|as) (?:a|an|the)\b|minimum|at least|required|preferred|\+/i.test(
        sentence,
      )
    )
  ) {
    return undefined;
  }
  return { years: count, start: match.index, end: match.index + match[0].length };
}
