import type { Word } from "~/tailor/grammar/tagger";

/** A place of a text with the words that are meant there. */
export interface Slip {
  start: number;
  end: number;
  meant: string;
}

export const lower = (word: Word | undefined) => word?.text.toLowerCase() ?? "";

export function replace(word: Word, meant: string): Slip {
  const isCapital = /^\p{Lu}/u.test(word.text) && word.text !== "I";
  return {
    start: word.start,
    end: word.end,
    meant: isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant,
  };
}

/** Whether a sentence begins with the word at this place. */
export function opensSentence(words: readonly Word[], at: number): boolean {
  return at === 0 || /^[.!?;•]$/u.test(words[at - 1]?.text ?? "");
}

const leadsClause = /^(?:[,:(–-]|but|so|because|when|that|while|if|as|where|since|before|after|until)$/u;

/** Whether a clause with a subject of its own may begin with the word at this place. */
export function opensClause(words: readonly Word[], at: number): boolean {
  return opensSentence(words, at) || leadsClause.test(lower(words[at - 1]));
}

/** Whether nothing but a sign or the end of the text follows. */
export function endsClause(word: Word | undefined): boolean {
  return word === undefined || /^[.,;:!?)]$/u.test(word.text);
}
