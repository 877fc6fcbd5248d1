import type { Claim } from "~/tailor/change";
import type { Analysis, ReadWord } from "./analyse";
import { plainCapitals } from "./common-words";
import { quoteOf, type ReadPiece } from "./evidence";
import { placesOf, withoutApostrophe } from "./evidence-index";
import { lostModifier } from "./modifiers";
import { asciiDigits } from "./number-words";
import { namedSources } from "./word-support";
import { readWords } from "./words";

const organisationWords =
  /\b(?:Inc|Ltd|LLC|GmbH|PLC|Corp|Corporation|Company|Group|Hospital|Clinic|University|College|School|Bank|Institute|Agency|Foundation|Partners|Holdings|Labs|Logistics|Council|Trust)\b/;

interface Run {
  words: ReadWord[];
  text: string;
  atStart: boolean;
}

const isCapital = (word: ReadWord) => /^\p{Lu}/u.test(word.text);
const isMarked = (word: ReadWord) => /^\p{Lu}{2,}s?$/u.test(word.text) || /^\p{L}*\p{Ll}\p{Lu}/u.test(word.text);

const shortened = /^(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|\p{Lu})$/u;

/** Runs of capitalised words; a lone capital that opens a sentence is only grammar. */
function findRuns({ text, words }: Analysis): Run[] {
  const titled = isTitleCase(words);
  const runs: Run[] = [];
  let run: ReadWord[] = [];
  const flush = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last) {
      const atStart = /(?:^|[.!?:;•|\n"“(])\s*(?:[-–*•]\s*)?$/.test(text.slice(0, first.start));
      const named = organisationWords.test(text.slice(first.start, last.end));
      if (!(atStart && run.length === 1 && !isMarked(first)) && (named || !titled))
        runs.push({ words: run, text: text.slice(first.start, last.end), atStart });
    }
    run = [];
  };
  for (const word of words) {
    const previous = run.at(-1);
    const gap = previous ? text.slice(previous.end, word.start) : "";
    const joins =
      previous && (/^(?:\s|\s?&\s?|-)$/.test(gap) || (/^\.\s?$/.test(gap) && shortened.test(previous.text)));
    if (!isCapital(word) && !isMarked(word)) {
      flush();
      continue;
    }
    if (!joins) flush();
    run.push(word);
  }
  flush();
  return runs;
}

const labels =
  /\b(?:ISO|IEC|Office|Windows|Python|Java|Form|Section|Part|Title|Level|Grade|Type|Class|Phase|Tier|Category|Series|Stage|Band|Schedule|Angular|IFRS|NFPA|CFR)[ -]?(?:\d[\w.]*\+?|[A-H]|I{1,3}|IV|V)(?![\w])/g;

/** Names that end in a number or letter ("Class B", "ISO 9001") stand or fall as a whole. */
export function judgeLabels(text: string, pieces: ReadPiece[]): Claim[] {
  return [...asciiDigits(text).matchAll(labels)].map((match) => {
    const stated = match[0].endsWith("+") ? pieces.filter((piece) => piece.text.includes(match[0])) : pieces;
    const place = findText(match[0], stated);
    const lost =
      place && lostModifier(text, match.index, [{ modifiers: place.piece.analysis.modifiers, at: place.start }]);
    if (place && !lost)
      return {
        text: match[0],
        kind: "proper-noun",
        status: "supported",
        source: quoteOf(place.piece, place.start, place.end),
      };
    return {
      text: match[0],
      kind: "proper-noun",
      status: "unsupported",
      source: null,
      reason: lost
        ? `Your resume tells of ${lost} in “${match[0]}”.`
        : `This part of your resume does not name “${match[0]}”.`,
    };
  });
}

/** Organisations and other proper names: each must stand in the source as it stands here. */
export function judgeNames(
  analysis: Analysis,
  pieces: ReadPiece[],
  skip: (word: ReadWord) => boolean,
): { claims: Claim[]; covered: Set<ReadWord> } {
  const covered = new Set<ReadWord>();
  const claims: Claim[] = [];
  for (const run of findRuns(analysis)) {
    const words = run.words.filter((word) => !skip(word) && !plainCapitals.has(word.lower));
    if (words.length === 0) continue;
    const claim = judgeRun(run, words, analysis, pieces);
    if (!claim) continue;
    claims.push(claim);
    for (const word of run.words)
      if (!(word.isVerb && /(?:ed|ing|led|ran|built)$/i.test(word.lower))) covered.add(word);
  }
  return { claims, covered };
}

