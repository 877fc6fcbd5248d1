/** What stands before a value and names its field: "Phone:", "Company:". */
const caption =
  /^(?:(?:full )?name|e-?\s?mail|phone|phone number|mobile phone|tel(?:ephone)?|mobile|cell|m|t|e|p|h|c|address|location|residence|web(?:site)?|portfolio|linkedin|linkedln|github|profiles?|home|url|fax|contact|adresse|wohnort|telefon|handy|www|skype|city|birth ?date|date of birth|languages?|company|employer|client|position|job title|title|role|dates?|period|duration|from|to|school|degree|r[ée]sum[ée]|curriculum vitae|cv|lebenslauf|firma|zeitraum|entreprise|poste|empresa|puesto|cargo)\s*(?:\([^)]*\))?\s*[:.]?$/iu;

/** True for a text that is nothing but the name of a field. */
export function isCaption(text: string): boolean {
  return text.length <= 40 && caption.test(text.trim());
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
