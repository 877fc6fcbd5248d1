import type { ReadDocument } from "./read-document";
import { readWords } from "./words";

/** An entry by its words and its whole lines. */
interface Profile {
  entry: string;
  kind: string;
  stems: Set<string>;
  lines: Set<string>;
}

function profilesOf(texts: { entry: string; text: string }[]): Profile[] {
  const profiles = new Map<string, Profile>();
  for (const { entry, text } of texts) {
    const known = profiles.get(entry);
    const profile = known ?? { entry, kind: entry.split("/")[1] ?? "", stems: new Set(), lines: new Set() };
    for (const word of readWords(text)) if (word.content || /^\d/.test(word.lower)) profile.stems.add(word.stem);
    profile.lines.add(text.toLowerCase().trim());
    if (!known) profiles.set(entry, profile);
  }
  return [...profiles.values()];
}

/** What is in more entries tells none of them apart. It bounds the work on one word. */
const mostSharing = 60;

/** For each profile how much of what it has each of the others has as well (0 to 1); those that share nothing are left out. */
function overlapsWith(
  others: readonly Profile[],
  of: (profile: Profile) => Set<string>,
): (mine: Profile) => Map<Profile, number> {
  const having = new Map<string, Profile[]>();
  for (const other of others)
    for (const item of of(other)) {
      const known = having.get(item);
      if (!known) having.set(item, [other]);
      else if (known.length < mostSharing) known.push(other);
    }
  return (mine) => {
    const shared = new Map<Profile, number>();
    for (const item of of(mine))
      for (const other of having.get(item) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) shared.set(other, (2 * count) / (of(mine).size + of(other).size));
    return shared;
  };
}

/** Least likeness (0 to 2.2) for two entries to tell of the same thing. */
const leastLikeness = 0.3;

/** For each entry of the rewritten resume the source entry it tells of: most words and lines in common, each source entry once. */
export function alignEntries(target: ReadDocument, source: ReadDocument): Map<string, string> {
  const sources = profilesOf(source.pieces);
  const [byStem, byLine] = [overlapsWith(sources, ({ stems }) => stems), overlapsWith(sources, ({ lines }) => lines)];
  const pairs = profilesOf(target.units).flatMap((mine) => {
    const [stems, lines] = [byStem(mine), byLine(mine)];
    return [...new Set([...stems.keys(), ...lines.keys()])].map((other) => ({
      entry: mine.entry,
      source: other.entry,
      // Kind and place only part what words and lines leave equal.
      score:
        (stems.get(other) ?? 0) +
        (lines.get(other) ?? 0) +
        (mine.kind === other.kind ? 0.1 : 0) +
        (mine.entry === other.entry ? 0.05 : 0),
    }));
  });
  const aligned = new Map<string, string>();
  const taken = new Set<string>();
  for (const pair of pairs.sort((left, right) => right.score - left.score)) {
    if (aligned.has(pair.entry) || taken.has(pair.source) || pair.score < leastLikeness) continue;
    aligned.set(pair.entry, pair.source);
    taken.add(pair.source);
  }
  return aligned;
}
