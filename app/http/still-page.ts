/** `handle` of a route whose page is not hydrated: it goes without the scripts of the app, and brings its own where it has one. */
export const stillPage = { isStill: true };

export function isStillPage(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isStill" in handle && handle.isStill === true;
}
