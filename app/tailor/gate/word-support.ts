import { abbreviations } from "./abbreviations";
import type { ReadWord } from "./analyse";
import { functionWords } from "./common-words";
import type { ReadPiece } from "./evidence";
import { sameMeaning } from "./words";

export interface WordSource {
  piece: ReadPiece;
  word: ReadWord;
}

const cache = new WeakMap<ReadPiece[], Map<string, WordSource[]>>();

/** Every source word that may stand behind `word`: same family or meaning, an abbreviation or its long form. Polarity is not looked at. */
export function sourcesOf(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const found = directSources(word, pieces);
  return found.length > 0 ? found : [...compound(word, text, pieces), ...abbreviated(word, text, pieces)];
}

/** Looked up once a word and list of pieces: the changes of one entry ask for the same words again and again. */
function directSources(word: ReadWord, pieces: ReadPiece[]): WordSource[] {
  const known = cache.get(pieces) ?? new Map<string, WordSource[]>();
  cache.set(pieces, known);
  const before = known.get(word.lower);
  if (before) return before;
  const found: WordSource[] = [];
  for (const piece of pieces)
    for (const source of piece.words)
      if (sameMeaning(word.stem, source.stem) || joined(word, source)) found.push({ piece, word: source });
  known.set(word.lower, found);
  return found;
}

/** "Kg" and "kilogram" aside, a word with and without its hyphen or its plural apostrophe is one word. */
function joined(word: ReadWord, source: ReadWord): boolean {
  return word.lower.length > 3 && word.lower.replace(/'s$/, "") === source.lower.replace(/'s$/, "");
}

/** "Frontend" for "front end" and the reverse, with a hyphen or without. */
function compound(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const after = /^[-\s](\p{L}+)/u.exec(text.slice(word.end))?.[1]?.toLowerCase();
  const before = /(\p{L}+)[-\s]$/u.exec(text.slice(0, word.start))?.[1]?.toLowerCase();
  for (const piece of pieces)
    for (const [index, source] of piece.words.entries()) {
      const next = piece.words[index + 1];
      if (next && source.lower + next.lower === word.lower) return [{ piece, word: source }];
      if ((after && source.lower === word.lower + after) || (before && source.lower === before + word.lower))
        return [{ piece, word: source }];
    }
  return [];
}

function abbreviated(word: ReadWord, text: string, pieces: ReadPiece[]): WordSource[] {
  const bare = word.lower.replace(/s$/, "");
  for (const { short, long } of abbreviations) {
    const isShort = bare === short || word.lower === short;
    const isLong = !isShort && long.includes(word.stem) && (long.length === 1 || hasRun(text, long));
    if (!isShort && !isLong) continue;
    for (const piece of pieces) {
      if (isLong) {
        const source = piece.words.find((item) => item.lower === short || item.lower === `${short}s`);
        if (source) return [{ piece, word: source }];
        continue;
      }
      const run = findRun(piece.words, long);
      if (run) return [{ piece, word: run }];
    }
  }
  return /^[A-Z]{2,6}s?$/.test(word.text) ? initials(word.text.replace(/s$/, ""), pieces) : [];
}

/** "PMO" where the source says "project management office". */
function initials(short: string, pieces: ReadPiece[]): WordSource[] {
  for (const piece of pieces) {
    const content = piece.words.filter((word) => !functionWords.has(word.lower));
    for (let at = 0; at + short.length <= content.length; at++) {
      const run = content.slice(at, at + short.length);
      const first = run[0];
      if (first && run.every((word, index) => word.lower[0] === short[index]?.toLowerCase()) && short.length >= 3)
        return [{ piece, word: first }];
    }
  }
  return [];
}

function findRun(words: ReadWord[], long: string[]): ReadWord | undefined {
  return words.find((_, at) => long.every((part, offset) => words[at + offset]?.stem === part));
}

function hasRun(text: string, long: string[]): boolean {
  const lower = text.toLowerCase();
  return long.every((part) => lower.includes(part.slice(0, Math.max(2, part.length - 1))));
}
