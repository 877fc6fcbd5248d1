import type { Span } from "~/tailor/resume";
import { asParagraph, type HeadPart, type LabelledEntry, labelSection, leastMargin } from "./label/label-section";
import { isSchoolKind } from "./label/one-name";
import type { SourceLine } from "./lines/source-line";
import { trimmed } from "./lines/span-text";
import { goesOnFromAbove } from "./lines/wrapped";
import { joins, putOther } from "./other";
import { type Builder, putField, putPeriod } from "./resume-builder";
import { type Left, type Said, withoutSaidAgain } from "./said-again";
import { degreeAndArea, isDegree, isSchool, isScore, type Studied } from "./words/degree-words";
import { isRegion, placeScore } from "./words/places";

interface Study {
  degree?: Span | undefined;
  subject?: Span | undefined;
  school?: Span | undefined;
  place?: Span | undefined;
  score?: Span | undefined;
  rest: Span[];
}

/** Degrees and schools in any order, with their marks, and the lines below. */
export function readEducation(builder: Builder, lines: SourceLine[], title?: string): void {
  const { entries, outside } = labelSection(builder.source, lines, builder.widths, builder.models, "study");
  const above = outside.filter((line) => !withEntryAbove(entries, line));
  if (above.length > 0) putOther(builder, entries.length === 0 ? title : undefined, above);
  for (const entry of withoutWrapped(builder, entries)) putStudy(builder, entry);
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
    if (above && part && (isAgain || (isWrapped && goesOnFromAbove(builder.source, part.start))))
      above.paragraphs.push(...entry.parts.map(asParagraph), ...entry.paragraphs);
    else kept.push(entry);
  }
  return kept;
}

