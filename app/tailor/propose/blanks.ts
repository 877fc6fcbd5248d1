import { isSlot } from "~/tailor/reading/find-placeholders";

const bracketed = /\[([^[\]]{1,40})\]/gu;
/** "[Prize Name]", "[start date]" */
const namesValue = /\b(?:name|title|number|date|year|amount|type)s?$/iu;
/** "Spanish [basic]" */
const level =
  /^(?:basic|beginner|intermediate|advanced|expert|proficient|fluent|native|conversational|in progress|expected|online|remote)\b/u;
const smallWords = /^\p{Ll}[\p{Ll} /-]*$/u;

/** A text with `filler` in place of what a template left to fill in; "[Nikon, Canon]" is its writer's own. */
export function withoutBlanks(text: string, filler: string): string {
  return text.replace(bracketed, (whole, inside: string) => (isBlank(inside.trim()) ? filler : whole));
}

/** Whether a text still has what a template left to fill in. */
export function hasBlank(text: string): boolean {
  return withoutBlanks(text, "") !== text;
}

function isBlank(inside: string): boolean {
  return isSlot(inside) || namesValue.test(inside) || (smallWords.test(inside) && !level.test(inside));
}
