import { createHash } from "node:crypto";

/** Equal, or one holds the other with little besides. */
export function isSame(one: string | null, other?: string): boolean {
  const [a, b] = [plain(one ?? ""), plain(other ?? "")];
  if (a === "" || b === "") return a === b;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.includes(short) && long.length <= 1.6 * short.length;
}

export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Stands for a text of others, which the project does not keep. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text.toLowerCase()).digest("hex").slice(0, 10);
}
