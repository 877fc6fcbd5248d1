import type { Claim } from "~/tailor/change";
import type { Fact } from "~/tailor/resume";
import { alignEntries } from "./align-entries";
import { factPieces, type Piece, quoteOf, readPiece, readPieces } from "./evidence";
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
  const evidence = evidenceOf(source, factPieces(options.facts));
  const entries = source.isResume && target.isResume ? alignEntries(target, source) : new Map<string, string>();
  const claims = target.units.flatMap((unit) => checkUnit(unit, entries.get(unit.entry), evidence, options));
  return { claims, unsupported: claims.filter((claim) => claim.status === "unsupported").length };
}

interface Evidence {
  /** What a line of an aligned entry may draw on, or a line of another kind by the employers that it names. The same array for the same answer. */
  forUnit(unit: Unit, entry: string | undefined): Piece[];
  /** The same line in the entry, or one that no employer owns, wherever it stands now. */
  sameLine(unit: Unit, entry: string | undefined): Piece | undefined;
}

/** Lists of pieces are made once: every list is indexed, and that must not be done again for each line. */
function evidenceOf({ pieces }: ReadDocument, facts: Piece[]): Evidence {
  const lists = new Map<string, Piece[]>();
  const lines = new Map<string, Piece[]>();
  for (const piece of pieces) lines.set(plainText(piece.text), [...(lines.get(plainText(piece.text)) ?? []), piece]);
  const owned = (entry: string) => /^\/(?:work|volunteer)\//.test(entry);
  return {
    forUnit(unit, entry) {
      const owners = entry && !wide.test(unit.entry) ? undefined : ownersNamed(unit.text, pieces);
      const key = owners ? [...owners].sort().join(" ") : `own ${entry}`;
      const list = lists.get(key) ?? [
        ...(owners ? boundBy(owners, pieces) : pieces.filter((piece) => piece.entry === entry)),
        ...facts,
      ];
      lists.set(key, list);
      return list;
    },
    sameLine(unit, entry) {
      const same = lines.get(plainText(unit.text)) ?? [];
      return (
        same.find((piece) => piece.entry === entry) ?? same.find((piece) => !owned(piece.entry) || !owned(unit.entry))
      );
    },
  };
}

function checkUnit(unit: Unit, entry: string | undefined, from: Evidence, options: CheckOptions): Claim[] {
  const same = from.sameLine(unit, entry);
  if (same) return judgeText(unit.text, [same]).map((claim) => asOwnSource(claim, same));
  const evidence = from.forUnit(unit, entry);
  if (/^\/basics\/(?!summary)/.test(unit.path) && findText(unit.text, readPieces(evidence))) return [];
  return [
    ...judgeHeader(unit, evidence),
    ...judgeText(unit.text, evidence, {
      posting: options.posting,
      opensWithTitle: wide.test(unit.path) || /position$/.test(unit.path),
    }),
  ];
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

/** "Ordered supplies through Acme" names a tool or a supplier, not the employer. */
function opensWithDeed(piece: Piece): boolean {
  return readPiece(piece).words[0]?.isVerb ?? false;
}

/** The entries of employers that a sentence names. */
function ownersNamed(text: string, pieces: Piece[]): Set<string> {
  const names = [...text.matchAll(/(?<!^)(?<![.!?:]\s)\b\p{Lu}[\p{L}&'’-]+(?:\s\p{Lu}[\p{L}&'’-]+)*/gu)].map(
    (match) => match[0],
  );
  const opening = /^\s*(?:at|for|with)\s+((?:\p{Lu}[\p{L}&'’-]+\s?)+)/iu.exec(text)?.[1];
  const owners = new Set<string>();
  for (const name of new Set([...names, ...(opening ? [opening] : [])])) {
    const found = new Set(
      pieces
        .filter(
          (piece) =>
            (piece.role === "organisation" || (piece.entry.startsWith("/block") && !opensWithDeed(piece))) &&
            findText(name, [readPiece(piece)]),
        )
        .map((piece) => piece.entry),
    );
    if (found.size === 1) for (const entry of found) owners.add(entry);
  }
  return owners;
}

/** An employer that the sentence names answers for everything in it. */
function boundBy(owners: Set<string>, pieces: Piece[]): Piece[] {
  const all = new Set(pieces.map((piece) => piece.entry));
  if (owners.size === 0 || owners.size >= all.size) return pieces;
  return pieces.filter((piece) => owners.has(piece.entry) || /^\/(?:basics|skills|other)/.test(piece.entry));
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
  if ((!isTitle && !isName) || findText(unit.text, readPieces(evidence))) return [];
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
