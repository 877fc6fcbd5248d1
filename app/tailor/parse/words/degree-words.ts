import type { Source } from "~/tailor/parse/lines/source-line";
import { trimmed } from "~/tailor/parse/lines/span-text";
import type { Span } from "~/tailor/resume";
import { remembering } from "./remembering";

const abbreviations =
  "ph\\.?\\s?d\\.?|d\\.?phil|m\\.?\\s?b\\.?\\s?a\\.?|m\\.?\\s?sc?\\.?|m\\.?\\s?a\\.?|m\\.?\\s?ed\\.?|m\\.?\\s?eng\\.?|b\\.?\\s?sc?\\.?|b\\.?\\s?a\\.?|b\\.?\\s?ed\\.?|b\\.?\\s?eng\\.?|b\\.?\\s?com|b\\.?\\s?f\\.?\\s?a\\.?|" +
  "bba|bsn|msn|adn|a\\.?\\s?a\\.?s?\\.?|a\\.?\\s?s\\.?|j\\.?\\s?d\\.?|m\\.?\\s?d\\.?|ll\\.?[bm]|b\\.?\\s?tech|m\\.?\\s?tech|hnd|hnc|pgce|btec|mres|mphil|mfa|dnp|edd";
const degreeNames =
  "doctor(?:ate|al)?|bachelor(?:['’]?s)?|master(?:['’]?s)?|associate(?:['’]?s)?|diploma|certificate|certification|degree|ged|g\\.e\\.d|nvq|gcses?|a-?levels?|abitur|diplom|licence|licenciatura|" +
  "licenciado|baccalaur[ée]at|bts|staatsexamen|magister|apprenticeship|coursework|minor|major|graduated|graduate|studies|ausbildung|laurea|grado|mestrado|bacharelado|doutoramento|doutorado|máster|doctorado|dottorato|maturità|diplôme|maîtrise|doctorat|bachillerato|high school diploma";
const degree = new RegExp(`(?<![\\p{L}\\p{N}])(?:${abbreviations}|${degreeNames})(?![\\p{L}\\p{N}])`, "iu");
const fullNames =
  "(?:bachelor|master|associate|doctor)s?(?:['’]s)? of (?:applied |fine )?(?:sciences?|arts|commerce|engineering|education|" +
  "technology|laws?|social work|business administration|public administration|public health|philosophy)";
const leadingName = new RegExp(`^(?:${abbreviations}|${fullNames})(?: ?\\([^)]{1,30}\\))?(?=\\s+\\p{Lu})`, "iu");
const school =
  /(?<![\p{L}])(?:university|college|school|academy|institute|institution|polytechnic|universität|hochschule|schule|gymnasium|université|école|ecole|lycée|institut|ifsi|iut|universidad|universidade|università|istituto|liceo|scuola|politecnico|escola|liceu|hogeschool|universiteit|instituto|escuela|colegio|conservatory|seminary|centre|center|uni|univ|tafe|mit|ucla)(?![\p{L}])/iu;
const schoolDegree = /high school (?:diploma|graduate|equivalency|education|degree|certificate)/giu;
const score =
  /(?<![\p{L}])c?gpa\b.*\d|\d.*(?<![\p{L}])c?gpa\b|^(?:grade|score|result|note|classification)\b\s*:|^\d\.\d{1,2}(?:\s*\/\s*\d{1,2}(?:\.\d{1,2})?)?$|^(?:first|upper second|lower second|second|third)[- ]class.{0,20}$|^2[:.][12]$|^(?:summa |magna )?cum laude$|^(?:distinction|merit|pass)$/iu;

/** True where a text names a degree or another qualification, in words or as an abbreviation. */
export const isDegree = remembering((text) => degree.test(text));

const wholeDegree = new RegExp(
  `^(?:${abbreviations}|${fullNames}|(?:bachelor|master|associate|doctorate)(?:['’]?s)?(?: degree)?|(?:high school )?diploma|ged|certificate)$`,
  "iu",
);

/** True for a text that is the name of a degree and nothing else. */
export const isWholeDegree = remembering((text) => wholeDegree.test(text));

