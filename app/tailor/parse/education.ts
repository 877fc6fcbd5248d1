import type { Span } from "~/tailor/resume";
import { degreeAndArea, isScore } from "./degree-words";
import { type HeadPart, type LabelledEntry, labelSection } from "./label/label-section";
import { joins, putOther } from "./other";
import { placeScore } from "./places";
import { type Builder, putField, putPeriod } from "./resume-builder";
import type { SourceLine } from "./source-line";

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
  if (outside.length > 0) putOther(builder, entries.length === 0 ? title : undefined, outside);
  for (const entry of entries) putStudy(builder, entry);
}

function putStudy(builder: Builder, entry: LabelledEntry): void {
  const path = `/education/${builder.resume.education.length}`;
  const study = studyOf(builder, entry);
  const { studyType, area = study.subject, school } = study.degree ? degreeAndArea(builder.source, study.degree) : {};
  const period = entry.parts.find(({ field, period }) => field === "D" && period)?.period;
  const details = [...(area === study.subject || !study.subject ? [] : [study.subject]), ...study.rest]
    .concat(school && study.school ? [school] : [], entry.paragraphs)
    .filter((span) => !isSaidAgain(builder, span, { ...(studyType && { studyType }), ...(area && { area }) }, path));
  builder.resume.education.push({
    ...putField(builder, path, "studyType", studyType),
    ...putField(builder, path, "area", area),
    ...putField(builder, path, "institution", study.school ?? school),
    ...putField(builder, path, "location", study.place),
    ...putField(builder, path, "score", study.score),
    ...putPeriod(builder, path, period, "end"),
    courses: [],
    highlights: details.map((span, index) => builder.put(`${path}/highlights/${index}`, span)),
  });
}

/** Some builders print the degree or its subject a second time: it is the same value, read twice. */
function isSaidAgain(builder: Builder, span: Span, said: { studyType?: Span; area?: Span }, path: string): boolean {
  for (const [field, value] of Object.entries(said)) {
    if (!value || span === value || builder.text(span) !== builder.text(value)) continue;
    builder.put(`${path}/${field}`, span);
    return true;
  }
  return false;
}

function studyOf(builder: Builder, { parts }: LabelledEntry): Study {
  const study: Study = { rest: [] };
  let dated = false;
  for (const part of parts.flatMap((one) => withMarksApart(builder, one))) {
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
    else if (!joins(builder.text(part))) study.rest.push(part);
  }
  if (!study.place) {
    study.place = study.rest.find((part) => placeScore(builder.text(part)) === 2);
    study.rest = study.rest.filter((part) => part !== study.place);
  }
  return study;
}

/** "Nursing Magna Cum Laude", "Honors Program, GPA: 3.8": a mark behind anything else. */
function withMarksApart(builder: Builder, part: HeadPart): HeadPart[] {
  if (part.field === "D" || part.field === "U") return [part];
  const text = builder.source.text.slice(part.start, part.end);
  if (isScore(text)) return [part];
  const mark = /[,;•·(]?\s+\(?(?=c?gpa\b|\d\.\d{1,2} c?gpa\b|(?:summa |magna )?cum laude$)/iu.exec(text);
  if (!mark || mark.index === 0) return [part];
  const end = part.start + mark.index;
  return [
    { ...part, end },
    { start: end + mark[0].length, end: part.end, field: "L" },
  ];
}
