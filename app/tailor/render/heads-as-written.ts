import type { Resume, Span } from "~/tailor/resume";
import { isOfHead } from "~/tailor/parse/entry-stretches";
import { entryOf } from "~/tailor/resume-atoms";
import type { Block } from "./block";
import { writtenBlock } from "./written-section";

/** In lines, of the head of a job. */
const longestHead = 4;

/**
 * The head of a job as its lines stand in the source, so that it is set like others that are printed as they were written;
 * undefined where a value of it is not in the source, and where its lines say anything else. `entry` is "/work/0".
 */
export function headAsWritten(resume: Resume, entry: string): Block[] | undefined {
  const { atoms, source } = resume;
  const own = atoms.filter((atom) => isOfHead(atom) && entryOf(atom.path) === entry);
  if (own.length === 0 || own.some(({ span }) => span === null)) return undefined;
  // An employer above several titles stands in the head of the first.
  const before = new Set(atoms.flatMap(({ span, path }) => (span && isBefore(path, entry) ? [span.start] : [])));
  const spans = own.flatMap(({ span }) => (span && !before.has(span.start) ? [span] : []));
  if (spans.length === 0) return undefined;
  const head = wholeLines(source, spans);
  const ownStarts = new Set(spans.map(({ start }) => start));
  const isOther = ({ start, end }: Span) => start < head.end && end > head.start && !ownStarts.has(start);
  if (atoms.some(({ span }) => span && isOther(span))) return undefined;
  const text = source.slice(head.start, head.end);
  if (text.split("\n").length > longestHead) return undefined;
  return writtenBlock(resume, { ...head, values: [] });
}

function isBefore(path: string, entry: string): boolean {
  const [, kind, index] = path.split("/");
  const [, ownKind, ownIndex] = entry.split("/");
  return kind === ownKind && Number(index) < Number(ownIndex);
}

function wholeLines(source: string, spans: readonly Span[]): Span {
  const start = Math.min(...spans.map((span) => span.start));
  const last = Math.max(...spans.map((span) => span.end));
  const end = source.indexOf("\n", last);
  return { start: source.lastIndexOf("\n", start - 1) + 1, end: end < 0 ? source.length : end };
}
