const longest = 80;

/** Text typed by a user, for use inside a sentence: one line, shortened to a maximum length. */
export function singleLine(typed: string): string {
  const line = typed.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/**
 * A user-given name in quotes if it is plain words, because mail programs turn anything else into links; otherwise
 * `instead`.
 */
export function quotedName(typed: string, instead: string): string {
  const line = singleLine(typed);
  return /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’()+-]{0,39}$/u.test(line) ? `“${line}”` : instead;
}
