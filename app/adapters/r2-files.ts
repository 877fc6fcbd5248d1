import type { Files } from "~/ports/context";

/** R2's limit for one call. */
const maxKeysPerDelete = 1000;

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
    async copy(from, to) {
      const object = await bucket.get(from);
      if (!object) return false;
      await bucket.put(to, object.body, { httpMetadata: object.httpMetadata });
      return true;
    },
    async keys(prefix) {
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
        keys.push(...page.objects.map(({ key }) => key));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
      return keys;
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += maxKeysPerDelete) {
        await bucket.delete(keys.slice(from, from + maxKeysPerDelete));
      }
    },
  };
}
