import { logError } from "~/log-error";
import type { Cache, LoadFont, Messages } from "~/ports/context";

export function kvCache(kv: KVNamespace): Cache {
  return {
    async get(name) {
      return kv.get(name).catch((error: unknown) => {
        logError(`Cache, reading ${name}`, error);
        return null;
      });
    },
    async put(name, value, seconds) {
      await kv
        .put(name, value, { expirationTtl: seconds })
        .catch((error: unknown) => logError(`Cache, writing ${name}`, error));
    },
  };
}

export function queueMessages(queue: Queue): Messages {
  return {
    async send(message, options) {
      await queue.send(message, { contentType: "json", ...options });
    },
  };
}

/** Fonts from the worker's static assets, cached for the life of the isolate: about 2 MB if every script is used. */
const cache = new Map<string, Promise<Uint8Array>>();

export function assetFonts(assets: Fetcher): LoadFont {
  return (name) => {
    const known = cache.get(name);
    if (known) return known;
    const loading = fetchFont(assets, name);
    cache.set(name, loading);
    loading.catch(() => cache.delete(name));
    return loading;
  };
}

async function fetchFont(assets: Fetcher, name: string): Promise<Uint8Array> {
  const response = await assets.fetch(new URL(`/fonts/${name}`, "https://assets.invalid"));
  if (!response.ok) throw new Error(`Font ${name} is not among the assets (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}
