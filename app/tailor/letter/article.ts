const office = /^(?:Vice |Deputy )?(?:President|Chief|Head|Director) of\b|^Chief \p{L}+ Officer/u;
/** Read letter by letter: "M.S", "RN", "CNA", but not "NASA". */
const spelled = /^(?:\p{Lu}\.)+|^(?:\p{Lu}{2}|(?=[^AEIOU\P{Lu}]{2})\p{Lu}+\p{Ll}?)(?!\p{L})/u;

/** "an RN", "a Tram Driver"; offices that one person holds stand without article. */
export function article(noun: string): string {
  if (office.test(noun)) return noun;
  const isVowel = spelled.test(noun)
    ? /^[AEFHILMNORSX]/.test(noun)
    : /^(?:[aeiou]|hono|hour|heir)/i.test(noun) && !/^(?:uni(?!n|m)|use|eu|one\b|ut)/i.test(noun);
  return `${isVowel ? "an" : "a"} ${noun}`;
}
