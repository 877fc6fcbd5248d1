import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";
import type { Showcase } from "./showcase";

const name = "virtual:showcase";
const resolved = `\0${name}`;

/** Offers `virtual:showcase`: the engine's output over the sample, made while the pages are built. */
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
  const { makeShowcase } = (await tsImport("./make-showcase.ts", import.meta.url)) as typeof import("./make-showcase");
  return makeShowcase();
}
