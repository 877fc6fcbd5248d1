import { logError } from "~/log-error";

const path = "/trained/data.json";

let data: Record<string, unknown> | undefined;

/**
 * Loads what the engine has learnt, once for each isolate. Where that fails only those who need it are told, and the
 * next request tries again.
 */
export function loadTrainedData(assets: Fetcher): () => Promise<void> {
  return async () => {
    if (data) return;
    try {
      const file = await assets.fetch(new URL(path, "https://assets.invalid"));
      if (!file.ok) throw new Error(`${path} is not among the assets (${file.status})`);
      data = await file.json();
    } catch (error) {
      logError("Loading what the engine has learnt", error);
    }
  };
}

/** One of the files of `cli/trained-data-plugin.ts`: the worker's build reads it from here. */
export function trained(name: string): unknown {
  if (!data) throw new Error(`${path} has not been loaded`);
  return data[name];
}
