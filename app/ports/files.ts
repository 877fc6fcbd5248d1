/** Private object store. Keys are made by the domain: `{userId}/{timestamp}_{filename}`. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where no such object exists. */
  get(key: string): Promise<ReadableStream | null>;
  /** Writes a second object with the bytes and type of the first; false where there is no first. */
  copy(from: string, to: string): Promise<boolean>;
  /** Keys of all objects that begin with `prefix`. */
  keys(prefix: string): Promise<string[]>;
  /** Removing what is not there is not an error. */
  remove(keys: string[]): Promise<void>;
}
