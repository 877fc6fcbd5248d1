import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import weights from "./joint-weights.json";
import { jointsOf } from "./line-joints";
import { sentencesOf } from "./split-sentences";
import type { Tag } from "./tagger";

/** From this chance on a place is surely an end. */
const surely = 0.92;
/** In a text that has lost so many line breaks for sure, a place is one more from a lower chance on. */
const fewestSure = 2;
const amongOthers = 0.85;
/** One word alone is no line. */
const fewestWords = 2;

let shipped: Tagger | undefined;

/**
 * The lines of a text that runs several together: at the ends of its sentences, and where trained weights are sure that a
 * line break was lost ("... event menus Supervised the line Instructed new cooks"). In order; joined by blanks they are the
 * text, but for signs that stood before bullets.
 */
export function splitRun(text: string, tag: Tag): string[] {
  return sentencesOf(text).flatMap((sentence) => cutAtEnds(sentence, tag));
}

function cutAtEnds(text: string, tag: Tag): string[] {
  const joints = jointsOf(tag(text));
  if (joints.length === 0) return [text];
  shipped ??= readTagger(weights);
  const { labels } = shipped;
  const chances = tagSequence(
    shipped,
    joints.map(({ features }) => features),
  );
  const ends = areEnds(joints.map((_, at) => chances[at * labels.length + labels.indexOf("end")] ?? 0));
  const lines: string[] = [];
  let from = 0;
  for (const [at, { start }] of joints.entries()) {
    const [before, after] = [text.slice(from, start).trim(), text.slice(start)];
    if (!ends[at] || wordsIn(before) < fewestWords || wordsIn(after) < fewestWords) continue;
    lines.push(before);
    from = start;
  }
  return [...lines, text.slice(from).trim()];
}

/**
 * Which places of a text are ends, by the chance of each (0 to 1). At these limits 99% of the cuts in texts joined of separate
 * lines are right, and 89% of the ends are found (`npm run train:joints -- --folds`).
 */
export function areEnds(chances: readonly number[]): boolean[] {
  const sure = chances.filter((chance) => chance >= surely).length;
  const least = sure >= fewestSure ? amongOthers : surely;
  return chances.map((chance) => chance >= least);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/, fewestWords).length;
}
