const pathMaxCharacters = 200;

/** "GET /an/old%20link", for the log: without what follows the path, which may be secret, on one line, bounded. */
export function requestLine({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/[^\x21-\x7e]/g, "");
  return `${method} ${path.slice(0, pathMaxCharacters)}`;
}
