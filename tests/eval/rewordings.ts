/** Ways to write the same text differently: nothing is said or left out by any of them. */

/** Lines that are headings for a reader: short, without a full stop, with a blank line before or in capitals. */
const headings =
  /^(?:professional |work |relevant |key |core |job |minimum |preferred |technical )?(?:summary|profile|objective|experience|employment(?: history)?|work history|history|education|skills|highlights|qualifications|certifications|certificates|licenses|languages|projects|awards|references|interests|volunteer(?: experience| work)?|accomplishments|affiliations|responsibilities|requirements|duties|benefits|tasks|what you bring|what you will do|your tasks|the role|must have|nice to have)\s*:?$/i;

const bullet = /^\s*[-*•·▪●]\s/;

/** Blocks under a heading, in the opposite order; what stands above the first heading stays first. */
function turnSections(text: string): string {
  const lines = text.split("\n");
  const starts = lines.flatMap((line, at) => (headings.test(line.trim()) ? [at] : []));
  const head = lines.slice(0, starts[0] ?? lines.length);
  const blocks = starts.map((start, at) => lines.slice(start, starts[at + 1] ?? lines.length));
  const last = blocks.at(-1);
  if (!last || blocks.length < 2) return text;
  if (last.at(-1)?.trim() !== "") last.push("");
  return [head, ...blocks.reverse()].flat().join("\n");
}

/** Bullets that follow each other, in the opposite order; a bullet goes with the lines that it wraps to. */
function turnBullets(text: string): string {
  const lines = text.split("\n");
  const turned: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const run: string[] = [];
    while (at < lines.length && bullet.test(lines[at] ?? "")) run.push(lines[at++] ?? "");
    if (run.length > 0 && /^\s+\S/.test(lines[at] ?? "")) {
      turned.push(...run);
      continue;
    }
    turned.push(...run.reverse());
    if (at < lines.length) turned.push(lines[at++] ?? "");
  }
  return turned.join("\n");
}

/** Sentences of one line, in the opposite order; a line with a heading inside ("Requirements: ...") stays. */
function turnSentences(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [, indent = "", body = ""] = /^(\s*(?:[-*•·▪●]\s+)?)(.*)$/s.exec(line) ?? [];
      const sentences = body.trim().split(/(?<=\p{Ll}{2}[.!?]) +(?=\p{Lu})/u);
      if (/\p{L}:/u.test(body)) return line;
      if (sentences.length < 2 || !/[.!?]$/.test(sentences.at(-1) ?? "")) return line;
      return indent + sentences.reverse().join(" ");
    })
    .join("\n");
}

/** Every kind of rewording by its name. */
export const rewordings: Record<string, (text: string) => string> = {
  "sections turned round": turnSections,
  "bullets turned round": turnBullets,
  "sentences turned round": turnSentences,
  "blank lines between lines": (text) => text.replace(/\n/g, "\n\n"),
  "double blanks between words": (text) => text.replace(/ /g, "  "),
  "a tab before each line": (text) => text.replace(/^(?=[^\n])/gm, "\t"),
  "trailing blanks": (text) => text.replace(/$/gm, "   "),
  "CRLF line ends": (text) => text.replace(/\r?\n/g, "\r\n"),
  "ALL CAPITALS": (text) => text.toUpperCase(),
  "all lower case": (text) => text.toLowerCase(),
};
