/** JSON Patch's name for the place after the last item of a list: "/skills/0/keywords/-". */
export function listEnd(list: string): string {
  return `${list}/-`;
}

/** The list whose end a path names; undefined for every other path. */
export function listOfEnd(path: string): string | undefined {
  return path.endsWith("/-") ? path.slice(0, -2) : undefined;
}
