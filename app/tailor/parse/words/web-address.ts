/** Endings by which a bare host ("leeds-tiling.co.uk") is told from other words with a dot ("Node.js"). */
const topLevels =
  "com|org|net|io|dev|co|uk|edu|gov|me|app|info|de|fr|es|eu|us|ca|au|in|ai|design|tech|page|blog|link|site|nl|be|ch|at|it|" +
  "pt|br|pl|se|no|dk|fi|ie|nz|online|games|studio|cloud|xyz|pro|agency|health|art|photo|photography|work|works|consulting";

const scheme = "(?:https?:\\/\\/|www\\.)[^\\s|,;<>]{3,200}";
const host = `(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,3}(?:${topLevels})(?:\\/[^\\s|,;<>]{0,200})?(?![\\p{L}\\p{N}@])`;

/** Finds web addresses, with and without a scheme. Stateful, as every global pattern: for `matchAll` only. */
export const webAddresses = new RegExp(`${scheme}|${host}`, "giu");

const whole = new RegExp(`^(?:${scheme}|${host})$`, "iu");

/** True for a text that is one web address and nothing else. */
export function isWebAddress(text: string): boolean {
  return text.length <= 300 && text.includes(".") && !text.includes(" ") && whole.test(text);
}
