/** Red, green and blue from 0 to 255; null is a colour we cannot know (picture, pattern, gradient). */
export type Colour = readonly [number, number, number] | null;

/** `over` laid on `under` with an opacity of 0 to 1. */
export function blend(under: Colour, over: Colour, alpha: number): Colour {
  if (over === null) return null;
  if (alpha >= 1) return over;
  if (under === null) return null;
  const mix = (index: 0 | 1 | 2) => over[index] * alpha + under[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** "#rrggbb" or "rrggbb" -> colour; null for anything else. */
export function parseColour(value: unknown): Colour {
  const match = typeof value === "string" ? /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value) : null;
  if (!match) return null;
  return [
    Number.parseInt(match[1] ?? "", 16),
    Number.parseInt(match[2] ?? "", 16),
    Number.parseInt(match[3] ?? "", 16),
  ];
}

/** WCAG 2.2 contrast under which nobody reads text; the palest grey that designers use on white has 1.3. */
const unreadableContrast = 1.15;

/** True where text of this colour cannot be told from what is under it. Unknown colours count as readable. */
export function isInvisibleOn(text: Colour, alpha: number, under: Colour): boolean {
  if (under === null) return false;
  if (alpha <= 0.02) return true;
  if (text === null) return false;
  const seen = blend(under, text, alpha);
  return seen !== null && contrast(seen, under) < unreadableContrast;
}

/** Contrast ratio by WCAG 2.2, 1 to 21. */
function contrast(a: NonNullable<Colour>, b: NonNullable<Colour>): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((first, second) => second - first);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: NonNullable<Colour>): number {
  const [r, g, b] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
