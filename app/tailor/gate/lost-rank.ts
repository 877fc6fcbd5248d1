import type { Claim } from "~/tailor/change";
import type { ReadWord } from "./analyse";
import { functionWords } from "./common-words";
import type { ReadPiece } from "./evidence";
import { oncePer } from "./once-per";
import { isPeople } from "./people";
import { lesser, titleNoun } from "./title-words";
import { readWords, type Word } from "./words";

const rankOf = (word: Word | undefined) => word !== undefined && lesser.test(word.lower);
const isTitle = (word: Word | undefined) =>
  word !== undefined && (titleNoun.test(word.lower.replace(/s$/, "")) || isPeople(word));

/** A title with the word that lowers it: "store manager" of "Assistant Store Manager", "claims adjuster" of "Claims Adjuster Trainee". */
function loweredTitles({ text, words }: ReadPiece): Word[][] {
  return words.flatMap((word, index) => {
    if (!rankOf(word)) return [];
    const ahead = runFrom(text, words, index, 1);
    if (isTitle(ahead.at(-1))) return [ahead];
    // "Executive assistant" is no lower executive: only a learner's word lowers what stands before it.
    if (!/^(?:trainee|apprentice|intern|student|designate)$/.test(word.lower)) return [];
    const behind = runFrom(text, words, index, -1).reverse();
    return isTitle(behind.at(-1)) ? [behind] : [];
  });
}

/** Up to three words on one side, as far as nothing but blanks parts them. */
function runFrom(text: string, words: readonly ReadWord[], index: number, step: 1 | -1): Word[] {
  const run: Word[] = [];
  for (let at = index + step; run.length < 3; at += step) {
    const [word, last] = [words[at], words[at - step]];
    if (!word || !last || functionWords.has(word.lower) || rankOf(word)) break;
    const [left, right] = step > 0 ? [last, word] : [word, last];
    if (!/^(?:[\s-]+|\s\()$/.test(text.slice(left.end, right.start))) break;
    if (step < 0 && word.isVerb && !isTitle(word)) break;
    run.push(word);
    if (step > 0 && titleNoun.test(word.lower)) break;
  }
  return run;
}

/** Titles compare by their words: whoever tutored claims no title. */
const singular = (word: Word | undefined) => word?.lower.replace(/s$/, "");

/** Where the words stand together in a text, and whether a lowering word touches them there. */
function standings(run: readonly Word[], words: readonly Word[]): { lowered: boolean; at: number }[] {
  return words.flatMap((_, at) => {
    if (!run.every((word, offset) => singular(words[at + offset]) === singular(word))) return [];
    const around = [words[at - 2], words[at - 1], words[at + run.length], words[at + run.length + 1]];
    return [{ lowered: around.some(rankOf), at }];
  });
}

/** The titles that a source lowers, each once. */
const loweredIn = oncePer((pieces: readonly ReadPiece[]): Word[][] => {
  const runs = new Map<string, Word[]>();
  for (const run of pieces.flatMap(loweredTitles)) {
    const key = run.map(singular).join(" ");
    if (!runs.has(key)) runs.set(key, run);
  }
  return [...runs.values()];
});

/** A title told without the word that lowers it in the source, where the source never gives it without. */
export function judgeLostRank(text: string, pieces: readonly ReadPiece[]): Claim[] {
  const words = readWords(text);
  for (const run of loweredIn(pieces)) {
    const bare = standings(run, words).find(({ lowered }) => !lowered);
    if (!bare || pieces.some((piece) => standings(run, piece.words).some(({ lowered }) => !lowered))) continue;
    const title = text.slice(words[bare.at]?.start, words[bare.at + run.length - 1]?.end);
    const reason = `Your resume gives a lower title than “${title}”.`;
    return [{ text: title, kind: "title", status: "unsupported", source: null, reason }];
  }
  return [];
}
