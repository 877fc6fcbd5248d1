import type { Claim } from "~/tailor/change";
import type { Analysis, ReadWord } from "./analyse";
import { functionWords } from "./common-words";
import { quoteOf, type ReadPiece } from "./evidence";
import { findText } from "./judge-names";
import { lesser, titleNoun } from "./title-words";
import { tradeDeeds } from "./word-support";

const embellishing =
  /^(?:part|full|time|freelance|contract|permanent|year|first|second|third|\d\w+|experienced|licensed|certified|chartered|qualified|dedicated|motivated|organi[sz]ed|reliable|professional|former|current|detail|oriented)$/;

interface TitleHit {
  words: ReadWord[];
  text: string;
}

/** Titles that a text gives the candidate: "as a shift manager", or the noun phrase that opens a summary. */
function findTitles(analysis: Analysis, opensWithTitle: boolean): TitleHit[] {
  const hits: TitleHit[] = [];
  const { words, text } = analysis;
  words.forEach((word, index) => {
    const bare = word.lower.replace(/s$/, "");
    if (!titleNoun.test(bare) || titleNoun.test(words[index + 1]?.lower.replace(/s$/, "") ?? "")) return;
    let from = index;
    while (from > 0 && index - from < 4) {
      const previous = words[from - 1];
      if (
        !previous ||
        !/^[\s-]+$/.test(text.slice(previous.end, words[from]?.start)) ||
        functionWords.has(previous.lower)
      )
        break;
      from--;
    }
    const lead = text.slice(Math.max(0, (words[from]?.start ?? 0) - 24), words[from]?.start ?? 0);
    const asTitle =
      /(?:\bas(?: an?| the)?|\bI (?:am|was)(?: an?| the)?|\b(?:role|position|job|post|title) (?:of|as)(?: an?| the)?|\b(?:promoted|advanced) to(?: an?| the)?|\b(?:became|become|being)(?: an?| the)?)\s+$/i.test(
        lead,
      );
    const opens =
      opensWithTitle &&
      (from === 0 || (from === 1 && /^an?$/i.test(words[0]?.lower ?? ""))) &&
      !word.lower.endsWith("s");
    if (!asTitle && !opens) return;
    const kept = words.slice(from, index + 1);
    while (kept.length > 1 && embellishing.test(kept[0]?.lower ?? "")) kept.shift();
    // "Oregon-licensed plumber": where the licence holds is judged by its words.
    if (kept.length > 2 && /^(?:licen[cs]ed|certified|qualified|registered|based|trained)$/.test(kept[1]?.lower ?? ""))
      kept.splice(0, 2);
    const [first] = kept;
    if (first) hits.push({ words: kept, text: text.slice(first.start, word.end) });
  });
  return hits;
}

/** A title must be one that the source gives, with every word that lowers it. */
export function judgeTitles(analysis: Analysis, pieces: ReadPiece[], opensWithTitle: boolean): Claim[] {
  return findTitles(analysis, opensWithTitle).map((hit) => {
    const source = findTitle(hit, pieces) ?? findTitle({ ...hit, words: withoutEmployer(hit.words, pieces) }, pieces);
    if (source) return { text: hit.text, kind: "title", status: "supported", source };
    // "Lorry driver" of whoever drove lorries; the words in front are judged by themselves.
    const [deed] = hit.words.slice(-1).flatMap((word) => tradeDeeds(word, pieces));
    if (deed)
      return {
        text: hit.text,
        kind: "title",
        status: "supported",
        source: quoteOf(deed.piece, deed.word.start, deed.word.end),
      };
    return {
      text: hit.text,
      kind: "title",
      status: "unsupported",
      source: null,
      reason: `Your resume does not give you the title “${hit.text}”.`,
    };
  });
}

