import type { Atom, Fact, IsoDate, Resume, Span } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { type Analysis, analyse, type ReadWord } from "./analyse";
import type { DateHit } from "./find-dates";
import type { NumberHit } from "./number-hit";
import { stretchesOf } from "./stretches";

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

export interface ReadPiece extends Piece {
  analysis: Analysis;
  numbers: NumberHit[];
  dates: DateHit[];
  words: ReadWord[];
}

const cache = new WeakMap<Piece, ReadPiece>();

/** The piece with its words, numbers and dates read once. */
export function readPiece(piece: Piece): ReadPiece {
  const known = cache.get(piece);
  if (known) return known;
  const analysis = analyse(piece.text);
  const { dates, numbers, words } = analysis;
  const read = { ...piece, analysis, dates, numbers, words };
  cache.set(piece, read);
  return read;
}

const lists = new WeakMap<readonly Piece[], ReadPiece[]>();
const cutPieces = new WeakMap<Piece, Piece[]>();

/** The piece itself, or an endless one in stretches. */
export function piecesOf(piece: Piece): Piece[] {
  const known = cutPieces.get(piece);
  if (known) return known;
  const stretches = stretchesOf(piece.text);
  const cut =
    stretches.length === 1
      ? [piece]
      : stretches.map(({ start, end }) => {
          const { span } = quoteOf(piece, start, end);
          return { ...piece, text: piece.text.slice(start, end), span };
        });
  cutPieces.set(piece, cut);
  return cut;
}

/** All pieces of a list read, the same array for the same list; the list must not change afterwards. */
export function readPieces(pieces: readonly Piece[]): ReadPiece[] {
  const known = lists.get(pieces);
  if (known) return known;
  const read = pieces.flatMap((piece) => piecesOf(piece).map(readPiece));
  lists.set(pieces, read);
  return read;
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
    .filter((fact) => fact.confirmed)
    .map((fact) => ({
      text: fact.detail ? `${fact.subject}. ${fact.detail}` : fact.subject,
      span: null,
      entry: "fact",
      factId: fact.id,
      factDate: fact.date,
    }));
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
