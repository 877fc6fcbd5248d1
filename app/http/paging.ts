/** The ?before=KEY of a list's next page; undefined on its first. */
export function beforeParam(url: URL): string | undefined {
  return url.searchParams.get("before") ?? undefined;
}
