const longestRole = 60;
const mostWords = 8;

/** Words that a title of a person ends with, by their ending or by themselves. */
const agent =
  /(?:\p{L}{2}(?:er|or|ist|ian|yst|ician|man|woman|person|ant|keeper|smith|wright)|nurse|chef|cook|clerk|head|lead|intern|aide|pilot|guard|hand|host|hostess|waitress|rep|representative|executive|associate|president|superintendent|agent|student|resident|assistant|trainee|employee|apprentice|attorney|paralegal|counsel|steward|captain|chief|tech|mechanic|medic|advocate|secretary|liaison|professional|paramedic|principal|dean|fellow|architect|official|coach|barista|RN|LPN|LVN|CNA|EMT|CPA|CEO|CFO|CTO|COO|DBA|VP)$/iu;
const noAgent =
  /\b(?:center|computer|customer|order|labor|floor|restaurant|plant|career|semester|summer|winter|other|paper|number|matter|quarter|theater|water|power|cancer|december|november|october|september|for|or|over|under|per)$/i;
/** Two titles that nothing parts: "Office Clerk Office assistant". */
const twoTitles = /^(\p{L}{4,})((?: \p{L}+)+) \1(?= ).*$/iu;
/** Each sign is read once or twice, however many brackets are left open. */
const brackets = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const level = /\s+(?:[IVX]{1,3}|\d|jr\.?|sr\.?)$/i;

/**
 * A job title as a sentence can use it ("Staff Nurse" of "STAFF NURSE - Nights (Full Time)"); undefined where it names no person
 * ("Sales") or is no plain title.
 */
export function roleName(title: string | undefined): string | undefined {
  const plain = (title ?? "").replace(brackets, "  ").replace(twoTitles, "$1$2");
  const partsBy = (separator: RegExp) =>
    plain.split(separator).map((part) => plainCase(fullLevel(part.replace(/\s+/g, " ").trim())));
  const parts = [...partsBy(/\s[-–—|]|[-–—|]\s|--|\s{2,}|[|/;:,]/), ...partsBy(/\s{2,}|[-–—|/;:,]/).slice(0, 1)];
  const role = parts.find(isRole);
  const learner = learning.exec(title ?? "")?.[1];
  return role && learner && !role.toLowerCase().includes(learner.toLowerCase()) ? `${role} ${learner}` : role;
}

/** "Analyst, Intern": without the second word the title would be a higher one. */
const learning = /[,(/|–—-]\s*(intern|trainee|apprentice)\s*(?=$|[,)/|–—-])/iu;

function fullLevel(title: string): string {
  return title.replace(/^sr\.? (?=\S)/i, "Senior ").replace(/^jr\.? (?=\S)/i, "Junior ");
}

function isRole(part: string): boolean {
  const words = part.split(" ");
  const last = part.replace(level, "").replace(/ (?:of|for|to|in|de) .*$/i, "");
  if (part.length > longestRole || words.length > mostWords || !/^[.\p{Lu}]/u.test(part)) return false;
  return agent.test(last) && !noAgent.test(last) && !/company name|[\d#$@]{2}/i.test(part);
}

/** "OPERATIONS MANAGER" as "Operations Manager"; short capitals are abbreviations, and words in small letters stay. */
export function plainCase(text: string): string {
  if (/\p{Ll}/u.test(text) || text.length < 6) return text;
  return text.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