/** "Gorse Electrical apprentice": the name in front is judged as a name. */
function withoutEmployer(words: ReadWord[], pieces: ReadPiece[]): ReadWord[] {
  for (let count = words.length - 1; count > 0; count--) {
    const name = words.slice(0, count);
    const text = name.map((word) => word.text).join(" ");
    if (name.every((word) => /^\p{Lu}/u.test(word.text) && !lesser.test(word.lower)) && findText(text, pieces))
      return words.slice(count);
  }
  return words;
}

function findTitle(hit: TitleHit, pieces: ReadPiece[]) {
  const stems = hit.words.map((word) => titleStem(word));
  const forms = [stems, ...spellings(stems)];
  for (const piece of pieces)
    for (const form of forms) {
      const found = findForm(form, piece);
      if (found) return found;
    }
  return undefined;
}

function findForm(stems: string[], piece: ReadPiece) {
  for (let at = 0; at < piece.words.length; at++) {
    const run = piece.words.slice(at, at + stems.length);
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || !run.every((word, index) => titleStem(word) === stems[index])) continue;
    const before = piece.words[at - 1];
    const after = piece.words[at + stems.length];
    if (
      (before && touches(piece, before, first) && lesser.test(before.lower)) ||
      (after && touches(piece, last, after) && lesser.test(after.lower))
    )
      continue;
    if (piece.role !== "title" && (/[^s]s$/.test(last.lower) || !givesTitle(piece, at))) continue;
    if (/\b(?:assistant|aide|secretary) to (?:an? |the )?$/i.test(piece.text.slice(0, first.start))) continue;
    return quoteOf(piece, first.start, last.end);
  }
  return undefined;
}

const shortTitles: [string, string][] = [
  ["registered nurse", "rn"],
  ["licensed practical nurse", "lpn"],
  ["vice president", "vp"],
  ["chief executive officer", "ceo"],
  ["chief financial officer", "cfo"],
  ["chief technology officer", "cto"],
  ["chief operating officer", "coo"],
  ["human resource", "hr"],
  ["quality assurance", "qa"],
];

/** The same title with its short or long form ("RN", "registered nurse"). */
function spellings(stems: string[]): string[][] {
  const text = ` ${stems.join(" ")} `;
  return shortTitles.flatMap(([long, short]) => {
    if (text.includes(` ${long} `)) return [text.replace(long, short).trim().split(" ")];
    return text.includes(` ${short} `) ? [text.replace(` ${short} `, ` ${long} `).trim().split(" ")] : [];
  });
}

/** "Engineering" is no "engineer": titles compare by their words. */
function titleStem(word: ReadWord): string {
  const lower = word.lower.replace(/'s$/, "");
  return { sr: "senior", jr: "junior", asst: "assistant", mgr: "manager" }[lower] ?? lower.replace(/s$/, "");
}

function touches(piece: ReadPiece, left: ReadWord, right: ReadWord): boolean {
  return /^[\s-]+$/.test(piece.text.slice(left.end, right.start));
}

/** The text gives the title to the candidate: it opens a line with it, or says "as", "was", "promoted to". Colleagues have titles too. */
function givesTitle(piece: ReadPiece, at: number): boolean {
  const first = piece.words[at];
  if (!first) return false;
  let from = at;
  while (from > 0 && at - from < 3 && isOrnament(piece, from - 1)) from--;
  const lead = piece.text.slice(0, piece.words[from]?.start ?? 0);
  return /(?:^|[\n|•:–—,.;(]\s*|\b(?:as|am|was|became|role of|position of|promoted to|title of)\s+(?:an?\s+|the\s+)?|^(?:an?)\s+)$/i.test(
    lead,
  );
}

/** A word in front of a title that belongs to it ("shift" supervisor): no verb, number or grammar. */
function isOrnament(piece: ReadPiece, at: number): boolean {
  const word = piece.words[at];
  const next = piece.words[at + 1];
  if (!word || !next || functionWords.has(word.lower) || /^\d/.test(word.lower) || word.isVerb) return false;
  return /^[\s-]+$/.test(piece.text.slice(word.end, next.start));
}
