import { logError } from "~/log-error";
import type { Cache } from "~/ports/context";

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
