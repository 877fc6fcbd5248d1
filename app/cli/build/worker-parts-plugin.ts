import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Parts of libraries that the worker never runs, and what it gets in their place. */
const leftOut = [
  // React's renderer for browsers, of which shared code names one function.
  { part: /\/react-dom\/index\.js$/, code: "export const flushSync = (change) => change();" },
  { part: /\/react-dom-server-legacy\.node\.production\.min\.js$/, code: "module.exports = {};" },
  // Our PDF files bring their own fonts, which are not compressed with Brotli, and draw no SVG.
  { part: /\/standard-fonts\/(?:Courier|Helvetica|Times|Symbol|ZapfDingbats)[\w-]*\.compressed\.json$/, code: '""' },
  { part: /\/node-html-better-parser\/dist\/src\/index\.js$/, code: "export const parse = null, NodeType = {};" },
  { part: /\/brotli\/decompress\.js$/, code: "export default null;" },
  { part: /\/html-entities\/dist\/esm\/index\.js$/, code: "export const encode = null;" },
  // The tagger of parts of speech is not asked for dictionary forms.
  { part: /\/wink-eng-lite-web-model\/dist\/wn-\w+-exceptions\.js$/, code: "module.exports = {};" },
];

/** React's renderer for Node asks for Node's modules by names that the bundler takes for the browser's. */
const reactAsksFor: Record<string, { id: string; external: boolean }> = {
  stream: { id: "node:stream", external: true },
  util: { id: fileURLToPath(new URL("../../http/page-encoder.ts", import.meta.url)), external: false },
};

/** Builds the worker with React's renderer for Node, and without what no code of ours reaches. */
export function workerParts(): Plugin {
  let isForWorker = false;
  const found = new Set<RegExp>();
  return {
    name: "worker-parts",
    enforce: "pre",
    configResolved(config) {
      isForWorker = config.command === "build" && Boolean(config.build.ssr);
    },
    resolveId: (id, importer) => (importer?.includes("/react-dom-server") ? reactAsksFor[id] : undefined),
    load(id) {
      const place = isForWorker ? leftOut.find(({ part }) => part.test(id)) : undefined;
      if (place) found.add(place.part);
      return place?.code;
    },
    buildEnd() {
      const missing = leftOut.filter(({ part }) => isForWorker && !found.has(part));
      if (missing.length > 0) throw new Error(`The worker has no ${missing.map(({ part }) => part).join(", ")}`);
    },
  };
}
