/** The landing page and its data: the same for everybody, signed in or not. */
export function isForAll(pathname: string): boolean {
  return pathname === "/" || pathname === "/_root.data";
}
