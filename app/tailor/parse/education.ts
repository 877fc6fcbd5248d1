import type { Span } from "~/tailor/resume";
import { findPeriods } from "./dates";
import { asParagraph, type LabelledEntry, labelSection, leastMargin } from "./label/label-section";
import { isSchoolKind } from "./label/one-name";
import { continues, paragraphsOf } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { trimmed } from "./lines/span-text";
import { goesOnFromAbove } from "./lines/wrapped";
import { putOther, unreadIn } from "./other";
import { type Builder, putField, putPeriod, putPlace } from "./resume-builder";
import { type Left, type Said, withoutSaidAgain } from "./said-again";
import { blanked, isComma, type Study, studyOf, withWholeBracket, withWholeDegree } from "./study-parts";
import { degreeAndArea, isDegree, isSchool, type Studied } from "./words/degree-words";
import { placeScore } from "./words/places";

/** Degrees and schools in any order, with their marks, and the lines below. */
export function readEducation(builder: Builder, lines: SourceLine[], title?: string): void {
  const first = builder.resume.education.length;
  const { entries, outside } = labelSection(builder.source, lines, builder.widths, builder.models, "study");
  const above = outside.filter((line) => !withEntryAbove(entries, line));
  const isAName = ({ text }: SourceLine) =>
    entries.length > 0 && text.split(" ").length <= longestName && (findPeriods(text).length > 0 || isDegree(text));
  const [names, others] = [above.filter(isAName), above.filter((line) => !isAName(line))];
  if (others.length > 0) putOther(builder, entries.length === 0 ? title : undefined, others);
  for (const line of names) {
    const path = `/education/${builder.resume.education.length}`;
    putAsItStands(builder, path, { parts: [], paragraphs: [asParagraph(line)], margin: 0 });
  }
  for (const entry of withoutWrapped(builder, entries)) putStudy(builder, entry);
  for (const span of unreadIn(builder, lines, [])) putLeft(builder, span, first);
}

/** Words of a study that no value took stay with it, where they stand among its lines. */
function putLeft({ resume, put }: Builder, span: Span, first: number): void {
  const starts = resume.education.map((_, at) =>
    Math.min(
      ...resume.atoms.flatMap((atom) => (atom.path.startsWith(`/education/${at}/`) ? (atom.span?.start ?? []) : [])),
    ),
  );
  const at = starts.findLastIndex((start, index) => index >= first && start < span.start);
  const entry = resume.education[at];
  if (!entry) return;
  const path = `/education/${at}/highlights/`;
  const lines = resume.atoms.filter((atom) => atom.path.startsWith(path));
  const later = lines.filter((atom) => (atom.span?.start ?? 0) > span.start);
  const place = lines.length - later.length;
  for (const atom of later) atom.path = `${path}${Number(atom.path.slice(path.length)) + 1}`;
  entry.highlights.splice(place, 0, put(`${path}${place}`, { start: span.start, end: span.end }));
}

/** What belongs to no study stays below the one that it stands below. */
function withEntryAbove(entries: LabelledEntry[], line: SourceLine): boolean {
  const entry = entries.findLast(({ parts, paragraphs }) =>
    [...parts, ...paragraphs].some(({ start }) => start < line.start),
  );
  entry?.paragraphs.push(asParagraph(line));
  return entry !== undefined;
}

/**
 * A line that goes on with a sentence of the entry above names no study, unless a school, a degree or a date is in it,
 * and none does that only says the subject of the entry above once more.
 */
function withoutWrapped(builder: Builder, entries: LabelledEntry[]): LabelledEntry[] {
  const kept: LabelledEntry[] = [];
  for (const entry of entries) {
    const above = kept.at(-1);
    const [part, ...others] = entry.parts;
    const isSaid = (text: string) =>
      above?.parts.some((one) => one.field === "T" && builder.text(one).endsWith(text)) === true;
    const text = part ? builder.text(part) : "";
    const isWrapped = part?.field === "T" && others.length === 0 && (!isDegree(text) || isSaid(text));
    const isAgain = part?.field === "T" && isSaid(text) && others.every(({ field }) => field === "L");
    const isSentence = /^\p{Ll}/u.test(text) && !isDegree(text);
    const goesOn = part && (isWrapped || isSentence) && goesOnFromAbove(builder.source, part.start);
    const honour = above && yearsOf(builder, entry);
    if (above && honour) above.paragraphs.push(asParagraph(honour), ...entry.paragraphs);
    else if (above && part && (isAgain || goesOn))
      above.paragraphs.push(asParagraph({ start: part.start, end: (others.at(-1) ?? part).end }), ...entry.paragraphs);
    else kept.push(entry);
  }
  return kept;
}

