import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rollup } from "vite";

const prefix = "virtual:page-script/";

interface PageScript {
  fileName: string;
  source: string;
}

/**
 * Offers `virtual:page-script/NAME`: the address of app/page-scripts/NAME.ts, bundled by itself into one small file for a page
 * that is not hydrated. The name of the file is made of its contents, so it may be kept for ever.
 */
export function pageScripts(names: string[]): Plugin {
  const scripts = new Map<string, Promise<PageScript>>();
  const script = (name: string) => {
    const bundled = scripts.get(name) ?? bundle(name);
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
      for (const name of names) this.emitFile({ type: "asset", ...(await script(name)) });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const { fileName } = await script(id.slice(prefix.length + 1));
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

async function bundle(name: string): Promise<PageScript> {
  const entry = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      rollupOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [chunk] = ([built].flat() as Rollup.RollupOutput[])[0]?.output ?? [];
  if (!chunk) throw new Error(`Nothing came of ${name}`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source: chunk.code };
}
