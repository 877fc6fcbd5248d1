import { oncePer } from "~/tailor/once-per";
import { findPeriods } from "../dates";
import type { SourceLine } from "../lines/source-line";
import { isDegree, isSchool } from "../words/degree-words";
import { folded, isCapitals, keyOf, titleOf } from "../words/heading-key";
import { type HeadingKey, weakHeadings } from "../words/heading-words";
import { isPersonName } from "../words/person-name";
import { titleScore } from "../words/role-words";
import {
  type Heading,
  isLabelOfJobs,
  isPlainKey,
  longestHeading,
  looksLikeHeading,
  looksOf,
  standsOut,
} from "./heading-looks";
import { headingByPlace } from "./headings-by-place";
import { alikeHeading, headsInOwnWords, holdsJobs, informalHeading } from "./informal-headings";
import { inlineHeading } from "./inline-headings";
import { isItemOfList } from "./item-of-list";
import { headingOfLetters, keyWithSlip } from "./slips";

/** The heading that a line is, or begins with ("Skills: Excel, Word"); undefined for any other line. */
export function headingAt(lines: SourceLine[], index: number, current: HeadingKey | undefined): Heading | undefined {
  const line = lines[index];
  if (!line || line.bullet) return undefined;
  if (line.level !== undefined && line.level > looksOf(lines).level) return undefined;
  if (line.text.length > longestHeading) return inlineHeading(lines, index, current);
  if (current === "education" && completes(lines[index - 1], line)) return undefined;
  if (endsSentence(lines[index - 1], line)) return undefined;
  const key = keyOf(line.text);
  if (key === undefined)
    return (
      inlineHeading(lines, index, current) ??
      headingOfJobs(lines, index) ??
      informalHeading(lines, index, current) ??
      headingBelowSentence(lines, index, current) ??
      headingWithSlip(lines, index) ??
      unknownHeading(lines, index, current) ??
      alikeHeading(lines, index, current) ??
      headingByPlace(lines, index, current)
    );
  if (!isCapitals(line.text) && looksOf(lines).capitalKeys.has(key)) return undefined;
  if (isFieldName(lines, line)) return undefined;
  const hasLook = line.level !== undefined || standsOut(lines, index);
  if (current === "skills" && !hasLook && isItemOfList(lines, index, key)) return undefined;
  if (isLabelOfJobs(lines, line, current)) return undefined;
  const weak = weakHeadings.has(folded(line.text));
  const inStyle = line.text.endsWith(":") && looksOf(lines).colons > 1;
  const closes = key === "awards" && current === "work" && closesJobs(lines, index);
  const isSetAsHeading = inStyle || closes || looksLikeHeading(lines, index) || alikeHeading(lines, index, current);
  if (weak && !isSetAsHeading) return informalHeading(lines, index, current);
  if (weak && key === current && line.size > 0 && !standsOut(lines, index)) return undefined;
  if (!weak && !/^[\p{Lu}\p{Lo}]/u.test(line.text) && !looksLikeHeading(lines, index)) return undefined;
  const isWork = namesWork.test(folded(line.text)) && holdsJobs(lines, index);
  return { key: isWork ? "work" : key, title: titleOf(line.text), length: line.text.length };
}

/** "School" above the name of one: in small letters right below a line, where all headings are in capitals and stand apart. */
function isFieldName(lines: SourceLine[], { text, gap, size, level }: SourceLine): boolean {
  return (
    !gap &&
    size === 0 &&
    level === undefined &&
    !isCapitals(text) &&
    !text.endsWith(":") &&
    looksOf(lines).areCapitalsApart
  );
}

/** What some do as one part of their jobs, and others for a living: what stands below tells. */
const namesWork = /^(?:teaching|research|military|military service|military background)$/u;

/** "Technology" below "Diploma : Marine Technology, Pell College Marine": the end of a phrase that the line above has whole. */
function completes(above: SourceLine | undefined, line: SourceLine): boolean {
  if (!above || line.gap || line.column !== above.column) return false;
  const last = /\S+$/u.exec(above.text)?.[0] ?? "";
  return above.text.toLowerCase().includes(`${last} ${line.text}`.toLowerCase());
}

/** "Education." below "a certificate in Joint Professional": the last words of a sentence that wrapped. */
function endsSentence(above: SourceLine | undefined, line: SourceLine): boolean {
  if (!above || line.gap || line.size > 0 || isCapitals(line.text) || line.column !== above.column) return false;
  return /^[^:]*[^:.]\.$/u.test(line.text) && /[\p{L}\p{N},]$/u.test(above.text);
}

