import { stem } from "~/tailor/gate/stem";
import stored from "./data/word-classes.json" with { type: "json" };
import { resumeShare } from "./word-frequencies";
import type { Kin } from "./word-kinship";

/** Words that mostly mean the same in the work of any trade, and a kind of thing for the thing that is asked for. */
const sameCloseness = 0.85;
const kindCloseness = 0.8;
/** A word that more resumes than this hold says less of the one that is asked for. */
const tellingShare = 0.2;

interface Classes {
  kin: Map<string, Kin[]>;
  /** Words of two parts ("x-ray"), as stems with a blank between. */
  pairs: Set<string>;
}

let built: Classes | undefined;

/**
 * A class a line: before `|` words for the same deed or thing, each of which speaks of the others; behind it kinds and
 * signs of it, which speak of those before it and never the other way round.
 */
function build(): Classes {
  const found = new Map<string, Map<string, number>>();
  const pairs = new Set<string>();
  for (const line of stored) {
    const [same = [], kinds = []] = line.split("|").map((words) => words.trim().split(/\s+/).map(keyOf));
    for (const key of [...same, ...kinds]) if (key.includes(" ")) pairs.add(key);
    for (const asked of same) {
      const kin = found.get(asked) ?? new Map<string, number>();
      for (const other of kinds) if (!kin.has(other)) kin.set(other, closenessOf(kindCloseness, other));
      for (const other of same) kin.set(other, closenessOf(sameCloseness, other));
      kin.delete(asked);
      found.set(asked, kin);
    }
  }
  const kin = [...found].map(
    ([asked, others]) => [asked, [...others].map(([other, closeness]) => ({ stem: other, closeness }))] as const,
  );
  return { kin: new Map(kin), pairs };
}

const keyOf = (word: string): string => word.split("-").map(stem).join(" ");

function closenessOf(closeness: number, word: string): number {
  const share = Math.max(...word.split(" ").map((part) => -Math.log(resumeShare(part))));
  return closeness * Math.min(1, share / -Math.log(tellingShare));
}

/** Words that a line may say where this one (as its stem) is asked for; a word of two parts has a blank between them. */
export function classKinOf(asked: string): readonly Kin[] {
  built ??= build();
  return built.kin.get(asked) ?? [];
}

/** The words of two parts among the stems of a line. */
export function classPairsIn(stems: readonly string[]): string[] {
  built ??= build();
  const found: string[] = [];
  for (let at = 1; at < stems.length; at += 1) {
    const pair = `${stems[at - 1]} ${stems[at]}`;
    if (built.pairs.has(pair)) found.push(pair);
  }
  return found;
}
