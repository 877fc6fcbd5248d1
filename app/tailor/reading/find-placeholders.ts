import type { Resume } from "~/tailor/resume";

/** A text of a template that nobody put a value in the place of, as it stands, and the part of the resume it stands in. */
interface Placeholder {
  text: string;
  /** "basics", "work-0", "skills-1". */
  part: string;
}

/** Words that say which value belongs in a place, in the order in which templates put them together. */
const things =
  "company|employer|organi[sz]ation|business|school|university|college|institution|client|customer|job|position|role|project|product|degree|course|major|certificat(?:e|ion)|award|skill|tool|technology|software|team|department|industry|street|city|town|state|province|country|region|zip|postal|phone|mobile|telephone|e-?mail|linkedin|github|portfolio|website|url|start|end|graduation|first|last|middle|full|candidate|applicant|manager|reference|achievement|result|metric|task|responsibility|action|outcome|publication|goal|process|initiative|system|event|platform|audience|quantity|accomplishment|people|users|items";
const kinds =
  "hiring|recruiter|recipient|interviewer|name|title|names|titles|number|no|address|code|date|dates|year|years|month|months|day|location|amount|percent|percentage|metric|result|value|figure|here|profile|url|link|handle|type|level|description|summary|x+|n+|y+|#+|\\d";
const small =
  "your|my|the|a|an|of|or|and|in|to|for|with|from|by|insert|enter|add|type|specific|relevant|positive|key|e\\.?g\\.?|etc";
const slot = new RegExp(`^(?:(?:${things}|${kinds}|${small})s?)$`, "iu");
const meaning = new RegExp(`^(?:${things}|${kinds})s?$`, "iu");
const instruction = /^(?:your|insert|enter|add|type|replace|describe|specify|mention|explain|briefly)\b/iu;

/** "[Company Name]", "<number>", "{{date}}": words in brackets that name a value. "[1]", "[sic]", "List<String>" are none. */
const bracketed =
  /(?<![\p{L}\p{N}])(?:\[{1,2}([^[\]]{1,60})\]{1,2}|<{1,2}([^<>]{1,60})>{1,2}|\{{1,2}([^{}]{1,60})\}{1,2})/gu;

