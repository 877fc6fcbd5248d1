import { figureWorth } from "~/tailor/letter/proofs";
import { askedIn, type Trade } from "~/tailor/propose/trade-worth";

/** A summary in its parts, to be weighed beside others. */
export interface Weighable {
  sentences: readonly string[];
  /** It opens with who its writer is. */
  isOpened: boolean;
  /** Results of jobs that it tells. */
  results: number;
  /** It has sentences of the person's own. */
  isOwn: boolean;
  /** Sentences with nothing that could be checked. */
  praise: number;
  /** Sentences of what its writer wants, of another pen, of other work, with blanks. */
  faults: number;
  /** Licences, degrees and tools of the post. */
  papers: number;
}

const most = { asked: 7, words: 60, wall: 90 };
const fewestWords = { ofOwn: 25, ofNew: 15 };
/** What each is worth to a reader; set by reading summaries, not learnt. */
const parts = {
  asked: 0.5,
  opened: 1.5,
  figure: 1,
  paper: 0.5,
  praise: -0.45,
  fault: -2.5,
  wordTooMany: -0.04,
  wordTooFew: -0.1,
};
/** So much better than the person's own must another one be. */
export const leastGain = 1;

/** What a summary is worth to the reader of a post: who, what of it is asked, a proof; short, without praise and padding. */
export function summaryWorth(made: Weighable, trade: Trade): number {
  const text = made.sentences.join(" ");
  const words = text.split(/\s+/).filter(Boolean).length;
  return (
    parts.asked * Math.min(most.asked, askedIn(text, trade)) +
    (made.isOpened ? parts.opened : 0) +
    (figureWorth(text) > 0 ? parts.figure : 0) +
    parts.paper * Math.min(2, made.papers) +
    parts.praise * made.praise +
    parts.fault * made.faults +
    parts.wordTooMany * Math.max(0, Math.min(most.wall, words) - most.words) +
    parts.wordTooFew * Math.max(0, (made.isOwn ? fewestWords.ofOwn : fewestWords.ofNew) - words)
  );
}
