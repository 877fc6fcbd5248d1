/** Values that may be a minute old. Where it fails, the truth is asked: neither call throws. */
export interface Cache {
  get(name: string): Promise<string | null>;
  /** `seconds` is at least 60. */
  put(name: string, value: string, seconds: number): Promise<void>;
}
