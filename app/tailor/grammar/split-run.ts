import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import weights from "./joint-weights.json";
import { jointsOf } from "./line-joints";
import { sentencesOf } from "./split-sentences";
import type { Tag } from "./tagger";

/** From this chance on a place is an end: of the ends found so at least 97% are ones (`npm run train:joints`). */
const leastChance = 0.85;
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
  const isEnd = shipped.labels.indexOf("end");
  const chances = tagSequence(
    shipped,
    joints.map(({ features }) => features),
  );
  const lines: string[] = [];
  let from = 0;
  for (const [at, { start }] of joints.entries()) {
    const isSure = (chances[at * shipped.labels.length + isEnd] ?? 0) >= leastChance;
    if (!isSure || wordsIn(text.slice(from, start)) < fewestWords || wordsIn(text.slice(start)) < fewestWords) continue;
    lines.push(text.slice(from, start).trim());
    from = start;
  }
  return [...lines, text.slice(from).trim()];
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/, fewestWords).length;
}
