import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { type Piece, resumePieces } from "./evidence";
import { readText } from "./read-text";

/** One line of a text to check: its words and the entry that it stands under. */
export interface Unit {
  text: string;
  /** "/work/0" in a resume; "/block/0" in other texts. */
  entry: string;
  path: string;
}

export interface ReadDocument {
  isResume: boolean;
  units: Unit[];
  pieces: Piece[];
}

const heading = /^[\s#*=_-]*(?:[\p{L}&/'’ -]{2,40})[\s:*=_-]*$/u;

/** A whole resume is read by the parser; anything shorter by its blocks (a header with its bullets, a paragraph, a line). */
export function readDocument(text: string): ReadDocument {
  const resume = text.trim().split(/\n+/).length < fewestLines ? undefined : parseResume(text);
  if (resume && hasEntries(resume)) {
    const leftovers = uncoveredLines(resume);
    return {
      isResume: true,
      pieces: [...resumePieces(resume), ...leftovers.map((line) => ({ ...line, span: line.span }))],
      units: [
        ...resumePieces(resume).map((piece, index) => unitOf(piece, resume.atoms[index]?.path ?? piece.entry)),
        ...leftovers.map((line) => ({ text: line.text, entry: line.entry, path: line.entry })),
      ],
    };
  }
  const blocks = toBlocks(text);
  return {
    isResume: false,
    pieces: blocks.flatMap((block, index) => block.map((line) => ({ ...line, entry: `/block/${index}` }))),
    units: blocks.flatMap((block, index) =>
      block.map((line) => ({ text: line.text, entry: `/block/${index}`, path: `/block/${index}` })),
    ),
  };
}

/** A text of fewer lines is no resume. */
const fewestLines = 5;

const hasEntries = ({ work, education, volunteer }: Resume): boolean =>
  work.some(({ name, position }) => name ?? position) || education.length > 0 || volunteer.length > 0;

function unitOf(piece: Piece, path: string): Unit {
  return { text: piece.text, entry: piece.entry, path };
}

/** Lines that no atom holds, each with the entry it stands in. Headings say nothing. */
function uncoveredLines(resume: Resume): (Piece & { text: string })[] {
  const spans = resume.atoms
    .flatMap((atom) => (atom.span ? [{ ...atom.span, entry: entryOf(atom.path) }] : []))
    .sort((left, right) => left.start - right.start);
  let next = 0;
  let entry = "/other";
  let end = 0;
  return linesOf(resume.source).flatMap((line) => {
    let isCovered = end > line.span.start;
    for (; next < spans.length && (spans[next]?.start ?? 0) < line.span.end; next += 1) {
      const span = spans[next];
      if (!span) break;
      isCovered ||= span.end > line.span.start;
      end = Math.max(end, span.end);
      entry = span.entry;
    }
    return isCovered || heading.test(line.text) ? [] : [{ ...line, entry }];
  });
}

function linesOf(text: string) {
  return [...text.matchAll(/[^\n]+/g)].flatMap((match) => {
    const bullet = /^\s*(?:[-–—*•·▪●◦‣]\s+|\d{1,2}[.)]\s+)?/.exec(match[0])?.[0].length ?? 0;
    const line = match[0].slice(bullet).trimEnd();
    const start = match.index + bullet;
    return line
      ? [
          {
            text: line,
            span: { start, end: start + line.length },
            bullet: bullet > 0 && /\S/.test(match[0].slice(0, bullet)),
          },
        ]
      : [];
  });
}

/** Characters that tell how a line opens. */
const opening = 300;

/** True for a line that opens with what somebody did. */
export const opensWithDeed = (text: string) => readText(text.slice(0, opening))[0]?.sentence.tokens[0]?.isDeed ?? false;

/**
 * A header begins a block where bullets follow it; without bullets a blank line does, and else every line but a deed
 * below a line that opens with none.
 */
function toBlocks(text: string): { text: string; span: { start: number; end: number } }[][] {
  const lines = linesOf(text);
  const bulleted = lines.some((line) => line.bullet);
  const headed = bulleted && lines.some((line) => !line.bullet);
  const blocks: (typeof lines)[] = [];
  let previous: (typeof lines)[number] | undefined;
  for (const line of lines) {
    const blank = previous && /\n\s*\n/.test(text.slice(previous.span.end, line.span.start));
    const goesOn = !headed && !blank && opensWithDeed(line.text) && !opensWithDeed(blocks.at(-1)?.[0]?.text ?? "");
    const starts = headed
      ? !line.bullet && (previous?.bullet ?? true)
      : !bulleted && !goesOn && (blank || !/\n\s*\n/.test(text));
    if (starts || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
    previous = line;
  }
  return blocks;
}
