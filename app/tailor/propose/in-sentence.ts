import type { Requirement } from "~/tailor/posting";

/** A term as it stands inside a sentence: "Account Reconciliation" is "account reconciliation", names keep their capitals. */
export function inSentence({ term, kind }: Pick<Requirement, "term" | "kind">): string {
  return kind === "skill" ? casual(term) : term;
}

/** Lower case for words that are capitalised as a heading is; abbreviations and camel case are names. */
function casual(phrase: string): string {
  const words = phrase.split(/\s+/);
  const isName = words.some((word) => /^\p{Lu}{2,}|\p{Ll}\p{Lu}|[\d.#+]/u.test(word));
  return isName
    ? phrase
    : words
        .map((word) => (/^\p{Lu}(?:\p{Ll}+|\p{Ll}*(?:-\p{L}\p{Ll}*)+)$/u.test(word) ? word.toLowerCase() : word))
        .join(" ");
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