/** A heading without a look of its own: the jobs above have their dates, and none follows before the next heading. */
function closesJobs(lines: SourceLine[], index: number): boolean {
  const line = lines[index];
  if (!line || line.size > 0 || /[:.]$/.test(line.text)) return false;
  const start = lines.findLastIndex(({ text }, at) => at < index && isPlainKey(text));
  const next = lines.findIndex(({ text }, at) => at > index && isPlainKey(text));
  const end = next < 0 ? lines.length : next;
  const isDated = ({ text }: SourceLine) => findPeriods(text).some(({ from }) => from);
  return (
    lines.slice(start + 1, index).filter(isDated).length > 2 &&
    end - index > 2 &&
    !lines.slice(index + 1, end).some(isDated)
  );
}

/** "UX EXPERIENCE", "Bar Experience", "Stage work": the first of its lines below has the dates of a job. */
function headingOfJobs(lines: SourceLine[], index: number): Heading | undefined {
  const [line, ...below] = lines.slice(index, index + 4);
  if (!line || !jobsOfKind.test(line.text) || findPeriods(line.text).length > 0) return undefined;
  const dated = below.findIndex(({ text, bullet }) => !bullet && findPeriods(text).length > 0);
  const isApart = isCapitals(line.text)
    ? line.gap || dated === 0
    : (line.gap && below[0]?.gap === true) || (dated === 0 && isTitleBelowSentence(lines, index));
  if (!isApart || dated < 0 || below.slice(0, dated).some(({ bullet }) => bullet)) return undefined;
  return { key: "work", title: titleOf(line.text), length: line.text.length };
}

const jobsOfKind = /^\p{Lu}[\p{L}&/'-]*(?: [\p{L}&/'-]+){0,3} (?:experience|employment|internships|work):?$/iu;

/** In texts without blank lines: each of its few words has a capital, and the line above has come to its end. */
function isTitleBelowSentence(lines: SourceLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || !shortTitle.test(line.text)) return false;
  return /[.!?]$/u.test(above.text) && `${lines[index - 2]?.text} ${above.text}`.split(" ").length >= fewestOfSentence;
}

const shortTitle = /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|&|and)){1,2}$/u;
/** In words, of the last two lines of a sentence. */
const fewestOfSentence = 9;

/** "Reading History" below the sentences of a list or a study: what follows is none of them. */
function headingBelowSentence(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
): Heading | undefined {
  const line = lines[index];
  const isOutside = current !== undefined && current !== "work" && current !== "mixed";
  if (!line || !isOutside || !/ (?:History|Experience|Employment)$/u.test(line.text)) return undefined;
  if (!isTitleBelowSentence(lines, index)) return undefined;
  return { key: "other", title: titleOf(line.text), length: line.text.length };
}

/** "WORK EXPERIANCE", "Schooling (by evening)": a heading but for a slip of the pen or a remark, where headings stand. */
function headingWithSlip(lines: SourceLine[], index: number): Heading | undefined {
  const line = lines[index];
  if (!line || index === 0) return undefined;
  const spaced = headingOfLetters(line.text);
  if (spaced) return { ...spaced, length: line.text.length };
  if (!line.gap && !isCapitals(line.text) && !line.text.endsWith(":")) return undefined;
  const named = line.gap ? /^([^()]+) \([^()]+\)$/u.exec(line.text)?.[1] : undefined;
  if (/[\d|@\t]|[.,;]$/.test(named ?? line.text)) return undefined;
  const key = named !== undefined && isPlainKey(named) ? keyOf(named) : keyWithSlip(line.text);
  return key && { key, title: titleOf(line.text), length: line.text.length };
}

const entrySections = new Set<HeadingKey | undefined>(["work", "mixed", "education", "projects", "volunteer"]);

/**
 * A heading in words we do not know: it must look like the headings that we do know. Entries of jobs and schools
 * come in capitals too, so among them the lines below must not carry a date.
 */
function unknownHeading(lines: SourceLine[], index: number, current: HeadingKey | undefined): Heading | undefined {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || /[\d|@]|[.,;]$/.test(line.text)) return undefined;
  if (line.text.split(" ").length > 6) return undefined;
  const styled = line.size > 0 || line.level !== undefined;
  const { capitalKeys, level, arePlain } = looksOf(lines);
  const isGroup = headsGroup(lines, index);
  const isFollowed = !next.gap || line.ruled || isGroup || standAlone(lines);
  const capital = line.gap && isFollowed && isCapitals(line.text) && !arePlain;
  const [head, prose] = isGroup ? [next, lines[index + 2]] : [line, next];
  if (current === undefined && !(styled ? index > 2 : index > 0 && capital && isAboveProse(head, prose)))
    return undefined;
  // So may an employer among entries.
  const alone = isAlone(lines, index) && !line.ruled && !isGroup;
  if (alone && entrySections.has(current) && !isUnlikeNames(lines, index)) return undefined;
  const amongEntries = entrySections.has(current);
  const stands = styled
    ? line.level === level || standsOut(lines, index) || (capital && !amongEntries && capitalKeys.size > 2)
    : capital;
  if (!stands) return undefined;
  const near = amongEntries || current === undefined ? [line, next, lines[index + 2]] : [];
  const isHead = ({ text }: SourceLine) => text.length <= longestHead && (amongEntries ? hasDate : hasPeriod)(text);
  const dated = near.some((one) => one && isHead(one));
  const isLarge = line.level !== undefined || line.size > looksOf(lines).bodySize + 0.5;
  if (dated && !isLarge && !(capital && isUnlikeEntries(lines, index))) return undefined;
  if (alone && holdsOwnJobs(lines, index)) return { key: "work", title: titleOf(line.text), length: line.text.length };
  const key = / skills:?$/iu.test(line.text) ? "skills" : "other";
  return { key, title: titleOf(line.text), length: line.text.length };
}

