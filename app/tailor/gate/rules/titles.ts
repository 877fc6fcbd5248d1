import type { Claim } from "~/tailor/change";
import type { Line } from "~/tailor/gate/align-lines";
import { linesOf } from "~/tailor/gate/align-lines";
import { type Piece, quoteOf } from "~/tailor/gate/evidence";
import { keepsLimit } from "~/tailor/gate/limits";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { functionWords, lesserTitles, titleNouns } from "~/tailor/gate/tables";
import { oncePer } from "~/tailor/once-per";
import type { Comparison } from "./comparison";
import { cover } from "./places";

const embellishing =
  /^(?:part|full|time|freelance|contract|permanent|year|first|second|third|\d\w+|experienced|licensed|certified|chartered|qualified|dedicated|motivated|organi[sz]ed|reliable|professional|former|current|detail|oriented|seasoned|skilled)$/;
const given =
  /(?:\bas(?: an?| the)?|\bI (?:am|was)(?: an?| the)?|\b(?:role|position|job|post|title) (?:of|as)(?: an?| the)?|\b(?:promoted|advanced) to(?: an?| the)?|\b(?:became|become|being)(?: an?| the)?)\s+$/i;

interface Title {
  text: string;
  tokens: Token[];
  words: string[];
  /** For each of the words, the text from it to the end of the title. */
  tails: string[];
  /** What it is the title of ("head of the kitchen"); empty where the text does not say. */
  of: Token[];
}