/** Whether words that stood in brackets name a value that belongs there: "Company Name". */
export function isSlot(inside: string): boolean {
  const words = inside
    .trim()
    .split(/[\s,/&:_.-]+/u)
    .map((word) => word.replace(/['’]s?$/u, ""))
    .filter(Boolean);
  if (words.length === 0 || words.length > 10) return false;
  if (/^(?:[xn]+|[#_.…]+|\d?[xn]{2,}|[$€£]?[xn#]+[%kKmM]?)$/iu.test(inside.trim())) return true;
  if (instruction.test(inside.trim()) && words.length > 1) return true;
  return words.every((word) => slot.test(word)) && words.some((word) => meaning.test(word) && !/^\d+$/.test(word));
}

/** Signs that stand for a figure: "XX%", "$X", "20XX", "(XXX) XXX-XXXX", "##%", "grew by ___ percent". */
const unfilled =
  /(?<![\p{L}\p{N}])(?:[$€£]\s?[Xx#]{1,9}(?:[.,][Xx#]+)*[kKmMbB]?|[XxN#]{1,4}\s?%|[Xx]{2,3}\+? (?:percent|years?|months?|people|employees|clients|users)|(?:19|20)[Xx]{2}|\(?[Xx]{3}\)?[\s.-]{1,2}[Xx]{3}[\s.-][Xx]{4}|[Xx]{2}\/[Xx]{2}\/[Xx]{2,4}|#{2,12}|[Xx]{4,12})(?![\p{L}\p{N}])|(?<=\p{L} ?)_{3,40}(?= ?[\p{L}%])/gu;

/** Filler, and what templates tell whoever fills them in. */
const filler =
  /\blorem ipsum\b[^.]{0,40}|\bdolor sit amet\b|^(?:click (?:here|to)|tap here|(?:insert|enter|type|add|describe|list|write|replace|include) (?:your|the name of)|use this (?:section|space)|replace this)\b.{0,60}|\byour (?:text|name|title|company|content) (?:goes )?here\b/giu;

/** Names of a place as they stand where the name itself belongs; behind a colon they are a label of something that follows. */
const named =
  /(?<![\p{L}\p{N}])(?:Company|Employer|Organi[sz]ation|School|University|College|Institution|Client)(?:'s)? Names?(?: Here)?(?![\p{L}\p{N}]|\s*[:=–-])/gu;

/** A field that holds the name of itself: "Job Title", "City, State", "Name of University", "Your Name Here". */
const itself = {
  name: /^(?:(?:your|my|full|first|last|candidate|applicant|the)[\s'’]*(?:and\s)?)*(?:first ?name|last ?name|surname|name|names)(?: (?:last ?name|surname|here))*$|^first ?(?:name)? (?:middle )?last ?(?:name)?$/iu,
  title:
    /^(?:(?:your|the|current|desired|target)\s)*(?:(?:job|position|role|professional) (?:title|position|role)|(?:title|position|role|job)(?= here))(?: here| held)?$|^(?:your|current|desired|target) (?:title|position|role|job)$/iu,
  organisation:
    /^(?=.*[\s/]|company$|employer$|organi[sz]ation$)(?:(?:your|the|current|previous)\s)*(?:(?:name of )?(?:the |your )?(?:company|employer|organi[sz]ation|school|university|college|institution)(?:\/(?:company|employer|organi[sz]ation|school|university|college|institution))?)(?: names?)?(?: here)?$/iu,
  degree:
    /^(?:your (?:degree|major)|(?:field|course|area) of study|(?:degree|major)(?: and major)?(?: name| title| type| here| obtained)+)$/iu,
  place:
    /^(?:your |the )?(?:street|city|town|state|country|province|region|st|zip|postal|code|address|location|job|company|line|number|\d)(?:[\s,/|-]+(?:street|city|town|state|country|province|region|st|zip|postal|code|address|location|line|number|or|here|\d))*$/iu,
  other:
    /^(?:your |the )?(?:skill|project|certificat(?:e|ion)|award|language|interest|hobby|reference|achievement)(?: (?:name|title|here|\d))+$/iu,
} as const;

/** Addresses kept free for examples, and mailboxes that are called what they are. */
const exampleMail =
  /@(?:[\w-]+\.)?(?:example|yourdomain|your-domain|mydomain|domain|yourcompany|company|website|yourwebsite|mail)\.(?:com|org|net)$|^(?:your|my)?[._-]?(?:e-?mail|name|full[._-]?name|user[._-]?name|first[._-]?name|first[._-]?(?:name)?[._-]?last[._-]?(?:name)?|e-?mail[._-]?address|you|someone)\d{0,3}@/iu;
const exampleAddress =
  /^(?:https?:\/\/)?(?:www\.)?(?:example\.(?:com|org|net)|your-?(?:name|site|website|domain|portfolio)\.)|\/(?:in\/)?(?:your-?(?:name|profile|user-?name|handle|link|id)|user-?name|profile-?name|first-?(?:name)?-?last-?(?:name)?)\/?$/iu;

/** Numbers that are nobody's: all digits alike, digits in a row, an area code that does not exist. */
function isExamplePhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return (
    /[xX#]{3}/.test(phone) ||
    (local.length >= 7 && /^(\d)\1+$/.test(local)) ||
    /(?:^|\D)0?123456789/.test(` ${digits}`) ||
    (local.length === 10 && /^(?:555|123)\d{7}$|^\d{3}1234567$/.test(local))
  );
}

/** Whole parts of a date in the words of a template: "MM/YYYY", "Month Year - Month Year". */
const exampleDate =
  /^\W*(?:(?:mm|dd)[/.-])*(?:yyyy|yy)\b.*$|^\W*(?:start|from|end|to)? ?(?:date|month,? year|month\/year)(?:\s*(?:[-–—]|to)\s*(?:end|to|start)? ?(?:date|month,? year|month\/year|present|current))?\W*$/iu;

/** A field that holds the name of itself is no longer; longer texts are sentences. */
const longestField = 200;
/** Of a longer text the rest is not looked at: nobody fills in a template by that much. */
const longestText = 5000;
const longestShown = 100;
/** More are told together: a template that nobody filled in at all has one in every line. */
const most = 40;
const openers = new Set("[<{(");
const closers = new Set("]>}),.:;");

/** A value without the brackets and stops around it. Not by an expression: one that looks for an end tries at every start. */
function withoutBrackets(text: string): string {
  let [start, end] = [0, text.length];
  const isEdge = (at: number, signs: Set<string>) => signs.has(text.charAt(at)) || text.charAt(at).trim() === "";
  while (start < end && isEdge(start, openers)) start += 1;
  while (end > start && isEdge(end - 1, closers)) end -= 1;
  return text.slice(start, end);
}

/** What stands in a sentence in the place of a value. */
function leftIn(text: string): string[] {
  const slots = [...text.matchAll(bracketed)].filter((match) => isSlot(match[1] ?? match[2] ?? match[3] ?? ""));
  const rest = text.replace(bracketed, " ");
  const others = [unfilled, filler, named].flatMap((pattern) => [...rest.matchAll(pattern)]);
  return [...slots, ...others].map(([whole]) => whole);
}

/** What a line of a letter holds where it is short: whom it is from and to, the role, the place. */
const ofLetter = [itself.name, itself.title, itself.organisation, itself.place, exampleDate];

/** What stands in a letter in the place of a value, each told once. */
export function findLetterPlaceholders(letter: string): string[] {
  const found = new Map<string, string>();
  for (const line of letter.split("\n")) {
    const text = line.trim().slice(0, longestText);
    const plain = withoutBrackets(text);
    const isField = plain.length > 0 && plain.length <= longestField && ofLetter.some((kind) => kind.test(plain));
    const mails = text.split(/[\s|,;]+/u).filter((word) => word.length <= longestField && exampleMail.test(word));
    for (const left of isField ? [text] : [...leftIn(text), ...mails]) {
      const shown = left.trim().slice(0, longestShown);
      if (shown && found.size < most) found.set(shown.toLowerCase(), shown);
    }
  }
  return [...found.values()];
}

/** What stands in the finished resume in the place of a value, in the order of its parts, each told once a part. */
export function findPlaceholders(resume: Resume): Placeholder[] {
  const found = new Map<string, Placeholder>();
  const note = (part: string, text: string) => {
    const shown = text.trim().slice(0, longestShown);
    if (shown && found.size < most) found.set(`${part} ${shown.toLowerCase()}`, { text: shown, part });
  };
  /** A value; `kind` says what belongs there, none where it is a sentence. */
  const look = (part: string, written: string | undefined, kind?: keyof typeof itself) => {
    if (!written) return;
    const text = written.slice(0, longestText);
    const plain = withoutBrackets(text);
    const isField = plain.length <= longestField;
    if (isField && ((kind && itself[kind].test(plain)) || exampleDate.test(plain))) return note(part, text);
    for (const left of leftIn(text)) note(part, left);
  };
  lookAtBasics(resume, look, note);
  lookAtEntries(resume, look);
  return [...found.values()];
}

type Look = (part: string, text: string | undefined, kind?: keyof typeof itself) => void;

function lookAtBasics({ basics }: Resume, look: Look, note: (part: string, text: string) => void): void {
  const { name, label, email, phone, url, summary, location, profiles } = basics;
  look("basics", name, "name");
  look("basics", label, "title");
  look("basics", location?.address, "place");
  look("basics", summary);
  if (email && email.length <= longestField && exampleMail.test(email)) note("basics", email);
  if (phone && phone.length <= longestField && isExamplePhone(phone)) note("basics", phone);
  for (const address of [url, ...profiles.map((profile) => profile.url ?? profile.username)]) {
    if (address && address.length <= longestField && exampleAddress.test(address)) note("basics", address);
  }
}

function lookAtEntries(resume: Resume, look: Look): void {
  const each = <Entry>(section: string, entries: Entry[], read: (entry: Entry, part: string) => void) => {
    for (const [index, entry] of entries.entries()) read(entry, `${section}-${index}`);
  };
  const lines = (part: string, texts: readonly (string | undefined)[], kind?: keyof typeof itself) => {
    for (const text of texts) look(part, text, kind);
  };
  each("work", resume.work, ({ name, position, location, summary, highlights }, part) => {
    look(part, position, "title");
    look(part, name, "organisation");
    look(part, location, "place");
    lines(part, [summary, ...highlights]);
  });
  each("volunteer", resume.volunteer, ({ organization, position, location, summary, highlights }, part) => {
    look(part, position, "title");
    look(part, organization, "organisation");
    look(part, location, "place");
    lines(part, [summary, ...highlights]);
  });
  each("education", resume.education, ({ institution, area, studyType, location, courses, highlights }, part) => {
    look(part, institution, "organisation");
    lines(part, [area, studyType], "degree");
    look(part, location, "place");
    lines(part, [...courses, ...highlights]);
  });
  each("projects", resume.projects, ({ name, description, highlights }, part) => {
    look(part, name, "other");
    lines(part, [description, ...highlights]);
  });
  each("skills", resume.skills, ({ keywords }, part) => lines(part, keywords, "other"));
  each("languages", resume.languages, ({ language }, part) => look(part, language, "other"));
  each("certificates", resume.certificates, ({ name, issuer }, part) => {
    look(part, name, "other");
    look(part, issuer, "organisation");
  });
  each("awards", resume.awards, ({ title, awarder, summary }, part) => {
    look(part, title, "other");
    look(part, awarder, "organisation");
    look(part, summary);
  });
  each("publications", resume.publications, ({ name, summary }, part) => lines(part, [name, summary]));
  each("interests", resume.interests, ({ name, keywords = [] }, part) => lines(part, [name, ...keywords], "other"));
  each("references", resume.references, ({ name, reference }, part) => {
    look(part, name, "name");
    look(part, reference);
  });
  each("other", resume.other, ({ lines: texts }, part) => lines(part, texts));
}
