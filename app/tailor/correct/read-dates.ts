import { findPeriods, type Period } from "~/tailor/parse/dates";

export type DatesRead = { ok: true; period: Period | undefined } | { ok: false; field: "from" | "to"; message: string };

export const unreadableDate = "Write a date like “Mar 2019” or “2019”.";

/** A period from its two ends as a person writes them ("Spring 2019", "Present"); none where both are blank. */
export function readPeriod(from: string, to: string): DatesRead {
  if (from === "" && to === "") return { ok: true, period: undefined };
  if (from !== "" && to === "") {
    const field = onlyPeriod(from) ? "to" : "from";
    return { ok: false, field, message: field === "to" ? "Say when it ended, or write “Present”." : unreadableDate };
  }
  if (from === "") {
    const end = onlyPeriod(to);
    return end?.to && !end.from ? { ok: true, period: end } : { ok: false, field: "to", message: unreadableDate };
  }
  const period = onlyPeriod(`${from} – ${to}`);
  if (!period?.from || !(period.to ?? period.current)) {
    const isStart = onlyPeriod(from) !== undefined;
    const message = isStart ? "Write a date like “Mar 2019” or “2019”, or “Present”." : unreadableDate;
    return { ok: false, field: isStart ? "to" : "from", message };
  }
  const { iso } = period.from;
  // "2019-05" to "2019" is no step back: what is not said is not compared.
  if (period.to && period.to.iso < iso.slice(0, period.to.iso.length)) {
    return { ok: false, field: "to", message: "This ends before it begins." };
  }
  return { ok: true, period };
}

/** One date as a person writes it, as an ISO date; undefined where it is none. */
export function readDate(text: string): string | undefined {
  const period = onlyPeriod(text);
  return period?.from ? undefined : period?.to?.iso;
}

/** The period that is all of the text, but for what is said of it in small words before it or in brackets behind it. */
function onlyPeriod(text: string): Period | undefined {
  const [period] = findPeriods(text);
  if (!period || !/^(?: \([^()]*\))?$/u.test(text.slice(period.end))) return undefined;
  return period.start === 0 || /^\p{Ll}[\p{Ll}\s]{0,30}\s$/u.test(text.slice(0, period.start)) ? period : undefined;
}
