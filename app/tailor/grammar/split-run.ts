import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import weights from "./joint-weights.json";
import { type Joint, jointsOf } from "./line-joints";
import { sentencesOf } from "./split-sentences";
import type { Tag } from "./tagger";

/** From this chance on a place is surely an end; before a verb in the past, which is no part of a name, from a lower one on. */
const surely = { past: 0.6, other: 0.9 };
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
  const joints = jointsOf(text, tag);
  if (joints.length === 0) return [text];
  shipped ??= readTagger(weights);
  const { labels } = shipped;
  const chances = tagSequence(
    shipped,
    joints.map(({ features }) => features),
  );
  const isEnd = joints.map((joint, at) => endsAt(joint, chances[at * labels.length + labels.indexOf("end")] ?? 0));
  const lines: string[] = [];
  let from = 0;
  for (const [at, { start }] of joints.entries()) {
    const [before, after] = [text.slice(from, start).trim(), text.slice(start)];
    if (!isEnd[at] || wordsIn(before) < fewestWords || wordsIn(after) < fewestWords) continue;
    lines.push(before);
    from = start;
  }
  return [...lines, text.slice(from).trim()];
}

/**
 * Whether a line ends at a place, by the chance of it (0 to 1). At these limits 99% of the cuts in texts joined of separate
 * lines are right, and 84% of the ends are found (`npm run train:joints -- --folds`).
 */
export function endsAt({ isPast }: Pick<Joint, "isPast">, chance: number): boolean {
  return chance >= (isPast ? surely.past : surely.other);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/, fewestWords).length;
}
