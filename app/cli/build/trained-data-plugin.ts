import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { assetOfWorker } from "./asset-of-worker";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const store = pathOf("../../adapters/trained-data.ts");

/** What the engine has learnt, by name: a fifth of the worker, and of use to few requests. */
const files = new Map(
  [
    "grammar/deed-verbs.json",
    "grammar/joint-weights.json",
    "parse/lines/joint-weights.json",
    "parse/label/weights.json",
    "posting/terms/weights.json",
    "lexicon/data/word-vectors.json",
  ].map((name) => [pathOf(`../../tailor/${name}`), name]),
);

/** Writes what the engine has learnt among the static assets, and builds the worker without it. */
export function trainedData() {
  return assetOfWorker({
    name: "trained-data",
    fileName: "trained/data.json",
    source: () => JSON.stringify(Object.fromEntries([...files].map(([path, name]) => [name, read(path)]))),
    importEnd: ".json",
    standIn: (id) => (files.has(id) ? `\0${id}.js` : undefined),
    load(id) {
      const path = id.slice(1).replace(/\.js$/, "");
      const name = id.startsWith("\0") ? files.get(path) : undefined;
      return name === undefined ? undefined : moduleOf(name, read(path));
    },
  });
}

function read(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The file as a module whose long parts are looked up in the store each time they are read. */
function moduleOf(name: string, data: Record<string, unknown>): string {
  const parts = Object.entries(data).map(([key, value]) =>
    typeof value === "number" ? `${key}: ${value}` : `get ${key}() { return trained(${JSON.stringify(name)}).${key} }`,
  );
  return `import { trained } from ${JSON.stringify(store)};\nexport default { ${parts.join(", ")} };`;
}
