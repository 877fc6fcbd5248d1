import type { ListedVersion } from "./list-versions.server";

/** How a version came about, in two or three words. */
export function versionLabel(source: ListedVersion["source"]): string {
  switch (source) {
    case "original":
      return "As first added";
    case "correction":
      return "Corrected by you";
    case "rewrite":
      return "Taken from a rewrite";
    case "restore":
      return "Restored from an older version";
    case "builder":
      return "Saved in the builder";
    default:
      return source satisfies never;
  }
}