/** True where a text holds the word of a school; "high school diploma" does not count. */
export const isSchool = remembering((text) => school.test(text.replace(schoolDegree, "")));

/** "GPA: 3.8/4.0", "First Class Honours", "2:1": a mark that stands alone. */
export function isScore(text: string): boolean {
  return text.length <= 40 && score.test(text) && !isSchool(text);
}

export interface Studied {
  studyType?: Span;
  area?: Span;
  /** Where the school follows without a separator: the school, and perhaps the subject before it. */
  school?: Span;
}

const longestDegree = 300;

/** Parts "BSc (Hons) in Adult Nursing" at its first joint; a text that names no degree is the subject. */
export function degreeAndArea(source: Source, span: Span): Studied {
  const text = source.text.slice(span.start, span.end);
  if (text.length > longestDegree) return { area: span };
  if (!isDegree(text)) return asLabelled(source, span) ?? { area: span };
  const joint = /\s+in\s+|\s*:\s*|,\s*|\s+[–—-]\s+| (?:with )?(?:major(?:ing)? in|in der|en|em|für) /iu.exec(text);
  const name = leadingName.exec(text)?.[0];
  const cut = joint ?? (name ? { index: name.length, 0: "" } : undefined);
  const studyType = cut && trimmed(source, { start: span.start, end: span.start + cut.index });
  const after = cut && trimmed(source, { start: span.start + cut.index + cut[0].length, end: span.end });
  if (!studyType || !after) return isSchool(text) ? { school: span } : { studyType: span };
  const afterText = source.text.slice(after.start, after.end);
  if (isSchool(afterText)) return { studyType, ...subjectBeforeSchool(source, after) };
  if (/^(?:degree|diploma|certificate)$/iu.test(afterText)) return { studyType: span };
  const first = source.text.slice(studyType.start, studyType.end);
  const isStraight = isDegree(first) || !isDegree(afterText);
  return isStraight ? { studyType, area: saidOnce(source, after) } : { studyType: after, area: studyType };
}

/** In words. */
const longestLabel = 4;

/** "BSBM : Marketing": behind a colon with blanks around it stands the subject, whatever the degree is called. */
function asLabelled(source: Source, span: Span): Studied | undefined {
  const [before = "", behind, ...others] = source.text.slice(span.start, span.end).split(/ : /u);
  if (!behind?.trim() || others.length > 0 || before.split(" ").length > longestLabel) return undefined;
  const area = { start: span.end - behind.trimStart().length, end: span.end };
  return { studyType: { start: span.start, end: span.start + before.trimEnd().length }, area: saidOnce(source, area) };
}

/** "Culinary Arts Culinary Arts": some builders print the subject twice. */
function saidOnce(source: Source, { start, end }: Span): Span {
  const twice = /^(\S.{2,80})\s+\1$/u.exec(source.text.slice(start, end));
  return { start, end: twice?.[1] ? start + twice[1].length : end };
}

/** "Nursing, Leeds University", "Accounting University of Kent": elsewhere only the person knows where the name begins. */
function subjectBeforeSchool(source: Source, span: Span): Studied {
  const text = source.text.slice(span.start, span.end);
  const twice = /^(\S.{2,60}?)[\s,]+(\S.*?)[\s,]+\1$/u.exec(text);
  if (twice?.[1] && twice[2] && isSchool(twice[2])) {
    const start = span.start + twice[0].indexOf(twice[2], twice[1].length);
    const end = span.start + twice[1].length;
    return { area: { start: span.start, end }, school: { start, end: start + twice[2].length } };
  }
  const parts = text.split(",");
  const index = parts.findIndex((part) => isSchool(part));
  const comma = parts.slice(0, index).join(",").length;
  const named = /\s(?:the )?(?:university|college|school|academy|institute) (?:of|for) /iu.exec(text);
  const cut = comma > 0 ? comma : (named?.index ?? 0);
  const area = trimmed(source, { start: span.start, end: span.start + cut });
  const name = trimmed(source, { start: span.start + cut, end: span.end });
  return cut > 0 && area && name ? { area, school: name } : { school: span };
}
