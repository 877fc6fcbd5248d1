import type { Span } from "~/tailor/resume";
import { findPeriods } from "./dates";
import { degreeAndArea, isDegree, isSchool, isScore } from "./degree-words";
import { isHeadLike } from "./entries";
import { paragraphsOf } from "./paragraphs";
import { placeScore } from "./places";
import { type Builder, putField, putPeriod } from "./resume-builder";
import { type HeadParts, readHead } from "./segments";
import type { SourceLine } from "./source-line";
import { split, trimmed } from "./span-text";

interface Study {
  lines: SourceLine[];
  body: SourceLine[];
  has: Set<Role>;
}

type Role = "degree" | "school" | "date";

const detailLabel =
  /^(?:relevant |related |master['’]?s? |bachelor['’]?s? )?(?:courses?|coursework|modules|thesis|dissertation|honou?rs|activities|minor|advisor|major|subjects)\b.{0,30}:|(?:coursework|modules|courses):/iu;

/** Degrees and schools in any order; a new entry begins where a part comes again that the entry already has. */
export function readEducation(builder: Builder, lines: SourceLine[]): void {
  for (const study of splitStudies(lines)) putStudy(builder, study);
}

function splitStudies(lines: SourceLine[]): Study[] {
  const studies: Study[] = [];
  for (const [index, line] of lines.entries()) {
    const current = studies.at(-1);
    const roles = rolesOf(line);
    const place = current && placeIn(current, line, roles, lines[index + 1]);
    if (!current || place === "new") {
      studies.push({ lines: [line], body: [], has: new Set(roles) });
    } else if (place === "body") {
      current.body.push(line);
    } else {
      current.lines.push(line);
      for (const role of roles) current.has.add(role);
    }
  }
  return studies;
}

/** Whether a line opens an entry, belongs to the head of the current one, or stands below it. */
function placeIn(study: Study, line: SourceLine, roles: Role[], next: SourceLine | undefined): "new" | "head" | "body" {
  const first = study.lines[0];
  if (line.level !== undefined) return "new";
  if (line.bullet && !first?.bullet) return "body";
  if (detailLabel.test(line.text)) return "body";
  const repeats = roles.some((role) => study.has.has(role));
  if (namesSchool(study, line, roles)) return "head";
  const deeper = line.size > 0 && line.indent > (first?.indent ?? 0) + 6;
  if (deeper && study.has.size >= 2 && roles.every((role) => study.has.has(role))) return "body";
  if (roles.length === 0) return withoutRole(study, line, next);
  if (repeats || (line.gap && study.has.size >= 2)) return "new";
  return study.body.length === 0 ? "head" : "new";
}

/** "Joint Apprenticeship Committee" below "Apprenticeship | 2013 – 2017" is who taught, not another degree. */
function namesSchool(study: Study, line: SourceLine, roles: Role[]): boolean {
  const alone = study.lines.length === 1 && study.body.length === 0 && !line.gap && !line.bullet;
  return (
    alone && study.has.has("date") && study.has.has("degree") && !study.has.has("school") && !roles.includes("date")
  );
}

function withoutRole(study: Study, line: SourceLine, next: SourceLine | undefined): "new" | "head" | "body" {
  const opens = line.gap && next !== undefined && !next.gap && rolesOf(next).length > 0 && isHeadLike(line);
  if (opens) return "new";
  const complete = study.has.has("school") && study.has.size >= 2;
  const fits = placeScore(line.text) === 2 || isScore(line.text) || /\s\|\s/.test(line.text);
  if (study.body.length > 0 || line.gap) return "body";
  if (fits) return "head";
  return complete || line.text.length > 110 || !isHeadLike(line) ? "body" : "head";
}

function rolesOf({ text }: SourceLine): Role[] {
  if (text.length > 200 || (text.includes(". ") && /\p{Ll}{4}\. \p{Lu}/u.test(text))) return [];
  const roles: Role[] = [];
  if (isDegree(text)) roles.push("degree");
  if (isSchool(text)) roles.push("school");
  if (findPeriods(text).length > 0) roles.push("date");
  return roles;
}

interface Parts {
  studyType?: Span;
  area?: Span;
  institution?: Span;
  score?: Span;
  rest: Span[];
  /** The subject said a second time, word for word. */
  again?: Span | undefined;
}

function putStudy(builder: Builder, { lines, body }: Study): void {
  const path = `/education/${builder.resume.education.length}`;
  const head = readHead(builder.source, lines, false);
  const parts = partsOf(builder, head);
  if (head.place && parts.area) head.place = withoutSubject(builder, head.place, builder.text(parts.area));
  const notes = paragraphsOf(body, builder.widths, false);
  const details = [...parts.rest, ...head.rest, ...(head.url ? [head.url] : []), ...notes];
  putField(builder, path, "area", parts.again);
  builder.resume.education.push({
    ...putField(builder, path, "studyType", parts.studyType),
    ...putField(builder, path, "area", parts.area),
    ...putField(builder, path, "institution", parts.institution),
    ...putField(builder, path, "location", head.place),
    ...putField(builder, path, "score", parts.score),
    ...putPeriod(builder, path, head.period),
    courses: [],
    highlights: details.map((span, index) => builder.put(`${path}/highlights/${index}`, span)),
  });
}

