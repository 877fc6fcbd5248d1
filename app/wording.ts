/** "1 credit", "2 credits", "1,200 lines". `many` is for plurals that do not just add an "s". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** Abbreviations that are spelled out when read: "M.S", "RN", "CNA", "UPS", "X-Ray", but not "NASA". */
const spelled =
  /^(?:\p{Lu}\.)+|^\p{Lu}-|^U\p{Lu}{1,4}(?!\p{L})|^(?:\p{Lu}{2}|(?=[^AEIOU\P{Lu}]{2})\p{Lu}+\p{Ll}?)(?!\p{L})/u;

/** "an award", "a job", "an RN", "a unit", "an 80-seat hall". */
export function withArticle(noun: string): string {
  const isVowel = spelled.test(noun)
    ? /^[AEFHILMNORSX]/.test(noun)
    : /^(?:[aeiou]|hono|hour|heir|8|1[18](?!\d))/i.test(noun) && !/^(?:uni(?!n|m)|use|eu|one\b|ut)/i.test(noun);
  return `${isVowel ? "an" : "a"} ${noun}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-11-03" as "3 Nov 2026", as much of it as there is. */
export function plainDate(isoDate: string): string {
  const [year = "", month, day] = isoDate.split("-");
  const name = months[Number(month) - 1];
  if (!name) return year;
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}

/** Bounds the search for a full stop, so that its cost does not depend on the length of the text. */
const endingMaxCharacters = 20;

/** Adds a full stop, unless the text already ends like a sentence: "at Dunmore Freight Inc.", "for Yahoo!". */
export function sentence(text: string): string {
  const trimmed = text.trimEnd();
  return /[.!?…][)\]”’"']*$/u.test(trimmed.slice(-endingMaxCharacters)) ? trimmed : `${trimmed}.`;
}

/**
 * Control characters except tab and line feed, bidirectional and zero-width characters, and Unicode tags (invisible
 * letters).
 */
const invisible = /(?![\t\n])\p{Cc}|[\u200b\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e01ef}]/gu;

const named: Record<string, string> = {
  ...{ amp: "&", apos: "'", quot: '"', lt: "<", gt: ">", nbsp: " ", bull: "•", hellip: "…" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", ndash: "–", mdash: "—", eacute: "é" },
};
const entity = new RegExp(`&(?:amp;)*(?:(${Object.keys(named).join("|")})|#(\\d{2,5})|#x([\\da-f]{2,4}));`, "gi");

/** Signs that a web page wrote as HTML ("&apos;", "&#8217;", also twice over) as a reader sees them. */
export function withoutEntities(text: string): string {
  return text.replace(entity, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code >= 32 && code <= 0xffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCharCode(code) : whole;
  });
}

/** Removes invisible characters, except the joiners that some scripts need. Line breaks become "\n". */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(invisible, "");
}

/** Like `visibleText`, but trimmed and on a single line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, " ").trim();
}
