import type { TermHit } from "~/tailor/lexicon/terms";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Passage } from "~/tailor/posting/segments/passage";
import { knownStem } from "~/tailor/posting/segments/segment-features";
import type { Candidate, WordChances } from "./candidates";
import type { Part } from "./parts-of-speech";
import { endOf, gapBefore, shapeOf } from "./token-features";
import { saysWhat } from "./weak-words";

/** What the reader of terms knows of a passage when it judges a candidate. */
export interface PassageView {
  passage: Passage;
  hits: TermHit[];
  chances: WordChances;
  parts: Part[];
  stems: string[];
  /** Place of the passage in the post, 0 to 1. */
  place: number;
  /** Its voice (`voiceOf`). */
  speaks: string;
}

/** What tells whether the words of a candidate are asked for, as one thing. */
export function candidateFeatures(
  text: string,
  { passage, hits, chances, parts, stems, place }: PassageView,
  one: Candidate,
) {
  const { from, to } = one;
  const { tokens, label, above } = passage;
  const { inside, opens } = chances;
  const own = tokens.slice(from, to);
  const content = own.filter(saysWhat);
  const within = inside.slice(from, to);
  const mean = within.reduce((sum, value) => sum + value, 0) / within.length;
  const least = Math.min(...within);
  const before = inside[from - 1] ?? 0;
  const after = to < tokens.length && (opens[to] ?? 0) < 0.5 * (inside[to] ?? 0) ? (inside[to] ?? 0) : 0;
  const opening = opens[from] ?? 0;
  const inner = hits.filter(({ start, end }) => start < one.end && end > one.start);
  const kind = one.hit ? one.hit.kind : inner.length > 0 ? `has ${inner[0]?.kind}` : "none";
  const size = `${Math.min(6, content.length)}`;
  const last = own.at(-1);
  const gap = from === 0 ? "start" : gapBefore(text, tokens[from - 1], tokens[from]);
  const next = to === tokens.length ? "end" : gapBefore(text, tokens[to - 1], tokens[to]);
  const partBefore = gap === "blank" ? parts[from - 1] : gap === "start" ? "^" : ",";
  const partAfter = next === "blank" ? parts[to] : next === "end" ? "$" : ",";
  const shape = shapeOf(text.slice(own[0]?.start, own[0]?.end));
  const features = [
    "any",
    `class ${label}`,
    `above ${above}`,
    `class ${label} above ${above}`,
    `asks ${tenth(passage.asks)}`,
    `asks ${tenth(passage.asks)} ${kind}`,
    `place ${Math.floor(place * 5)}`,
    `mean ${tenth(mean)}`,
    `mean ${tenth(mean)} ${label}`,
    `least ${tenth(least)}`,
    `before ${tenth(before)}`,
    `after ${tenth(after)}`,
    `opens ${tenth(opening)}`,
    `fit ${tenth(opening)} ${tenth(after)}`,
    `edge ${opening > before} ${mean > 0.5} ${after > 0.4}`,
    `kind ${kind}`,
    `kind ${kind} ${label}`,
    `kind ${kind} ${above}`,
    `kind ${kind} size ${size}`,
    `size ${size}`,
    `size ${size} ${label}`,
    `words ${own.length}`,
    `gap ${gap}`,
    `next ${next}`,
    `gaps ${gap} ${next}`,
    `gaps ${gap} ${next} ${label}`,
    `shape ${shape} ${gap === "start"}`,
    `segment ${Math.min(8, Math.ceil(tokens.length / 4))} ${label}`,
    `whole ${from === 0} ${to === tokens.length} ${label}`,
    `rare ${own.length} ${content.filter(({ norm }) => !isCommonWord(norm)).length}`,
    `w-1 ${stems[from - 1] ?? "^"}`,
    `w-2 ${stems[from - 2] ?? "^"}`,
    `w+1 ${stems[to] ?? "$"}`,
    `first ${stems[from]}`,
    `first end ${endOf(own[0])}`,
    `first end ${endOf(own[0])} ${label}`,
    `last ${stems[to - 1]}`,
    `last end ${endOf(last)}`,
    `ends ${endOf(own[0])} ${endOf(last)}`,
    `part ${parts[from]}`,
    `part ${parts[from]} ${label}`,
    `parts ${parts.slice(from, to).slice(0, 5).join("")}`,
    `parts ${parts[from]} ${parts[to - 1]} ${size}`,
    `part-1 ${partBefore} ${parts[from]}`,
    `part-1 ${partBefore} ${label}`,
    `part+1 ${parts[to - 1]} ${partAfter}`,
    `part+1 ${partAfter} ${label}`,
    `parts around ${partBefore} ${partAfter}`,
    `joints ${parts.slice(from, to).filter((part) => part === "C").length}`,
    `prepositions ${parts.slice(from, to).filter((part) => part === "P").length}`,
  ];
  for (const source of one.sources) features.push(`source ${source}`, `source ${source} ${label}`);
  for (const stem of stems.slice(from, to)) features.push(`own ${stem}`);
  return features;
}

function tenth(value: number): number {
  return Math.round(value * 10);
}

/** What the kind of a term is told from: its own words, and the words just before it. */
export function kindFeatures({ passage, hits, stems }: PassageView, text: string, { start, end, from, to }: Candidate) {
  const { tokens, label } = passage;
  const own = tokens.slice(from, to);
  const features = ["any", `class ${label}`, `words ${Math.min(6, own.length)}`, `above ${passage.above}`];
  for (const token of own) features.push(`own end ${endOf(token)}`);
  for (const stem of stems.slice(from, to)) features.push(`own ${stem}`);
  for (const stem of stems.slice(Math.max(0, from - 3), from)) features.push(`before ${stem}`);
  features.push(
    `after ${stems[to] ?? "$"}`,
    `last ${stems[to - 1]}`,
    `first ${stems[from]}`,
    `first end ${endOf(own[0])}`,
  );
  for (const hit of hits) if (hit.start < end && hit.end > start) features.push(`mark ${hit.kind}`);
  if (/\p{Ll}\p{Lu}|\d|[+#]/u.test(text.slice(start, end))) features.push("looks like a name");
  return features;
}

/** The stems of a passage's words, "?" for those that hardly any document holds. */
export function stemsOf({ tokens }: Passage): string[] {
  return tokens.map((token) => knownStem(token) ?? "?");
}
