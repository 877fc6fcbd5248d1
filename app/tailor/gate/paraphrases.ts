import type { ReadWord } from "./analyse";
import { down, up } from "./directions";
import { directionsIn } from "./moved";
import type { WordCheck } from "./word-check";

/** Words that one phrase of the source says in other words: the word, and what says the same. */
const phrases: [RegExp, RegExp][] = [
  [/^(?:biweekly|fortnightly)$/, /\b(?:every (?:two|2|other|second) weeks?|bi-?weekly|fortnight(?:ly)?)\b/i],
  [/^bimonthly$/, /\bevery (?:two|2|other|second) months?\b/i],
  [
    /^(?:biannual|biannually|semiannual|semiannually|half-yearly)$/,
    /\b(?:twice a year|every six months|two times a year)\b/i,
  ],
  [
    /^(?:solo|unaccompanied|unassisted|alone)$/,
    /\b(?:alone|by myself|on my own|single-?handed(?:ly)?|solo|without help)\b/i,
  ],
  [/^(?:remote|remotely)$/, /\b(?:from home|home-based|telework\w*|telecommut\w*)\b/i],
  [/^(?:jointly|together)$/, /\b(?:with|co-\p{L}+|joint(?:ly)?|together)\b/iu],
  [/^pre$/, /\b(?:before|prior to|ahead of)\b/i],
  [
    /^fruits?$/,
    /\b(?:apples?|pears?|plums?|cherr(?:y|ies)|peach(?:es)?|grapes?|oranges?|\w*berr(?:y|ies)|bananas?)\b/i,
  ],
  [/^vegetables?$/, /\b(?:carrots?|potato(?:es)?|onions?|cabbages?|lettuces?|tomato(?:es)?|beans?|peas)\b/i],
  [
    /^(?:animals?|livestock)$/,
    /\b(?:cows?|cattle|sheep|ewes?|lambs?|pigs?|goats?|horses?|dogs?|cats?|poultry|hens?|calves)\b/i,
  ],
  [/^transactions?$/, /\b(?:deposits?|withdrawals?|payments?|transfers?|sales|purchases?|refunds?)\b/i],
  [
    /^(?:athletes?|sportspeople)$/,
    /\b(?:runners?|swimmers?|cyclists?|rowers?|(?:rugby|football|tennis|hockey|basketball) players?|footballers?)\b/i,
  ],
  [
    /^(?:houses?|homes?|dwellings?)$/,
    /\b(?:terraces?|cottages?|bungalows?|villas?|flats?|apartments?|houses?|homes?)\b/i,
  ],
  [/^(?:half)$/, /\b50 ?%|\b50 per ?cent\b/i],
];

const less = /^(?:shorter|lower|less|fewer)$/;
const more = /^(?:longer|higher|more)$/;

/** Another wording of something that the source says, or "shorter" behind a figure that the source calls less. */
export function isParaphrase(word: ReadWord, { analysis, pieces }: WordCheck): boolean {
  const said = phrases.find(([pattern]) => pattern.test(word.lower))?.[1];
  if (said && pieces.some((piece) => said.test(piece.text))) return true;
  const direction =
    less.test(word.lower) || down.has(word.stem)
      ? "down"
      : more.test(word.lower) || up.has(word.stem)
        ? "up"
        : undefined;
  const beside =
    /\d[\d.,]*\s*(?:%|\p{L}+)?\s*$/u.test(analysis.text.slice(0, word.start)) ||
    /^ of (?:(?:about|around|over|nearly) )?[\d$€£]/.test(analysis.text.slice(word.end));
  if (!direction || !beside) return false;
  return pieces.some((piece) =>
    piece.numbers.some((hit) => {
      const told = directionsIn(piece, hit.start);
      return told.length > 0 && told.every((item) => item === direction);
    }),
  );
}
