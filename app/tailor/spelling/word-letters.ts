/** The letters of a word, each a bit. */
export function lettersIn(word: string): number {
  let found = 0;
  for (let at = 0; at < word.length; at += 1) found |= 1 << (word.charCodeAt(at) - 97);
  return found;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
