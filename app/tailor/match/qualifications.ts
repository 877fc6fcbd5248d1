import { findTerms, implies } from "~/tailor/lexicon/lexicon";
import type { Posting, Requirement } from "~/tailor/posting";
import type { Mention, ResumeIndex } from "./index-resume";
import { type IndexedLine, wordsOf } from "./read-lines";
import { askedWords, traceWord } from "./trace-words";

/** What a resume says of a degree, licence or language that a post asks for. */
export interface Held {
  state: "shown" | "unsaid" | "missing";
  mentions: Mention[];
  lines: IndexedLine[];
  reason: string;
  /** A post that asks for it as a must seldom sees those without it. */
  gates?: "licence" | "degree";
}

const nothing = (reason: string, gates?: Held["gates"]): Held => ({
  state: "missing",
  mentions: [],
  lines: [],
  reason,
  gates,
});

/** Degrees, licences and languages by their own rules; undefined where the lexicon does not know what is asked. */
export function findHeld(index: ResumeIndex, requirement: Requirement, posting: Posting): Held | undefined {
  switch (requirement.kind) {
    case "degree":
      return findDegree(index, requirement, posting);
    case "credential":
      return findLicence(index, requirement);
    case "language":
      return findLanguage(index, requirement);
    default:
      return undefined;
  }
}

/** By name in the lexicon; what it implies lies below it. */
const degreeLevels = new Map([
  ["High School Diploma", 1],
  ["Associate Degree", 2],
  ["Bachelor's Degree", 3],
  ["Master's Degree", 4],
  ["Doctorate", 5],
]);
/** "A degree in nursing": of whatever level. */
const anyDegree = 2;

function levelOf(canonical: string): number {
  const names = [canonical, ...implies(canonical)];
  return Math.max(0, ...names.map((name) => degreeLevels.get(name) ?? 0));
}

const studied = new Set<IndexedLine["place"]>(["education", "certificate", "other", "summary", "skills", "title"]);
const open = /\b(?:related|similar|equivalent|relevant|comparable|other|preferred|plus|or (?:\w+ ){0,4}experience)\b/i;
/** So much of a subject's words, or of words close to them, makes it the subject that was studied. */
const sameSubject = 0.75;

function findDegree(index: ResumeIndex, { term, sentence, span, canonical }: Requirement, posting: Posting): Held {
  const around = posting.source.slice(
    Math.max(sentence.start, span.start - 40),
    Math.min(sentence.end, span.end + 120),
  );
  const named = [...(canonical ? [canonical] : []), ...findTerms(term).map((hit) => hit.canonical)];
  const levels = named.map(levelOf).filter((level) => level > 0);
  const level = levels.length > 0 ? Math.min(...levels) : /diploma|\bged\b|some college/i.test(term) ? 1 : anyDegree;
  const mentions = [...index.mentions].flatMap(([name, all]) =>
    levelOf(name) >= level ? all.filter(({ line }) => studied.has(line.place)) : [],
  );
  const schools = index.lines.filter(({ place }) => place === "education");
  if (mentions.length === 0) {
    if (level === 1 && schools.length > 0) {
      return { state: "shown", mentions: [], lines: schools.slice(0, 1), reason: "Your education goes beyond it." };
    }
    return nothing(
      index.resume.education.length > 0
        ? "Your education does not name this degree."
        : "The resume names no degree that we could read.",
      level > 1 && !open.test(around) ? "degree" : undefined,
    );
  }
  const subjects = subjectsOf(term);
  if (subjects.length === 0 || subjects.some((subject) => isStudied(index, subject))) {
    return { state: "shown", mentions, lines: [], reason: "Your education shows it." };
  }
  const reason = "You have the degree, in another subject than the post names.";
  return open.test(around)
    ? { state: "unsaid", mentions, lines: [], reason: `${reason} A related one may do.` }
    : { ...nothing(reason, "degree"), mentions };
}

const levelWords =
  /associate|bachelor|master|doctor|graduate|college|university|year|advanced|school|technical|accredited|professional|^(?:a|an|any|the)$/i;

/** "Bachelor's degree in marketing, communications or business": each subject that would do. */
function subjectsOf(term: string): string[] {
  const after = /\b(?:in|of)\s+(?!arts\b|science\b)(.+)$/i.exec(term)?.[1];
  const before = /^([\w ]{3,40}?) degree$/i.exec(term)?.[1] ?? "";
  return (after ?? (levelWords.test(before) ? "" : before))
    .split(/,|\/|\bor\b|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !open.test(part) && !/^(?:arts|science|field|discipline)s?$/i.test(part));
}

function isStudied(index: ResumeIndex, subject: string): boolean {
  const shares = new Map<number, number>();
  for (const { stem, weight } of askedWords(subject)) {
    const trace = traceWord(index, stem);
    for (let i = 0; i < trace.lines.length; i += 1) {
      const at = trace.lines[i] as number;
      if (index.lines[at]?.place === "education")
        shares.set(at, (shares.get(at) ?? 0) + weight * (trace.closeness[i] ?? 0));
    }
  }
  return Math.max(0, ...shares.values()) >= sameSubject;
}

