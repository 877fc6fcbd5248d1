import type { Analysis, ReadWord } from "./analyse";
import type { ReadPiece } from "./evidence";

/** What the rules for single words look at. */
export interface WordCheck {
  analysis: Analysis;
  pieces: ReadPiece[];
  /** Words that another rule has answered for already (numbers, names, terms). */
  covered: (word: ReadWord) => boolean;
  /** For the reason: words of the job post. */
  postingWords: Set<string>;
}
