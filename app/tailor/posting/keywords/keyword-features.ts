import { functionWords } from "~/tailor/lexicon/stop-words";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import { postingShare, resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Passage } from "~/tailor/posting/segments/passage";
import { findNames, ownersOf } from "~/tailor/posting/terms/find-names";
import { findPhrases } from "~/tailor/posting/terms/find-phrases";
import type { Part } from "~/tailor/posting/terms/parts-of-speech";
import { shapeOf, tokenFeatures } from "~/tailor/posting/terms/token-features";
import type { Span } from "~/tailor/resume";

/** What a passage holds besides its words. */
export interface PassageWords {
  passage: Passage;
  hits: TermHit[];
  parts: readonly Part[];
}

/**
 * What the reader of keywords sees of each word of a passage: what the reader of requirements sees, how common the word
 * and its neighbours are, how they are written, its trade, and whether its place alone says that it is named or asked for.
 */
export function keywordFeatures(text: string, { passage, hits, parts }: PassageWords): string[][] {
  const { tokens } = passage;
  const owners = ownersOf(tokens, hits);
  const names = placesIn(findNames(text, tokens, hits, true), tokens);
  const phrases = placesIn(findPhrases(text, tokens, true), tokens);
  const shapes = tokens.map(({ start, end }) => shapeOf(text.slice(start, end)));
  const shares = tokens.map(shareOf);
  return tokenFeatures(text, tokens, hits, parts, passage).map((features, i) => {
    const token = tokens[i];
    if (!token) return features;
    const hit = owners[i];
    const mark = hit ? `${hit.kind} ${hit.start >= token.start ? "B" : "I"}` : "-";
    const [shape, share] = [shapes[i], shares[i]];
    return [
      ...features,
      `share ${share}`,
      `share ${share} ${shape}`,
      `share-1 ${shares[i - 1] ?? "^"} ${share}`,
      `share+1 ${share} ${shares[i + 1] ?? "$"}`,
      `writers ${writersOf(token)} ${parts[i]}`,
      `shape-1 ${shapes[i - 1] ?? "^"}`,
      `shape+1 ${shapes[i + 1] ?? "$"}`,
      `shape-1 ${shapes[i - 1] ?? "^"} ${shape}`,
      `shape+1 ${shape} ${shapes[i + 1] ?? "$"}`,
      `shape mark ${shape} ${mark}`,
      `shape first ${shape} ${i === 0}`,
      ...(hit
        ? [`field ${hit.field}`, `field ${hit.field} ${hit.kind}`, `size ${hit.text.split(/\s+/).length} ${hit.kind}`]
        : []),
      `name ${names[i]}`,
      `phrase ${phrases[i]}`,
      `phrase ${phrases[i]} ${mark}`,
    ];
  });
}

/** Shares of postings at which a word counts as more common. */
const shareSteps = [0.005, 0.02, 0.05, 0.1, 0.2];

function shareOf({ norm, word }: Token): string {
  if (functionWords.has(norm)) return "function";
  const share = postingShare(word.stem);
  return share === 0 ? "rare" : `${shareSteps.filter((step) => share >= step).length}`;
}

/** Who uses a word at least twice as often as the others. */
function writersOf({ norm, word }: Token): string {
  if (functionWords.has(norm)) return "function";
  const [posts, resumes] = [postingShare(word.stem), resumeShare(word.stem)];
  if (posts === 0) return "rare";
  return resumes > 2 * posts ? "resumes" : posts > 2 * resumes ? "posts" : "both";
}

/** "B" for the first word of one of the spans, "I" for the others, "-" for words of none. */
function placesIn(spans: Span[], tokens: Token[]): string[] {
  const inOrder = spans.sort((left, right) => left.start - right.start);
  return ownersOf(tokens, inOrder).map((span, i) => {
    if (!span) return "-";
    return span.start >= (tokens[i]?.start ?? 0) ? "B" : "I";
  });
}
