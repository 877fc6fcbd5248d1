import { functionWords } from "~/tailor/lexicon/stop-words";
import { isSlot } from "~/tailor/reading/find-placeholders";

const bracketed = /\[([^[\]]{1,40})\]/gu;
/** "[Prize Name]", "[start date]" */
const namesValue = /\b(?:name|title|number|date|year|amount|type)s?$/iu;

const smallWords = /^\p{Ll}[\p{Ll} /-]*$/u;

/** A text with `filler` in place of what a template left to fill in; "[Nikon, Canon]" is its writer's own. */
export function withoutBlanks(text: string, filler: string): string {
  return text.replace(bracketed, (whole, inside: string, at: number) =>
    isBlank(inside.trim(), text.slice(0, at)) ? filler : whole,
  );
}

/** Whether a text still has what a template left to fill in. */
export function hasBlank(text: string): boolean {
  return withoutBlanks(text, "") !== text;
}

/** Whether a text says nothing without what a template left to fill in: "Certified in [name of course]"; "sous vide [level]" names a skill. */
export function needsBlank(text: string): boolean {
  const rest = withoutBlanks(text, "").trim();
  const [last = ""] = /\p{L}+$/u.exec(rest) ?? [];
  return hasBlank(text) && (!/\p{L}/u.test(rest) || functionWords.has(last.toLowerCase()));
}

/** "with [group]" wants a value; "payroll [fortnightly]" has one, and says more of it. */
function isBlank(inside: string, before: string): boolean {
  const [last = ""] = /\p{L}+(?=\s*$)/u.exec(before) ?? [];
  const isWanted = functionWords.has(last.toLowerCase());
  return isSlot(inside) || namesValue.test(inside) || (smallWords.test(inside) && isWanted);
}
