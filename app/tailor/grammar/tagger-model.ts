import type { Model } from "wink-nlp";

/**
 * The model of wink-nlp for English. The build of the worker puts `adapters/tagger-model.ts` in this place, which reads the
 * model's words from the static assets: with them the worker would be half as large again.
 */
export async function loadTaggerModel(): Promise<Model> {
  return (await import("wink-eng-lite-web-model")).default;
}
