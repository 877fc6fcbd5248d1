import type { Claim } from "~/tailor/change";
import { oncePer } from "~/tailor/once-per";
import type { Fact, Span } from "~/tailor/resume";
import { alignEntries } from "./align-entries";
import { plainText } from "./align-lines";
import { factPieces, type Piece, quoteOf } from "./evidence";
import { type JudgeOptions, judgeText } from "./judge-text";
import { matchesIn } from "./matches-in";
import { opensWithDeed, type ReadDocument, readDocument, type Unit } from "./read-document";
import { entriesNaming, findWords } from "./rules/places";

export interface CheckOptions extends Pick<JudgeOptions, "rules" | "see"> {
  /** Text of the posting: never evidence, only named in reasons. */
  posting?: string;
  facts?: Fact[];
}

/** Entries whose evidence is the whole resume. */
const wide = /^\/(?:basics|skills|other|interests|block)/;

/** A claim with the place of its words in the rewritten text (characters); null where they do not stand there as such. */
export interface CheckedClaim extends Claim {
  span: Span | null;
}

/** Every claim of `rewritten` against `original`, both free texts: whole resumes, a paragraph or a single bullet. */
export function checkText(
  original: string,
  rewritten: string,
  options: CheckOptions = {},
): { claims: CheckedClaim[]; unsupported: number; confirm: number } {
  const source = readDocument(original);
  const target = readDocument(rewritten);
  const kept = new Set(target.units.map((unit) => plainText(unit.text)));
  const gone = new Set(source.pieces.filter((piece) => !kept.has(plainText(piece.text))));
  const before = (piece: Piece) => gone.has(piece);
  const evidence = evidenceOf(source, factPieces(options.facts));
  const entries = source.isResume && target.isResume ? alignEntries(target, source) : new Map<string, string>();
  let from = 0;
  const claims = target.units.flatMap((unit) => {
    const found = rewritten.indexOf(unit.text, from);
    const at = found < 0 ? rewritten.indexOf(unit.text) : found;
    if (found >= 0) from = found;
    const checked = checkUnit(unit, entries.get(unit.entry), evidence, { ...options, before });
    return checked.map((claim) => ({ ...claim, span: spanIn(rewritten, claim.text, at, unit.text.length) }));
  });
  const count = (status: Claim["status"]) => claims.filter((claim) => claim.status === status).length;
  return { claims, unsupported: count("unsupported"), confirm: count("confirm") };
}

function spanIn(text: string, words: string, at: number, length: number): Span | null {
  const start = at < 0 ? -1 : text.slice(at, at + length).indexOf(words);
  return start < 0 ? null : { start: at + start, end: at + start + words.length };
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
  for (const piece of pieces) {
    const plain = plainText(piece.text);
    const known = lines.get(plain);
    if (known) known.push(piece);
    else lines.set(plain, [piece]);
  }
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

function checkUnit(
  unit: Unit,
  entry: string | undefined,
  from: Evidence,
  options: CheckOptions & Pick<JudgeOptions, "before">,
): Claim[] {
  const same = from.sameLine(unit, entry);
  if (same) return judgeText(unit.text, [same]).map((claim) => asOwnSource(claim, same));
  const evidence = from.forUnit(unit, entry);
  if (/^\/basics\/(?!summary)/.test(unit.path) && findWords(unit.text, evidence)) return [];
  return [
    ...judgeHeader(unit, evidence),
    ...judgeText(unit.text, evidence, {
      posting: options.posting,
      before: options.before,
      rules: options.rules,
      see: options.see,
      opensWithTitle: wide.test(unit.path) || /position$/.test(unit.path),
    }),
  ];
}

/** A line that stands in its entry as it was is its own source. */
function asOwnSource({ reason: _, ...claim }: Claim, piece: Piece): Claim {
  return { ...claim, status: "supported", source: claim.source ?? quoteOf(piece, 0, piece.text.length) };
}

/** What may name an employer; "Ordered supplies through Acme" names a tool or a supplier. */
const owning = oncePer((pieces: readonly Piece[]) =>
  pieces.filter(
    ({ role, entry, text }) => role === "organisation" || (entry.startsWith("/block") && !opensWithDeed(text)),
  ),
);

const namesWithin = /(?<!^)(?<![.!?:]\s)\b\p{Lu}[\p{L}&'’-]+(?:\s\p{Lu}[\p{L}&'’-]+)*/gu;

/** The entries of employers that a sentence names. */
function ownersNamed(text: string, pieces: readonly Piece[]): Set<string> {
  const names = matchesIn(text, namesWithin).map(([name]) => name);
  const opening = /^\s*(?:at|for|with)\s+((?:\p{Lu}[\p{L}&'’-]+\s?)+)/iu.exec(text)?.[1];
  const owners = new Set<string>();
  for (const name of new Set([...names, ...(opening ? [opening] : [])])) {
    const found = entriesNaming(name, owning(pieces));
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
  if ((!isTitle && !isName) || findWords(unit.text, evidence)) return [];
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
