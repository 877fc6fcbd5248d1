/** Private object store. Keys are made by the domain: `{userId}/{timestamp}_{filename}`. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where no such object exists. */
  get(key: string): Promise<ReadableStream | null>;
  /** Removing what is not there is not an error. */
  remove(keys: string[]): Promise<void>;
}
