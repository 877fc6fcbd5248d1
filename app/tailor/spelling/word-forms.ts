/** "reorder", "multinational", "upsell": a dictionary has the word without them. */
const beginnings =
  /^(?:anti|auto|bi|bio|co|counter|cross|cyber|de|dis|electro|extra|geo|hydro|hyper|in|inter|intra|macro|micro|mid|mini|mis|mono|multi|neuro|non|off|on|out|over|photo|poly|post|pre|psycho|re|self|semi|socio|sub|super|tele|thermo|trans|tri|ultra|un|under|up)(?=\p{L}{4})/u;
const endings =
  "s es er ers or ors ed ing ings ly able ability ment ments ness al als ist ists ism ize ized izing ation".split(" ");
const shortestStem = 4;
const shortestPart = 3;

/**
 * Whether a word that no dictionary has is made of words that it has: with a beginning or an ending, or of two of them
 * ("hematomas", "repositioning", "worklist"). "educateed" and "transfered" are not: the ending is set to the wrong stem; nor "visites" and "conducter".
 * `isPart` says which words make up others.
 */
export function isDerived(
  word: string,
  isWord: (word: string) => boolean,
  isPart: (word: string) => boolean = () => false,
): boolean {
  const rest = word.replace(beginnings, "");
  if (rest !== word && isWord(rest)) return true;
  if (endings.some((ending) => word.endsWith(ending) && isSet(word.slice(0, -ending.length), ending, isWord)))
    return true;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1)
    if (word.length > 2 * shortestPart && isPart(word.slice(0, at)) && isPart(word.slice(at))) return true;
  return false;
}

function isSet(stem: string, ending: string, isWord: (word: string) => boolean): boolean {
  if (stem.length < shortestStem) return false;
  if (ending === "s") return !/(?:[^aeiou]y|s|x|sh|ch)$/.test(stem) && isWord(stem);
  if (!/^[aeiou]/.test(ending)) return isWord(stem);
  if (ending === "es") return /(?:s|x|z|sh|ch|o)$/.test(stem) && isWord(stem);
  if (/^ers?$/.test(ending) && isWord(`${stem}or`)) return false;
  if (isWord(`${stem}e`)) return true;
  return isWord(stem) && !stem.endsWith("e") && !isWord(stem + stem.charAt(stem.length - 1) + ending);
}
