/** What stands before a value and names its field: "Phone:", "Company:". */
const caption =
  /^(?:(?:full )?name|e-?\s?mail|ph(?:one)?|phone number|mobile phone|tel(?:ephone)?|mob(?:ile)?|cell?(?:phone)?|m|t|e|p|h|c|address|location|residence|web(?:site)?|portfolio|linkedin|linkedln|github|profiles?|home|url|fax|contact|adresse|wohnort|telefon|handy|www|skype|city|birth ?date|date of birth|languages?|company|employer|client|position|job title|title|role|dates?|period|duration|from|to|school|degree|r[ée]sum[ée]|curriculum vitae|cv|lebenslauf|firma|zeitraum|entreprise|poste|empresa|puesto|cargo)\s*(?:\([^)]*\))?\s*[:.]?$/iu;

/** True for a text that is nothing but the name of a field. */
export function isCaption(text: string): boolean {
  return text.length <= 40 && caption.test(text.trim());
}

/** What stands right before a number or an address to reach someone at, with a colon or without. */
const reachedBy = /(?<![\p{L}\p{N}])(?:e-?mail|ph(?:one)?|tel(?:ephone)?|mob(?:ile)?|cell?|handy|call|fax)[\s.:]*$/iu;
const captionAtEnd = /(?<![\p{L}\p{N}])(\p{L}[\p{L}-]*)\s*:\s*$/u;

/** Where the caption begins that closes a text in front of the detail that it names; the length of a text without one. */
export function captionStart(text: string): number {
  const plain = reachedBy.exec(text);
  if (plain) return plain.index;
  const found = captionAtEnd.exec(text);
  return found?.[1] && isCaption(found[1]) ? found.index : text.length;
}

/** Networks by the address of their profiles. */
export const networks: [RegExp, string][] = [
  [/linkedin\.com/i, "LinkedIn"],
  [/github\.com/i, "GitHub"],
  [/gitlab\.com/i, "GitLab"],
  [/(?:twitter|\bx)\.com/i, "X"],
  [/xing\.com/i, "XING"],
  [/behance\.net/i, "Behance"],
  [/dribbble\.com/i, "Dribbble"],
  [/stackoverflow\.com/i, "Stack Overflow"],
  [/facebook\.com/i, "Facebook"],
  [/instagram\.com/i, "Instagram"],
  [/medium\.com/i, "Medium"],
  [/orcid\.org/i, "ORCID"],
  [/scholar\.google/i, "Google Scholar"],
  [/kaggle\.com/i, "Kaggle"],
  [/leetcode\.com/i, "LeetCode"],
  [/youtube\.com/i, "YouTube"],
  [/researchgate\.net/i, "ResearchGate"],
  [/itch\.io/i, "itch.io"],
];
