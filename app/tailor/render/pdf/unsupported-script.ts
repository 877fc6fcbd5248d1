const shown = 12;

/** Thrown where the PDF fonts lack characters of the document. Nothing is drawn as a box or left out. */
export class UnsupportedScript extends Error {
  override readonly name = "UnsupportedScript";

  constructor(
    /** Each distinct character once, in order of appearance. */
    readonly characters: string[],
  ) {
    const named = characters.slice(0, shown).map((character) => `${character} (${codePoint(character)})`);
    const rest = characters.length > shown ? ` and ${characters.length - shown} more` : "";
    super(`The PDF fonts cannot draw ${named.join(", ")}${rest}. Download it as DOCX or TXT instead.`);
  }
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
