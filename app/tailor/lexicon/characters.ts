const letter = 1;
const number = 2;
const lower = 4;
const upper = 8;

/** Class of every UTF-16 code unit as bits, filled in on first sight; 128 says that nothing is known yet. */
const unseen = 128;
const classes = new Uint8Array(0x10000).fill(unseen);

function classOf(code: number): number {
  const known = classes[code];
  if (known !== unseen) return known ?? 0;
  const character = String.fromCharCode(code);
  const found =
    (/\p{L}/u.test(character) ? letter : 0) |
    (/\p{N}/u.test(character) ? number : 0) |
    (/\p{Ll}/u.test(character) ? lower : 0) |
    (/\p{Lu}/u.test(character) ? upper : 0);
  classes[code] = found;
  return found;
}

/** The UTF-16 code unit at a place of a text; 0, which is in no class, outside of it. */
export function codeAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : 0;
}

/** A letter by its UTF-16 code unit. */
export function isLetter(code: number): boolean {
  return (classOf(code) & letter) !== 0;
}

/** A letter or a number. */
export function isWordCharacter(code: number): boolean {
  return (classOf(code) & (letter | number)) !== 0;
}

export function isLower(code: number): boolean {
  return (classOf(code) & lower) !== 0;
}

export function isUpper(code: number): boolean {
  return (classOf(code) & upper) !== 0;
}
