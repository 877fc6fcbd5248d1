type FileType = "pdf" | "docx";

/** A name for keys that every store, shell and download dialog takes: letters, digits, dot, dash, underscore. */
export function keyFileName(name: string, type: FileType): string {
  const stem = stemOf(name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 80);
  return `${stem || "resume"}.${type}`;
}

/** The name as its owner knows it, without what could make it read as another one: control and bidi characters. */
export function displayFileName(name: string, type: FileType): string {
  const visible = stemOf(name)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim();
  // By code points: half an emoji is no text.
  const stem = [...visible].slice(0, 120).join("").trim();
  return `${stem || "resume"}.${type}`;
}

/** Some browsers send a path. */
function stemOf(name: string): string {
  return (name.split(/[\\/]/).pop() ?? "").replace(/\.(pdf|docx)$/i, "");
}