/** The words of titles compare as they are, without plural: engineering is no engineer. */
const titleWord = ({ lower }: Token) => {
  const bare = lower.replace(/'s$/, "").replace(/(?<!s)s$/, "");
  return { sr: "senior", jr: "junior", asst: "assistant", mgr: "manager" }[bare] ?? bare;
};
const isNoun = (token: Token | undefined) => token !== undefined && titleNouns.has(titleWord(token));

/** Titles that a sentence gives its writer: "as a shift manager", or the words that it opens with where it tells no deed. */
function findTitles({ text, tokens }: Sentence, opensWithTitle: boolean): Title[] {
  return tokens.flatMap((token): Title[] => {
    if (!isNoun(token) || token.isDeed || (isNoun(tokens[token.at + 1]) && touches(text, token, tokens[token.at + 1])))
      return [];
    let from = token.at;
    while (from > 0 && token.at - from < 4) {
      const previous = tokens[from - 1] as Token;
      if (
        !touches(text, previous, tokens[from]) ||
        functionWords.has(previous.lower) ||
        (previous.isDeed && (previous.at > 0 || /(?:ed|ing)$/.test(previous.lower)))
      )
        break;
      from--;
    }
    const isGiven = given.test(text.slice(0, tokens[from]?.start));
    const opens = from === 0 || (from === 1 && /^an?$/i.test(tokens[0]?.lower ?? ""));
    const isHead = opens && !/[^s]s$/.test(token.lower) && (opensWithTitle || !tokens.some(({ isDeed }) => isDeed));
    if (!isGiven && !isHead) return [];
    const own = tokens.slice(from, token.at + 1);
    while (own.length > 1 && embellishing.test(own[0]?.lower ?? "")) own.shift();
    return [
      {
        text: text.slice(own[0]?.start, token.end),
        tokens: own.filter(({ content }) => content),
        words: own.map(titleWord),
        tails: own.map(({ start }) => text.slice(start, token.end)),
        of: /^\s+of\b/.test(text.slice(token.end))
          ? tokens.slice(token.at + 2, token.at + 5).filter((one) => one.content)
          : [],
      },
    ];
  });
}

const touches = (text: string, left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && /^[\s-]+$/.test(text.slice(left.end, right.start));

/** A title is one that the source gives, with every word that lowers it; a colleague's is nobody else's. */
export function judgeTitles(check: Comparison): Claim[] {
  const claims = findClaims(check);
  for (const { text, status } of claims) {
    const at = check.sentence.text.indexOf(text);
    if (status === "supported") cover(check, at, at + text.length);
  }
  return claims;
}

function findClaims({ sentence, alignment, pieces, opensWithTitle }: Comparison): Claim[] {
  return findTitles(sentence, opensWithTitle).map((title): Claim => {
    const claim = { text: title.text, kind: "title" as const };
    for (let skipped = 0; skipped < title.words.length; skipped++) {
      // A name or a word in front of the title is judged by itself.
      const place = findTitle(title.words.slice(skipped), title.of, pieces);
      if (place) return { ...claim, text: title.tails[skipped] ?? title.text, status: "supported", source: place };
      if (lesserTitles.has(title.words[skipped] ?? "") || ranks.test(title.words[skipped] ?? "")) break;
    }
    const noun = sentence.tokens.find(
      (token) => token.end <= sentence.text.length && titleWord(token) === title.words.at(-1),
    );
    const short = noun && (alignment.links.get(noun) ?? []).find(({ token }) => /^\p{Lu}{2,4}$/u.test(token.text));
    if (short)
      return {
        ...claim,
        status: "supported",
        source: quoteOf(short.line.piece, short.line.start + short.token.start, short.line.start + short.token.end),
      };
    const isNamed = (titleLines(pieces).get(title.words.at(-1) ?? "") ?? []).length > 0;
    const reason = `Your resume does not give you the title “${title.text}”.`;
    const isOpen =
      isNamed ||
      isOfDeed(title.words, alignment.lines) ||
      isShort(title.words, alignment.lines) ||
      title.tokens.every((token) => alignment.links.has(token));
    return { ...claim, status: isOpen ? "confirm" : "unsupported", source: null, reason };
  });
}

/** "Founder" of who founded, "assistant" of who helped: made of the line's own deed. */
function isOfDeed(words: readonly string[], lines: readonly Line[]): boolean {
  const noun = words.at(-1) ?? "";
  const isHelper = /^(?:assistant|aide|helper)$/.test(noun);
  return lines.some(({ sentence: { text, tokens } }) =>
    isHelper
      ? keepsLimit("helped", text)
      : noun.length > 4 && tokens.some((token) => token.isDeed && startsWithDeed(noun, token)),
  );
}

/** "Surveyor" of "survey", "analyst" of "analyze": what ends in y or z changes it. */
function startsWithDeed(noun: string, { stem }: Token): boolean {
  const root = stem.replace(/[iz]$/, "");
  return root.length > 3 && noun.startsWith(root);
}

/** "Project manager" of a PM. */
function isShort(words: readonly string[], lines: readonly Line[]): boolean {
  const initials = words
    .slice(-2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
  return initials.length > 1 && lines.some(({ sentence: { tokens } }) => tokens.some(({ text }) => text === initials));
}

const ranks = /^(?:senior|lead|head|chief|principal|executive|general|regional|national|vice|managing|master)$/;

/** Lines by the nouns of titles in them. */
const titleLines = oncePer((pieces: readonly Piece[]) => {
  const lines = new Map<string, { line: Line; at: number }[]>();
  for (const line of linesOf(pieces))
    for (const token of line.sentence.tokens) {
      const word = titleWord(token);
      if (!titleNouns.has(word)) continue;
      const known = lines.get(word);
      if (!known) lines.set(word, [{ line, at: token.at }]);
      else if (known.length < mostPlaces) known.push({ line, at: token.at });
    }
  return lines;
});
const mostPlaces = 100;

function findTitle(words: readonly string[], of: readonly Token[], pieces: readonly Piece[]) {
  for (const { line, at } of titleLines(pieces).get(words.at(-1) ?? "") ?? []) {
    const { text, tokens } = line.sentence;
    const from = at - words.length + 1;
    const run = tokens.slice(Math.max(0, from), at + 1);
    if (from < 0 || !run.every((token, index) => titleWord(token) === words[index])) continue;
    const before = tokens[from - 1];
    const after = tokens[at + 1];
    if (before && touches(text, before, run[0]) && lesserTitles.has(titleWord(before))) continue;
    if (after && touches(text, run.at(-1), after) && lesserTitles.has(titleWord(after))) continue;
    if (line.piece.role !== "title" && (/[^s]s$/.test(run.at(-1)?.lower ?? "") || !isOwn(line.sentence, from)))
      continue;
    // "Head of the kitchen" of who was the head of a fraternity.
    if (of.length > 0 && !of.some((one) => tokens.some(({ stem }) => stem === one.stem))) continue;
    return quoteOf(line.piece, line.start + (run[0]?.start ?? 0), line.start + (run.at(-1)?.end ?? 0));
  }
  return undefined;
}

/** The line gives the title to its writer: it opens with it, or says "as", "was", "promoted to". */
function isOwn({ text, tokens }: Sentence, at: number): boolean {
  let from = at;
  while (from > 0 && at - from < 3) {
    const previous = tokens[from - 1] as Token;
    if (
      !touches(text, previous, tokens[from]) ||
      functionWords.has(previous.lower) ||
      previous.isDeed ||
      /^\p{N}/u.test(previous.lower)
    )
      break;
    from--;
  }
  return (
    /(?:^|[\n|•:–—,.;(]\s*|(?<!\b(?:to|for|by) the |\b(?:to|for|by) )\b(?:as|am|was|became|role of|position of|promoted to|title of)\s+(?:an?\s+|the\s+)?|^(?:an?)\s+|\d{4}\s+)$/i.test(
      text.slice(0, tokens[from]?.start ?? 0),
    ) && !/\b(?:to|for|under|by) the (?:role|position) of $/i.test(text.slice(0, tokens[from]?.start ?? 0))
  );
}
