/** A choice that depends on nothing but its text: the same case on every run and machine. */
function pick<Item>(items: readonly Item[], seed: string): Item | undefined {
  let hash = 2_166_136_261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return items[(hash >>> 0) % Math.max(1, items.length)];
}

/** One falsifying edit of a true text; undefined where the text has nothing of the kind. */
export type Edit = (text: string) => string | undefined;

const number = /(?<![\p{L}\d.,:/-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d:/]|[.,]\d|\p{L}|-\p{L})/gu;
const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function numbersIn(text: string) {
  return [...text.matchAll(number)].filter(
    ({ 0: digits, index }) =>
      !/^(?:19|20)\d\d$/.test(digits) &&
      !/^(?:\+|\s(?:million|billion|thousand)\b)/.test(text.slice(index + digits.length)),
  );
}

function replaceAt(text: string, match: RegExpMatchArray, next: string): string {
  const at = match.index ?? 0;
  return text.slice(0, at) + next + text.slice(at + match[0].length);
}

function onNumber(text: string, change: (value: number, digits: string) => string | undefined): string | undefined {
  const match = pick(numbersIn(text), text);
  if (!match) return undefined;
  const next = change(Number(match[0].replaceAll(",", "")), match[0]);
  return next === undefined ? undefined : replaceAt(text, match, next);
}

function swapWords(text: string, pairs: [RegExp, string][]): string | undefined {
  const found = pairs.find(([pattern]) => pattern.test(text));
  if (!found) return undefined;
  return text.replace(found[0], (word) =>
    /^\p{Lu}/u.test(word) ? found[1][0]?.toUpperCase() + found[1].slice(1) : found[1],
  );
}

/** Adds words to the end of the first sentence. */
function append(text: string, addition: string | undefined): string | undefined {
  if (!addition) return undefined;
  const end = /[.;](?=\s|$)/.exec(text)?.index ?? text.length;
  return `${text.slice(0, end)}${addition}${text.slice(end)}`;
}

function absent(items: readonly string[], text: string): string | undefined {
  const free = items.filter((item) => !text.toLowerCase().includes(item.toLowerCase()));
  return pick(free, text);
}

const arabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const tools =
  "Excel Python Salesforce AutoCAD QuickBooks Photoshop SAP Jira Docker Tableau Figma Epic Kubernetes PostgreSQL Kafka NetSuite Revit Xero Sage InDesign Illustrator".split(
    " ",
  );
/** Skills that the sample posts ask for. */
const posted = [
  "ventilator care",
  "renal replacement therapy",
  "Advanced Life Support",
  "Kafka",
  "RabbitMQ",
  "Terraform",
  "ClickHouse",
  "PCI DSS",
  "Power Query",
  "NetSuite",
  "lease accounting",
  "Kotlin",
];
const employers = [
  "Brightmoor Group",
  "Calloway Partners",
  "Penrith Foundation",
  "Ostrava Holdings",
  "Sunderby Clinic",
];
const titles = ["Regional Director", "Head of Operations", "Chief Engineer", "Senior Consultant", "Vice President"];
const degrees = ["an MSc in Statistics", "an MBA", "a PhD in Chemistry", "a BSc in Geology"];
const credentials = ["PMP certified", "CFA charterholder", "CISSP certified", "Six Sigma Black Belt"];
const languages = ["Portuguese", "Mandarin", "Arabic", "Dutch", "Welsh"];
const outcomes = [
  ", raising revenue by 20%",
  ", winning a national award",
  ", saving $2 million a year",
  ", with perfect inspection results",
  ", which doubled profits",
];
const strangers = ["satellites", "lawsuits", "helicopters", "orchestras", "submarines"];

