/**
 * Control characters except tab and line feed, bidirectional and zero-width characters, and Unicode tags (invisible
 * letters).
 */
const invisible = /(?![\t\n])\p{Cc}|[\u200b\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e01ef}]/gu;

/** Removes invisible characters, except the joiners that some scripts need. Line breaks become "\n". */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(invisible, "");
}

/** Like `visibleText`, but trimmed and on a single line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, " ").trim();
}
