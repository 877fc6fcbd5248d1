import type { Claim, ClaimKind } from "~/tailor/change";
import { findTerms, implies } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/term-hit";
import { analyse } from "./analyse";
import { quoteOf, type ReadPiece } from "./evidence";
import { findText } from "./judge-names";
import { sameName } from "./same-name";

const kinds: Record<TermHit["kind"], ClaimKind> = {
  skill: "skill",
  tool: "skill",
  soft: "skill",
  credential: "credential",
  degree: "degree",
  language: "language",
};
const cache = new Map<string, TermHit[]>();

function termsOf(text: string): TermHit[] {
  const known = cache.get(text);
  if (known) return known;
  const hits = findTerms(text);
  if (cache.size > 4000) cache.clear();
  cache.set(text, hits);
  return hits;
}

/** "Italian suppliers" tells where they are, not what is spoken: the words are judged one by one. */
const origin =
  /^(?:(?:,| and| or|, and|\/)? ?\p{Lu}\p{L}+)* (?:suppliers?|customers?|clients?|markets?|offices?|teams?|colleagues?|partners?|sites?|plants?|compan(?:y|ies)|firms?|subsidiar(?:y|ies)|borders?|branch(?:es)?|factor(?:y|ies)|products?|distributors?|manufacturers?|vendors?|retailers?|wholesalers?)\b/u;

/** Aliases of a skill for matching are looser than for claiming: only a name may stand for another name. */
function isName(hit: TermHit): boolean {
  return hit.kind === "tool" || hit.kind === "credential" || hit.kind === "language" || /^\p{Lu}{2,}/u.test(hit.text);
}

/** Tools, credentials, languages and skills of the lexicon. Hits without a source that are plain words are left to the word rule. */
export function judgeTerms(
  text: string,
  pieces: ReadPiece[],
  postingWords: Set<string>,
): { claims: Claim[]; supported: TermHit[] } {
  const claims: Claim[] = [];
  const supported: TermHit[] = [];
  for (const hit of termsOf(text)) {
    if (hit.kind === "degree" || (hit.kind === "language" && origin.test(text.slice(hit.end)))) continue;
    if (hit.kind === "skill" && / /.test(hit.text) && !findText(hit.text, pieces)) continue;
    const source = sourceOf(hit, text, pieces);
    if (source) {
      supported.push(hit);
      claims.push({ text: hit.text, kind: kinds[hit.kind], status: "supported", source });
    } else if (isName(hit)) {
      const posted = analyse(hit.text).words.some((word) => postingWords.has(word.stem));
      const reason = posted
        ? `“${hit.text}” stands in the job post, but not in this part of your resume.`
        : `This part of your resume does not say “${hit.text}”.`;
      claims.push({ text: hit.text, kind: kinds[hit.kind], status: "unsupported", source: null, reason });
    }
  }
  return { claims, supported };
}

/** "Hazmat endorsements" of "hazmat and tanker endorsements": both words, parted by no more than the other items of a list. */
function findShared(text: string, pieces: ReadPiece[]) {
  const [first, last, more] = text.split(/\s+/);
  if (!first || !last || more) return undefined;
  const escaped = [first, last].map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  const pattern = new RegExp(
    `\\b${escaped[0]}(?:, | and | or |/|, and | & )(?:[\\w-]+(?:, | and | or |/|, and | & )){0,3}[\\w-]+ ${escaped[1]}\\b`,
    "i",
  );
  for (const piece of pieces) {
    const match = pattern.exec(piece.text);
    if (match) return { piece, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function sourceOf(hit: TermHit, text: string, pieces: ReadPiece[]) {
  const negated = analyse(text).words.find((word) => word.start >= hit.start)?.negated ?? false;
  const agrees = (piece: ReadPiece, at: number) =>
    (piece.words.find((word) => word.start >= at)?.negated ?? false) === negated;
  const respelled = hit.text.replace(/licen([cs])e/i, (word, letter) =>
    word.replace(letter, letter === "c" ? "s" : "c"),
  );
  const place = findText(hit.text, pieces) ?? findText(respelled, pieces) ?? findShared(hit.text, pieces);
  if (place && agrees(place.piece, place.start)) return quoteOf(place.piece, place.start, place.end);
  if (!isName(hit)) return undefined;
  for (const piece of pieces)
    for (const source of termsOf(piece.text)) {
      const kind = hit.kind === "credential" || hit.kind === "tool" ? hit.kind : "other";
      const same =
        (source.canonical === hit.canonical && sameName(hit.text, source.text, kind)) ||
        (isName(source) && implies(source.canonical).includes(hit.canonical));
      if (same && agrees(piece, source.start)) return quoteOf(piece, source.start, source.end);
    }
  return undefined;
}
