/**
 * All matches of a pattern with the flag g. `matchAll` makes a copy of the pattern for each text, which in a sentence takes
 * longer than the search. It begins at `from`.
 */
export function matchesIn(text: string, pattern: RegExp, from = 0): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
