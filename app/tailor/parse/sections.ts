import type { Span } from "~/tailor/resume";
import { isContactLine } from "./contact";
import { findPeriods } from "./dates";
import { headingAt, headsGroup } from "./headings/headings";
import { isLabelOfList } from "./headings/inline-headings";
import type { SourceLine } from "./lines/source-line";
import { type HeadingPlace, nameIn, startOfSecond } from "./second-resume";
import { keyOf } from "./words/heading-key";
import type { HeadingKey } from "./words/heading-words";

export interface Section {
  key: HeadingKey;
  title: string;
  lines: SourceLine[];
  /** Where its heading ends; undefined where it has none. */
  start?: number;
  /** Where its line begins, if its heading stands in the line of its text. */
  lineStart?: number;
}

/**
 * Sections by heading. A column that begins without one goes on with its own section of the page before, or is read
 * like text above the first heading.
 */
export function splitSections(lines: SourceLine[]): Split {
  const whole = splitLines(lines);
  const second = startOfSecond(lines, whole.places);
  const first = lines[second ?? -1];
  const name = nameIn(first);
  if (second === undefined || !first || !name) return whole;
  const { header, sections, headings, note } = splitLines(lines.slice(0, second));
  // A second person's jobs are not this one's: they stay together, under the name.
  const own = belowHeading(first, name.length);
  const left = lines.slice(second + 1).map((line) => ({ ...line, gap: true }));
  sections.push({ key: "other", title: name, lines: own ? [own, ...left] : left });
  headings.push({ start: first.start, end: first.start + name.length });
  return { header, sections, headings, note };
}

interface Split {
  header: SourceLine[];
  sections: Section[];
  headings: Span[];
  /** What closes the text without a heading of its own. */
  note: SourceLine[];
}

function splitLines(lines: SourceLine[]): Split & { places: HeadingPlace[] } {
  const headings: Span[] = [];
  const places: HeadingPlace[] = [];
  const header: SourceLine[] = [];
  const sections: Section[] = [];
  const byColumn = new Map<number, Section | undefined>();
  let column = lines[0]?.column ?? 0;
  let current: Section | undefined;
  let group: Section | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.column !== column)
      current = byColumn.get(line.column) ?? (current && isSidebar(lines, index) ? undefined : current);
    column = line.column;
    if (onRequest.test(line.text) && current && current.key !== "references") {
      sections.push({ key: "references", title: defaultReferences, lines: [line] });
      continue;
    }
    const heading = headingAt(lines, index, current?.key);
    const isUnknown = heading?.key === "other" && keyOf(line.text) === undefined;
    // A heading below that of its group stays with it.
    if (isUnknown && group && group === current) {
      group.lines.push(line);
      continue;
    }
    const amongContacts = heading !== undefined && current === undefined && isLabelOfList(heading);
    const below = heading ? belowHeading(line, heading.length) : line;
    const [own, beside] = amongContacts ? cellsOf(below) : [below];
    if (beside) header.push(beside);
    if (heading) {
      headings.push({ start: line.start, end: below?.start ?? line.end });
      places.push({ key: heading.key, index });
      const section: Section = {
        key: heading.key,
        title: heading.title,
        lines: own ? [own] : [],
        start: below?.start ?? line.end,
        ...(own && { lineStart: line.start }),
      };
      group = isUnknown && headsGroup(lines, index) ? section : undefined;
      sections.push(section);
      if (!amongContacts || !own) current = section;
    } else {
      const above = current?.lines ?? header;
      const last = above.at(-1);
      const resumes = last !== undefined && last.end !== lines[index - 1]?.end;
      // Contact details below the columns of a page are the person's, not the last section's.
      const into = resumes && isContactLine(line.text) ? header : above;
      into.push(resumes ? { ...line, gap: true, resumes } : line);
    }
    byColumn.set(column, current);
  }
  return { header, ...partClosingNote(sections), headings, places };
}

const listed = new Set<HeadingKey>([
  "volunteer",
  "education",
  "skills",
  "languages",
  "interests",
  "certificates",
  "awards",
  "publications",
]);
/** In words. */
const shortestNote = 5;

/**
 * Sentences that close the whole text, below the only blank line of its last list or entries: they say nothing of these
 * ("I can start next month."), and stand apart from them.
 */
function partClosingNote(sections: Section[]): { sections: Section[]; note: SourceLine[] } {
  const whole = { sections, note: [] };
  const last = sections.at(-1);
  if (!last || !listed.has(last.key)) return whole;
  const at = last.lines.findLastIndex(({ gap }) => gap);
  const [above, note] = [last.lines.slice(0, at), last.lines.slice(at)];
  const isSentence = ({ text, bullet }: SourceLine) =>
    !bullet && /[.!?]$/u.test(text) && text.split(" ").length >= shortestNote;
  const [first, end] = [note[0], note.at(-1)];
  const isOnly = at > 0 && above.every(({ gap }, index) => index === 0 || !gap);
  if (!isOnly || !first || !end || first.bullet || !/^\p{Lu}/u.test(first.text) || !isSentence(end)) return whole;
  // Voluntary work is told in sentences too, though rarely of its writer.
  const saysI = ({ text }: SourceLine) => /\b(?:I|me|my)\b/u.test(text);
  const tellsOfWriter = note.some(saysI) && !(above.every(isSentence) && above.some(saysI));
  if (((last.key === "volunteer" || above.some(isSentence)) && !tellsOfWriter) || findPeriods(first.text).length > 0)
    return whole;
  return { sections: [...sections.slice(0, -1), { ...last, lines: above }], note };
}

/** Says nothing of the entry or list that it happens to stand below. */
const onRequest =
  /^(?:references|referees|recommendations)(?: are| will be)?(?: (?:available|furnished|provided|supplied))? (?:up)?on request\.?$/iu;
const defaultReferences = "References";

/** What follows a heading on its own line ("Skills: Excel, Word"). */
function belowHeading(line: SourceLine, length: number): SourceLine | undefined {
  const text = line.text.slice(length);
  return text.trim() === "" ? undefined : { ...line, start: line.end - text.length, text, gap: true };
}

/** What stands to the right of a list among contact details is one of them. */
function cellsOf(line: SourceLine | undefined): [SourceLine?, SourceLine?] {
  const tab = line?.text.indexOf("\t") ?? -1;
  if (!line || tab < 0) return [line];
  const start = line.end - line.text.length + tab;
  return [
    { ...line, end: start, text: line.text.slice(0, tab) },
    { ...line, start: start + 1, text: line.text.slice(tab + 1), gap: true, resumes: true },
  ];
}

/** True where a text of some length begins a new column: a list may well go on there, a paragraph does not. */
function isSidebar(lines: SourceLine[], index: number): boolean {
  return (lines[index]?.text.split(" ").length ?? 0) > 8;
}
