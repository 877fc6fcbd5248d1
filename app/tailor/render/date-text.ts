import type { IsoDate, Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { plainDate } from "~/wording";
import { dateStyleOf, inForm, openEnd } from "./date-style";

export interface Dated {
  startDate?: IsoDate;
  endDate?: IsoDate;
  current?: boolean;
}

/** Says that the end is open and stands before the date. */
export const sinceWord = /^(?:since|seit|depuis|desde)$/i;

/** "Mar 2019 – Present" in the source's own wording of each date; undefined where the entry has none. */
export function dateRange(resume: Resume, path: string, entry: Dated): string | undefined {
  const start = dateText(resume, `${path}/startDate`, entry.startDate);
  const opening = sourceText(resume, `${path}/current`);
  if (entry.current && start && opening && sinceWord.test(opening)) return `${opening} ${start}`;
  const end = entry.current ? openEndText(resume, path) : dateText(resume, `${path}/endDate`, entry.endDate);
  return start && end ? `${start} – ${end}` : (start ?? end);
}

/** "Sept 2019 to date" has a dash in print. */
const toDate = /^(?:(?:up )?(?:to|till?|until) )?date$/iu;

/** The word for an open end, as the source has it; one word where it has several. */
export function openEndText(resume: Resume, path: string): string {
  const written = sourceText(resume, `${path}/current`) ?? sourceText(resume, `${path}/endDate`);
  if (written && toDate.test(written)) return "present";
  return (written && openEnd.test(written) ? dateStyleOf(resume).present : undefined) ?? written ?? "Present";
}

/**
 * A date as the source wrote it ("Spring 2019", "März 2019"), since an ISO date has lost the season and the language;
 * months that a source writes in several forms have the one that is most frequent there. An ISO date with no source
 * text reads "Mar 2019".
 */
export function dateText(resume: Resume, path: string, date: IsoDate | undefined): string | undefined {
  if (!date) return undefined;
  const written = sourceText(resume, path);
  const styled = inForm(written, date, dateStyleOf(resume));
  if (styled) return styled;
  if (written && !/^\d{4}-\d{2}/.test(written)) return written;
  return plainDate(date);
}

function sourceText(resume: Resume, path: string): string | undefined {
  const text = atomAt(resume, path)?.text.trim();
  return text && /\p{L}|\d/u.test(text) && text !== "true" ? text : undefined;
}
