import { readDeed, verbOf } from "./read-deed";
import type { Tag, Word } from "./tagger";
import { readVerb } from "./verb-forms";

/** Behind one of these a word with a capital still belongs to what came before. */
const leansOn = new Set(["CCONJ", "ADP", "DET", "PART", "SCONJ", "PUNCT", "AUX", "ADJ"]);
/** Enough to see that a deed begins; what follows is read with its own cut. */
const openingCharacters = 80;
const fullStop = /(?<=[\p{L}\d)%]{2}[.!;])\s+(?=\p{Lu})/u;

/**
 * The lines of a text that runs several together: at its full stops, and where behind a word in small letters a verb
 * with a capital opens the next deed ("... event menus Supervised the line Instructed new cooks"). In order; joined by
 * blanks they are the text.
 */
export function splitRun(text: string, tag: Tag): string[] {
  return text.split(fullStop).flatMap((part) => cutAtDeeds(part, tag));
}

function cutAtDeeds(text: string, tag: Tag): string[] {
  const words = tag(text);
  const cuts = words.flatMap((word, index) =>
    opensDeed(words, index) && readsOn(text, word, tag) ? [word.start] : [],
  );
  return [...cuts, text.length].map((end, at) => text.slice(cuts[at - 1] ?? 0, end).trim()).filter(Boolean);
}

function opensDeed(words: Word[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (!before || !word || !after || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false;
  // "Promptly responded" opens a deed as well.
  const verb = word.text.endsWith("ly") ? after.text : word.text;
  if (verbOf(verb) === undefined) return false;
  if (/^\p{Lu}/u.test(before.text)) return isPastBehindName(word.text, after);
  if (leansOn.has(before.pos) || /^(?:using|via|including)$/iu.test(before.text))
    return before.text === ")" && /^\p{Ll}/u.test(after.text);
  return true;
}

/** "... Howard Substation Updated the map", "... Suite 2.5 Led a team": behind a name only a past with its object opens a deed. */
function isPastBehindName(text: string, after: Word): boolean {
  const verb = readVerb(text);
  return verb?.form === "past" && /^[\p{Ll}\d]/u.test(after.text) && /^(?:DET|NUM|PRON|ADV|ADP|CCONJ)$/.test(after.pos);
}

/** What begins here is a deed by itself: "Process Improvement team" is none. */
function readsOn(text: string, { start }: Word, tag: Tag): boolean {
  const deed = readDeed(text.slice(start, start + openingCharacters), tag, true);
  return deed !== undefined && (deed.form !== "base" || /^\p{L}+(?: \p{Ll}|,| \d)/u.test(deed.text));
}
