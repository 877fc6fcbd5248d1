import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assetOfWorker } from "./asset-of-worker";

const folder = dirname(createRequire(import.meta.url).resolve("wink-eng-lite-web-model"));
const words = "languages/cur/models/eng-core-web-model.json";
/** What the tagger does not use of the model: names of places and people, and feelings. */
const unused = /\/wink-eng-lite-web-model\/dist\/languages\/cur\/models\/eng-(?:ner|sa)-model\.json$/;
const [nodeLoader, workerLoader] = ["../../tailor/grammar/tagger-model.ts", "../../adapters/tagger-model.ts"].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
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
export function taggerModel() {
  return assetOfWorker({
    name: "tagger-model",
    fileName: "tagger/words.json",
    source: () => readFileSync(join(folder, words)),
    importEnd: "/tagger-model",
    standIn: (id) => (id === nodeLoader ? workerLoader : undefined),
    load: (id) => (unused.test(id) ? "{}" : undefined),
    transform(code, id) {
      const name = id.startsWith(folder) ? id.slice(folder.length + 1) : "";
      return changes[name]?.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`wink-eng-lite-web-model: ${name} is not as this build knows it`);
        return text.replace(from, to);
      }, code);
    },
  });
}
