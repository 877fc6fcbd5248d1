import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";

/** A ZIP entry must have a date; the format's years begin with 1980, in whatever time zone. */
const entryDate = "1980-01-02T00:00:00Z";

/**
 * Takes the clock and the random relation ids out of a DOCX that the library wrote, so that equal documents are equal
 * bytes and nothing tells when an application was prepared.
 */
export function settleArchive(archive: Uint8Array): Uint8Array {
  const names = new Map<string, string>();
  const settled: Zippable = {};
  for (const [path, bytes] of Object.entries(unzipSync(archive)).sort(([a], [b]) => rank(a) - rank(b))) {
    settled[path] = strToU8(settleText(strFromU8(bytes), names));
  }
  return zipSync(settled, { mtime: new Date(entryDate), level: 6 });
}

/** The content types come first, as the packaging convention has it. */
function rank(path: string): number {
  return path === "[Content_Types].xml" ? 0 : 1;
}

function settleText(text: string, names: Map<string, string>): string {
  return text
    .replace(/<dcterms:(created|modified)\b.*?<\/dcterms:\1>/g, "")
    .replace(/"rId([a-z0-9_-]{21})"/g, (_, id: string) => {
      const name = names.get(id) ?? `rIdLink${names.size + 1}`;
      names.set(id, name);
      return `"${name}"`;
    });
}
