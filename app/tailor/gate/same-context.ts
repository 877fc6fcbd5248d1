import { meansAny } from "./meanings";
import type { Context } from "./number-hit";

/** True where both numbers measure the same thing, for the same party, in the same direction. */
export function sameContext(mine: Context, other: Context): boolean {
  if (mine.direction && other.direction && mine.direction !== other.direction) return false;
  if (mine.names.size > 0 && other.names.size > 0 && ![...mine.names].some((name) => other.names.has(name)))
    return false;
  if (mine.lasted && other.lasted) {
    const [left, right] = [mine.lasted, other.lasted];
    return left.length === 0 || right.length === 0 || left.some((word) => meansAny(word, right));
  }
  if (mine.said && other.said) return mine.said.some((word) => meansAny(word, other.said ?? []));
  if (mine.said || other.said) return false;
  if (mine.nouns.length === 0 || other.nouns.length === 0) return true;
  if (mine.heads.length > 0 && other.heads.length > 0)
    return (
      mine.heads.some((head) => head === other.deed || meansAny(head, other.nouns)) &&
      other.heads.some((head) => meansAny(head, mine.nouns))
    );
  return mine.nouns.some((noun) => meansAny(noun, other.nouns));
}
