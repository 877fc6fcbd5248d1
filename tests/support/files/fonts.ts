import { readFile } from "node:fs/promises";
import type { FontName } from "~/tailor/render/pdf/font-table";

const loaded = new Map<FontName, Promise<Uint8Array>>();

/** The fonts of public/fonts from disk. */
export function fontsFromDisk(name: FontName): Promise<Uint8Array> {
  const known = loaded.get(name) ?? readFile(`public/fonts/${name}`).then((bytes) => new Uint8Array(bytes));
  loaded.set(name, known);
  return known;
}
