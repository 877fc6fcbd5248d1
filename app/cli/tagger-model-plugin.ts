import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = dirname(createRequire(import.meta.url).resolve("wink-eng-lite-web-model"));
const words = "languages/cur/models/eng-core-web-model.json";
/** What the tagger does not use of the model: names of places and people, and feelings. */
const unused = /\/wink-eng-lite-web-model\/dist\/languages\/cur\/models\/eng-(?:ner|sa)-model\.json$/;
const [nodeLoader, workerLoader] = ["../tailor/grammar/tagger-model.ts", "../adapters/tagger-model.ts"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Changes in the model's own code, so that its words are given to it: text that must be there, and what stands for it. */
const changes: Record<string, [from: string, to: string][]> = {
  "load-core-model.js": [
    ["loadModel=function(){var model=readModel()", "loadModel=function(words){var model=readModel(words)"],
  ],
  "read-core-model.js": [
    [`const originalModel=require("./${words}"),`, "const "],
    ["readModel=function(){const model=JSON.parse(JSON.stringify(originalModel));", "readModel=function(model){"],
  ],
};

/** Writes the words that the tagger knows among the static assets, and builds the worker without them. */
export function taggerModel(): Plugin {
  let isForBrowsers = false;
  let isForWorker = false;
  return {
    name: "tagger-model",
    enforce: "pre",
    configResolved(config) {
      isForWorker = config.command === "build" && Boolean(config.build.ssr);
      isForBrowsers = config.command === "build" && !config.build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      this.emitFile({ type: "asset", fileName: "tagger/words.json", source: readFileSync(join(folder, words)) });
    },
    async resolveId(source, importer, options) {
      if (!isForWorker || !source.endsWith("/tagger-model")) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === nodeLoader ? workerLoader : undefined;
    },
    load(id) {
      return isForWorker && unused.test(id) ? "{}" : undefined;
    },
    transform(code, id) {
      const name = isForWorker && id.startsWith(folder) ? id.slice(folder.length + 1) : "";
      return changes[name]?.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`wink-eng-lite-web-model: ${name} is not as this build knows it`);
        return text.replace(from, to);
      }, code);
    },
  };
}
