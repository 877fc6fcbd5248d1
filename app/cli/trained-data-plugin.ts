import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const store = pathOf("../adapters/trained-data.ts");

/** What the engine has learnt, by name: a fifth of the worker, and of use to few requests. */
const files = new Map(
  [
    "grammar/joint-weights.json",
    "parse/label/weights.json",
    "posting/terms/weights.json",
    "lexicon/data/word-vectors.json",
  ].map((name) => [pathOf(`../tailor/${name}`), name]),
);

/** Writes what the engine has learnt among the static assets, and builds the worker without it. */
export function trainedData(): Plugin {
  let isForBrowsers = false;
  let isForWorker = false;
  return {
    name: "trained-data",
    enforce: "pre",
    configResolved(config) {
      isForWorker = config.command === "build" && Boolean(config.build.ssr);
      isForBrowsers = config.command === "build" && !config.build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      const all = Object.fromEntries([...files].map(([path, name]) => [name, read(path)]));
      this.emitFile({ type: "asset", fileName: "trained/data.json", source: JSON.stringify(all) });
    },
    async resolveId(source, importer, options) {
      if (!isForWorker || !source.endsWith(".json")) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && files.has(found.id) ? `\0${found.id}.js` : undefined;
    },
    load(id) {
      const path = id.slice(1).replace(/\.js$/, "");
      const name = id.startsWith("\0") ? files.get(path) : undefined;
      return name === undefined ? undefined : moduleOf(name, read(path));
    },
  };
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
