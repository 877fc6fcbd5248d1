import { env } from "cloudflare:workers";
import type { Model } from "wink-nlp";

/** The model as the worker's build has it: its words, which are given to it, are a file of their own. */
interface ModelWithoutWords extends Omit<Model, "core"> {
  core(words: unknown): unknown;
}

/** Stands in for `tailor/grammar/tagger-model.ts` in the worker. The library changes what it is given, so it is read anew. */
export async function loadTaggerModel(): Promise<Model> {
  const path = "/tagger/words.json";
  const [file, { default: model }] = await Promise.all([
    env.ASSETS.fetch(new URL(path, "https://assets.invalid")),
    import("wink-eng-lite-web-model") as unknown as Promise<{ default: ModelWithoutWords }>,
  ]);
  if (!file.ok) throw new Error(`${path} is not among the assets (${file.status})`);
  const words = await file.text();
  // The library loads its sense of feelings whether it is used or not; the small model of negation fits in its place.
  return { ...model, core: () => model.core(JSON.parse(words)), sa: model.negation };
}
