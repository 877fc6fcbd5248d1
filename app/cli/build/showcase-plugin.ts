import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";
import type { Showcase } from "~/showcase/showcase";
import { registerMeter } from "./register-meter";

const name = "virtual:showcase";
const resolved = `\0${name}`;

/** Provides `virtual:showcase`: the engine's output for the sample, computed during the build. */
export function showcase(): Plugin {
  let made: Promise<Showcase> | undefined;
  return {
    name: "showcase",
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      made ??= make();
      return `export const showcase = ${JSON.stringify(await made)};`;
    },
  };
}

async function make(): Promise<Showcase> {
  registerMeter();
  const { makeShowcase } = (await tsImport(
    "../../showcase/make-showcase.ts",
    import.meta.url,
  )) as typeof import("~/showcase/make-showcase");
  return makeShowcase();
}
