import { cleanInput } from "../../domain/waitlist/clean-input";

/**
 * What stands in a field while somebody types, cleaned, with the caret where it was. A blank at the end stays: the next word
 * may follow.
 */
export function cleanTyped(value: string, caret: number): { value: string; caret: number } {
  const cleaned = cleanHead(value);
  return { value: cleaned, caret: Math.min(cleanHead(value.slice(0, caret)).length, cleaned.length) };
}

/** Cleaned as if a letter followed, which is what keeps the blank at the end. */
function cleanHead(text: string): string {
  return cleanInput(`${text}x`).slice(0, -1);
}