/** "City, State Accounting" where accounting was the subject: it is said again, and is no place. */
function withoutSubject(builder: Builder, place: Span, subject: string): Span {
  const isSaid = builder.source.text.slice(place.start, place.end).endsWith(` ${subject}`);
  return isSaid ? (trimmed(builder.source, { start: place.start, end: place.end - subject.length }) ?? place) : place;
}

function partsOf(builder: Builder, head: HeadParts): Parts {
  const names = head.names.flatMap((span) => scoreApart(builder, span));
  const marks = [...names, ...head.rest];
  const score = marks.find((span) => isScore(builder.text(span))) ?? (head.table ? head.rest[0] : undefined);
  head.rest = head.rest.filter((span) => span !== score);
  const left = names.filter((span) => span !== score);
  const institution = schoolOf(builder, left);
  const others = left.filter((span) => span !== institution);
  const studied = others.find((span) => isDegree(builder.text(span))) ?? others[0];
  const rest = others.filter((span) => span !== studied);
  const { school, ...found } = studied ? degreeAndArea(builder.source, studied) : {};
  const parts: Parts = { ...found, rest, ...(score && { score }) };
  if (institution) parts.institution = institution;
  if (school && !institution) parts.institution = school;
  else if (school) rest.unshift(school);
  takeSubject(builder, parts);
  takeSubjectAfterSchool(builder, parts);
  return parts;
}

const subjectWord =
  /\b(?:sciences?|engineering|arts|business|management|studies|laws?|economics|nursing|education|psychology|mathematics|maths|physics|chemistry|biology|history|literature|accounting|finance|marketing|design|medicine|pharmacy|technology|communications?|linguistics|philosophy|sociology|architecture|informatics|statistics|hospitality|theology|journalism|informatik|betriebswirtschaft|maschinenbau)\b/iu;

/** "Leeds University, Computer Science" beside a degree: the subject follows the school. */
function takeSubjectAfterSchool(builder: Builder, parts: Parts): void {
  const { institution, studyType, area } = parts;
  if (!institution || !studyType || area) return;
  const text = builder.source.text.slice(institution.start, institution.end);
  const comma = text.lastIndexOf(",");
  const tail = text.slice(comma + 1);
  if (comma < 0 || isSchool(tail) || !subjectWord.test(tail) || !isSchool(text.slice(0, comma))) return;
  const subject = trimmed(builder.source, { start: institution.start + comma + 1, end: institution.end });
  if (!subject) return;
  parts.area = subject;
  parts.institution = { start: institution.start, end: institution.start + comma };
}

/** The subject may stand apart, or be said again after a school that it runs into ("Accounting Park College, Accounting"). */
function takeSubject(builder: Builder, parts: Parts): void {
  const { institution, rest } = parts;
  const candidate = rest[0];
  if (!candidate || builder.text(candidate).length > 80) return;
  const subject = builder.text(candidate);
  if (parts.area && builder.text(parts.area) === subject) parts.again = rest.shift();
  if (parts.area) return;
  if (institution && builder.text(institution).startsWith(`${subject} `)) {
    const start = institution.start + subject.length + 1;
    parts.area = { start: institution.start, end: institution.start + subject.length };
    parts.institution = { start, end: institution.end };
    parts.again = rest.shift();
  } else if (parts.studyType) {
    parts.area = candidate;
    rest.shift();
  }
}

/** The name with a school's word in it; else the one beside a degree, or the second of two. */
function schoolOf(builder: Builder, names: Span[]): Span | undefined {
  const schools = names.filter((span) => isSchool(builder.text(span)));
  const pure = schools.find((span) => !isDegree(builder.text(span)));
  if (pure || names.length < 2) return pure;
  if (schools.length > 0) return undefined;
  const plain = names.filter((span) => !isDegree(builder.text(span)));
  return plain.length === names.length ? plain[1] : (plain[0] ?? names[1]);
}

/** "Leeds University, GPA: 3.8", "Psychology Cum Laude": a mark after anything else. */
function scoreApart(builder: Builder, span: Span): Span[] {
  const text = builder.source.text.slice(span.start, span.end);
  const found =
    text.length > 300 ? null : /[,;•·]?\s+\(?(?=c?gpa\b|\d\.\d{1,2} c?gpa\b|(?:summa |magna )?cum laude$)/iu.exec(text);
  if (!found || found.index === 0) return [span];
  const cut = span.start + found.index;
  return split(builder.source, { start: span.start, end: cut }, /\|/g).concat(
    split(builder.source, { start: cut, end: span.end }, /\|/g),
  );
}
