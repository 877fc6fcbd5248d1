import stored from "./trigrams.json" with { type: "json" };

const letters = " abcdefghijklmnopqrstuvwxyz";

let bits: Uint8Array | undefined;

/** The place of three letters or blanks among all such threes. */
export function placeOfTrigram(three: string): number {
  return [...three].reduce((place, letter) => place * letters.length + letters.indexOf(letter), 0);
}

/** The threes of neighbouring letters of a word, its beginning and its end being blanks. */
export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: word.length }, (_, at) => padded.slice(at, at + 3));
}

/** How many threes of neighbouring letters of a word hardly any other word has. */
export function rareTrigramsIn(word: string): number {
  bits ??= Uint8Array.from(atob(stored.usual), (sign) => sign.charCodeAt(0));
  return trigramsOf(word).filter((three) => {
    const place = placeOfTrigram(three);
    return (((bits?.[place >> 3] ?? 0) >> (place & 7)) & 1) === 0;
  }).length;
}
