import type { Plugin } from "vite";

/** Data that the worker reads from its static assets, and everything else (tests, the command line) from files. */
export interface AssetOfWorker {
  name: string;
  /** Path among the assets. */
  fileName: string;
  source(): string | Uint8Array;
  /** How an import of what the worker reads otherwise ends. */
  importEnd: string;
  /** What the worker imports instead of the file with this id. */
  standIn(id: string): string | undefined;
  /** For tests, which run the worker's code in its runtime without building it. */
  isWorker?: boolean;
  /** Further hooks, called in the worker's build only. */
  load?(id: string): string | undefined;
  transform?(code: string, id: string): string | undefined;
}

/** Writes the data among the static assets, and builds the worker so that it reads it there. */
export function assetOfWorker(data: AssetOfWorker): Plugin {
  let isForBrowsers = false;
  let isForWorker = data.isWorker ?? false;
  return {
    name: data.name,
    enforce: "pre",
    configResolved({ command, build }) {
      isForWorker ||= command === "build" && Boolean(build.ssr);
      isForBrowsers = command === "build" && !build.ssr;
    },
    buildStart() {
      if (isForBrowsers) this.emitFile({ type: "asset", fileName: data.fileName, source: data.source() });
    },
    async resolveId(source, importer, options) {
      if (!isForWorker || !source.endsWith(data.importEnd)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found ? data.standIn(found.id) : undefined;
    },
    load: (id) => (isForWorker ? data.load?.(id) : undefined),
    transform: (code, id) => (isForWorker ? data.transform?.(code, id) : undefined),
  };
}
