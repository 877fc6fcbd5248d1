import { readVerb } from "~/tailor/grammar/verb-forms";
import { isCommonWord, isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { directionsOf } from "~/tailor/posting/segments/segment-features";
import type { Span } from "~/tailor/resume";
import { candidateFeatures, type PassageView } from "./candidate-features";
import type { Candidate } from "./candidates";
import type { Part } from "./parts-of-speech";
import { gapBefore } from "./token-features";
import { saysWhat } from "./weak-words";

/** What stands between a word and the one that governs it. */
const between = new Set<Part>(["T", "J", "R", "D", "M"]);
/** Features of a candidate that name a single word: how a phrase is built says more of the way it is cut. */
const ofOneWord = /^(?:own|first|last|w[-+]\d) /;

interface Phrase {
  text: string;
  view: PassageView;
  one: Candidate;
  /** A verb with its object, or a thing. */
  form: "deed" | "thing";
  /** The part of speech at a place of the passage; "^" and "$" beyond its ends. */
  part: (at: number) => string;
  /** What stands before the word at a place. */
  gap: (at: number) => string;
}

/**
 * What tells whether a person would name a candidate so when asked what the post wants: no torn phrase, no aside.
 * `features` are those of the candidate.
 */
export function saidFeatures(
  text: string,
  view: PassageView,
  one: Candidate,
  features = candidateFeatures(text, view, one),
): string[] {
  const { parts, passage } = view;
  const { tokens } = passage;
  const part = (at: number): string => (at < 0 ? "^" : (parts[at] ?? "$"));
  const gap = (at: number): string =>
    at <= 0 || at >= tokens.length ? "edge" : gapBefore(text, tokens[at - 1], tokens[at]);
  const form = part(one.from) === "V" || part(one.from) === "G" ? "deed" : "thing";
  const phrase = { text, view, one, form, part, gap } as const;
  return [
    ...features.filter((feature) => !ofOneWord.test(feature)),
    ...governorOf(phrase),
    ...edgesOf(phrase),
    ...jointsOf(phrase),
    ...contentOf(phrase),
    ...looksOf(phrase),
    ...restOf(phrase),
  ];
}

/** What the phrase hangs on: a preposition, a verb, a noun before it. */
function governorOf({ view, one: { from, to }, form, part, gap }: Phrase): string[] {
  const { parts, stems, passage } = view;
  let at = from - 1;
  while (at >= 0 && between.has(parts[at] ?? "O") && gap(at + 1) === "blank") at -= 1;
  const joined = gap(at + 1);
  const its = joined === "blank" ? part(at) : joined === "edge" ? "^" : ",";
  const linked = its === "P" || its === "C";
  const whole = linked ? `${its} ${part(at - 1)}` : its;
  const named = its === "V" || its === "G" || its === "N" ? stems[at] : its;
  return [
    `governor ${its}`,
    `governor ${whole}`,
    `governor ${whole} ${part(from)}`,
    `governor ${whole} ${form}`,
    `governor word ${linked ? passage.tokens[at]?.norm : its}`,
    `governor stem ${named}`,
    `form ${form} ${passage.label}`,
    `form ${form} ${to - from}`,
  ];
}

function edgesOf({ text, view, one, part, gap }: Phrase): string[] {
  const { from, to } = one;
  const verb = (at: number): string => verbAt(text, view, at);
  return [
    `head ${[from - 2, from - 1, from, from + 1].map(part).join("")}`,
    `opening ${part(from - 1)}${part(from)}${part(from + 1)} ${view.passage.label}`,
    `tail ${[to - 2, to - 1, to, to + 1].map(part).join("")}`,
    `closing ${part(to - 1)}${part(to)} ${gap(to)}`,
    `verb first ${verb(from)}`,
    `verb first ${verb(from)} ${part(from)}`,
    `verb before ${verb(from - 1)} ${part(from)}`,
    `verb last ${verb(to - 1)} ${part(to - 1)}`,
    to - from > 1 ? `last pair ${part(to - 2)} ${part(to - 1)} ${verb(to - 1)}` : "single",
    `head noun ${view.stems[to - 1]}`,
    ...modifiedBy(view, one, part, gap),
  ];
}

/** "Retail | company": a term of the lexicon says less where it only tells what kind of thing the next word is. */
function modifiedBy({ stems }: PassageView, { from, to, hit }: Candidate, part: Phrase["part"], gap: Phrase["gap"]) {
  if (!hit) return [];
  const modifies = gap(to) === "blank" && (part(to) === "N" || part(to) === "J");
  const named = to - from === 1 ? [`term ${stems[from]}`] : [];
  return [...named, `modifies ${modifies} ${hit.kind}`, ...(modifies ? [`modifies ${stems[to]}`] : [])];
}

/** What the dictionary of verbs knows of a word; the tagger of parts of speech may have taken it for a noun. */
function verbAt(text: string, { passage: { tokens } }: PassageView, at: number): string {
  const token = tokens[at];
  const verb = token && readVerb(text.slice(token.start, token.end));
  return verb ? `${verb.form}${verb.nounToo ? " noun" : ""}` : "-";
}

/** How its parts are joined, and verbs and prepositions inside it. */
function jointsOf({ text, view, one: { from, to }, form, part, gap }: Phrase): string[] {
  const { parts, passage } = view;
  const own = parts.slice(from, to);
  const joint = from + own.indexOf("C");
  const features =
    joint < from
      ? ["no joint"]
      : [
          `joint ${form} ${part(joint - 1)} ${part(joint + 1)} ${verbAt(text, view, joint + 1)}`,
          `joint right ${to - joint - 1} ${form}`,
          `joint left ${joint - from}`,
          `joint after ${gap(to)} ${part(to)}`,
        ];
  let verbs = 0;
  for (let at = from + 1; at < to; at += 1) {
    const verb = verbAt(text, view, at);
    if (verb !== "-" && !verb.endsWith("noun")) {
      verbs += 1;
      features.push(`inner verb ${verb} ${part(at)} ${part(at - 1)} ${form}`);
    }
    if (part(at) === "P")
      features.push(`inner ${passage.tokens[at]?.norm}`, `inner P ${part(at - 1)}${part(at + 1)} ${form}`);
  }
  features.push(`inner verbs ${verbs} ${form}`, `inner P ${own.filter((one) => one === "P").length} ${form}`);
  return features;
}

function contentOf({ view, one, form }: Phrase): string[] {
  const { hits, passage } = view;
  const own = passage.tokens.slice(one.from, one.to);
  const content = own.filter(saysWhat);
  const rare = content.filter(({ norm }) => !isCommonWord(norm)).length;
  const inner = hits.filter(({ start, end }) => start < one.end && end > one.start).length;
  return [
    `content ${Math.min(content.length, 5)} ${form}`,
    `idle ${Math.min(own.length - content.length, 3)}`,
    `rare ${Math.min(rare, 2)} of ${Math.min(content.length, 3)} ${form}`,
    `uncounted ${content.filter(({ norm }) => !isCountedForm(norm)).length}`,
    `hit ${one.hit?.kind ?? "none"} ${passage.label}`,
    `hit ${one.hit !== undefined} ${passage.above}`,
    `hits ${Math.min(inner, 2)} ${form}`,
    ...directionsOf(own),
  ];
}

/** Whether a passage speaks of the employer ("we"), and to its reader ("you"). */
export function voiceOf(text: string, { start, end }: Span): string {
  const line = text.slice(start, end);
  return `${/\b(?:we|our|us)\b/i.test(line)} ${/\byour?\b/i.test(line)}`;
}

function looksOf({ text, view: { passage, speaks }, one: { start, end }, form }: Phrase): string[] {
  const own = text.slice(start, end);
  const sign = /[^\s\p{L}\d]/u.exec(own)?.[0];
  const capitals = own.match(/(?<=\s)\p{Lu}\p{Ll}/gu)?.length ?? 0;
  return [
    `speaks ${speaks} ${passage.label}`,
    `line ${Math.min(8, Math.floor(passage.tokens.length / 6))} ${passage.label}`,
    `above ${passage.above} ${passage.label}`,
    `capitals ${Math.min(capitals, 3)} ${/^\p{Lu}/u.test(own)}`,
    `whole ${start === passage.start} ${end === passage.end} ${form}`,
    ...(/\p{Ll}\p{Lu}/u.test(own) ? ["camel"] : []),
    ...(/\s{2}/.test(own) ? ["wide"] : []),
    ...(sign ? [`sign ${sign}`] : []),
  ];
}

/** What the phrase leaves over of its part of the sentence. */
function restOf({ view, one: { from, to }, form, part, gap }: Phrase): string[] {
  const { chances, passage, place } = view;
  let first = from;
  while (first > 0 && gap(first) === "blank") first -= 1;
  let last = to;
  while (last < passage.tokens.length && gap(last) === "blank") last += 1;
  const asked = (a: number, b: number): number => Math.round(5 * Math.max(0, ...chances.inside.slice(a, b)));
  const [left, right] = [Math.min(6, from - first), Math.min(6, last - to)];
  return [
    `left ${left} ${form}`,
    `left behind ${gap(first)}`,
    `left asked ${asked(first, from)}`,
    `right ${right} ${form}`,
    `right ${right} ${part(to)}`,
    `right asked ${asked(to, last)}`,
    `asked ${Math.round(passage.asks * 10)}`,
    `at ${Math.floor(place * 10)}`,
  ];
}
