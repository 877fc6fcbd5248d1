import { visibleLine } from "~/wording";

/** Far above every limit: a longer text is refused anyway, and cleaning it would only cost time. */
const cleanedMaxCharacters = 1000;

/**
 * Cleans typed text for storing and showing: one line, trimmed, without invisible characters, angle brackets,
 * "javascript:" and inline event handlers ("onclick="), however they are nested.
 */
export function cleanInput(typed: string): string {
  let text = visibleLine(typed);
  if (text.length > cleanedMaxCharacters) return text;
  for (let before = ""; text !== before; ) {
    before = text;
    text = visibleLine(
      text
        .replace(/[<>]/g, "")
        .replace(/javascript:/gi, "")
        .replace(/on\w+\s*=/gi, ""),
    );
  }
  return text;
}