function hasDate(text: string): boolean {
  return /(?:19|20)\d\d|present/i.test(text);
}

function hasPeriod(text: string): boolean {
  return findPeriods(text).some(({ from }) => from);
}

/** Lines in capitals between blank ones head the sections of the text: there are several, and one is a known heading. */
const standAlone = oncePer((lines: SourceLine[]): boolean => {
  const alone = lines.filter((_, index) => isAlone(lines, index));
  return alone.length >= fewestAlike && alone.some(({ text }) => isPlainKey(text));
});

function isAlone(lines: SourceLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line?.gap || !next?.gap || line.bullet || line.size > 0) return false;
  return isCapitals(line.text) && !/[\d|@,]/.test(line.text);
}

/** Jobs stand above the next line of that kind. */
function holdsOwnJobs(lines: SourceLine[], index: number): boolean {
  const near = lines.slice(index, index + mostLines);
  const end = near.findIndex((_, at) => at > 0 && isAlone(lines, index + at));
  return holdsJobs(end < 0 ? near : near.slice(0, end), 0);
}

/** Lines of a section that are looked at. */
const mostLines = 14;

/** A heading in capitals over further ones, as functional resumes have them ("MY WORK" over "PRINT", "SIGNS"). */
export function headsGroup(lines: SourceLine[], index: number): boolean {
  const [line, next, below] = lines.slice(index, index + 3);
  if (!line || !next || !below || index < 2 || !line.gap || !next.gap || below.gap || line.size > 0) return false;
  const isTitle = ({ text }: SourceLine) => isCapitals(text) && text.length <= longestHeading && !/[\d|@:,]/.test(text);
  if (!isTitle(line) || !isTitle(next) || isCapitals(below.text)) return false;
  return keyOf(next.text) === undefined && titleScore(line.text) === 0;
}

/** In capitals as the other headings of the text are, below entries that have none in their heads. */
function isUnlikeEntries(lines: SourceLine[], index: number): boolean {
  return isUnlikeNames(lines, index) && headsOf(lines).inCapitals >= fewestAlike;
}

function isUnlikeNames(lines: SourceLine[], index: number): boolean {
  const { text, size } = lines[index] ?? { text: "", size: 1 };
  if (size > 0 || titleScore(text) > 0 || isSchool(text) || isDegree(text)) return false;
  return headsOf(lines).areSmallAbove[index] === true;
}

const fewestAlike = 3;

interface Heads {
  /** How many headings in known or in anybody's own words are in capitals. */
  inCapitals: number;
  /** For each line, whether lines stand between it and the last such heading, and none of them in capitals. */
  areSmallAbove: boolean[];
}

const headsOf = oncePer((lines: SourceLine[]): Heads => {
  let inCapitals = 0;
  let areSmall = false;
  let isBelow = false;
  const areSmallAbove = lines.map((line) => {
    const found = areSmall;
    const isHeading = isPlainKey(line.text) || headsInOwnWords(line);
    if (isHeading && isCapitals(line.text)) inCapitals += 1;
    areSmall = !isHeading && !isCapitals(line.text) && (areSmall || isBelow);
    isBelow = isHeading;
    return found;
  });
  return { inCapitals, areSmallAbove };
});

/** In characters, of a line that may be the head of an entry; a longer one with a date tells of something. */
const longestHead = 120;

/** At the top of a plain text, names and titles stand in capitals too, but no sentence follows them. */
function isAboveProse(line: SourceLine, next: SourceLine | undefined): boolean {
  const words = next?.text.split(" ").length ?? 0;
  const isRuled = line.ruled === true && next !== undefined;
  return (
    (words > 5 || isRuled) &&
    !/@|\d{5}/.test(next?.text ?? "") &&
    titleScore(line.text) === 0 &&
    !isPersonName(line.text)
  );
}
