import { meansAny } from "./meanings";
import type { Context } from "./number-hit";

/** Words for people as a number: "a nine-person shop" has a team of nine. */
const crowd = new Set("person peopl staff team gang crew member squad group employe colleagu".split(" "));

const sameThing = (word: string, list: readonly string[]) =>
  meansAny(word, list) || (crowd.has(word) && list.some((other) => crowd.has(other)));

/** Another figure of the source's unit in its text, and the figure of the new text that restates it, where there is one. */
export interface Rival {
  told: Context;
  restated?: Context;
}

/**
 * True where `source` may be the figure that `mine` restates in other words: what mine counts or measures stands in the
 * source's part of the sentence, and no rival would fit mine's words better (two restated figures are tried both ways).
 */
export function isBestFit(mine: Context, source: Context, rivals: readonly Rival[]): boolean {
  if (mine.isShare || (mine.direction && source.direction && mine.direction !== source.direction)) return false;
  const named = mine.names.size === 0 || source.names.size === 0;
  if (!named && ![...mine.names].some((name) => source.sentence.has(name))) return false;
  if (!isAboutSame(mine, source)) return false;
  const own = affinity(mine, source);
  return rivals.every(({ told, restated }) => {
    const [kept, swapped] = restated ? [affinity(restated, told), affinity(restated, source)] : [0, 0];
    return own + kept >= affinity(mine, told) + swapped - 1e-9;
  });
}

function isAboutSame(mine: Context, source: Context): boolean {
  const zone = [...source.zone, ...source.nouns];
  if (mine.heads.length > 0 && source.heads.length > 0)
    return (
      source.heads.some((head) => sameThing(head, mine.nouns)) &&
      mine.heads.some((head) => sameThing(head, [...zone, ...source.sentence]))
    );
  if (mine.near.size === 0 || (mine.deed !== undefined && meansAny(mine.deed, zone))) return true;
  if ([...mine.nouns, ...(mine.said ?? []), ...(mine.lasted ?? [])].some((word) => sameThing(word, zone))) return true;
  const shared = [...mine.zone].filter((word) => sameThing(word, zone)).length;
  return shared > 0 && shared * 2 >= Math.min(mine.zone.size, source.zone.size);
}

/** How close the same words stand to both figures. */
function affinity(mine: Context, other: Context): number {
  let sum = 0;
  for (const [word, weight] of mine.near) {
    let best = 0;
    for (const [told, near] of other.near) if (near > best && sameThing(word, [told])) best = near;
    sum += weight * best;
  }
  return sum;
}
