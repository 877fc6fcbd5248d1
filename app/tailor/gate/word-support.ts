import { abbreviations } from "./abbreviations";
import { craftOf } from "./agents";
import type { ReadWord } from "./analyse";
import type { ReadPiece } from "./evidence";
import { indexOf, isDeedForm, type Ranked, type WordSource, withoutApostrophe } from "./evidence-index";
import { keysOf } from "./meanings";
import { stem } from "./stem";
import { deedKeys } from "./verbs";

const cache = new WeakMap<readonly ReadPiece[], Map<string, WordSource[]>>();

/** Every source word that may stand behind `word`: same family or meaning, an abbreviation, its long form, or a deed of the same line. Polarity is not looked at. */
export function sourcesOf(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const named = namedSources(word, text, pieces);
  return named.length > 0 ? named : [...deeds(word, pieces), ...tradeDeeds(word, pieces)];
}

/** The same without deeds that another verb tells. */
export function namedSources(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const found = directSources(word, pieces);
  return found.length > 0 ? found : [...compound(word, text, pieces), ...abbreviated(word, text, pieces)];
}

/** Of one word; no resume says one as often. */
const mostSources = 300;

/** In the order of the source; looked up once a word and list of pieces: the changes of one entry ask for the same words again and again. */
function directSources(word: ReadWord, pieces: ReadPiece[]): WordSource[] {
  const known = cache.get(pieces) ?? new Map<string, WordSource[]>();
  cache.set(pieces, known);
  const before = known.get(word.lower);
  if (before) return before;
  const { byKey, byWord } = indexOf(pieces);
  const found = new Map<number, Ranked>();
  for (const key of keysOf(word.stem)) for (const source of byKey.get(key) ?? []) found.set(source.rank, source);
  // "Kg" and "kilogram" aside, a word with and without its plural apostrophe is one word.
  if (word.lower.length > 3)
    for (const source of byWord.get(withoutApostrophe(word.lower)) ?? []) found.set(source.rank, source);
  const sources = [...found.values()].sort((left, right) => left.rank - right.rank).slice(0, mostSources);
  known.set(word.lower, sources);
  return sources;
}

/** "Completing" where the source says "finished": a deed told by another verb of its line, in any place of the sentence. */
function deeds(word: ReadWord, pieces: ReadPiece[]): WordSource[] {
  if (!isDeedForm(word.lower)) return [];
  const { byKey } = indexOf(pieces);
  return deedKeys(word.stem).flatMap((key) => byKey.get(key) ?? []);
}

/** "Welder" of whoever welded: the deed that a line of the source opens with. */
export function tradeDeeds(word: ReadWord, pieces: ReadPiece[]): WordSource[] {
  const base = craftOf(word.lower);
  const found = base === undefined ? [] : (indexOf(pieces).byKey.get(base) ?? []);
  return found.filter(
    ({ piece, word: source }) =>
      source.clause.scope >= 3 &&
      !source.negated &&
      (source.isVerb || isDeedForm(source.lower)) &&
      /(?:^|[.;\n])\s*(?:[\p{L}-]+\s+){0,3}$/u.test(piece.text.slice(0, source.start)),
  );
}

/** "Rollout" for "rolling out", "frontend" for "front end" and the reverse, with a hyphen or without. */
function compound(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const { byKey, byPair, byWord } = indexOf(pieces);
  const after = /^[-\s](\p{L}+)/u.exec(text.slice(word.end, word.end + 40))?.[1]?.toLowerCase();
  const before = /(\p{L}+)[-\s]$/u.exec(text.slice(Math.max(0, word.start - 40), word.start))?.[1]?.toLowerCase();
  const parts = /^(.{3,})(out|up|off|over|down)$/.exec(word.lower);
  const apart =
    parts &&
    byKey
      .get(stem(parts[1] ?? ""))
      ?.find(({ piece, word: base }) => new RegExp(`^[\\s-]+${parts[2]}\\b`, "i").test(piece.text.slice(base.end)));
  if (apart) return [apart];
  const found =
    byPair.get(word.lower) ??
    (after ? byWord.get(word.lower + after)?.[0] : undefined) ??
    (before ? byWord.get(before + word.lower)?.[0] : undefined);
  return found ? [found] : [];
}

function abbreviated(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const { byShort, byWord, byInitials } = indexOf(pieces);
  const bare = word.lower.replace(/s$/, "");
  const long = byShort.get(word.lower) ?? byShort.get(bare);
  if (long) return [long];
  for (const { short, long: parts } of abbreviations) {
    if (!parts.includes(word.stem) || (parts.length > 1 && !hasRun(text, parts))) continue;
    const source = (byWord.get(short) ?? byWord.get(`${short}s`))?.[0];
    if (source) return [source];
  }
  const initials = /^[A-Z]{3,6}s?$/.test(word.text) && byInitials.get(word.text.replace(/s$/, "").toLowerCase());
  return initials ? [initials] : [];
}

function hasRun(text: string, long: string[]): boolean {
  const lower = text.toLowerCase();
  return long.every((part) => lower.includes(part.slice(0, Math.max(2, part.length - 1))));
}