/** The line of "Dean's List (2022, 2023)": an honour of several years, and no study. */
function yearsOf({ source }: Builder, { parts }: LabelledEntry): Span | undefined {
  const [part] = parts;
  const line = part && source.lines.find(({ start, end }) => part.start >= start && part.start < end);
  if (!line || part.start > line.start + 2 || parts.some(({ end }) => end > line.end)) return;
  const name = /^([^(\d]+)\(?(?:19|20)\d\d(?:,\s*(?:19|20)\d\d)+\)?$/u.exec(line.text)?.[1];
  return name && !isDegree(name) && !isSchool(name) ? { start: line.start, end: line.end } : undefined;
}

function putStudy(builder: Builder, found: LabelledEntry): void {
  const entry = withWholeDegree(builder, found);
  const path = `/education/${builder.resume.education.length}`;
  const study = studyOf(builder, entry);
  const studied = study.degree ? degreeAndArea(builder.source, study.degree) : {};
  const {
    studyType,
    area = study.subject,
    school,
  } = withWholeBracket(builder, withNamedSchool(builder, studied, study), study);
  const period = entry.parts.find(({ field, period }) => field === "D" && period)?.period;
  const said = { ...(studyType && { studyType }), ...(area && { area }), ...(study.score && { score: study.score }) };
  const named = study.school ?? school;
  const behind = wholeSchool(builder, named, study);
  const institution = named && behind ? { start: named.start, end: behind.end } : named;
  const details = [...(area === study.subject || !study.subject ? [] : [study.subject]), ...study.rest]
    .concat(
      school && study.school ? [school] : [],
      entry.paragraphs.flatMap((one) => asWrapped(builder, one)),
    )
    .filter((span) => span !== behind && span.start !== study.score?.start)
    .flatMap((span) => {
      const place = study.place ? undefined : placeBehind(builder, institution, span);
      study.place ??= place;
      return place ? (trimmed(builder.source, { start: place.end, end: span.end }) ?? []) : [span];
    });
  const fields = [studyType, area, institution, study.place, study.score].flatMap((span) => span ?? []);
  const ends = [study.place, study.score, period?.to, period?.from].flatMap((span) => span?.end ?? []);
  const { left: lines, again } = saidOnceOnly(builder, asTheyStand(builder, details), said, ends);
  const hasSchool = institution !== undefined && isSchool(builder.text(institution));
  if (!hasSchool && entry.margin < leastMargin && isTorn(builder, lines, fields)) {
    putAsItStands(builder, path, entry);
    return;
  }
  builder.resume.education.push({
    ...putField(builder, path, "studyType", studyType),
    ...putField(builder, path, "area", area),
    ...putField(builder, path, "institution", institution),
    ...putPlace(builder, path, study.place),
    ...putField(builder, path, "score", study.score),
    ...putPeriod(builder, path, period, "end"),
    courses: [],
    highlights: lines.map((span, index) => builder.put(`${path}/highlights/${index}`, span)),
  });
  for (const { field, span } of again) builder.put(`${path}/${field}`, span);
}

/** A kind of school has a name: words beside it that would be the subject of a named degree are no subject. */
function withNamedSchool({ text }: Builder, studied: Studied, study: Study): Studied {
  const { area, studyType } = studied;
  if (!area || !studyType || !study.school || !isSchoolKind(text(study.school))) return studied;
  if (area.end + 1 !== study.school.start) return studied;
  study.school = { start: area.start, end: study.school.end };
  return { studyType };
}

/** A text below a study, cut where a line ends that was not full: a list without signs is no paragraph. */
function asWrapped({ source, widths }: Builder, { start, end }: Span): Span[] {
  const lines = source.lines.filter((line) => line.end > start && line.start < end);
  const paragraphs = paragraphsOf(lines, widths, false);
  return paragraphs.map((one, at) => ({
    start: at === 0 ? start : one.start,
    end: at === paragraphs.length - 1 ? end : one.end,
  }));
}

/**
 * In their order, and what stands beside one another in a line of the source as one: a line is not torn, nor a sentence
 * that goes on in the next.
 */
function asTheyStand({ source, widths }: Builder, details: Span[]): Span[] {
  const lines: Span[] = [];
  for (const { start, end } of details.toSorted((a, b) => a.start - b.start)) {
    const last = lines.at(-1);
    const between = last && source.text.slice(last.end, start);
    const above = source.lines.findLast((line) => line.end <= start);
    const line = source.lines.find((one) => one.start >= start || one.end > start);
    const isWrapped = above && line && continues(above, above, line, widths, false);
    const goesOn = isWrapped && goesOnFromAbove(source, start);
    const isBeside = between !== undefined && !(goesOn ? /[\p{L}\p{N}\t]/u : /[\p{L}\p{N}\n\t]/u).test(between);
    if (last && isBeside) last.end = Math.max(last.end, end);
    else lines.push({ start, end });
  }
  return lines;
}

/** True where a line says more between two of its fields, and no sign parts it from one of them. */
function isTorn({ source }: Builder, details: Span[], fields: Span[]): boolean {
  const between = (start: number, end: number) => (start < end ? source.text.slice(start, end) : "\n");
  return details.some(({ start, end }) => {
    const before = fields.filter((field) => !between(field.end, start).includes("\n"));
    const behind = fields.filter((field) => !between(end, field.start).includes("\n"));
    const touches = [...before.map((one) => between(one.end, start)), ...behind.map((one) => between(end, one.start))];
    return before.length > 0 && behind.length > 0 && touches.some((white) => white.trim() === "");
  });
}

/** A study of which neither the school nor what stands beside it is sure keeps the lines of the source. */
function putAsItStands(builder: Builder, path: string, { parts, paragraphs }: LabelledEntry): void {
  const spans = [...parts, ...paragraphs].sort((a, b) => a.start - b.start);
  const lines: Span[] = [];
  for (const { start, end } of spans) {
    const last = lines.at(-1);
    const isSameLine = last && !builder.source.text.slice(last.end, start).includes("\n");
    if (isSameLine) last.end = Math.max(last.end, end);
    else lines.push({ start, end });
  }
  builder.resume.education.push({
    courses: [],
    highlights: lines.map((span, index) => builder.put(`${path}/highlights/${index}`, span)),
  });
}

/** The lines below a study without the values that they say once more; `ends` are those of places, marks and dates. */
function saidOnceOnly(builder: Builder, lines: Span[], said: Partial<Record<string, Span>>, ends: number[]): Left {
  const { text } = builder.source;
  const values = Object.entries(said).flatMap(([field, span]): Said[] => (span ? [{ field, span }] : []));
  const { studyType, area } = said;
  if (studyType && area && studyType.end < area.start && !text.slice(studyType.end, area.start).includes("\n"))
    values.push({ field: "studyType", span: { start: studyType.start, end: area.end } });
  const isItem = ({ start }: Span) =>
    /^\s*[^\p{L}\p{N}\s]+\s*$/u.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start));
  const items = new Set(lines.filter(isItem));
  const runsOn = ({ start }: Span) => ends.some((end) => end < start && text.slice(end, start).trim() === "");
  const found = withoutSaidAgain(
    builder,
    lines.filter((line) => !items.has(line)),
    values,
    runsOn,
  );
  // A mark in words has no field of its own.
  const markField = ["score", "area", "studyType"].find((field) => said[field]);
  const again = found.again.map(({ field, span }) => ({
    field: field === "mark" ? (markField ?? "institution") : field,
    span,
  }));
  return { left: [...found.left, ...items].sort((a, b) => a.start - b.start), again };
}

