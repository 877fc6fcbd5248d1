import { sayTheSame } from "./meanings";
import { stem } from "./stem";

const parts = (text: string) => text.match(/[\p{L}\p{N}+#]+/gu) ?? [];

/**
 * True where `next` may stand for `source`, two names that the lexicon files as one: a short and a long form, or one with
 * the maker's name in front. A version or grade that the source does not state ("HTML5" for "HTML") makes it another name.
 */
export function sameName(next: string, source: string, kind: "tool" | "credential" | "other"): boolean {
  const digits = next.match(/\d+/g) ?? [];
  if (digits.some((digit) => !source.includes(digit))) return false;
  const areShort = [next, source].every((name) => /^\p{Lu}{2,6}s?$/u.test(name));
  if (areShort && next.replace(/s$/, "") !== source.replace(/s$/, "") && !sayTheSame(next, source)) return false;
  if (kind !== "credential") return true;
  return isInitials(next, source) || isInitials(source, next) || shareWords(next, source);
}

function isInitials(short: string, long: string): boolean {
  const initials = parts(long)
    .filter((word) => /^\p{Lu}|^\p{Ll}{4,}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  const bare = short.replace(/[^\p{L}]/gu, "").replace(/s$/, "");
  return /^\p{Lu}{2,}$/u.test(bare) && initials.includes(bare);
}

/** Every word of the new name stands in the old one. */
function shareWords(next: string, source: string): boolean {
  const known = new Set(parts(source).map((word) => stem(word)));
  return parts(next).every((word) => known.has(stem(word)));
}
