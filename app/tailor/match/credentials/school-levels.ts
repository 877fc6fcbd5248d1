import type { IndexedLine } from "~/tailor/match/evidence/read-lines";
import { askedWords } from "~/tailor/match/evidence/trace-words";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import type { Posting, Requirement } from "~/tailor/posting";
import { type Held, nothing } from "./find-degree";

/** What school certificates and vocational awards are worth on the one scale of levels that British posts speak of. */
const certificates: [RegExp, number][] = [
  [/\b(?:GCSEs?|O[- ]levels?|National 5s?|Junior Cert(?:ificate)?)\b/, 2],
  [/\b(?:A[- ][Ll]evels?|Scottish Highers|Leaving Cert(?:ificate)?|[Ii]nternational [Bb]accalaureate)\b/, 3],
];
/** The same of awards between school and degree, which have a subject. */
const higher: [RegExp, number][] = [
  [/\bHNCs?\b/, 4],
  [/\b(?:HNDs?|[Ff]oundation [Dd]egree)\b/, 5],
];
const award = `(?:NVQs?|SVQs?|BTECs?|City (?:&|and) Guilds|QCF|RQF|[Dd]iploma|[Cc]ertificate|[Qq]ualification|[Aa]pprenticeship)`;
const numbered = new RegExp(
  `\\b${award}\\b.{0,20}?\\b(?:[Ll]evel |L)(\\d)\\b|\\b(?:[Ll]evel |L)(\\d)\\b.{0,40}?\\b${award}\\b`,
  "u",
);
/** A degree is above every school certificate. */
const degree = 6;
const onTheWay =
  /\b(?:doing|working|work|studying|study|towards?|enrolled|pursuing|in progress|expected|due|started|current course)\b/i;
const awardWord = new RegExp(`^(?:${award}|level|grade|above|equivalent|higher|held|hold)$`, "iu");

/** "NVQ3", "BTEC 3": the figure is the level. */
const levelBeside = /\b([NS]VQ|BTEC)s? ?(\d)\b/gu;

function levelIn(said: string): number {
  const text = said.replace(levelBeside, "$1 Level $2");
  const level = Number(numbered.exec(text)?.slice(1).find(Boolean) ?? 0);
  return Math.max(level, ...[...certificates, ...higher].map(([pattern, worth]) => (pattern.test(text) ? worth : 0)));
}

/**
 * Whether a resume has the school certificate or vocational award that a post asks for: one of the same level or a
 * higher one, in the same subject where an award names one. Undefined where the post asks for no such thing.
 */
export function findLevel(
  index: ResumeIndex,
  { term, span, sentence }: Requirement,
  posting: Posting,
): Held | undefined {
  const around = posting.source.slice(span.start, Math.min(sentence.end, span.end + 40));
  const own = levelIn(term);
  const asked = own > 0 ? own : /\b[NS]VQ\b/.test(term) ? levelIn(around) : 0;
  if (asked === 0) return undefined;
  const isSchool = certificates.some(([pattern]) => pattern.test(term));
  const withDegrees = isSchool || higher.some(([pattern]) => pattern.test(term));
  const subject = isSchool ? [] : subjectOf(own > 0 ? term : around);
  const found = index.lines.filter(
    (line) => isStudy(line) && speaksOf(index, line, subject) && levelOf(line, withDegrees) >= asked,
  );
  const lines = found.filter(({ atom }) => !onTheWay.test(atom.text));
  if (lines.length > 0) return { state: "shown", mentions: [], lines, reason: "Your education shows it." };
  const begun = index.lines.filter(
    (line) =>
      isStudy(line) && onTheWay.test(line.atom.text) && new RegExp(`\\b[Ll]evel ${asked}\\b`).test(line.atom.text),
  );
  const likely = found.length > 0 ? found : begun.filter((line) => speaksOf(index, line, subject));
  if (likely.length > 0)
    return {
      state: "unsaid",
      mentions: [],
      lines: likely,
      reason: "A line speaks of it, but not as of one that you hold.",
    };
  return isSchool || own > 0 ? nothing("The resume names no award of this level.") : undefined;
}

const studies = new Set<IndexedLine["place"]>(["education", "certificate", "other", "skills"]);
/** A long item of a list of awards reads like a line about work, and stands in no job. */
const isStudy = ({ place, entry }: IndexedLine): boolean =>
  studies.has(place) || (place === "bullet" && !/^\/(?:work|volunteer|projects)\//.test(entry));

function levelOf({ atom, span, hits }: IndexedLine, withDegrees: boolean): number {
  const held =
    withDegrees && hits.some(({ kind, canonical }) => kind === "degree" && /Degree|Doctor|BSN|MSN/.test(canonical));
  return Math.max(levelIn(atom.text.slice(span.start, span.end)), held ? degree : 0);
}

function subjectOf(text: string): string[] {
  return askedWords(text.replace(/[,;(].*$/su, "")).flatMap(({ stem, isTelling }) =>
    isTelling &&
    !awardWord.test(stem) &&
    !/^(?:nvq|svq|btec|hnc|hnd|foundat|degre|level|abov|diploma|certif|qualif|award)/.test(stem)
      ? [stem]
      : [],
  );
}

/** The words of the subject stand in the line, or in another one of the same study. */
function speaksOf(index: ResumeIndex, { entry, stems }: IndexedLine, subject: string[]): boolean {
  const said = new Set([...stems, ...index.lines.flatMap((line) => (line.entry === entry ? line.stems : []))]);
  return subject.every((word) => said.has(word));
}
