import { logError } from "~/log-error";
import type { Cache, Messages } from "~/ports/context";

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

/** Files of the worker's static assets, cached for the life of the isolate: fonts up to 2 MB, mail domains as much. */
const cache = new Map<string, Promise<Uint8Array>>();

/** Returns a function that loads a file by its path below `folder`, and throws where there is none. */
export function assetFiles(assets: Fetcher, folder: "fonts" | "mail-domains"): (name: string) => Promise<Uint8Array> {
  return (name) => {
    const path = `/${folder}/${name}`;
    const known = cache.get(path);
    if (known) return known;
    const loading = fetchFile(assets, path);
    cache.set(path, loading);
    loading.catch(() => cache.delete(path));
    return loading;
  };
}

async function fetchFile(assets: Fetcher, path: string): Promise<Uint8Array> {
  const response = await assets.fetch(new URL(path, "https://assets.invalid"));
  if (!response.ok) throw new Error(`${path} is not among the assets (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}
