/** One part of a long list that a page shows in parts, numbered from 1. */
export interface Part<Item> {
  items: Item[];
  part: number;
  parts: number;
  /** Number of items in the whole list. */
  total: number;
}

export interface PartSize {
  /** The largest number of items in a part. */
  most: number;
  /** The largest total weight of a part; a heavier item gets a part of its own. */
  weight: number;
}

/** The requested part of a list, or the nearest existing one. `weigh` returns how much an item adds to a page. */
export function partOf<Item>(
  items: readonly Item[],
  wanted: number,
  { most, weight }: PartSize,
  weigh: (item: Item) => number,
): Part<Item> {
  const starts = [0];
  let [count, sum] = [0, 0];
  for (const [at, item] of items.entries()) {
    const own = weigh(item);
    if (count > 0 && (count >= most || sum + own > weight)) {
      starts.push(at);
      [count, sum] = [0, 0];
    }
    count += 1;
    sum += own;
  }
  const part = Math.min(Math.max(1, Math.trunc(wanted) || 1), starts.length);
  return { items: items.slice(starts[part - 1], starts[part]), part, parts: starts.length, total: items.length };
}

/** The part's number in the query parameter `name`; 1 by default. */
export function partIn(params: URLSearchParams, name: string): number {
  return Number(params.get(name) ?? 1);
}
