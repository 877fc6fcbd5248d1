/** "an RN", "a Tram Driver"; offices that one person holds stand without article. */
export function article(noun: string): string {
  if (/\b(?:President|Chief|Head|Director of)\b/.test(noun)) return noun;
  const spelled = /^\p{Lu}{2,}\b/u.test(noun);
  const vowel = spelled ? /^[AEFHILMNORSX]/.test(noun) : /^[aeiou]/i.test(noun) && !/^(?:uni|use|eu|one)/i.test(noun);
  return `${vowel ? "an" : "a"} ${noun}`;
}
