import type { Resume, Span } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";

/** An entry of which the head could be read in another way, for its owner to look over. */
export interface ReadingDoubt {
  /** A value of the entry, by which it is settled. */
  atom: string;
  /** Where it is corrected: "work-0". */
  part: string;
  question: string;
  /** What was read, by the field of the entry; an absent one was not found. */
  values: { field: "position" | "name" | "dates"; text?: string }[];
  /** The lines of the source that hold the head, as they stand there; empty where it is not known. */
  lines: string[];
}

const headFields = ["position", "name", "location", "url", "startDate", "endDate", "current"];
/** A head that was read over more lines than this is quoted by its first. */
const mostLines = 6;

/** The jobs in doubt, in the order of the resume, each beside its place in the source. Linear in the atoms. */
export function readingDoubts(resume: Resume): ReadingDoubt[] {
  const doubtful = doubtfulEntries(resume);
  if (doubtful.size === 0) return [];
  return resume.work.flatMap((entry, index) => {
    const path = `/work/${index}`;
    if (!doubtful.has(path)) return [];
    const atoms = headFields.flatMap((field) => atomAt(resume, `${path}/${field}`) ?? []);
    const inBody = atomAt(resume, `${path}/highlights/0`) ?? atomAt(resume, `${path}/summary`);
    const [atom] = atoms.length > 0 ? atoms : inBody ? [inBody] : [];
    if (!atom) return [];
    const { position, name } = entry;
    const dates = ["startDate", "endDate", "current"].flatMap(
      (field) => atomAt(resume, `${path}/${field}`)?.text ?? [],
    );
    return [
      {
        atom: atom.id,
        part: `work-${index}`,
        question: questionFor(position, name),
        values: [
          { field: "position", ...(position !== undefined && { text: position }) },
          { field: "name", ...(name !== undefined && { text: name }) },
          { field: "dates", ...(dates.length > 0 && { text: dates.join(" – ") }) },
        ],
        lines: linesAround(
          resume.source,
          atoms.flatMap(({ span }) => span ?? []),
        ),
      },
    ];
  });
}

function questionFor(position: string | undefined, name: string | undefined): string {
  if (position !== undefined && name !== undefined)
    return `Is “${position}” the job title, and “${name}” the employer?`;
  if (position !== undefined) return `We found no employer for “${position}”. Is there none?`;
  if (name !== undefined) return `We found no job title at “${name}”. Is there none?`;
  return "We found neither a job title nor an employer here. Is there none?";
}

/** The whole lines that the spans stand in, without blank ones. */
function linesAround(source: string, spans: Span[]): string[] {
  if (spans.length === 0) return [];
  const start = source.lastIndexOf("\n", Math.min(...spans.map((span) => span.start)) - 1) + 1;
  const last = Math.max(...spans.map((span) => span.end));
  const end = source.indexOf("\n", last);
  const lines = source.slice(start, end < 0 ? undefined : end).split("\n");
  return lines.flatMap((line) => line.trim() || []).slice(0, mostLines);
}
