import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import { knownStem } from "~/tailor/posting/segments/segment-features";
import type { Part } from "./parts-of-speech";

/** What the reader knows of the segment before it looks at the words. */
export interface SegmentView {
  /** The likeliest class of the segment, and how likely it is to ask for something or tell of the work. */
  label: string;
  asks: number;
}

const window = 5;

/** What the term tagger sees of each word of a segment. `hits` are the lexicon's terms among `tokens`, in order. */
export function tokenFeatures(
  text: string,
  tokens: Token[],
  hits: TermHit[],
  parts: readonly Part[],
  view: SegmentView,
): string[][] {
  const stems = tokens.map((token) => knownStem(token) ?? "?");
  const marks = marksOf(tokens, hits);
  const gaps = tokens.map((token, i) => gapBefore(text, tokens[i - 1], token));
  const asks = `asks ${Math.round(view.asks * 5)}`;
  const shared = ["any", asks, `class ${view.label}`, `length ${lengthOf(tokens.length)}`];
  return tokens.map((token, i) => {
    const last = tokens.length - 1;
    const stem = stems[i] ?? "?";
    const mark = marks[i] ?? "-";
    const before = i === 0 ? "start" : (gaps[i] ?? "");
    const after = i === last ? "end" : (gaps[i + 1] ?? "");
    const shape = shapeOf(text.slice(token.start, token.end));
    const features = [
      ...shared,
      `w ${stem}`,
      `w-1 ${i > 0 ? stems[i - 1] : "^"}`,
      `w+1 ${i < last ? stems[i + 1] : "$"}`,
      `w-2 ${i > 1 ? stems[i - 2] : "^"}`,
      `w+2 ${i < last - 1 ? stems[i + 2] : "$"}`,
      `end ${endOf(token)}`,
      `end-1 ${endOf(tokens[i - 1])}`,
      `end+1 ${endOf(tokens[i + 1])}`,
      `norm ${stem === "?" ? "?" : token.norm}`,
      `shape ${shape}`,
      `shape ${shape} ${view.label}`,
      `mark ${mark}`,
      `mark ${mark} ${view.label}`,
      `mark-1 ${marks[i - 1] ?? "^"}`,
      `mark+1 ${marks[i + 1] ?? "$"}`,
      `mark-1 ${marks[i - 1] ?? "^"} ${mark}`,
      `mark+1 ${marks[i + 1] ?? "$"} ${mark}`,
      `before ${before}`,
      `after ${after}`,
      `before ${before} ${view.label}`,
      `before ${before} ${mark}`,
      `after ${after} ${mark}`,
      `at ${Math.min(3, i)} ${view.label}`,
      `at ${Math.min(3, i)} ${asks}`,
      `left ${Math.min(3, last - i)}`,
      `part ${parts[i]}`,
      `part ${parts[i]} ${view.label}`,
      `part-1 ${parts[i - 1] ?? "^"} ${parts[i]}`,
      `part+1 ${parts[i]} ${parts[i + 1] ?? "$"}`,
      `part-1 ${parts[i - 1] ?? "^"} ${parts[i]} ${parts[i + 1] ?? "$"}`,
      `part-2 ${parts[i - 2] ?? "^"} ${parts[i - 1] ?? "^"} ${parts[i]}`,
    ];
    for (let j = Math.max(0, i - window); j < i - 1; j += 1) features.push(`back ${stems[j]}`);
    for (let j = i + 2; j <= Math.min(last, i + window); j += 1) features.push(`ahead ${stems[j]}`);
    return features;
  });
}

/** The last letters of a word tell a verb from a noun; a short word would be told whole. */
export function endOf(token: Token | undefined): string {
  return token && token.norm.length > 4 ? token.norm.slice(-3) : "-";
}

/** "tool B" for the first word of a tool, "tool I" for the others, "-" for words of no term. */
function marksOf(tokens: Token[], hits: TermHit[]): string[] {
  let next = 0;
  return tokens.map((token) => {
    while (next < hits.length && (hits[next]?.end ?? 0) <= token.start) next += 1;
    const hit = hits[next];
    if (!hit || hit.start >= token.end) return "-";
    return `${hit.kind} ${hit.start >= token.start ? "B" : "I"}`;
  });
}

export function gapBefore(text: string, before: Token | undefined, token: Token | undefined): string {
  if (!before || !token) return "start";
  const gap = text.slice(before.end, token.start);
  if (gap === " ") return "blank";
  if (gap.trim() === "") return gap === "" ? "none" : "wide";
  const sign = /[,;:./()&\-–—'’•!?"+|]/.exec(gap)?.[0] ?? "other";
  return /\s/.test(gap) ? `${sign} blank` : sign;
}

export function shapeOf(word: string): string {
  if (/^\d/.test(word)) return /^\d+$/.test(word) ? "number" : "number word";
  if (/^\p{Lu}+s?$/u.test(word)) return word.length > 1 ? "capitals" : "capital";
  if (/^\p{Lu}/u.test(word)) return /\p{Lu}/u.test(word.slice(1)) ? "camel" : "capitalised";
  return /\p{Lu}/u.test(word) ? "mixed" : "small";
}

function lengthOf(words: number): string {
  return words < 5 ? "few" : words < 12 ? "some" : words < 25 ? "many" : "lots";
}
