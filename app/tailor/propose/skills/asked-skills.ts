import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { askedWords } from "~/tailor/match/evidence/trace-words";
import { isSentence } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { isCommon } from "~/tailor/propose/asked-things";
import { hasBlank } from "~/tailor/propose/blanks";
import { weightOf } from "~/tailor/propose/relevance";

/** Whether a skill may be left out of a list for this post: nothing that is asked for is named by it. */
export function isSpare(text: string, posting: Posting): boolean {
  return hasBlank(text) || !(isSentence(text) || weightAsked(text, posting) > 0);
}

/** What stands in the post in so many words weighs more than what is only of its kind. */
const literally = 0.5;

/** "Payroll experience" asks for payroll. */
const ofHaving = / (?:experience|skills?|knowledge)$/u;

/**
 * How far in front an item belongs: 2 for a tool or paper that the post must have, 1 for work that it must have and for any
 * other tool or paper that it asks for, where the item is that thing by the name that the lexicon has for both or in the post's
 * own words, and nothing beside it ("Sales", but not "New Sales"); else 0.
 */
export function rankByName(text: string, { requirements }: Posting): number {
  const said = plainWords(text);
  const whole = findTerms(text).find((hit) => plainWords(hit.text) === said)?.canonical;
  const isName = /\S \S/.test(said) || /^\p{Lu}/u.test(text.trim());
  const ranks = requirements.map(({ canonical, term, kind, weight }) => {
    const isThing = kind === "tool" || kind === "credential";
    if (!isThing && (kind !== "skill" || weight !== "must")) return 0;
    const name = plainWords(term).replace(ofHaving, "");
    const isPart = isName && (isThing || /\S \S/.test(said)) && ` ${name} `.includes(` ${said} `);
    const isSaid = (isThing || !isCommon(term)) && (said === name || isPart);
    const isSame = canonical !== undefined && canonical === whole;
    return !(isSame || isSaid) ? 0 : isThing && weight === "must" ? 2 : 1;
  });
  return Math.max(0, ...ranks);
}

/** The weight of what an item names of the post's requirements: 0 where it names none. */
function weightAsked(text: string, { requirements }: Posting): number {
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
