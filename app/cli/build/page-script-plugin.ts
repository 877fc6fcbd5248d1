import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

const prefix = "virtual:page-script/";

interface PageScript {
  fileName: string;
  source: string;
}

/**
 * Provides `virtual:page-script/NAME`, the address of a small script for a page that is not hydrated. Each entry is
 * bundled into a file of its own, whose name contains a hash so that browsers can cache it forever.
 */
export function pageScripts(entries: Record<string, string>): Plugin {
  const scripts = new Map<string, Promise<PageScript>>();
  const script = (name: string) => {
    const entry = entries[name];
    if (!entry) throw new Error(`No page script is called ${name}`);
    const bundled = scripts.get(name) ?? bundle(name, entry);
    scripts.set(name, bundled);
    return bundled;
  };
  let isForBrowsers = false;
  return {
    name: "page-scripts",
    configResolved(config) {
      isForBrowsers = config.command === "build" && !config.build.ssr;
    },
    async buildStart() {
      if (!isForBrowsers) return;
      for (const name of Object.keys(entries)) this.emitFile({ type: "asset", ...(await script(name)) });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const { fileName } = await script(id.slice(prefix.length + 1));
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

async function bundle(name: string, entry: string): Promise<PageScript> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [tsconfigPaths()],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      rollupOptions: {
        input: fileURLToPath(new URL(`../../../${entry}`, import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [chunk] = ([built].flat() as Rollup.RollupOutput[])[0]?.output ?? [];
  if (!chunk) throw new Error(`Nothing came of ${name}`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source: chunk.code };
}
