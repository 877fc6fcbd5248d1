/** What a passage of a posting is about; "field" is the label of a job board that names the line of business. */
export type Section =
  | "intro"
  | "field"
  | "duties"
  | "must"
  | "preferred"
  | "nice"
  | "conditions"
  | "benefits"
  | "company"
  | "legal"
  | "apply";

// Order matters: "preferred qualifications" before "qualifications".
const patterns: [Section, string][] = [
  [
    "nice",
    "nice[- ]to[- ]haves?|(?:nice|great|good|helpful|useful|a bonus|a plus) if you(?:'ve| have| had| also have| can| are)?|(?:it )?would be (?:great|nice|lovely|helpful|useful|good|a bonus|a plus|an advantage)(?: if you)?(?: also)?(?: had| have)?|it (?:would be|is|'s) (?:great|nice|lovely|helpful|useful|good|a bonus|a plus|an advantage)(?: if you)?(?: also)?(?: had| have)?|bonus(?: points| skills)?|extra points?.{0,30}|(?:it'?s )?a plus|pluses|optional skills|would be great",
  ],
  [
    "preferred",
    "(?:preferred|desired|desirable|additional|ideal)(?: (?:skills?|qualifications?|experience|requirements?|education|candidate|criteria|attributes))?(?:(?: and |\\/| & )(?:skills?|experience|qualifications?))?",
  ],
  [
    "benefits",
    "(?:our |employee |company )?benefits?(?: package)?|perks(?: (?:and|&) benefits)?|what(?:'s| is) on offer|what (?:we|you(?:'ll)?)(?: will)? (?:offer|get|give|can offer|can expect|receive)(?: you)?|(?:in return|you(?:'ll| will) get)(?:,? (?:we (?:offer|give|provide)(?: you)?|you(?:'ll| will)? (?:get|receive)))?|(?:the )?(?:reward )?package|we (?:can )?(?:offer|give)(?: you)?|rewards?|compensation(?: (?:and|&) benefits)?|salary(?: range)?|why (?:join|work|us|you).{0,30}|pay(?: rate)?|what(?:'s| is) in it for you|remuneration|working hours|hours|shift|schedule|conditions of employment",
  ],
  [
    "company",
    "about (?:us|the (?:company|team|organi[sz]ation|department|client|employer)|our .{2,20})|who we are|company (?:profile|description|overview|background|size|type)|our (?:company|culture|mission|story|values|client|team|vision)|job location|work location|location|the company|department",
  ],
  [
    "legal",
    "equal (?:employment )?opportunity.{0,30}|eeo(?: statement)?|disclaimer|privacy(?: (?:policy|notice))?|diversity(?: (?:and|&) inclusion)?(?: statement)?",
  ],
  [
    "apply",
    "how to apply|to apply|application(?: process| deadline| procedure)?|contact(?: us| information| person)?|apply (?:now|today|here)|further information|next steps|interested|questions",
  ],
  ["field", "(?:industry|industries|sectors?|business sector|job (?:function|category|family)|line of business)"],
  [
    "conditions",
    "(?:physical|mental|sensory|working|work|environmental)(?:(?:, | and |\\/| ?& |, and )(?:mental|sensory|environmental|physical|working))* (?:demands?|requirements?|conditions?|environment|activities|abilities|effort)(?: (?:and|&) (?:working |work )?(?:conditions?|environment|demands?|requirements?))?",
  ],
  [
    "must",
    "(?:(?:job|position|role|minimum|basic|key|core|required|essential|technical|professional|education(?:al)?|candidate|general|special|other|mandatory|experience|skill|your|the|main) )*(?:requirements?|qualifications?|required|skills?|experience|education|competenc(?:y|ies)|knowledge|abilities|profile|background|must[- ]haves?|essentials?|licen[sc]es?|certifications?|credentials?|registrations?|specification|expertise|prerequisites|criteria|stack|technologies|training|tools|languages?)(?:(?: ?, ?| ?\\/ ?| ?& ?| and | or )(?:(?:and |or )?(?:requirements?|qualifications?|skills?|experience|education|competenc(?:y|ies)|knowledge|abilities|licen[sc]es?|certifications?|credentials|registrations|training|expertise)))*(?: (?:required|requirements?|needed|include|needed|you(?:'ll)? need))?",
  ],
  [
    "must",
    "you(?:'ll| will)? need|you(?:'ll| will) (?:bring|have)|what (?:you(?:'ll)?|we|do we|do you|are we|you will|will you) (?:need|bring|have|are looking for|expect|look for|require)(?: to .{2,25}| from you)?|what we'?re looking for|who (?:are you|you are|are we looking for|we(?:'re| are) looking for)|about you|you (?:have|are|bring|possess|should have|must have|will have|might be).{0,20}|(?:we are |we're )?looking for.{0,20}|(?:the |our )?(?:ideal|successful|right|qualified|perfect) (?:candidate|applicant|person)(?: (?:will|should|must|has|have|is)(?: (?:have|be|possess))?)?|to (?:be successful|succeed|qualify).{0,30}|(?:we(?:'ll)?|we will) (?:value|expect|require)(?: your| you to have)?|as a person|further you have|tech stack|technology stack|your tool ?box|personal (?:qualities|profile|attributes|specification)|person specification|candidates? (?:must|should)(?: have)?|applicants (?:must|should)(?: have)?|minimum",
  ],
  [
    "duties",
    "(?:(?:job|key|primary|main|essential|principal|core|your|the|position|daily|general|major|role|duties and|supervisory|other|specific) )*(?:responsibilit(?:y|ies)|duties|functions?|accountabilit(?:y|ies)|tasks?|activities|deliverables|objectives)(?:(?: ?, ?| ?\\/ ?| ?& ?| and )(?:(?:key |essential )?(?:responsibilit(?:y|ies)|duties|tasks?|functions?|accountabilit(?:y|ies)|activities)))*(?: (?:include|are|will include|may include|of the (?:role|position|job)))?",
  ],
  [
    "duties",
    "what (?:you(?:'ll| will)?|will you|would you|the job) (?:do|be doing|would your role look like|involves|work on)|(?:about )?(?:the|your|this) (?:role|position|post|job|mission|challenge|opportunity|work|impact)|what(?:'s| is) the (?:job|role)|your (?:day|job|role)(?: will be)?(?: to)?|(?:job|position|role) (?:description|summary|overview|purpose|details|profile|objective|duties)|(?:position|job|role) ?(?:description)? ?\\/ ?(?:job )?summary|description|summary|overview|purpose|day[- ]to[- ]day|a (?:typical )?day in the life|in this role(?:,? you will)?|you will|how you(?:'ll| will) contribute",
  ],
];

