import type { Atom, Resume } from "~/tailor/resume";

/**
 * A stretch of the source text. "read": a field has it. "kept": it stands under a heading of the person's own, as it
 * is. "unread": no field and no heading claims it. "heading", "between": no values of their own.
 */
export interface SourceRun {
  text: string;
  kind: "read" | "kept" | "unread" | "heading" | "between";
  /** Atoms that begin here, for links to the place where they were read. */
  atomIds: string[];
}

/** The whole source text in order, cut where atoms begin and end. Where one lies within another, the inner one counts. */
export function sourceRuns(resume: Resume): SourceRun[] {
  const { source, atoms } = resume;
  const placed = atoms.flatMap((atom) => (atom.span ? [{ atom, ...atom.span, length: lengthOf(atom) }] : []));
  const cuts = [...new Set([0, source.length, ...placed.flatMap(({ start, end }) => [start, end])])].sort(
    (left, right) => left - right,
  );
  // Atoms by where they begin; those still open are few, since atoms hardly overlap.
  const starting = Map.groupBy(placed, ({ start }) => start);
  let open: typeof placed = [];
  const headings = headingsOf(resume);
  return cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1] ?? source.length;
    const begins = starting.get(start) ?? [];
    open = [...open.filter((atom) => atom.end > start), ...begins];
    const text = source.slice(start, end);
    const inner = open.reduce<(typeof placed)[number] | undefined>(
      (least, atom) => (least && least.length <= atom.length ? least : atom),
      undefined,
    );
    if (!inner) return betweenRuns(text, headings, isWholeLine(source, start, end));
    return [{ text, kind: kindOf(inner.atom, resume), atomIds: begins.map(({ atom }) => atom.id) }];
  });
}

function lengthOf({ span }: Atom): number {
  return span ? span.end - span.start : 0;
}

function kindOf({ path }: Atom, resume: Resume): SourceRun["kind"] {
  const [, section, index] = path.split("/");
  if (section !== "other") return "read";
  return resume.other[Number(index)]?.title === undefined ? "unread" : "kept";
}

function headingsOf({ sections, other }: Resume): Set<string> {
  return new Set([...sections, ...other].flatMap(({ title }) => (title ? [squeezed(title)] : [])));
}

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** Text beside every atom, line by line: headings, signs and joints, and whole lines that nothing claims. */
function betweenRuns(text: string, headings: Set<string>, whole: { first: boolean; last: boolean }): SourceRun[] {
  const lines = text.split(/(?<=\n)/);
  return lines.map((line, at) => {
    const stands = (at > 0 || whole.first) && (at < lines.length - 1 || whole.last || line.endsWith("\n"));
    const isHeading = headings.has(squeezed(line.split(":")[0] ?? ""));
    const says = /[\p{L}\p{N}]{2}/u.test(line);
    return { text: line, kind: isHeading ? "heading" : stands && says ? "unread" : "between", atomIds: [] };
  });
}

function isWholeLine(source: string, start: number, end: number) {
  return {
    first: start === 0 || source[start - 1] === "\n",
    last: end === source.length || source[end - 1] === "\n",
  };
}
