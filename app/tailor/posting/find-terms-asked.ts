import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/term-hit";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { RequirementWeight } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";
import type { Asked } from "./asked";
import type { Passage } from "./classify-segments";
import { findEquivalents } from "./find-equivalents";
import { findNames } from "./find-names";
import { findPhrases } from "./find-phrases";
import { findYears } from "./find-years";

/** No post asks for more. */
const mostYears = 20;
const closed = new Set(["benefits", "company", "legal", "apply"]);
const niceWords =
  /nice[- ]to[- ]have|\b(?:a|an added|big|huge|definite|strong|is) plus\b|\bplus\s*[.!)]?\s*$|\bpluses\b|\bbonus\b|advantage(?:ous)?\b|extra points|beneficial|not required|would be great/i;
const preferredWords = /\bprefer(?:red|ably|s|ence)?\b|\bdesired?\b|desirable|\bideally\b|helpful|\basset\b/i;
const mustWords =
  /\bmust\b|\brequired?\b|\brequires\b|\bessential\b|\bminimum\b|at least|mandatory|\bnecessary\b|\bneeds? to\b/i;

/** Requirements that one passage states, in order of appearance; none where it is about the employer. */
export function findTermsAsked(text: string, passage: Passage, tokens: Token[]): Asked[] {
  if (closed.has(passage.section)) return [];
  const sentence = text.slice(passage.start, passage.end);
  const lists = isListSection(passage);
  const phrases = passage.section !== "conditions" && (lists || passage.asks) ? findPhrases(text, tokens, lists) : [];
  const known = findTermsIn(text, tokens).filter((hit) => isAsked(sentence, passage, hit));
  const phraseAt = new Map(phrases.map((phrase) => [phrase.end, phrase]));
  const hits = known.filter((hit) => !isNarrower(text, phraseAt.get(hit.end), hit));
  const weight = weightOf(sentence, passage);
  const names = findNames(text, tokens, known, lists);
  const spans: Span[] = [...hits, ...names].sort((a, b) => a.start - b.start);
  const asked: Asked[] = [
    ...hits.map((hit) => fromHit(hit, weightNear(text, hit, weight), passage)),
    ...names.map((name) => fromSpan(text, name, "tool", weight, passage)),
    ...phrases
      .filter((phrase) => !overlapsAny(spans, phrase))
      .map((phrase) => fromSpan(text, phrase, "skill", weight, passage)),
  ];
  asked.push(...findEquivalents(text, passage, asked, weight));
  asked.sort((a, b) => a.start - b.start);
  return withYears(text, passage, asked, weight);
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

function fromHit(hit: TermHit, weight: RequirementWeight, passage: Passage): Asked {
  return { term: hit.text, kind: hit.kind, weight, canonical: hit.canonical, start: hit.start, end: hit.end, passage };
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

function fromSpan(
  text: string,
  { start, end }: Span,
  kind: "skill" | "tool",
  weight: RequirementWeight,
  passage: Passage,
): Asked {
  return { start, end, term: text.slice(start, end), kind, weight, passage };
}

function weightOf(sentence: string, passage: Passage): RequirementWeight {
  if (niceWords.test(sentence)) return "nice";
  if (preferredWords.test(sentence)) return "preferred";
  if (passage.section === "nice") return "nice";
  if (passage.section === "preferred") return "preferred";
  if (passage.section === "must" || mustWords.test(sentence)) return "must";
  return passage.asks ? "must" : "preferred";
}

/** "Oracle preferred" in brackets speaks of Oracle alone. */
function weightNear(text: string, hit: TermHit, weight: RequirementWeight): RequirementWeight {
  if (weight === "must") return weight;
  const after = text.slice(hit.end, hit.end + 40);
  const before = text.slice(Math.max(0, hit.start - 80), hit.start);
  const aside = /\([^()]*$/.test(before) && /^[^()]*\)/.test(after);
  const inside = /\([^()]*\b(?:plus|preferred|desired)\b[^()]*\)/i.test(text.slice(hit.end, hit.end + 80));
  return inside && !aside && !/^\s*\(/.test(after) ? "must" : weight;
}

function withYears(text: string, passage: Passage, asked: Asked[], weight: RequirementWeight): Asked[] {
  const found = findYears(text.slice(passage.start, passage.end));
  if (!found || isOwnHistory(text.slice(passage.start, passage.end), found.years)) return asked;
  const at = passage.start + found.end;
  if (asked.some((one) => one.kind === "experience" && one.start < at && at <= one.end)) return asked;
  const owner = asked.find(
    (one) => one.kind !== "degree" && one.kind !== "soft" && one.start >= at && one.start - at < 60,
  );
  if (owner) return asked.map((one) => (one === owner ? { ...one, years: found.years } : one));
  const span = { start: passage.start + found.start, end: at };
  const term = `${text.slice(span.start, span.end)} of experience`;
  return [{ ...span, term, kind: "experience", weight, years: found.years, passage }, ...asked];
}

/** "For over 30 years we have …" is the employer's age. */
function isOwnHistory(sentence: string, years: number): boolean {
  return (
    years > mostYears ||
    (/\b(?:our|we|us)\b/i.test(sentence) && /(?:over|more than|for|past|last) (?:the )?\S+\+? years/i.test(sentence))
  );
}
