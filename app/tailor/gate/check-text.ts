import type { Claim } from "../change";
import type { Fact } from "../resume";
import { alignEntries } from "./align-entries";
import { factPieces, type Piece, quoteOf, readPiece } from "./evidence";
import { findText } from "./judge-names";
import { judgeText } from "./judge-text";
import { type ReadDocument, readDocument, type Unit } from "./read-document";

export interface CheckOptions {
  /** Text of the posting: never evidence, only named in reasons. */
  posting?: string;
  facts?: Fact[];
}

/** Entries whose evidence is the whole resume. */
const wide = /^\/(?:basics|skills|other|interests|block)/;

/** Every claim of `rewritten` against `original`, both free texts: whole resumes, a paragraph or a single bullet. */
export function checkText(
  original: string,
  rewritten: string,
  options: CheckOptions = {},
): { claims: Claim[]; unsupported: number } {
  const source = readDocument(original);
  const target = readDocument(rewritten);
  const facts = factPieces(options.facts);
  const entries = source.isResume && target.isResume ? alignEntries(target, source) : new Map<string, string>();
  const claims = target.units.flatMap((unit) => checkUnit(unit, source, entries, facts, options));
  return { claims, unsupported: claims.filter((claim) => claim.status === "unsupported").length };
}

function checkUnit(
  unit: Unit,
  source: ReadDocument,
  entries: Map<string, string>,
  facts: Piece[],
  options: CheckOptions,
): Claim[] {
  const entry = entries.get(unit.entry);
  const pieces =
    entry && !wide.test(unit.entry)
      ? source.pieces.filter((piece) => piece.entry === entry)
      : boundByName(unit.text, source.pieces);
  const evidence = [...pieces, ...facts];
  const same = findSame(unit, pieces, source.pieces);
  if (same) return judgeText(unit.text, [same]).map((claim) => asOwnSource(claim, same));
  if (/^\/basics\/(?!summary)/.test(unit.path) && findText(unit.text, evidence.map(readPiece))) return [];
  return [
    ...judgeHeader(unit, evidence),
    ...judgeText(unit.text, evidence, {
      posting: options.posting,
      opensWithTitle: wide.test(unit.path) || /position$/.test(unit.path),
    }),
  ];
}

/** The same line in the entry, or one that no employer owns, wherever it stands now. */
function findSame(unit: Unit, own: Piece[], all: Piece[]): Piece | undefined {
  const text = plainText(unit.text);
  const owned = (entry: string) => /^\/(?:work|volunteer)\//.test(entry);
  const free = all.filter((piece) => !owned(piece.entry) || !owned(unit.entry));
  return [...own, ...free].find((piece) => plainText(piece.text) === text);
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+]+/gu, " ")
    .trim();
}

/** A line that stands in its entry as it was is its own source. */
function asOwnSource({ reason: _, ...claim }: Claim, piece: Piece): Claim {
  return { ...claim, status: "supported", source: claim.source ?? quoteOf(piece, 0, piece.text.length) };
}

/** An employer that the sentence names answers for everything in it. */
function boundByName(text: string, pieces: Piece[]): Piece[] {
  const names = [...text.matchAll(/(?<!^)(?<![.!?:]\s)\b\p{Lu}[\p{L}&'’-]+(?:\s\p{Lu}[\p{L}&'’-]+)*/gu)].map(
    (match) => match[0],
  );
  const opening = /^\s*(?:at|for|with)\s+((?:\p{Lu}[\p{L}&'’-]+\s?)+)/iu.exec(text)?.[1];
  const owners = new Set<string>();
  const all = new Set(pieces.map((piece) => piece.entry));
  for (const name of [...names, ...(opening ? [opening] : [])]) {
    const found = new Set(
      pieces
        .filter(
          (piece) =>
            (piece.role === "organisation" || piece.entry.startsWith("/block")) && findText(name, [readPiece(piece)]),
        )
        .map((piece) => piece.entry),
    );
    if (found.size === 1) for (const entry of found) owners.add(entry);
  }
  return owners.size > 0 && owners.size < all.size
    ? pieces.filter((piece) => owners.has(piece.entry) || /^\/(?:basics|skills|other)/.test(piece.entry))
    : pieces;
}

/** An employer, school or title of a header must be the source's own words; an end of "present" must be there too. */
function judgeHeader(unit: Unit, evidence: Piece[]): Claim[] {
  const isTitle = /\/position$/.test(unit.path);
  const isName = /^\/(?:work|volunteer|education)\/\d+\/(?:name|organization|institution)$/.test(unit.path);
  if (
    /Date$/.test(unit.path) &&
    /\b(?:present|current|now|today|ongoing)\b/i.test(unit.text) &&
    !evidence.some((piece) => /\b(?:present|current|now|today|ongoing)\b/i.test(piece.text))
  )
    return [
      { text: unit.text, kind: "date", status: "unsupported", source: null, reason: "Your resume gives this an end." },
    ];
  if ((!isTitle && !isName) || findText(unit.text, evidence.map(readPiece))) return [];
  const kind = isTitle ? "title" : "organisation";
  return [
    {
      text: unit.text,
      kind,
      status: "unsupported",
      source: null,
      reason: `Your resume does not have “${unit.text}” here.`,
    },
  ];
}