/** In words, of a qualification above the first study. */
const longestName = 12;

/** In words, of a place that other words follow without a sign. */
const longestPlace = 8;

/** "University of Maine | City, State Nursing": a place behind the school, whatever follows in its line. */
function placeBehind({ source }: Builder, school: Span | undefined, text: Span): Span | undefined {
  if (!school || text.start < school.end) return undefined;
  if (!/^[^\S\n]*[|,–—-]\s*$/u.test(source.text.slice(school.end, text.start))) return undefined;
  const line = source.text.slice(text.start, text.end).split("\n", 1)[0] ?? "";
  const ends = [...line.matchAll(/\S+/gu)].slice(0, longestPlace).map(({ 0: word, index }) => index + word.length);
  const isPlace = (text: string) => placeScore(text) === 2 || blanked.test(text);
  const end = ends.findLast((one) => isPlace(line.slice(0, one)));
  return end === undefined ? undefined : { start: text.start, end: text.start + end };
}

/** "University of Maine, Augusta | Boston, MA": a name keeps its comma where the place has a sign of its own. */
function wholeSchool({ source }: Builder, school: Span | undefined, { place, rest }: Study): Span | undefined {
  const more = rest.find(({ start }) => school && start > school.end && isComma(source.text, school.end, start));
  if (!school || !more || !place || place.start < more.end || isComma(source.text, more.end, place.start))
    return undefined;
  return /^[^\S\n]*[|–—-]\s*$/u.test(source.text.slice(more.end, place.start)) ? more : undefined;
}
