import { openingOf, readVerb } from "./verb-forms";

/** Words with a full stop that ends no sentence. */
const shortened =
  /(?:^|[\s(])(?:\p{L}|Inc|Co|Bros|Corp|Ltd|LLC|Dr|Mrs?|Ms|Sr|Jr|St|Mt|Ft|Ave|No|vs|dept|approx|govt|asst|mgr|etc|i\.e|e\.g|(?:\p{L}\.)+\p{L}|Ph\.D)\.$/iu;
/** "in Nov. 2012": the year goes on with its month. */
const month = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/u;
const end = /(?<=[\p{L}\d)%"”][.!?;]?[.!?;][)”"]?)\s+(?=[\p{L}\d(])|(?<!\s)\s+(?:[−•·▪◦*]\s+|[•·▪◦](?=\p{Lu}))/gu;
const dashOrEnd = new RegExp(`${end.source}|\\s[-–—]\\s+(?=\\p{Lu})`, "gu");
/** A dash that stands before a bullet: behind a label or a sentence, or one of several. */
const listDash = /[:.;]\s[-–—]\s+\p{Lu}/u;
const dash = /\s[-–—]\s+(?=\p{Lu})/gu;
const fewestDashes = 3;

/** Enough of an end to see how it ends. */
const endCharacters = 60;

/**
 * The sentences of a text, and the items of a list whose line breaks were lost, the first with the label before it; one may
 * open in small letters where it opens with a verb. Joined they are the text but for signs that stood before bullets.
 */
export function sentencesOf(text: string): string[] {
  const isDashed = listDash.test(text) || areBullets(text);
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(isDashed ? dashOrEnd : end)) {
    const before = text.slice(Math.max(from, index - endCharacters), index);
    const after = text.slice(index + gap.length, index + gap.length + endCharacters);
    if (gap.trim() === "" && !endsSentence(text.slice(from, from + endCharacters), before, after)) continue;
    pieces.push(text.slice(from, index).trim());
    from = index + gap.length;
  }
  return withLabels([...pieces, text.slice(from).trim()].filter((piece) => piece !== ""));
}

/** Dashes of which most stand before deeds: "A - Elko, NV, B - Reno, NV" is one list. */
function areBullets(text: string): boolean {
  const words = [...text.matchAll(dash)].map(({ 0: sign, index }) => {
    const from = index + sign.length;
    return /^\p{L}+/u.exec(text.slice(from, from + endCharacters))?.[0] ?? "";
  });
  return words.length >= fewestDashes && words.filter(isDeed).length * 2 >= words.length;
}

function endsSentence(opening: string, before: string, after: string): boolean {
  if (month.test(before) && /^\d/u.test(after)) return false;
  const [first = ""] = /^\p{L}+/u.exec(after) ?? [];
  const verb = readVerb(first);
  // Behind a semicolon a deed goes on as the one before it began; else it is an item of a list.
  if (before.endsWith(";"))
    return /^\p{Lu}/u.test(first) ? isDeed(first) : verb !== undefined && verb.form === formOf(opening);
  return (verb !== undefined || /^[\p{Lu}\d(]/u.test(after)) && !shortened.test(before);
}

function isDeed(word: string): boolean {
  return readVerb(word) !== undefined || /^\p{L}{3,}ed$/u.test(word);
}

function formOf(opening: string): string | undefined {
  return readVerb(openingOf(opening).word)?.form;
}

/** True where a full stop belongs to the last word ("Acme Inc."). */
export function endsShortened(text: string): boolean {
  return shortened.test(text.slice(-endCharacters));
}

/** "Work Environment:" says nothing without what follows it. */
function withLabels(pieces: string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const label = joined.at(-1);
    if (label?.endsWith(":")) joined[joined.length - 1] = `${label} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}
