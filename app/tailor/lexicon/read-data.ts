export type TermKind = "skill" | "tool" | "credential" | "degree" | "language" | "soft";

/**
 * How an alias may be written: "any" case; "exact" case only ("IT", "HR"); "ambiguous" words are also
 * plain English ("Go", "Excel") and count only in their exact case and with company that tells them apart.
 */
export type AliasCase = "any" | "exact" | "ambiguous";

export interface Alias {
  text: string;
  mode: AliasCase;
}

export interface Term {
  canonical: string;
  kind: TermKind;
  /** Field of work the entry was filed under ("health"). */
  field: string;
  /** The canonical name comes first. */
  aliases: Alias[];
  parents: string[];
}

/**
 * Reads one data file: lines of `kind: entry; entry`, where an entry is
 * `Canonical=alias=alias>Parent,Parent`. `!` before a name asks for its exact case, `?` marks an ambiguous word.
 */
export function readData(field: string, data: string): Term[] {
  return data
    .split("\n")
    .filter((line) => line.includes(":"))
    .flatMap((line) => {
      const colon = line.indexOf(":");
      const kind = line.slice(0, colon).trim() as TermKind;
      return line
        .slice(colon + 1)
        .split(/;\s/)
        .map((entry) => readEntry(field, kind, entry.trim()));
    });
}

function readEntry(field: string, kind: TermKind, entry: string): Term {
  const [names = "", parents = ""] = entry.split(">");
  const aliases = names.split("=").map(readAlias);
  const canonical = aliases[0]?.text ?? "";
  return { canonical, kind, field, aliases, parents: parents ? parents.split(",").map((name) => name.trim()) : [] };
}

function readAlias(text: string): Alias {
  const mark = text[0];
  if (mark === "!") return { text: text.slice(1), mode: "exact" };
  if (mark === "?") return { text: text.slice(1), mode: "ambiguous" };
  return { text, mode: "any" };
}