/** Who holds the first may do what the second may; the lexicon has the levels of degrees only. */
const higherLicences: [string, string[]][] = [
  ["Licensed Practical Nurse", ["Registered Nurse", "Nurse Practitioner", "CRNA", "Certified Nurse Midwife"]],
  ["Certified Nursing Assistant", ["Licensed Practical Nurse", "Registered Nurse", "Nurse Practitioner", "CRNA"]],
  ["Registered Nurse", ["Nurse Practitioner", "CRNA", "Certified Nurse Midwife"]],
  ["Driver's License", ["Commercial Driver's License"]],
  ["Engineer in Training", ["Professional Engineer"]],
  ["OSHA 10", ["OSHA 30"]],
];

/** What the law asks of those who do the work; people leave their driver's licence out of a resume. */
const lawful =
  /licen[sc]|registered nurse|nurse practitioner|crna|physician assistant|medical doctor|professional engineer|journeyman|bar admission|\bCPA\b|pharmacist|series \d/i;
const seldomSaid = /^driver'?s licen[sc]e$/i;

function findLicence(index: ResumeIndex, { canonical, term, weight }: Requirement): Held | undefined {
  const registered = findRegistration(index, canonical ?? term);
  if (registered || canonical === undefined) return registered;
  const higher = higherLicences.find(([name]) => name === canonical)?.[1] ?? [];
  const mentions = [canonical, ...(index.implied.get(canonical) ?? []), ...higher].flatMap(
    (name) => index.mentions.get(name) ?? [],
  );
  const own = mentions.filter(({ line }) => line.place !== "bullet" && line.place !== "summary" && line.support > 0);
  if (own.length > 0) return { state: "shown", mentions: own, lines: [], reason: "The resume shows it." };
  const gates = lawful.test(`${canonical} ${term}`) && !seldomSaid.test(canonical) && weight === "must";
  if (mentions.length > 0) {
    const reason = "A line names it, but does not say that you hold it.";
    return { state: "unsaid", mentions, lines: [], reason };
  }
  return nothing("Nothing in the resume shows this.", gates ? "licence" : undefined);
}

/** "NMC registration", "registered with the NMC", "HCPC licence to practise". */
const registration = /\b(?:regist(?:ration|ered|er|rant)|licen[sc](?:e|ed|ure)|pin)\b/i;
const body = /(?<![\p{L}&])\p{Lu}{3,6}(?![\p{L}&])/u;

/** A registration by the body that keeps the register, whatever the words: "NMC Registered Nurse", "NMC PIN 12A3456E". */
function findRegistration({ lines }: ResumeIndex, term: string): Held | undefined {
  const name = registration.test(term) ? body.exec(term)?.[0] : undefined;
  if (!name) return undefined;
  const own = lines.filter((line) => {
    if (line.place === "bullet" || line.place === "summary" || line.support <= 0) return false;
    const said = wordsOf(line).map(({ norm }) => norm);
    return said.includes(name.toLowerCase()) && said.some((word) => registration.test(word));
  });
  if (own.length === 0) return undefined;
  return { state: "shown", mentions: [], lines: own, reason: "The resume shows it." };
}

/** How well somebody speaks a language, beside its name: "Polish (native)", "native Polish speaker", "fluent in Polish". */
const level =
  "native(?:ly)?|fluent(?:ly)?|bilingual|proficient|conversational|mother tongue|first language|intermediate|advanced|basic|[ABC][12]|speaker|speaking";

function speaks(line: IndexedLine, language: string): boolean {
  const { atom, span, entry } = line;
  if (!wordsOf(line).some(({ norm }) => norm === language.toLowerCase())) return false;
  const said = atom.text.slice(span.start, span.end);
  const at = new RegExp(`(?<!\\p{L})${language}(?!\\p{L})`, "u").exec(said)?.index;
  if (at === undefined) return false;
  if (entry.startsWith("/languages/")) return true;
  const around = said.slice(Math.max(0, at - 20), at + language.length + 20);
  return new RegExp(`\\b(?:${level})\\b`, "i").test(around);
}

function findLanguage(index: ResumeIndex, { canonical }: Requirement): Held | undefined {
  if (canonical === undefined) return undefined;
  if (canonical === "English") {
    return { state: "shown", mentions: [], lines: [], reason: "The resume is written in it." };
  }
  const mentions = index.mentions.get(canonical) ?? [];
  // The lexicon leaves out names that are other words too ("Polish"), unless the line tells what is meant.
  const lines = mentions.length > 0 ? [] : index.lines.filter((line) => speaks(line, canonical));
  if (lines.length > 0) return { state: "shown", mentions, lines, reason: "The resume shows it." };
  if (mentions.length === 0) return nothing("Nothing in the resume shows this.");
  return { state: "shown", mentions, lines: [], reason: "The resume shows it." };
}