const compiled = patterns.map(([section, source]) => ({
  section,
  whole: new RegExp(`^(?:${source})\\s*(?:\\(.{0,30}\\)\\s*)?(?:include[sd]?|are)?\\s*[:?!.\\-–—]*$`, "i"),
  opening: new RegExp(`^(?:${source})\\s*(?:include[sd]?|are)?\\s*[:?]`, "i"),
}));

// Unmistakable even without a colon, where a scraped post lost its line breaks.
const plainHeadings: { section: Section; pattern: RegExp }[] = [
  {
    section: "must",
    pattern: /^(?:Requirements|Qualifications|Technologies|Your [Pp]rofile|Minimum [Qq]ualifications)\s+(?=\S)/,
  },
  { section: "duties", pattern: /^(?:Responsibilities|Job [Dd]escription|Job [Ss]ummary|Your [Tt]asks)\s+(?=\S)/ },
  {
    section: "conditions",
    pattern: /^(?:Physical (?:[Rr]equirements|[Dd]emands)|Work(?:ing)? (?:[Ee]nvironment|[Cc]onditions))\s+(?=\p{Lu})/u,
  },
  { section: "benefits", pattern: /^Benefits\s+(?=\p{Lu})/u },
  { section: "nice", pattern: /^Nice to have\s+(?=\S)/ },
];

/** The section that a line names when it is a heading and nothing else ("Preferred Qualifications"). */
export function sectionOfHeading(line: string): Section | undefined {
  const text = tidy(line);
  if (text.length === 0 || text.length > 60) return undefined;
  return wholeHeading(text) ?? (text.endsWith(":") ? keywordSection(text) : undefined);
}

function wholeHeading(text: string): Section | undefined {
  return compiled.find(({ whole }) => whole.test(text))?.section;
}

/** True where a line is two names of one section, and nothing else ("Compensation & Perks"). */
export function isJoinedHeading(line: string): boolean {
  const parts = tidy(line)
    .split(/\s*(?:&|\/|,|\band\b)\s*/i)
    .filter(Boolean);
  const [first, ...others] = parts.map(wholeHeading);
  return first !== undefined && others.length > 0 && others.every((other) => other === first);
}

const label =
  /^\W*(?:pay(?: rate)?|rate|salary(?: range)?|working hours|hours|shift|schedule|(?:job |work )?location|where|department|company(?: (?:size|type))?|contact(?: (?:information|person))?)\s*:\s*\S/i;

/** "Pay: £14 an hour": it says what its own line is about, and nothing of the lines below. */
export function isLabelled(line: string): boolean {
  return label.test(line);
}

/** Headings of nobody's list ("Senior Developer Skills & Requirements:") by their leading noun. */
function keywordSection(text: string): Section | undefined {
  if (/\b(?:preferred|desired)\b/i.test(text)) return "preferred";
  if (/requirement|qualification|\bskills\b|competenc|licen[sc]e/i.test(text)) return "must";
  if (/responsibilit|\bduties\b|\btasks\b/i.test(text)) return "duties";
  return /\bbenefits\b|\boffer\b/i.test(text) ? "benefits" : undefined;
}

/** Most lines have no sign of a heading, and need not be held against all of them. */
const openingMark = /^.{0,120}[:?]/s;

/** The section and length of a heading that opens a line ("Requirements: two years …"). */
export function openingHeading(line: string): { section: Section; length: number } | undefined {
  const marked = openingMark.test(line);
  for (const { section, opening } of marked ? compiled : []) {
    const match = opening.exec(line);
    if (match) return { section, length: match[0].length };
  }
  const plain = plainHeadings.find(({ pattern }) => pattern.test(line));
  if (plain) return { section: plain.section, length: plain.pattern.exec(line)?.[0].length ?? 0 };
  const colon = marked ? /^\p{Lu}[^:.]{3,90}:/u.exec(line)?.[0] : undefined;
  const section = colon && keywordSection(colon);
  return section ? { section, length: colon.length } : undefined;
}

function tidy(line: string): string {
  return line
    .replace(/[’\u0092]/g, "'")
    .replace(/^[\s\W]+/, "")
    .replace(/[\s\u00A0]+/g, " ")
    .trim();
}
