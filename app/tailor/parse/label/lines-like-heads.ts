import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { titleScore } from "~/tailor/parse/words/role-words";
import { fieldOf, isBody } from "./labels";
import { breaks, type Unit } from "./units";

/** So many entries repeat a form that it is the section's own. */
const fewestHeads = 2;
const strongSigns = new Set(["bar", "dash"]);
const signs = new Set([...strongSigns, "comma", "open"]);
/** Of the words before the first sign, those that begin in a capital. */
const capitalShare = 0.75;

/**
 * Units with which lines open that were read as text, but are set like the lines that name the title in several heads: the
 * same signs in the same order, a bar or dash among them, and a role before the first. Such a line is the head of a job that
 * has no date. Linear in the units.
 */
export function linesLikeHeads(
  lines: readonly SourceLine[],
  units: readonly Unit[],
  path: readonly number[],
): number[] {
  const byLine = Map.groupBy(units.keys(), (at) => units[at]?.line ?? -1);
  const forms = new Map<string, number>();
  const texts: { first: number; form: string }[] = [];
  for (const [index, line] of byLine) {
    const found = line.flatMap((at) => units[at] ?? []);
    if (found.some(({ period }) => period)) continue;
    const form = formOf(found);
    const [first = 0] = line;
    if (line.some((at) => isBody[path[at] ?? 0])) {
      if (isBody[path[first] ?? 0] && form !== undefined && isNamed(lines[index], found)) texts.push({ first, form });
    } else if (form !== undefined && line.some((at) => fieldOf[path[at] ?? 0] === "T"))
      forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return texts.flatMap(({ first, form }) => ((forms.get(form) ?? 0) >= fewestHeads ? [first] : []));
}

/** The signs of a line in their order; undefined without one that parts names for certain. */
function formOf(units: readonly Unit[]): string | undefined {
  const found = units.slice(1).flatMap(({ before }) => {
    const sign = breaks[before] ?? "";
    return signs.has(sign) ? [sign] : [];
  });
  return found.some((sign) => strongSigns.has(sign)) ? found.join(" ") : undefined;
}

/** Before its first sign a line without a stop names a role, in words with capitals. */
function isNamed(line: SourceLine | undefined, units: readonly Unit[]): boolean {
  if (!line || line.bullet || /[.;:!?]$/u.test(line.text)) return false;
  const end = units.findIndex(({ before }, at) => at > 0 && signs.has(breaks[before] ?? ""));
  const words = units.slice(0, end < 0 ? undefined : end).filter(({ text }) => /\p{L}{3}/u.test(text));
  const large = words.filter(({ text }) => /^\p{Lu}/u.test(text));
  return large.length >= capitalShare * words.length && titleScore(words.map(({ text }) => text).join(" ")) > 0;
}
