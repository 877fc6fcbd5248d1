/** Our longest address has ten segments. */
const segmentsMax = 20;
const pathMaxCharacters = 2000;

/**
 * True for paths that no route of ours can have. Remix would match them against its routes once for each of their
 * segments: a few thousand of them cost seconds.
 */
export function isBeyondRoutes(path: string): boolean {
  return path.length > pathMaxCharacters || path.split("/").length > segmentsMax;
}
