import { canonicalOf, findTerms, implies } from "~/tailor/lexicon/lexicon";
import { fieldOf } from "~/tailor/match/evidence/place-of";
import { type IndexedLine, wordsOf } from "~/tailor/match/evidence/read-lines";
import { askedWords, traceWord } from "~/tailor/match/evidence/trace-words";
import type { Mention, ResumeIndex } from "~/tailor/match/index-resume";
import type { Posting, Requirement } from "~/tailor/posting";

/** What a resume says of a degree, licence or language that a post asks for. */
export interface Held {
  state: "shown" | "unsaid" | "missing";
  mentions: Mention[];
  lines: IndexedLine[];
  reason: string;
  /** A post that asks for it as a must seldom sees those without it. */
  gates?: "licence" | "degree";
}

/** Not held, for a reason, with what that holds back. */
export const nothing = (reason: string, gates?: Held["gates"]): Held => ({
  state: "missing",
  mentions: [],
  lines: [],
  reason,
  gates,
});

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
/** How the name of a degree begins, whatever it is in ("Associate of Occupational Studies"). */
const degreeWords: [RegExp, number][] = [
  [/^(?:doctor|ph\W?d)/i, 5],
  [/^(?:masters?|mba)$/i, 4],
  [/^(?:bachelors?|baccalaureate)$/i, 3],
  [/^associates?$/i, 2],
];

function levelOf(canonical: string): number {
  const names = [canonical, ...implies(canonical)];
  return Math.max(0, ...names.map((name) => degreeLevels.get(name) ?? 0));
}

const studied = new Set<IndexedLine["place"]>(["education", "certificate", "other", "summary", "skills", "title"]);
const open = /\b(?:related|similar|equivalent|relevant|comparable|other|preferred|plus|or (?:\w+ ){0,4}experience)\b/i;
/** So much of a subject's words, or of words close to them, makes it the subject that was studied. */
const sameSubject = 0.75;

/** Whether a resume has the degree that a post asks for: its level, and one of its subjects where it names any. */
export function findDegree(
  index: ResumeIndex,
  { term, sentence, span, canonical }: Requirement,
  posting: Posting,
): Held {
  const around = posting.source.slice(
    Math.max(sentence.start, span.start - 40),
    Math.min(sentence.end, span.end + 120),
  );
  const level = levelAsked(term, canonical);
  const { mentions, lines, begun } = degreesFrom(index, level);
  if (mentions.length + lines.length === 0 && begun.length > 0)
    return { state: "unsaid", mentions: begun, lines, reason: "The resume speaks of it as of one on the way." };
  if (mentions.length + lines.length === 0) return withoutDegree(index, level, open.test(around));
  const subjects = subjectsOf(term);
  if (subjects.length === 0 || subjects.some((subject) => isStudied(index, subject))) {
    return { state: "shown", mentions, lines, reason: "Your education shows it." };
  }
  const reason = "You have the degree, in another subject than the post names.";
  return open.test(around)
    ? { state: "unsaid", mentions, lines, reason: `${reason} A related one may do.` }
    : { ...nothing(reason, "degree"), mentions };
}

/** Studies by what they are called, where no level is named. */
const study =
  /\b(?:degree|diploma|ged|college|university|graduat\w*|undergraduate|school|baccalaureate|doctora\w+|masters?|bachelors?|associates?|academic|education)\b/i;

/** False for what is learnt in other ways: an apprenticeship, a course, a training. */
export function namesDegree({ term, canonical }: Pick<Requirement, "term" | "canonical">): boolean {
  const named = [...(canonical ? [canonical] : []), ...findTerms(term).map((hit) => hit.canonical)];
  return named.some((name) => levelOf(name) > 0) || study.test(term) || /\b\p{Lu}{1,4}\.?\p{Ll}?\b/u.test(term);
}

function levelAsked(term: string, canonical: string | undefined): number {
  const named = [...(canonical ? [canonical] : []), ...findTerms(term).map((hit) => hit.canonical)];
  const levels = named.map(levelOf).filter((level) => level > 0);
  if (levels.length > 0) return Math.min(...levels);
  return /diploma|\bged\b|some college/i.test(term) ? 1 : anyDegree;
}

/** What names a degree of this level or a higher one: by the lexicon's names, or as a study begins. */
function degreesFrom(index: ResumeIndex, level: number) {
  const found = [...index.mentions].flatMap(([name, all]) =>
    levelOf(name) >= level ? all.filter(({ line }) => studied.has(line.place)) : [],
  );
  const mentions = found.filter((one) => !isBegun(one));
  const lines = mentions.length > 0 ? [] : index.lines.filter((line) => levelStudied(line) >= level);
  return { mentions, lines, begun: found.filter(isBegun) };
}

/** Some of the way to a degree; one that is expected by a date counts. */
const begunWith = /\b(?:towards?|credits|pursuing|working on|part of)\b[^,;|]*$/i;

function isBegun({ line: { atom, span }, start }: Mention): boolean {
  return begunWith.test(atom.text.slice(span.start, start));
}

function levelStudied(line: IndexedLine): number {
  if (line.place !== "education" || fieldOf(line.atom.path).free) return 0;
  const first = wordsOf(line)[0]?.norm ?? "";
  return degreeWords.find(([pattern]) => pattern.test(first))?.[1] ?? 0;
}

function withoutDegree(index: ResumeIndex, level: number, isOpen: boolean): Held {
  const schools = index.lines.filter(({ place }) => place === "education");
  if (level === 1 && schools.length > 0) {
    return { state: "shown", mentions: [], lines: schools.slice(0, 1), reason: "Your education goes beyond it." };
  }
  return nothing(
    index.resume.education.length > 0
      ? "Your education does not name this degree."
      : "The resume names no degree that we could read.",
    level > 1 && !isOpen ? "degree" : undefined,
  );
}

const levelWords =
  /associate|bachelor|master|doctor|graduate|college|university|year|advanced|school|technical|accredited|professional|^(?:a|an|any|the)$/i;

/** "Bachelor's degree in botany, forestry or geology": each subject that would do. */
function subjectsOf(term: string): string[] {
  const after = /\b(?:in|of)\s+(?!arts\b|science\b)(.+)$/i.exec(term)?.[1];
  const before = /^([\w ]{3,40}?) degree$/i.exec(term)?.[1] ?? "";
  return (after ?? (levelWords.test(before) ? "" : before))
    .split(/,|\/|\bor\b|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !open.test(part) && !/^(?:arts|science|field|discipline)s?$/i.test(part));
}

/** The subject by its words, or under another of its names ("HR" for human resources). */
function isStudied(index: ResumeIndex, subject: string): boolean {
  const name = canonicalOf(subject);
  const mentions = name === undefined ? [] : (index.mentions.get(name) ?? []);
  if (mentions.some(({ line }) => line.entry.startsWith("/education/"))) return true;
  const shares = new Map<number, number>();
  for (const { stem, weight } of askedWords(subject)) {
    const trace = traceWord(index, stem);
    for (let i = 0; i < trace.lines.length; i += 1) {
      const at = trace.lines[i] as number;
      if (index.lines[at]?.entry.startsWith("/education/"))
        shares.set(at, (shares.get(at) ?? 0) + weight * (trace.closeness[i] ?? 0));
    }
  }
  return Math.max(0, ...shares.values()) >= sameSubject;
}
