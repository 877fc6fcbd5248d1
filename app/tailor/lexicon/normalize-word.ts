/** The comparable form of one word: "Nurses'" and "nurse", "organised" and "organized" come out equal. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.endsWith("s") && /['’\u0092]s$/.test(lower) ? lower.slice(0, -2) : lower;
  return american(singular(bare.includes("\u00AD") ? bare.replaceAll("\u00AD", "") : bare));
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is|\d)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function american(word: string): string {
  if (word.length < 6 || !/(?:is(?:e|ed|er|ing|ation)|our|oured|ouring|oural|ational|programme|centre)$/.test(word))
    return word;
  return word
    .replace(/is(e|ed|er|ing|ation|ational)$/, "iz$1")
    .replace(/our(|ed|ing|al)$/, "or$1")
    .replace(/programme$/, "program")
    .replace(/centre$/, "center");
}
