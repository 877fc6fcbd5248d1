import type { Files } from "../ports/files";

/** Files in an R2 bucket. */
export function r2Files(bucket: R2Bucket): Files {
  return {
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } });
    },
    async get(key) {
      const object = await bucket.get(key);
      return object?.body ?? null;
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete(keys);
    },
  };
}
