import type { Span } from "~/tailor/resume";

/** The work on one stretch of text grows with the square of its words: this is a long paragraph of a real resume. */
export const stretchCharacters = 1000;

/** Of one text; a cut is made at the last end of a sentence, else between words, else anywhere. */
export interface Stretch extends Span {
  /** True where a sentence had to be cut. */
  isCut: boolean;
}

const cuts = new RegExp(
  `[^]{1,${stretchCharacters - 1}}(?:[.;!?](?=\\s)|\\n)|[^]{1,${stretchCharacters}}(?!\\S)|[^]{1,${stretchCharacters}}`,
  "g",
);

/** A text in stretches that are read one by one: itself where it is short, else as many whole sentences each as fit. */
export function stretchesOf(text: string): Stretch[] {
  if (text.length <= stretchCharacters) return [{ start: 0, end: text.length, isCut: false }];
  let isOpen = false;
  return [...text.matchAll(cuts)].map((match) => {
    const end = match.index + match[0].length;
    const wasOpen = isOpen;
    isOpen = end < text.length && !/[.;!?\n]$/.test(match[0]);
    return { start: match.index, end, isCut: wasOpen || isOpen };
  });
}
