import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { disposableDomains } from "./app/cli/build/disposable-domains-plugin";
import { meteredPdfjs } from "./app/cli/build/meter-pdfjs";
import { pageScripts } from "./app/cli/build/page-script-plugin";
import { showcase } from "./app/cli/build/showcase-plugin";
import { taggerModel } from "./app/cli/build/tagger-model-plugin";
import { trainedData } from "./app/cli/build/trained-data-plugin";
import { wordList } from "./app/cli/build/word-list-plugin";
import { workerParts } from "./app/cli/build/worker-parts-plugin";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Comments of libraries that the bundler skips, and routes without browser code. */
const quietWarnings = new Set(["INVALID_ANNOTATION", "EMPTY_BUNDLE"]);

/**
 * The server build starts from the worker's own entry, so that pages, queue consumer, cron and
 * Durable Objects are one bundle and share their code.
 */
function workerEntry(): Plugin {
  return {
    name: "worker-entry",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: "workers/app.ts",
                external: [/^cloudflare:/, /^node:/],
                // Chunks of their own: PDF and DOCX code is loaded when a file is read or made, not at start-up.
                output: { inlineDynamicImports: false, chunkFileNames: "assets/[name]-[hash].js" },
              },
            },
          }
        : undefined,
  };
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    workerEntry(),
    workerParts(),
    showcase(),
    pageScripts({ waitlist: "app/routes/landing/waitlist-script/waitlist-script.ts" }),
    disposableDomains(),
    taggerModel(),
    trainedData(),
    wordList(),
    meteredPdfjs(),
    tsconfigPaths(),
  ],
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: {
    target: "es2022",
    minify: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      onwarn(warning, warn) {
        if (!quietWarnings.has(warning.code ?? "")) warn(warning);
      },
    },
  },
});