/** Falsifying edits by the kind of claim that they forge. */
export const lies: Record<string, Edit> = {
  "number raised": (text) => onNumber(text, (value) => String(value < 20 ? value + 3 : Math.round(value * 1.4))),
  "number lowered": (text) => onNumber(text, (value) => (value > 4 ? String(Math.floor(value * 0.6)) : undefined)),
  "number times ten": (text) => onNumber(text, (value) => String(Math.round(value * 10))),
  "numbers swapped": (text) => {
    const [first, second] = numbersIn(text);
    if (!first || !second || first[0] === second[0]) return undefined;
    return replaceAt(replaceAt(text, second, first[0]), first, second[0]);
  },
  "scale in thousands": (text) => onNumber(text, (value) => (Number.isInteger(value) ? `${value}k` : undefined)),
  "scale in millions": (text) => onNumber(text, (value, digits) => (value > 1 ? `${digits} million` : undefined)),
  "number spelled out wrong": (text) => onNumber(text, (value) => words[value + 1]),
  "other digits, other number": (text) => onNumber(text, (value) => arabic(String(Math.round(value) + 7))),
  "plus sign": (text) =>
    /\d%|above/.test(text) ? undefined : onNumber(text, (value, digits) => (value > 1 ? `${digits}+` : undefined)),
  "more than": (text) =>
    /above/.test(text) ? undefined : onNumber(text, (value, digits) => (value > 2 ? `more than ${digits}` : undefined)),
  "per cent to points": (text) => (/\d%/.test(text) ? text.replace(/(\d)%/, "$1 percentage points") : undefined),
  "unit of time": (text) =>
    swapWords(text, [
      [/\bminutes\b/, "seconds"],
      [/\bhours\b/, "days"],
      [/\bdays\b/, "hours"],
      [/\bweeks\b/, "days"],
      [/\bmonths\b/, "weeks"],
      [/\byears\b/, "decades"],
    ]),
  currency: (text) =>
    swapWords(text, [
      [/\$(?=\d)/, "€"],
      [/€(?=\d)/, "£"],
      [/£(?=\d)/, "$"],
    ]),
  period: (text) =>
    swapWords(text, [
      [/\b(?:a|per|each) (?:day|shift|night)\b/, "per hour"],
      [/\b(?:a|per|each) week\b/, "per day"],
      [/\b(?:a|per|each) month\b/, "per week"],
      [/\b(?:a|per|each) year\b/, "per month"],
      [/\bmonthly\b/i, "daily"],
      [/\bweekly\b/i, "hourly"],
      [/\bannual\b/i, "monthly"],
      [/\bquarterly\b/i, "weekly"],
    ]),
  "counted noun": (text) => {
    const stranger = pick(strangers, text);
    const next = text.replace(
      /(\b(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) )(?!years|months|weeks|days|hours|minutes|million|thousand|percent|per\b|to\b|of\b|and\b|or\b)\p{Ll}+s\b/u,
      `$1${stranger}`,
    );
    return next === text ? undefined : next;
  },
  "tool swapped": (text) => {
    const used = tools.find((tool) => new RegExp(`\\b${tool}\\b`).test(text));
    return used && text.replace(new RegExp(`\\b${used}\\b`), absent(tools, text) ?? used);
  },
  "tool added": (text) => append(text, ` using ${absent(tools, text)}`),
  "skill of the post": (text) => append(text, ` with ${absent(posted, text)}`),
  "employer added": (text) => append(text, ` at ${absent(employers, text)}`),
  "title claimed": (text) => `As ${absent(titles, text)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  "title raised": (text) =>
    swapWords(text, [
      [/\b(?:junior|assistant|trainee|apprentice|deputy) (?=[a-z])/i, "senior "],
      [/\bintern\b/i, "manager"],
    ]),
  "year moved": (text) => {
    const next = text.replace(
      /\b(19|20)(\d)(\d)\b/,
      (_, century, ten, one) => `${century}${ten}${(Number(one) + 7) % 10}`,
    );
    return next === text ? undefined : next;
  },
  "date added": (text) => append(text, " since March 2006"),
  "duration added": (text) => append(text, " for seventeen years"),
  "degree added": (text) => append(text, `, holding ${pick(degrees, text)}`),
  "credential added": (text) => append(text, `, ${absent(credentials, text)}`),
  "language added": (text) => append(text, ` in fluent ${absent(languages, text)}`),
  "level raised": (text) =>
    swapWords(text, [
      [/\b(?:basic|intermediate|conversational|working knowledge of|familiar with|familiarity with|some)\b/i, "expert"],
    ]),
  ownership: (text) => {
    const next = text.replace(
      /^(?:Helped|Assisted|Supported|Contributed to|Participated in|Took part in|Worked on|Wrote|Built|Prepared|Trained|Designed|Installed|Checked|Cared for|Filed|Automated|Taught|Reduced|Cut)\b/,
      "Owned",
    );
    return next === text ? undefined : next;
  },
  leading: (text) => {
    const next = text.replace(
      /^(?:Helped|Assisted|Supported|Contributed to|Participated in|Took part in|Worked on|Shadowed|Observed|Attended)\b/,
      "Led",
    );
    return next === text ? undefined : next;
  },
  "sole credit": (text) => `Single-handedly ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  "being the first": (text) => append(text, ", the first in the industry"),
  reach: (text) => append(text, pick([" company-wide", " worldwide", " across twelve countries", " nationwide"], text)),
  "hedge turned to more": (text) =>
    swapWords(text, [[/\b(?:about|around|approximately|roughly|nearly|almost|up to)(?= [$€£]?\d)/i, "over"]]),
  "hedge dropped": (text) => {
    const next = text.replace(/\b(?:nearly|almost|up to|under|less than) (?=[$€£]?\d)/i, "");
    return next === text ? undefined : next;
  },
  "negation dropped": (text) => {
    const next = text.replace(/\b(?:without|with no|no|not|never) (?=\p{Ll})/u, (cue) =>
      /^with/i.test(cue) ? "with " : "",
    );
    return next === text ? undefined : next;
  },
  "direction turned": (text) =>
    swapWords(text, [
      [/\b(?:reduced|cut|lowered|decreased|shortened)\b/i, "increased"],
      [/\b(?:reducing|cutting|lowering|shortening)\b/i, "increasing"],
      [/\b(?:fell|dropped)\b/i, "rose"],
      [/\b(?:increased|raised|grew|improved)\b/i, "reduced"],
      [/\brose\b/i, "fell"],
      [/\b(?:increasing|growing|raising)\b/i, "reducing"],
    ]),
  "attempt made a deed": (text) => {
    const next = text.replace(
      /^(?:Tried to|Attempted to|Sought to|Aimed to|Hoped to|Planned to|Proposed to|Wanted to) (\p{Ll}+?)e? /u,
      "$1ed ",
    );
    return next === text ? undefined : next.charAt(0).toUpperCase() + next.slice(1);
  },
  "team added": (text) => append(text, " with a team of nineteen"),
  "outcome invented": (text) => append(text, pick(outcomes, text)),
};
