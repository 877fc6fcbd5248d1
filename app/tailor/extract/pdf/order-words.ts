import type { Word } from "./build-words";

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Words of a row in the order they are read: right to left where the row is mostly Hebrew or Arabic. */
export function orderWords(words: Word[]): Word[] {
  const turned = words.filter((word) => rightToLeft.test(word.text)).length;
  if (turned === 0) return words;
  const readable = words.map((word) => (rightToLeft.test(word.text) ? { ...word, text: reverse(word.text) } : word));
  if (turned * 2 < words.length) return readable;
  const ordered: Word[] = [];
  let foreign: Word[] = [];
  for (const word of readable.toReversed()) {
    if (!rightToLeft.test(word.text) && /\p{L}/u.test(word.text)) {
      foreign.push(word);
      continue;
    }
    ordered.push(...foreign.reverse(), word);
    foreign = [];
  }
  return [...ordered, ...foreign.reverse()];
}

/** Letters stand left to right on the page; numbers inside keep their order. */
function reverse(text: string): string {
  return Array.from(text)
    .reverse()
    .join("")
    .replace(/[0-9][0-9.,:/-]*[0-9]/g, (digits) => Array.from(digits).reverse().join(""));
}
