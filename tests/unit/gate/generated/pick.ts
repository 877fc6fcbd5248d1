/** A choice that depends on nothing but its text: the same case on every run and machine. */
export function pick<Item>(items: readonly Item[], seed: string): Item | undefined {
  let hash = 2_166_136_261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return items[(hash >>> 0) % Math.max(1, items.length)];
}
