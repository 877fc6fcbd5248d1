const asking =
  /\b(?:must|required?|requires|requirements? (?:is|are|include)|experienced? (?:with|in|of|as|within|from|\w+ing)\b|expert(?:ise)? (?:in|with)|specialist in|years?(?:'|’)? (?:of|experience)|knowledge of|proficien|ability to|able to|skills?|degree|certifi|licen[sc]e|fluent|familiar|expertise|understanding of|preferred|nice to have|is a plus|looking for|desire[ds]?|background in|minimum|you (?:have|hold|possess|know)\b(?! the (?:opportunity|chance)))/i;

export const legal =
  /equal[- ](?:employment[- ])?opportunit|affirmative action|without regard to|regardless of (?:race|gender|age)|sexual orientation|gender identity|protected veteran|veteran status|reasonable accommodation|e-verify|do(?:es)? not discriminate|drug[- ]?(?:free|test|screen)|\bm\/f\/(?:d\/v|vet|disab)|eoe\b|eeo\b|all qualified applicants|background (?:check|screen)|authorized to work|work authori[sz]ation|national origin|marital status|genetic (?:information|testing|predisposition)|(?:protected|other) (?:class|status|characteristic)|victim status|blood trait|third parties|not intended to (?:be|cover)|other duties (?:as|may)|criminal/i;
const applying =
  /https?:|www\.|\S@\S|send (?:your |a |us )?(?:resume|cv|application)|apply (?:now|online|today|here|via|by)|click (?:here|on|the)|please (?:apply|send|submit|contact|note|visit|forward|email|call)|submit (?:your|a)|(?:resume|cv) to\b|for more information|follow us|find us|visit (?:our|us)|read more|contact .{3,40} (?:at|on)\b|date posted|likes:|we look forward|mons_|var [a-z_]+ ?=|[{}]|\$\(|\.test\(|\.attr\(|break;|application deadline|deadline for|(?:primary|job) locations?\b|employee status|job posting|facebook.{0,20}(?:linkedin|twitter|google)|^\W*(?:facebook|linkedin|twitter|instagram|google\+?|youtube|share|tweet)\W*$|#?\bLI-[A-Z0-9]{2}|job ?(?:id|code|number|ref)|req(?:uisition)? ?(?:#|id|number)/i;
const perkWords =
  /401 ?\(?k|dental|vision (?:insurance|plan|coverage)|(?:medical|health|life|disability) (?:insurance|coverage|benefits?|plans?)|paid (?:time|vacation|holiday|leave|training|parental)|competitive (?:salary|pay|compensation|wage|benefit)|\bpto\b|vacation|benefits? package|tuition|stock options|free (?:lunch|snacks|parking|meals)|pension|employee discount|associate discount|salary|per hour|\$ ?\d|bonus(?:es)?|flexible (?:hours|working|schedule)|career (?:growth|advancement|development)|holidays?(?: pay)?|retirement|work[- ]life/gi;
/** Words that leave no doubt. */
const surePerk =
  /salary (?:range|commensurate|is|will)|commensurate with|(?:holiday|vacation|sick) pay\b|company[- ]paid|weekly pay|direct deposit|pay ?checks?\b|sign(?:ing)?[- ]on bonus/i;
/** Benefits as the work itself: payroll and personnel. */
const perkWork = /\b(?:administer|process|prepare|reconcil|negotiat|manag)/i;
const perkExempt = /\b(?:administer|process|manag|experience|knowledge|prepare|reconcil|underwrit|negotiat)/i;
const boasting =
  /\b(?:founded in|headquartered|established in|fortune \d+|world(?:'|’)?s? (?:leading|largest)|market leader|(?:is|are) (?:a|an|the|one of the) (?:\w+[ -]){0,4}(?:leading|leader|largest|fastest|premier|global|privately|top|nationwide|award|provider|company|organi[sz]ation|firm|startup|start-up)|our (?:mission|culture|values|vision|story|clients include|brands|people|founders|associates|team members)|we (?:are proud|believe|strive|pride|serve|have been|have over|employ|specialize)|offices in|specializ(?:es|ing) in|join (?:us|our)|since \d{4}|years in (?:business|the industry)|employees worldwide|exciting opportunity|has an (?:exciting|immediate) )/i;

const bodily =
  /\b(?:lift|carry|push|pull|stand|bend|kneel|stoop|crouch|climb|sit|reach|walk|grasp|crawl|squat|balanc|twist|see|hear)(?:s|ing)?\b/gi;
/** What the words of a sentence speak of, whatever stands around it. */
export function signsOf(sentence: string): string[] {
  const signs: [string, boolean][] = [
    ["asks", asking.test(sentence)],
    ["legal", legal.test(sentence)],
    ["applying", applying.test(sentence)],
    ["boasting", boasting.test(sentence)],
    ["perk", isPerk(sentence)],
    ["body", isPhysical(sentence)],
  ];
  return signs.flatMap(([name, holds]) => (holds ? [name] : []));
}

/** What the body must bear: no resume shows it. */
function isPhysical(sentence: string): boolean {
  const moves = new Set([...sentence.matchAll(bodily)].map((match) => match[0].toLowerCase())).size;
  if (
    /^\W*(?:sit|stand|walk|bend|kneel|stoop|crouch|climb|reach|grasp|push|pull|lift|carry|squat|crawl)(?:t?ing)?\b/i.test(
      sentence,
    ) &&
    sentence.length < 40
  )
    return true;
  return moves >= 3 || (moves >= 1 && /\b(?:pounds|lbs?|kg)\b/i.test(sentence));
}

function isPerk(sentence: string): boolean {
  if (surePerk.test(sentence) && !perkWork.test(sentence)) return true;
  const perks = new Set([...sentence.matchAll(perkWords)].map((match) => match[0].toLowerCase())).size;
  return perks >= 2 || (perks === 1 && !perkExempt.test(sentence));
}
