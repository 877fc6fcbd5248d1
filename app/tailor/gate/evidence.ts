import type { Atom, Fact, IsoDate, Resume, Span } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";

/** One stretch of source text that can support a claim. */
export interface Piece {
  text: string;
  span: Span | null;
  /** Entry it belongs to ("/work/0"); "fact" for confirmed facts. */
  entry: string;
  atomId?: string;
  factId?: string;
  /** When the user confirmed the fact. */
  factDate?: IsoDate;
  /** A job title of the candidate, or the name of an employer or school. */
  role?: "title" | "organisation";
}

function roleOf(path: string): Piece["role"] {
  if (/\/(?:position|label)$/.test(path)) return "title";
  return /^\/(?:work|volunteer|education)\/\d+\/(?:name|organization|institution)$/.test(path)
    ? "organisation"
    : undefined;
}

interface Evidence {
  all: Piece[];
  byEntry: Map<string, Piece[]>;
}

const evidence = new WeakMap<Atom[], Evidence>();

/** Every atom of the resume as evidence, by entry. */
export function resumePieces(resume: Resume): Piece[] {
  return evidenceOf(resume).all;
}

/** The atoms of one entry ("/work/0") as evidence, in the order of the source. */
export function entryPieces(resume: Resume, entry: string): Piece[] {
  return evidenceOf(resume).byEntry.get(entry) ?? [];
}

/** The pieces of a resume, made once: work that grows with the resume must not be done again for each of its lines. */
function evidenceOf({ atoms }: Resume): Evidence {
  const known = evidence.get(atoms);
  if (known) return known;
  const all = atoms.map(
    (atom): Piece => ({
      entry: entryOf(atom.path),
      atomId: atom.id,
      role: roleOf(atom.path),
      text: atom.text,
      span: atom.span,
    }),
  );
  const byEntry = new Map<string, Piece[]>();
  for (const piece of all) {
    const own = byEntry.get(piece.entry);
    if (own) own.push(piece);
    else byEntry.set(piece.entry, [piece]);
  }
  for (const [entry, pieces] of byEntry) if (entry.startsWith("/languages/")) withLevels(pieces);
  const made = { all, byEntry };
  evidence.set(atoms, made);
  return made;
}

/** A language and its level are one claim: each of the two pieces carries both. */
function withLevels(pieces: Piece[]): void {
  const [language = "", ...levels] = pieces.map((piece) => piece.text);
  for (const piece of pieces) piece.text = levels.length > 0 ? `${language} (${levels.join(", ")})` : language;
}

/** What the user confirmed. A denial is no evidence of anything. */
export function factPieces(facts: readonly Fact[] = []): Piece[] {
  return facts
    .filter((fact) => fact.confirmed && fact.insteadOf === undefined)
    .map((fact) => ({
      text: fact.detail ? `${fact.subject}. ${fact.detail}` : fact.subject,
      span: null,
      entry: "fact",
      factId: fact.id,
      factDate: fact.date,
    }));
}

/** The wordings that the user confirmed for lines of these pieces: they speak for the entry of their line. */
export function wordingPieces(facts: readonly Fact[] = [], pieces: readonly Piece[] = []): Piece[] {
  const lines = new Set(pieces.map(({ text }) => text));
  const own = facts.filter(({ insteadOf }) => insteadOf !== undefined && lines.has(insteadOf));
  return factPieces(own.map(({ insteadOf: _, ...fact }) => fact));
}

/** Source of a claim: the words between two places of a piece, placed in the resume's text where that text is verbatim. */
export function quoteOf(piece: Piece, start: number, end: number) {
  const { span } = piece;
  const verbatim = span !== null && span.end - span.start === piece.text.length;
  return {
    quote: piece.text.slice(start, end),
    span: verbatim ? { start: span.start + start, end: span.start + end } : span,
    ...(piece.atomId ? { atomId: piece.atomId } : {}),
    ...(piece.factId ? { factId: piece.factId, factDate: piece.factDate } : {}),
  };
}
