import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { askedWords } from "~/tailor/match/trace-words";
import { isSentence } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { weightOf } from "~/tailor/propose/relevance";

/** What a template left to fill in. */
export const blank = /\[[^\]]{2,40}\]/;

/** Whether a skill may be left out of a list for this post: nothing that is asked for is named by it. */
export function isSpare(text: string, posting: Posting): boolean {
  return blank.test(text) || !(isSentence(text) || weightAsked(text, posting) > 0);
}

/** What stands in the post in so many words goes before what is only of its kind. */
const literally = 0.5;

/** The weight of what an item names of the post's requirements: 0 where it names none. */
export function weightAsked(text: string, { requirements }: Posting): number {
  const said = ` ${plainWords(text)} `;
  const isNamed = /\s|^\p{Lu}/u.test(text.trim());
  const names = new Set(findTerms(text).map(({ canonical }) => canonical));
  const stems = new Set(tokenize(text).map(({ word }) => word.stem));
  const asked = requirements.filter(({ canonical, term }) => {
    if (canonical !== undefined && names.has(canonical)) return true;
    // "Advanced Excel" asks for Excel.
    if (findTerms(term).some((hit) => hit.kind === "tool" && names.has(hit.canonical))) return true;
    const words = askedWords(term);
    return words.some(({ isTelling }) => isTelling) && words.every(({ stem }) => stems.has(stem));
  });
  const literal = requirements.filter(({ term }) => isNamed && ` ${plainWords(term)} `.includes(said));
  return Math.max(0, ...asked.map(weightOf), ...literal.map((one) => weightOf(one) + literally));
}

function plainWords(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\d+#]+/gu)
      ?.join(" ") ?? ""
  );
}
