import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Passage } from "~/tailor/posting/segments/classify-segments";
import { findNames } from "~/tailor/posting/terms/find-names";
import { findPhrases } from "~/tailor/posting/terms/find-phrases";
import type { Span } from "~/tailor/resume";
import type { Asked } from "./asked";

const closed = new Set(["benefits", "company", "legal", "apply"]);

/** Requirements that one passage states, in order of appearance; none where it is about the employer. */
export function findTermsAsked(text: string, passage: Passage, tokens: Token[]): Asked[] {
  if (closed.has(passage.section)) return [];
  const sentence = text.slice(passage.start, passage.end);
  const lists = isListSection(passage);
  const phrases = passage.section !== "conditions" && (lists || passage.asks) ? findPhrases(text, tokens, lists) : [];
  const known = findTermsIn(text, tokens).filter((hit) => isAsked(sentence, passage, hit));
  const phraseAt = new Map(phrases.map((phrase) => [phrase.end, phrase]));
  const hits = known.filter((hit) => !isNarrower(text, phraseAt.get(hit.end), hit));
  const names = findNames(text, tokens, known, lists);
  const spans: Span[] = [...hits, ...names].sort((a, b) => a.start - b.start);
  const asked: Asked[] = [
    ...hits.map((hit) => fromHit(hit, passage)),
    ...names.map((name) => fromSpan(text, name, "tool", passage)),
    ...phrases
      .filter((phrase) => !overlapsAny(spans, phrase))
      .map((phrase) => fromSpan(text, phrase, "skill", passage)),
  ];
  asked.sort((a, b) => a.start - b.start);
  return asked;
}

/** What a section may ask for: bodily conditions name licences at most, and character is asked for, not told of. */
function isAsked(sentence: string, passage: Passage, { kind }: TermHit): boolean {
  if (passage.section === "conditions") return kind === "credential";
  if (kind === "soft") return passage.asks || isListSection(passage);
  return kind === "tool" || !isCompanyTalk(sentence, passage);
}

function isListSection({ section }: Passage): boolean {
  return section === "field" || section === "must" || section === "preferred" || section === "nice";
}

/** Sentences about "us" and "our clients" tell of the employer; only named tools count there. */
function isCompanyTalk(sentence: string, passage: Passage): boolean {
  return passage.section === "intro" && !passage.asks && /\b(?:our|we|us|they|their)\b/i.test(sentence);
}

function fromHit(hit: TermHit, passage: Passage): Asked {
  return { term: hit.text, kind: hit.kind, canonical: hit.canonical, start: hit.start, end: hit.end, passage };
}

/** "Thurible plating" asks for something else than "plating": a rare word makes a general skill a term of its own. */
function isNarrower(text: string, phrase: Span | undefined, hit: TermHit): boolean {
  if (!phrase || hit.kind !== "skill" || /\s/.test(hit.text) || hit.end !== phrase.end || hit.start <= phrase.start)
    return false;
  return tokenize(text.slice(phrase.start, hit.start)).some(({ norm }) => !isCommonWord(norm));
}

/** True where one of the spans, which come in order and apart, shares a letter with another span. */
function overlapsAny(spans: Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? end) < end;
}

function fromSpan(text: string, { start, end }: Span, kind: "skill" | "tool", passage: Passage): Asked {
  return { start, end, term: text.slice(start, end), kind, passage };
}
