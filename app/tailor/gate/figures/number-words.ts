const small: Record<string, number> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]),
);
const tens: Record<string, number> = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, index) => [word, (index + 2) * 10]),
);
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
  score: 20,
};
const ordinals: Record<string, number> = Object.fromEntries(
  `zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
   sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, value) => [word, value]),
);
const parts: Record<string, number> = { half: 2, third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 };

const unit = `(?:${[...Object.keys(small), ...Object.keys(tens)].join("|")})`;
const scale = "(?:hundred|thousand|million|billion|dozen)";

/** A number in words: "twenty-five", "one hundred and twelve", "two dozen", "a dozen", "a million". */
export const numberWordsPattern = `(?:(?:(?:an?\\s+)?half\\s+(?:an?\\s+)?(?:dozen|million|billion))|(?:${unit}|an?(?=\\s+${scale}\\b))(?:(?:[\\s-]+|(?<=${scale})\\s+and\\s+)(?:${unit}|${scale})\\b)*|dozen\\b(?=\\s))`;

/** "second" to "twentieth". */
export const ordinalWordsPattern = `(?:${Object.keys(ordinals).slice(2).join("|")})`;
/** "by half", "a third", "two-thirds". */
export const fractionWordsPattern = `(?:by\\s+half|in\\s+half|half\\s+of|half(?=\\s+(?:the|its|our|their|my)\\b)|(?:a|one)[\\s-](?:quarter|third)\\b(?!-)|(?:an?|one|two|three|four|five)[\\s-](?:quarters(?=\\s+of\\b)|(?:thirds|(?:fifth|sixth|eighth|tenth)s?)(?=\\s+of\\b|\\s*[,.;)]|$)))`;

/** Value of a number in words, undefined where it is none. */
export function valueOfWords(text: string): number | undefined {
  const lower = text.toLowerCase().trim();
  if (/^(?:an?\s+)?half\s+/.test(lower)) return (scales[lower.split(/\s+/).at(-1) ?? ""] ?? 0) / 2;
  let total = 0;
  let current = 0;
  for (const word of lower.split(/[\s-]+/)) {
    const scaled = scales[word];
    if (word === "and") continue;
    if (word === "a" || word === "an") current = 1;
    else if (small[word] !== undefined) current += small[word];
    else if (tens[word] !== undefined) current += tens[word];
    else if (scaled === 100 || scaled === 12) current = (current || 1) * scaled;
    else if (scaled !== undefined) {
      total += (current || 1) * scaled;
      current = 0;
    } else return undefined;
  }
  return total + current;
}

/** Value of an ordinal in words ("third" is 3), undefined where it is none. */
export function valueOfOrdinal(word: string): number | undefined {
  return ordinals[word.toLowerCase()];
}

/** Per cent of a fraction in words ("by half" is 50, "two thirds" 67), undefined where it is none. */
export function percentOfFraction(text: string): number | undefined {
  const [, count, name = ""] = /(?:^|\b(\p{L}+)[\s-])(\p{L}+?)s?(?:\s+of)?$/u.exec(text.trim().toLowerCase()) ?? [];
  const whole = parts[name];
  return whole && Math.round((100 * (small[count ?? ""] ?? 1)) / whole);
}

const hanDigits = "〇一二三四五六七八九";
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
  0xff10,
];

/** Digits of any script to 0-9, code unit by code unit, so that places stay where they are. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    if (zero !== undefined) return String(code - zero);
    if (hanDigits.includes(char)) return String(hanDigits.indexOf(char));
    if (char === "％") return "%";
    if (char === "٫") return ".";
    if (char === "٬") return ",";
    return char;
  });
}
