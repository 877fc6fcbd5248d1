import type { Line } from "~/tailor/document";
import type { Resume, SectionKey, Span } from "~/tailor/resume";
import { readAwards, readCertificates, readPublications } from "./dated-items";
import { findPeriods } from "./dates";
import { readEducation } from "./education";
import { isHeadLike } from "./entries";
import { readProjects, readVolunteer, readWork } from "./experience";
import { readContactSection, readHeader, readSummary } from "./header";
import type { HeadingKey } from "./heading-words";
import { headingAt } from "./headings";
import { isLabelledList, readInterests, readLanguages, readReferences, readSkills } from "./lists";
import { putOther } from "./other";
import { paragraphsOf, wrapWidths } from "./paragraphs";
import { type Builder, createBuilder, putParagraphs } from "./resume-builder";
import type { SourceLine } from "./source-line";
import { readSource } from "./source-lines";
import { withUsualSpacing } from "./usual-spacing";

interface Section {
  key: HeadingKey;
  title: string;
  lines: SourceLine[];
}

/**
 * Reads a resume out of plain text, with the layout of the extraction where there is one. Every value has an atom
 * with its span in `text`; what fits no field is kept in `other`; a value that is not there stays undefined.
 * Linear in the length of the text.
 */
export function parseResume(text: string, lines: Line[] = []): Resume {
  if (lines.length > 0) return readResume(text, lines);
  const spaced = withUsualSpacing(text);
  if (spaced.text === text) return readResume(text, []);
  const resume = readResume(spaced.text, []);
  const atoms = resume.atoms.map((atom) => ({ ...atom, span: atom.span && spaced.original(atom.span) }));
  return { ...resume, atoms, source: text };
}

function readResume(text: string, lines: Line[]): Resume {
  const source = readSource(text, lines);
  const builder = createBuilder(source, text, wrapWidths(source.lines));
  const { header, sections } = splitSections(source.lines);
  const left = readHeader(builder, header);
  readUntitled(builder, left, sections);
  for (const section of sections) readSection(builder, section);
  return builder.resume;
}

/**
 * Sections by heading. A column that begins without one goes on with its own section of the page before, or is read
 * like text above the first heading.
 */
function splitSections(lines: SourceLine[]): { header: SourceLine[]; sections: Section[] } {
  const header: SourceLine[] = [];
  const sections: Section[] = [];
  const byColumn = new Map<number, Section | undefined>();
  let column = lines[0]?.column ?? 0;
  let current: Section | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.column !== column)
      current = byColumn.get(line.column) ?? (current && isSidebar(lines, index) ? undefined : current);
    column = line.column;
    if (onRequest.test(line.text) && current && current.key !== "references") {
      sections.push({ key: "references", title: defaultReferences, lines: [line] });
      continue;
    }
    const heading = headingAt(lines, index, current?.key);
    const own = heading ? belowHeading(line, heading.length) : line;
    if (heading) {
      const section: Section = { key: heading.key, title: heading.title, lines: own ? [own] : [] };
      sections.push(section);
      const amongContacts = own !== undefined && current === undefined && heading.key === "languages";
      if (!amongContacts) current = section;
    } else (current?.lines ?? header).push(line);
    byColumn.set(column, current);
  }
  return { header, sections };
}

/** Says nothing of the entry or list that it happens to stand below. */
const onRequest =
  /^(?:references|recommendations)(?: are| will be)? (?:available|furnished|provided) (?:up)?on request\.?$/iu;
const defaultReferences = "References";

/** What follows a heading on its own line ("Skills: Excel, Word"). */
function belowHeading(line: SourceLine, length: number): SourceLine | undefined {
  const text = line.text.slice(length);
  return text.trim() === "" ? undefined : { ...line, start: line.end - text.length, text, gap: true };
}

/** True where a text of some length begins a new column: a list may well go on there, a paragraph does not. */
function isSidebar(lines: SourceLine[], index: number): boolean {
  return (lines[index]?.text.split(" ").length ?? 0) > 8;
}

/** Text above the first heading that is no contact detail: prose is a summary, dated entries are jobs. */
function readUntitled(builder: Builder, lines: SourceLine[], sections: Section[]): void {
  if (lines.length === 0) return;
  const hasWork = sections.some(({ key }) => key === "work" || key === "mixed");
  const dated = hasWork ? -1 : lines.findIndex(({ text }) => findPeriods(text).some(({ from }) => from));
  const entries = dated < 0 ? lines.length : firstOfEntry(lines, dated);
  readProse(builder, lines.slice(0, entries), sections);
  if (entries === lines.length) return;
  builder.resume.sections.push({ key: "work" });
  readWork(builder, lines.slice(entries));
}

/** The head of an entry may begin up to two lines above its date. */
function firstOfEntry(lines: SourceLine[], dated: number): number {
  let first = dated;
  while (first > 0 && dated - first < 2 && !lines[first]?.gap) {
    const above = lines[first - 1];
    if (!above || !isHeadLike(above)) break;
    first--;
  }
  return first;
}

function readProse(builder: Builder, lines: SourceLine[], sections: Section[]): void {
  const paragraphs = paragraphsOf(lines, builder.widths, true);
  const isProse = (span: Span) => builder.text(span).split(" ").length >= 10;
  const prose = sections.some(({ key }) => key === "summary") ? [] : paragraphs.filter(isProse);
  const text = putParagraphs(builder, "/basics/summary", prose);
  if (text !== undefined) {
    builder.resume.basics.summary = text;
    builder.resume.sections.push({ key: "summary" });
  }
  const isKept = (line: SourceLine) => prose.some(({ start, end }) => line.start >= start && line.end <= end);
  putOther(
    builder,
    undefined,
    lines.filter((line) => !isKept(line)),
  );
}

type Reader = (builder: Builder, lines: SourceLine[], title: string) => void;

const readers: Record<Exclude<SectionKey, "other">, Reader> = {
  summary: readSummary,
  work: readWork,
  volunteer: readVolunteer,
  education: readEducation,
  projects: readProjects,
  skills: readSkills,
  languages: readLanguages,
  interests: readInterests,
  references: readReferences,
  certificates: readCertificates,
  awards: readAwards,
  publications: readPublications,
};

function readSection(builder: Builder, section: Section): void {
  const { title, lines } = section;
  const key = section.key === "summary" && isLabelledList(lines) ? "skills" : section.key;
  const again = key === "summary" && builder.resume.basics.summary !== undefined;
  if (key === "contact") readContactSection(builder, title, lines);
  else if (key === "other" || again) putOther(builder, title, lines);
  else {
    const known = key === "mixed" ? "work" : key;
    builder.resume.sections.push({ key: known, title });
    readers[known](builder, lines, title);
  }
}
