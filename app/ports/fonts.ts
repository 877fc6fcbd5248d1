/** Font files for exports, by name; throws where the file is missing. */
export type LoadFont = (name: string) => Promise<Uint8Array>;
