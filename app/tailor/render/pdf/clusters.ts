/** Letters that are shaped together, and whether they join the clusters before and after. */
export interface Cluster {
  text: string;
  before: boolean;
  after: boolean;
}

const mark = /[\p{M}\u200c\u200d]/u;
const afterVirama = /\u094d[\u200c\u200d]?$/;
const endsInLam = /\u0644\p{M}*$/u;
const alef = /[\u0622\u0623\u0625\u0627\u0671]/;
const arabicLetter = /[\u0620-\u064a\u066e-\u066f\u0671-\u06d3\u06d5\u06fa-\u06ff\u0750-\u077f\u08a0-\u08c9]/;
const joinsNothing = /[\u0621\u0674\u06d4\u06dd]/;
/** Letters that join the one before only: alef, dal, reh, waw, teh marbuta and their kin. */
const joinsBackOnly =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5]/;

/**
 * A word as clusters: a letter with its marks, an Indic consonant with everything that a virama ties to it, lam with
 * its alef. Arabic clusters know their neighbours, as their shape depends on them.
 */
export function clustersOf(word: string): Cluster[] {
  const texts: string[] = [];
  for (const character of word) {
    const last = texts.at(-1);
    if (last !== undefined && joinsCluster(last, character)) texts[texts.length - 1] = last + character;
    else texts.push(character);
  }
  return texts.map((text, index) => ({
    text,
    before: joinsBack(text) && joinsOn(texts[index - 1]),
    after: joinsOn(text) && joinsBack(texts[index + 1]),
  }));
}

/** Unicode's stream-safe text (UAX #15) has at most 30 marks on a letter. */
const longestCluster = 32;

function joinsCluster(cluster: string, character: string): boolean {
  if (cluster.length >= longestCluster) return false;
  return mark.test(character) || afterVirama.test(cluster) || (endsInLam.test(cluster) && alef.test(character));
}

function joinsBack(cluster: string | undefined): boolean {
  const letter = cluster?.charAt(0) ?? "";
  return arabicLetter.test(letter) && !joinsNothing.test(letter);
}

function joinsOn(cluster: string | undefined): boolean {
  const letter = cluster?.replace(/\p{M}/gu, "").at(-1) ?? "";
  return arabicLetter.test(letter) && !joinsNothing.test(letter) && !joinsBackOnly.test(letter);
}
