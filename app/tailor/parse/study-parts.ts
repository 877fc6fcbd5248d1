import type { Span } from "~/tailor/resume";
import type { HeadPart, LabelledEntry } from "./label/label-section";
import type { Paragraph } from "./lines/paragraphs";
import { trimmed } from "./lines/span-text";
import { joins } from "./other";
import type { Builder } from "./resume-builder";
import { isDegree, isSchool, isScore, type Studied } from "./words/degree-words";
import { isCityAndState, isRegion, placeScore } from "./words/places";

/** What the head of a study says, each part by its kind. */
export interface Study {
  degree?: Span | undefined;
  subject?: Span | undefined;
  school?: Span | undefined;
  place?: Span | undefined;
  score?: Span | undefined;
  rest: Span[];
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

/** A name ends at a sign: what follows a degree with only a blank between, in capitals, is part of it. */
export function withWholeDegree(builder: Builder, entry: LabelledEntry): LabelledEntry {
  const { text } = builder.source;
  const degree = entry.parts.find(({ field }) => field === "T");
  if (!degree) return withDegreeBelow(builder, entry);
  const behind = entry.paragraphs.find(({ start }) => text.slice(degree.end, start) === " ");
  const more = behind && nameAhead.exec(text.slice(behind.start, behind.end))?.[0];
  if (!behind || !more || isSchool(more) || !isDegree(builder.text(degree))) return entry;
  const parts = entry.parts.map((part) => (part === degree ? { ...part, end: behind.start + more.length } : part));
  return { ...entry, parts, paragraphs: withoutStart(builder, entry.paragraphs, behind, more.length) };
}

/** Below a school without a degree, the line that opens with one. */
function withDegreeBelow(builder: Builder, entry: LabelledEntry): LabelledEntry {
  const [below] = entry.paragraphs;
  const name = below && nameAhead.exec(builder.source.text.slice(below.start, below.end))?.[0];
  const hasSchool = entry.parts.some(({ field }) => field === "E");
  if (!below || below.bullet || !hasSchool || !name || !isDegree(name)) return entry;
  const degree: HeadPart = { start: below.start, end: below.start + name.length, field: "T" };
  return {
    ...entry,
    parts: [...entry.parts, degree],
    paragraphs: withoutStart(builder, entry.paragraphs, below, name.length),
  };
}

function withoutStart({ source }: Builder, paragraphs: Paragraph[], one: Paragraph, length: number): Paragraph[] {
  const left = trimmed(source, { start: one.start + length, end: one.end }, /[\s,;:|–—-]/u);
  return paragraphs.flatMap((other) => (other === one ? (left ? [{ ...one, ...left }] : []) : [other]));
}

/** Up to eight words of a name, up to the sign behind them. */
const nameAhead = /^\p{Lu}[\p{L}.'’]*(?: (?:of|in|and|&|\p{Lu}[\p{L}.'’]*)){0,7}(?=$|[,;:(|\n\t]| [–—(|-])/u;

/** Sorts the parts of a head: what is said a second time, or in no field, is the rest. */
export function studyOf(builder: Builder, { parts, paragraphs }: LabelledEntry): Study {
  const study: Study = { rest: [] };
  let dated = false;
  const apart = parts.flatMap((one) => withSchoolsApart(builder, one));
  for (const part of withWholePlaces(builder, apart).flatMap((one) => withMarksApart(builder, one))) {
    const isFuller =
      part.field === "T" && study.degree && builder.text(part).startsWith(`${builder.text(study.degree)} `);
    if (part.field === "T" && isNoDegree(builder.text(part))) study.rest.push(part);
    else if (part.field === "T" && isFuller) {
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
  const { school } = study;
  if (school && study.place && goesOnWithName(builder, school, study.place)) {
    study.school = { start: school.start, end: study.place.end };
    study.place = undefined;
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
    study.place = study.rest.find((part) => placeScore(builder.text(part)) === 2 || isCityAndState(builder.text(part)));
    study.rest = study.rest.filter((part) => part !== study.place);
  }
  study.score ??= markBelow(builder, paragraphs);
  return withOwnTown(builder, study);
}

/** "PGCE Primary (5-11) with QTS": what was cut off at a bracket is the end of the subject. */
export function withWholeBracket({ source }: Builder, studied: Studied, study: Study): Studied {
  const { area } = studied;
  const end = area && study.rest.find(({ start }) => source.text.slice(area.end, start) === " (");
  if (!area || !end || source.text.slice(end.start, end.end).split(")").length !== 2) return studied;
  study.rest = study.rest.filter((part) => part !== end);
  return { ...studied, area: { start: area.start, end: end.end } };
}

/** "Lincoln High School, Tacoma, 2019": the town where the person lives or worked is no subject. */
function withOwnTown({ resume, text }: Builder, study: Study): Study {
  const { degree, subject, place } = study;
  const known = [resume.basics.location?.address, ...resume.work.map(({ location }) => location)];
  const parts = known.flatMap((one) => one?.split(/\s*,\s*/) ?? []);
  const cities = parts.map((part) => (isCityAndState(part) ? part.replace(/ \p{Lu}{2}(?: [\d-]+)?$/u, "") : part));
  const towns = new Set(cities.filter((part) => placeScore(part) > 0));
  if (place || towns.size === 0) return study;
  const left = study.rest.find((part) => towns.has(text(part)));
  if (left) return { ...study, place: left, rest: study.rest.filter((part) => part !== left) };
  if (subject && towns.has(text(subject))) return { ...study, subject: undefined, place: subject };
  return degree && towns.has(text(degree)) ? { ...study, degree: subject, subject: undefined, place: degree } : study;
}

/** "Graduated" tells of its date, and "Accounting coursework" of no degree. */
function isNoDegree(text: string): boolean {
  return dateCaption.exec(text)?.index === 0 || /^\p{Lu}.*\s(?:coursework|courses|credits)$/u.test(text);
}

/** Two schools that stand one below the other are two. */
function withSchoolsApart({ source }: Builder, part: HeadPart): HeadPart[] {
  const at = part.field === "E" ? source.text.slice(part.start, part.end).indexOf("\n") : -1;
  if (at < 0) return [part];
  const [above, below] = [
    { ...part, end: part.start + at },
    { ...part, start: part.start + at + 1 },
  ];
  const areBoth = [above, below].every(({ start, end }) => isSchool(source.text.slice(start, end)));
  return areBoth ? [above, below] : [part];
}

/** "Istituto Belcampo Rossi": a word that no sign parts from the school in front of it, and that is known for no place. */
function goesOnWithName({ source }: Builder, school: Span, place: Span): boolean {
  const text = source.text.slice(place.start, place.end);
  return (
    source.text.slice(school.end, place.start) === " " &&
    /^\p{Lu}[\p{L}'’]+$/u.test(text) &&
    !blanked.test(text) &&
    placeScore(text) < 2 &&
    /^\s*,/u.test(source.text.slice(place.end, place.end + 3))
  );
}

/** A line below that says a mark and nothing else. */
function markBelow(builder: Builder, paragraphs: Paragraph[]): Span | undefined {
  for (const { start, end, bullet } of paragraphs) {
    const pieces = bullet ? [] : withMarksApart(builder, { start, end, field: "L" });
    const [mark, ...others] = pieces.filter((piece) => !isMarkCaption(builder.text(piece)));
    if (mark && others.length === 0 && isScore(builder.text(mark))) return { start: mark.start, end: mark.end };
  }
  return undefined;
}

/** True for the caption of a mark without one. */
function isMarkCaption(text: string): boolean {
  return /^(?:c?gpa:?\s*)+$/iu.test(text);
}

/** The end of a text that says what the date behind it is. */
export const dateCaption =
  /(?:^|[\s(])(?:expected|anticipated|projected|graduat(?:ed|ing|ion)(?: date)?|completed|completion|exp(?:\.|ir(?:es|ed|ation|y)?(?: date)?)?|issued|valid (?:until|till?|to|thru|through)|renew(?:ed|al)(?: due)?|since|class of)[\s:,]*$/iu;

/** What stands for a place that was blanked. */
export const blanked = /^(?:City|State)$/u;

/** True where nothing but a comma stands between two places in a text. */
export function isComma(text: string, start: number, end: number): boolean {
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
