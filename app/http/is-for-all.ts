/** The landing page, its data and its call: the same for everybody, signed in or not. */
export function isForAll(pathname: string): boolean {
  return ["/", "/.data", "/_root.data", "/api/waitlist"].includes(pathname);
}
