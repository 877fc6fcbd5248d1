import { joinList } from "~/tailor/propose/in-sentence";
import type { Term } from "~/tailor/propose/profile-pieces";
import { sentence } from "~/wording";
import type { Held } from "./held-role";

/**
 * Work and the tools for it stand apart, that of which there is more first: "boat repair, rigging and AutoCAD". Deeds come last:
 * what stands behind one would be read as its object.
 */
export function parted(terms: readonly Term[]): Term[] {
  const deeds = terms.filter(({ isDeed }) => isDeed);
  const [names, work] = [true, false].map((isName) =>
    terms.filter(({ text, isDeed }) => !isDeed && /^\p{Lu}/u.test(text) === isName),
  );
  if (!names || !work) return [...terms];
  return [...(names.length > work.length ? [...names, ...work] : [...work, ...names]), ...deeds];
}

/** "Head Cook since 2015, experienced in menus and purchasing.", the fullest first; a bare title is no sentence. */
export function openingsOf({ role, span, now, isNear }: Held, terms: readonly Term[]): string[] {
  // What only a list names may have been learnt elsewhere: it stands behind no dates.
  const isCurrent = span.startsWith("since") && !terms.some(({ isListed }) => isListed);
  const heads = [
    ...(now && isNear ? [`${now}, before that ${role}`] : []),
    ...(isCurrent ? [`${role} ${span}`] : []),
    role,
  ];
  const things = joinList(terms.map(({ text }) => text));
  const ways = (head: string) => [
    `${head}${head === role ? "" : ","} experienced in ${things}`,
    `${head} with experience in ${things}`,
  ];
  return [...new Set(heads)]
    .flatMap((head) => (things === "" ? [head] : ways(head)))
    .filter((text) => text !== role)
    .map(sentence);
}

export function wordsIn(texts: readonly string[]): number {
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
