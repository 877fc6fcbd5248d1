import type { IsoDate, Resume } from "~/tailor/resume";

const months = "January February March April May June July August September October November December".split(" ");
const shortest = 3;

type Form = "padded" | "bare" | "short" | "long";

/** How a document writes its months and its open ends where it writes them in several ways; nothing where it does so in one. */
export interface DateStyle {
  form?: Form;
  present?: string;
}

const dated = /\/(?:startDate|endDate|date|releaseDate)$/;
/** A word for "still there". */
export const openEnd = /^(?:current|present|now|ongoing|to date|today)$/iu;
const known = new WeakMap<Resume["atoms"], DateStyle>();

/** The form that most dates with a month, and most open ends, have in the source. Kept for each list of atoms. */
export function dateStyleOf({ atoms }: Pick<Resume, "atoms">): DateStyle {
  const found = known.get(atoms);
  if (found) return found;
  const written = atoms.filter(({ path }) => dated.test(path)).map(({ text }) => text.trim());
  const open = atoms.filter(({ path, text }) => path.endsWith("/current") && openEnd.test(text.trim()));
  const ends = open.map(({ text }) => text.trim());
  const [present = ""] = byFrequency(ends);
  const form = mostUsedForm(written);
  const style = {
    ...(form && { form }),
    ...(new Set(ends).size > 1 && { present: `${present.slice(0, 1).toUpperCase()}${present.slice(1)}` }),
  };
  known.set(atoms, style);
  return style;
}

function mostUsedForm(written: string[]): Form | undefined {
  const read = written.flatMap((text) => shapeOf(text) ?? []);
  if (new Set(read.map(({ shape }) => shape)).size < 2) return undefined;
  const [form] = byFrequency(read.map((one) => one.form));
  if (form !== "padded" && form !== "bare") return form;
  const isBare = read.some((one) => one.form === "bare") && !written.some((text) => /^0\d\D/.test(text));
  return isBare ? "bare" : "padded";
}

/** The different values, the most frequent first, among equals the one that comes first. */
function byFrequency<Value extends string>(values: Value[]): Value[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort(([, one], [, other]) => other.length - one.length).map(([value]) => value);
}

/** How a month and a year are written; undefined for a year alone, a day, a season, another language, and "May", which is short and long. */
function shapeOf(text: string): { form: Form; shape: string } | undefined {
  // "1 2012" may be no month at all.
  const numeric = /^(\d{1,2})(\s?[/.-]\s?)\d{4}$/u.exec(text);
  if (numeric) return { form: numeric[1]?.length === 1 ? "bare" : "padded", shape: `0${numeric[2]}` };
  const [, word = "", sign = ""] = /^(\p{L}+)([\s.,]+)\d{4}$/u.exec(text) ?? [];
  const month = monthNamed(word);
  if (!month || month === "May") return undefined;
  const form = word.length === month.length ? "long" : "short";
  return { form, shape: `${form}${sign}${word === word.toUpperCase()}` };
}

function monthNamed(word: string): string | undefined {
  return word.length < shortest
    ? undefined
    : months.find(
        (month) => month.toLowerCase().startsWith(word.toLowerCase()) || (word === "Sept" && month === "September"),
      );
}

/** A date with a month in the form that most of the document's dates have; undefined where it is to stay as it was written. */
export function inForm(written: string | undefined, date: IsoDate, { form }: DateStyle): string | undefined {
  const [year = "", number, day] = date.split("-");
  const month = months[Number(number) - 1];
  const isMay = written !== undefined && /^may[\s.,]+\d{4}$/iu.test(written);
  if (!form || !month || day || (written && !isMay && !shapeOf(written) && !/^\d{4}-\d{2}$/.test(written)))
    return undefined;
  switch (form) {
    case "padded":
      return `${number}/${year}`;
    case "bare":
      return `${Number(number)}/${year}`;
    case "short":
      return `${month.slice(0, shortest)} ${year}`;
    case "long":
      return `${month} ${year}`;
    default:
      return form satisfies never;
  }
}
