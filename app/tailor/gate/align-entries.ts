import type { ReadDocument } from "./read-document";
import { readWords } from "./words";

interface Profile {
  entry: string;
  kind: string;
  stems: Set<string>;
  lines: Set<string>;
}

function profilesOf(texts: { entry: string; text: string }[]): Profile[] {
  const profiles = new Map<string, Profile>();
  for (const { entry, text } of texts) {
    const profile = profiles.get(entry) ?? {
      entry,
      kind: entry.split("/")[1] ?? "",
      stems: new Set(),
      lines: new Set(),
    };
    for (const word of readWords(text)) if (word.content || /^\d/.test(word.lower)) profile.stems.add(word.stem);
    profile.lines.add(text.toLowerCase().trim());
    profiles.set(entry, profile);
  }
  return [...profiles.values()];
}

function overlap(left: Set<string>, right: Set<string>): number {
  if (left.size + right.size === 0) return 0;
  let shared = 0;
  for (const item of left) if (right.has(item)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

/** Least likeness (0 to 2.2) for two entries to tell of the same thing. */
const leastLikeness = 0.3;

/** For each entry of the rewritten resume the source entry it tells of: most words and lines in common, each source entry once. */
export function alignEntries(target: ReadDocument, source: ReadDocument): Map<string, string> {
  const sources = profilesOf(source.pieces);
  const pairs = profilesOf(target.units).flatMap((mine) =>
    sources.map((other) => ({
      entry: mine.entry,
      source: other.entry,
      // Kind and place only part what words and lines leave equal.
      score:
        overlap(mine.stems, other.stems) +
        overlap(mine.lines, other.lines) +
        (mine.kind === other.kind ? 0.1 : 0) +
        (mine.entry === other.entry ? 0.05 : 0),
    })),
  );
  const aligned = new Map<string, string>();
  const taken = new Set<string>();
  for (const pair of pairs.sort((left, right) => right.score - left.score)) {
    if (aligned.has(pair.entry) || taken.has(pair.source) || pair.score < leastLikeness) continue;
    aligned.set(pair.entry, pair.source);
    taken.add(pair.source);
  }
  return aligned;
}
