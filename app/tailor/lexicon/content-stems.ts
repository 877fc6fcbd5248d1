import { tokenize } from "./lexicon";
import { functionWords } from "./stop-words";

/** The words of a text as stems, in order, without function words. */
export function contentStems(text: string): string[] {
  return tokenize(text).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
}
