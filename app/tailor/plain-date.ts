import type { IsoDate } from "./resume";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-11-03" as "3 Nov 2026", as much of it as there is. */
export function plainDate(date: IsoDate): string {
  const [year = "", month, day] = date.split("-");
  const name = months[Number(month) - 1];
  if (!name) return year;
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}