function putStudy(builder: Builder, entry: LabelledEntry): void {
  const path = `/education/${builder.resume.education.length}`;
  const study = studyOf(builder, entry);
  const studied = study.degree ? degreeAndArea(builder.source, study.degree) : {};
  const { studyType, area = study.subject, school } = withNamedSchool(builder, studied, study);
  const period = entry.parts.find(({ field, period }) => field === "D" && period)?.period;
  const said = { ...(studyType && { studyType }), ...(area && { area }), ...(study.score && { score: study.score }) };
  const named = study.school ?? school;
  const behind = wholeSchool(builder, named, study);
  const institution = named && behind ? { start: named.start, end: behind.end } : named;
  const details = [...(area === study.subject || !study.subject ? [] : [study.subject]), ...study.rest]
    .concat(school && study.school ? [school] : [], entry.paragraphs)
    .filter((span) => span !== behind)
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
    ...putField(builder, path, "location", study.place),
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

/**
 * In their order, and what stands beside one another in a line of the source as one: a line is not torn, nor a sentence
 * that goes on in the next.
 */
function asTheyStand({ source }: Builder, details: Span[]): Span[] {
  const lines: Span[] = [];
  for (const { start, end } of details.toSorted((a, b) => a.start - b.start)) {
    const last = lines.at(-1);
    const between = last && source.text.slice(last.end, start);
    const goesOn = /^\p{Ll}/u.test(source.text.slice(start, start + 2)) && goesOnFromAbove(source, start);
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

/** What stands for a place that was blanked. */
const blanked = /^(?:City|State)$/u;

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

/** "Dunmore, PA, USA Nursing": the country goes with the place before it, whatever follows. */
function withWholePlaces({ source }: Builder, parts: HeadPart[]): HeadPart[] {
  const found: HeadPart[] = [];
  for (const part of parts) {
    const place = found.at(-1);
    const text = source.text.slice(part.start, part.end);
    const country = place?.field === "P" && part.field !== "D" ? countryAt(text) : undefined;
    if (!place || !country || !isComma(source.text, place.end, part.start)) found.push(part);
    else {
      found[found.length - 1] = { ...place, end: part.start + country.length };
      found.push({ ...part, start: part.start + country.length + 1 });
    }
  }
  return found;
}

/** A country or region of one to three words at the start of a text that goes on. */
function countryAt(text: string): string | undefined {
  const words = text.split(" ", 4);
  return [3, 2, 1]
    .map((count) => words.slice(0, count).join(" "))
    .find((one) => one.length < text.length && isRegion(one));
}

function studyOf(builder: Builder, { parts }: LabelledEntry): Study {
  const study: Study = { rest: [] };
  let dated = false;
  for (const part of withWholePlaces(builder, parts).flatMap((one) => withMarksApart(builder, one))) {
    const isFuller =
      part.field === "T" && study.degree && builder.text(part).startsWith(`${builder.text(study.degree)} `);
    if (part.field === "T" && isFuller) {
      study.rest.push(...(study.degree ? [study.degree] : []));
      study.degree = part;
    } else if (part.field === "T" && !study.degree) study.degree = part;
    else if (part.field === "T" && !study.subject) study.subject = part;
    else if (part.field === "E" && !study.school) study.school = part;
    else if (part.field === "P" && !study.place) study.place = part;
    else if (part.field === "D" && part.period && !dated) dated = true;
    else if (!study.score && isScore(builder.text(part))) study.score = part;
    else if (!joins(builder.text(part)) || blanked.test(builder.text(part))) study.rest.push(part);
  }
  // A place that says the subject once more is none.
  const said = [study.degree, study.subject].flatMap((span) => (span ? [builder.text(span)] : []));
  const { place } = study;
  const named = place && builder.text(place);
  if (place && said.some((text) => text === named || text.endsWith(` ${named}`) || text.startsWith(`${named} `))) {
    const next = study.rest.find(({ start }) => start === place.end + 1);
    study.rest = [{ start: place.start, end: next?.end ?? place.end }, ...study.rest.filter((part) => part !== next)];
    study.place = undefined;
  }
  if (study.place && placeScore(builder.text(study.place)) < 2) {
    const surer = study.rest.find((part) => placeScore(builder.text(part)) === 2);
    if (surer) study.rest = [study.place, ...study.rest.filter((part) => part !== surer)];
    study.place = surer ?? study.place;
  }
  if (!study.place) {
    study.place = study.rest.find((part) => placeScore(builder.text(part)) === 2);
    study.rest = study.rest.filter((part) => part !== study.place);
  }
  return study;
}

/** "University of Maine, Augusta | Boston, MA": a name keeps its comma where the place has a sign of its own. */
function wholeSchool({ source }: Builder, school: Span | undefined, { place, rest }: Study): Span | undefined {
  const more = rest.find(({ start }) => school && start > school.end && isComma(source.text, school.end, start));
  if (!school || !more || !place || place.start < more.end || isComma(source.text, more.end, place.start))
    return undefined;
  return /^[^\S\n]*[|–—-]\s*$/u.test(source.text.slice(more.end, place.start)) ? more : undefined;
}

function isComma(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === ",";
}

/** "Nursing Magna Cum Laude", "Honors Program, GPA: 3.8", "GPA: GPA: 3.8 Nursing": a mark beside anything else. */
function withMarksApart(builder: Builder, part: HeadPart): HeadPart[] {
  if (part.field === "D" || part.field === "U") return [part];
  const text = builder.source.text.slice(part.start, part.end);
  const piece = (from: number, to: number, field: HeadPart["field"] = part.field): HeadPart => ({
    ...part,
    start: part.start + from,
    end: part.start + to,
    field,
  });
  const opening = openingMark.exec(text);
  if (opening) {
    const { captions = "" } = opening.groups ?? {};
    const own = captions.trimEnd();
    const end = opening[0].length;
    const rest = text.slice(end).trimStart();
    return [
      ...(own === "" ? [] : [piece(0, own.length, "L")]),
      piece(captions.length, end, "L"),
      ...(rest === "" ? [] : [piece(text.length - rest.length, text.length, "L")]),
    ];
  }
  if (isScore(text)) return [part];
  const mark = /[,;•·(]?\s+\(?(?=c?gpa\b|\d\.\d{1,2} c?gpa\b|(?:summa |magna )?cum laude$)/iu.exec(text);
  if (!mark || mark.index === 0) return [part];
  return [piece(0, mark.index), ...withMarksApart(builder, piece(mark.index + mark[0].length, text.length, "L"))];
}

/** A figure behind its caption, which some builders print twice, where nothing follows or a new phrase does. */
const openingMark =
  /^(?<captions>(?:c?gpa:?\s+)*)c?gpa\s*[:-]?\s*\d(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,3}(?:\.\d{1,2})?)?(?=$|\s+\p{Lu})/iu;
