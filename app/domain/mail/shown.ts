const longest = 80;

/** What a user typed, as part of a sentence: one line, of bounded length. */
export function shown(typed: string): string {
  const line = typed.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