/** "ACCA Assistant Accountant": two names side by side, each of which stands whole in the source. */
function findInParts(run: Run, pieces: ReadPiece[]) {
  const parts = partsOf(run.text);
  if (parts.length > longestPair) return undefined;
  for (let count = 1; count < run.words.length; count++) {
    const left = findParts(parts.slice(0, count), pieces, standsWhole);
    const right = left && findParts(parts.slice(count), pieces, standsWhole);
    if (right) return right;
  }
  return undefined;
}

/** Nothing with a capital touches the name in the source. */
function standsWhole({ piece, start, end }: Place): boolean {
  return !/\p{Lu}[\p{L}\p{N}]*[ -]$/u.test(piece.text.slice(0, start)) && !/^[ -]\p{Lu}/u.test(piece.text.slice(end));
}

function judgeRun(run: Run, words: ReadWord[], analysis: Analysis, pieces: ReadPiece[]): Claim | undefined {
  const kind = organisationWords.test(run.text) ? "organisation" : "proper-noun";
  const place =
    findText(run.text, pieces) ??
    (run.atStart && words.length > 1
      ? findText(run.text.slice((words[0]?.end ?? 0) - (run.words[0]?.start ?? 0)).trim(), pieces)
      : undefined);
  const known = place ?? (kind === "proper-noun" ? findInParts(run, pieces) : undefined);
  if (known) return { text: run.text, kind, status: "supported", source: quoteOf(known.piece, known.start, known.end) };
  const sources = words.map((word) =>
    namedSources(word, analysis.text, pieces).filter(
      (source) => source.word.stem === word.stem || isMarked(word) || isMarked(source.word),
    ),
  );
  const plain = sources.every((list, index) =>
    list.some(
      ({ word, piece }) =>
        !isCapital(word) || isTitleCase(piece.words) || words.length === 1 || word.lower !== words[index]?.lower,
    ),
  );
  const [first] = sources[0] ?? [];
  if (plain && first)
    return {
      text: run.text,
      kind,
      status: "supported",
      source: quoteOf(first.piece, first.word.start, first.word.end),
    };
  if (
    run.atStart &&
    words.length <= 2 &&
    !isMarked(words.at(-1) as ReadWord) &&
    sources.slice(1).every((list) => list.length > 0)
  )
    return undefined;
  return {
    text: run.text,
    kind,
    status: "unsupported",
    source: null,
    reason: `This part of your resume does not name “${run.text}”.`,
  };
}

/** A heading or a line in title case: its capitals tell nothing. */
function isTitleCase(words: ReadWord[]): boolean {
  const long = words.filter((word) => word.text.length > 3 && word.content);
  return long.length > 2 && long.every(isCapital);
}

/** Words of a name or phrase, and of two names side by side; no real ones come near. */
const longestName = 40;
const longestPair = 12;

interface Place {
  piece: ReadPiece;
  start: number;
  end: number;
}

const partsOf = (text: string) => readWords(text).map((word) => withoutApostrophe(word.lower));

/** The words in this order, whatever their case and the signs between them. */
export function findText(text: string, pieces: ReadPiece[]): Place | undefined {
  return findParts(partsOf(text), pieces);
}

/** The first place of a piece that has them, of the first piece whose first place is accepted. */
function findParts(parts: string[], pieces: ReadPiece[], accepts?: (place: Place) => boolean): Place | undefined {
  const [head] = parts;
  if (head === undefined || parts.length > longestName) return undefined;
  let refused: ReadPiece | undefined;
  for (const { piece, at } of placesOf(head, pieces)) {
    const first = piece.words[at];
    const last = piece.words[at + parts.length - 1];
    if (piece === refused || !first || !last || !parts.every((part, offset) => isPart(piece.words[at + offset], part)))
      continue;
    const place = { piece, start: first.start, end: last.end };
    if (accepts?.(place) ?? true) return place;
    refused = piece;
  }
  return undefined;
}

function isPart(word: ReadWord | undefined, part: string): boolean {
  return word !== undefined && withoutApostrophe(word.lower) === part;
}
