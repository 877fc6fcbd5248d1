import { findTermsIn } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/term-hit";
import type { Token } from "~/tailor/lexicon/tokenize";
import type { RequirementKind } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";
import { findNames } from "./find-names";
import { findPhrases } from "./find-phrases";
import { findYears } from "./find-years";
import type { PostModels } from "./models";
import type { Asked, Passage } from "./passage";
import { segmentFeatures } from "./segment-features";
import { kindFeatures } from "./span-features";
import type { Segment } from "./split-segments";
import { speaksOfAnother } from "./spoken-of";
import { likeliest, tagSequence } from "./tagger";
import { phrasesIn } from "./term-phrases";
import { tokenFeatures } from "./token-features";
import { weightOf } from "./weight-of";

/** Sections whose lines are what the post asks for. */
const listed = new Set(["must", "preferred", "nice"]);

/** Chance of a word to belong to a requirement, from which it does. */
const cut = { phrase: 0.45, tool: 0.2, skill: 0.35, soft: 0.4, passage: 0.3 };

/** Sorts the segments of a posting. `tokens` are those of the whole text. */
export function classifyPassages(text: string, segments: Segment[], tokens: Token[], models: PostModels): Passage[] {
  const inside = tokensOf(segments, tokens);
  const { features, above } = segmentFeatures(text, segments, inside);
  const chances = tagSequence(models.segments, features);
  const { labels } = models.segments;
  return segments.map((segment, i) => {
    const row = chances.subarray(i * labels.length, (i + 1) * labels.length);
    const asks = (row[labels.indexOf("requirement")] ?? 0) + (row[labels.indexOf("duty")] ?? 0);
    return { ...segment, label: likeliest(labels, row), asks, above: above[i] ?? "none", tokens: inside[i] ?? [] };
  });
}

/** Tokens of each segment; both are in order. A word that runs over a segment's end belongs to none. */
function tokensOf(segments: Segment[], tokens: Token[]): Token[][] {
  let next = 0;
  return segments.map(({ start, end }) => {
    while (next < tokens.length && (tokens[next]?.start ?? 0) < start) next += 1;
    const first = next;
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= end) next += 1;
    return tokens.slice(first, next);
  });
}

/** What one passage asks for, in order of appearance. */
export function readAsked(text: string, passage: Passage, models: PostModels): Asked[] {
  const { tokens } = passage;
  if (passage.asks < cut.passage || tokens.length === 0) return [];
  const hits = findTermsIn(text, tokens);
  const chances = tagSequence(models.terms, tokenFeatures(text, tokens, hits, passage));
  const [outside, opens] = [models.terms.labels.indexOf("O"), models.terms.labels.indexOf("B")];
  const n = models.terms.labels.length;
  const inside = tokens.map((_, i) => 1 - (chances[i * n + outside] ?? 0));
  const begins = tokens.map((_, i) => (chances[i * n + opens] ?? 0) > (inside[i] ?? 0) / 2);
  const stretches = stretchesOf(inside, begins);
  const found = stretches.flatMap(([from, to]) => phrasesIn(text, tokens.slice(from, to), hits));
  const lists = listed.has(passage.above) && passage.label !== "company" && passage.label !== "legal";
  for (const hit of hits) {
    if (found.some((one) => one.start < hit.end && hit.start < one.end)) continue;
    const least = lists ? 0 : hit.kind === "skill" || hit.kind === "soft" ? cut[hit.kind] : cut.tool;
    if (sureOf(tokens, inside, hit) >= least) found.push({ start: hit.start, end: hit.end, hit });
  }
  if (lists || passage.label === "requirement") {
    for (const name of [...findNames(text, tokens, hits, lists), ...findPhrases(text, tokens, lists)]) {
      if (!found.some((one) => one.start < name.end && name.start < one.end)) found.push(name);
    }
  }
  found.sort((a, b) => a.start - b.start);
  const asked = found
    .filter((one) => !speaksOfAnother(text, passage, one))
    .map(({ start, end, hit }) =>
      toAsked(text, passage, { start, end }, hit, sureOf(tokens, inside, { start, end }), models),
    );
  return withYears(text, passage, asked);
}

/** Classes that tell of the job where a post asks for nothing; bare lists of words are noise to the eye. */
const tellsOfJob = new Set(["heading", "company", "duty", "requirement", "logistics", "noise"]);
/** In a text of fewer words, one term alone may be a word in passing ("We are hiring"). */
const tellingWords = 30;

/** What the lines about the job name, in a post that asks for nothing in so many words. */
export function readNamed(text: string, passages: Passage[]): Asked[] {
  const named = passages
    .filter(({ label }) => tellsOfJob.has(label))
    .flatMap((passage) =>
      findTermsIn(text, passage.tokens)
        .filter(({ kind }) => kind !== "soft" && kind !== "language")
        .map(({ start, end, kind, canonical }): Asked => {
          const term = text.slice(start, end).replace(/\s+/g, " ");
          return { start, end, term, kind, weight: "preferred", canonical, sure: cut.phrase, passage };
        }),
    );
  const words = passages.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return named.length > 1 || words >= tellingWords ? named : [];
}

function stretchesOf(inside: number[], begins: boolean[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (let i = 0; i < inside.length; i += 1) {
    if ((inside[i] ?? 0) < cut.phrase) continue;
    const last = stretches.at(-1);
    if (last && last[1] === i && !begins[i]) last[1] = i + 1;
    else stretches.push([i, i + 1]);
  }
  return stretches;
}

function sureOf(tokens: Token[], inside: number[], { start, end }: Span): number {
  let sum = 0;
  let count = 0;
  tokens.forEach((token, i) => {
    if (token.start >= end || token.end <= start) return;
    sum += inside[i] ?? 0;
    count += 1;
  });
  return count === 0 ? 0 : sum / count;
}

function toAsked(
  text: string,
  passage: Passage,
  span: Span,
  hit: TermHit | undefined,
  sure: number,
  models: PostModels,
): Asked {
  const term = text.slice(span.start, span.end).replace(/\s+/g, " ");
  const kind = hit?.kind ?? (tagOne(models.kinds, kindFeatures(text, passage, span)) as RequirementKind);
  const weight = weightOf(text, passage, span);
  return { ...span, term, kind, weight, canonical: hit?.canonical, sure, passage };
}

function tagOne(tagger: PostModels["kinds"], features: string[]): string {
  return likeliest(tagger.labels, tagSequence(tagger, [features]));
}

/** Gives the years that a passage states to the term that they are said of, or makes them a requirement of their own. */
function withYears(text: string, passage: Passage, asked: Asked[]): Asked[] {
  const sentence = text.slice(passage.start, passage.end);
  const found = findYears(sentence);
  if (!found || passage.label === "company") return asked;
  const [start, end] = [passage.start + found.start, passage.start + found.end];
  const rest = asked.filter((one) => one.start >= end || one.end <= start || one.end > end);
  const owner =
    rest.find((one) => one.kind !== "degree" && one.kind !== "soft" && one.end > end && one.start - end < 60) ??
    undefined;
  if (owner) return rest.map((one) => (one === owner ? { ...one, years: found.years } : one));
  const weight = asked[0]?.weight ?? "must";
  const term = `${text.slice(start, end)} of experience`;
  const own: Asked = { start, end, term, kind: "experience", weight, years: found.years, sure: 1, passage };
  return [...rest, own].sort((a, b) => a.start - b.start);
}
