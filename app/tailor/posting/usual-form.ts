import { withJoints } from "~/tailor/lexicon/joined-words";
import { hasCase, inSmallLetters, withSentenceCase, withTitleCase } from "~/tailor/lexicon/letter-case";
import { withTermCase } from "~/tailor/lexicon/lexicon";
import { inUsualSigns, type Spaced } from "~/tailor/parse/lines/usual-spacing";

/** A first line of so many characters at most is the post's title. */
const longestTitle = 110;
/** Scraped posts lose the blank after a stop; web addresses never had one. */
const afterLostBlank = /(?<=\p{L}{3}[.!?:;])(?!(?:com|net|org|edu|gov|io)\b)\p{Ll}(?=\p{Ll}{2})/gu;

/** "Bachelor?s degree": a sign that the page could not show. */
const lostApostrophe = /(?<=\p{Ll})\?(?=s\s)/gu;

/** Scraped posts keep a wide gap, the bullet or the colon of a heading where they lost a line break. */
const afterLostBreak = /(?<=\S(?:[ \u00A0]{2,}|\s*[·•*▪●]\s*))\p{Ll}(?=\p{Ll})|(?<=\s)\p{Ll}(?=\p{Ll}{3,30}:\s)/gu;

/** Straight below the title: who offers the post, and where; a label or a sentence is none. */
const isHead = /^[^.:!?]*[^.:!?\s]\s*$/u;

/** A word that nobody can say is initials: "CNC Machinist". */
function withInitials(line: string): string {
  return line.replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}{1,4}(?!\p{L})/gu, (word) =>
    /[aeiouy]/iu.test(word) || abbreviations.test(word) ? word : word.toUpperCase(),
  );
}

const abbreviations = /^(?:Sr|Jr|Mr|Mrs|Dr|St|Mt|Ft|Ltd)$/u;

/**
 * A post as it is usually typed: single blanks where all gaps are wider, capitals where it has none or nothing else.
 * What a reader takes from gaps and capitals then means the same in every form of one text.
 */
export function inUsualForm(text: string): Spaced {
  const signs = inUsualSigns(text);
  const spaced = { ...signs, text: signs.text.replace(lostApostrophe, "’") };
  if (hasCase(spaced.text)) return spaced;
  const lines = withTermCase(inSmallLetters(spaced.text)).split("\n");
  const top = lines.findIndex((line) => line.trim() !== "");
  const cased = lines.map((line, at) =>
    line.length <= longestTitle && (at === top || (at === top + 1 && isHead.test(line)))
      ? withInitials(withTitleCase(line))
      : withSentenceCase(withJoints(line))
          .replace(afterLostBlank, (letter) => letter.toUpperCase())
          .replace(afterLostBreak, (letter) => letter.toUpperCase()),
  );
  return { ...spaced, text: cased.join("\n") };
}
