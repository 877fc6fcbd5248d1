/** Control characters but tab and line breaks, marks that turn or hide what follows, and tags that spell words nobody sees. */
const unseen = /(?![\t\n])\p{Cc}|[\u200b\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e01ef}]/gu;

/** The text without what nobody sees; joiners that scripts need stay. Line breaks become "\n". */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unseen, "");
}

/** The same on one line, without blanks around it. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, " ").trim();
}
