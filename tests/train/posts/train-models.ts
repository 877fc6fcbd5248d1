import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import type { Passage } from "~/tailor/posting/segments/passage";
import { segmentFeatures } from "~/tailor/posting/segments/segment-features";
import { splitSegments } from "~/tailor/posting/segments/split-segments";
import { candidateFeatures, kindFeatures, type PassageView } from "~/tailor/posting/terms/candidate-features";
import type { Candidate } from "~/tailor/posting/terms/candidates";
import type { PostModels } from "~/tailor/posting/terms/models";
import { partsOfSpeech } from "~/tailor/posting/terms/parts-of-speech";
import { classifyPassages, proposeIn, viewPassage } from "~/tailor/posting/terms/read-asked";
import type { Tagger } from "~/tailor/posting/terms/tagger";
import { tokenFeatures } from "~/tailor/posting/terms/token-features";
import { saysWhat } from "~/tailor/posting/terms/weak-words";
import type { Span } from "~/tailor/resume";
import { isMarkedCondition } from "./condition-marks";
import type { MarkedPost } from "./marked-posts";
import { saidLessons } from "./said-lessons";
import { type Sequence, trainTagger } from "./train-tagger";

const classes = ["requirement", "duty", "company", "benefit", "logistics", "legal", "other-person", "heading", "noise"];
const settings = {
  segments: { labels: classes, rounds: 6, rate: 0.03, pull: 0.1, least: 3 },
  terms: { labels: ["O", "B", "I"], rounds: 8, rate: 0.1, pull: 0.2, least: 3 },
  asked: { labels: ["no", "yes"], rounds: 4, rate: 0.02, pull: 0.05, least: 4 },
  said: { labels: ["no", "yes"], rounds: 6, rate: 0.006, pull: 0.02, least: 3 },
  kinds: {
    labels: ["skill", "tool", "credential", "degree", "language", "soft", "condition"],
    rounds: 15,
    rate: 0.2,
    pull: 0.02,
    least: 3,
  },
};
/** Parts of the training posts: what the term tagger learns from comes from a section tagger that has not seen it. */
const innerFolds = 4;

type Tokens = ReturnType<typeof tokenize>;

interface Prepared {
  text: string;
  id: string;
  segments: ReturnType<typeof splitSegments>;
  tokens: Tokens;
  classes: string[];
  asked: { start: number; end: number; kind: string; said: string[][] }[];
}

/** Trains every part of the reader on marked posts. The same posts in the same order give the same figures. */
export function trainModels(posts: MarkedPost[], speech: Tagger): PostModels {
  const prepared = posts.map(prepare);
  const split = (fold: number, same: boolean) =>
    prepared.map((_, i) => i).filter((i) => (i % innerFolds === fold) === same);
  const pick = <T>(items: T[], places: number[]): T[] => places.flatMap((i) => items[i] ?? []);
  const folds = Array.from({ length: innerFolds }, (_, fold) => fold);
  const seen: Seen[] = [];
  for (const fold of folds) {
    const segments = trainSegments(pick(prepared, split(fold, false)));
    for (const i of split(fold, true)) {
      const post = prepared[i];
      if (post) seen[i] = { post, passages: classifyPassages(post.text, post.segments, post.tokens, { segments }) };
    }
  }
  const views: PassageView[][] = [];
  for (const fold of folds) {
    const terms = trainTagger(
      pick(seen, split(fold, false)).flatMap((one) => termSequences(one, speech)),
      settings.terms,
    );
    for (const i of split(fold, true)) {
      const one = seen[i];
      if (one) views[i] = one.passages.map((passage) => viewPassage(one.post.text, passage, { terms, speech }));
    }
  }
  const judged = prepared.flatMap((post, i) => judgedCandidates(post, views[i] ?? []));
  return {
    segments: trainSegments(prepared),
    speech,
    terms: trainTagger(
      seen.flatMap((one) => termSequences(one, speech)),
      settings.terms,
    ),
    asked: trainTagger(
      judged.map(({ features, share }) => ({ items: [features], labels: [share >= askedShare ? "yes" : "no"] })),
      settings.asked,
    ),
    cuts: trainTagger(
      judged
        .filter(({ share }) => share >= askedShare)
        .map(({ features, share }) => ({ items: [features], labels: [share >= cutShare ? "yes" : "no"] })),
      settings.asked,
    ),
    said: trainTagger(
      prepared.flatMap((post, i) => saidLessons(post, views[i] ?? [])),
      settings.said,
    ),
    kinds: trainTagger(
      judged.flatMap(({ kinds, kind, share, isCondition }) => {
        if (isCondition) return [{ items: [kinds], labels: ["condition"] }];
        return kind && share >= askedShare ? [{ items: [kinds], labels: [kind] }] : [];
      }),
      settings.kinds,
    ),
  };
}

/** Requirements after which a person stopped marking a post. */
const mostMarked = 19;

/** False for a passage that asks and of which nothing is marked, where marking stopped at a number. */
function isMarked({ asked, segments, classes: labels }: Prepared, { start, end }: Span): boolean {
  const label = labels[segments.findIndex((one) => one.start === start)];
  if (asked.length < mostMarked || (label !== "requirement" && label !== "duty")) return true;
  return asked.some((one) => one.start < end && one.end > start);
}

interface Seen {
  post: Prepared;
  passages: Passage[];
}

/**
 * Share of the words of a candidate and of a marked requirement together that both have: from the first on, the
 * candidate holds what is asked for, and from the second on it is cut as a person cut it.
 */
const askedShare = 0.3;
const cutShare = 0.7;

/** Each candidate of a post with what can be seen of it, and how far it is one of the marked requirements. */
function judgedCandidates(post: Prepared, views: PassageView[]) {
  const { text, asked } = post;
  return views
    .filter(({ passage }) => isMarked(post, passage))
    .flatMap((view) => {
      const { tokens } = view.passage;
      const marked = asked.map(({ start, end, kind, said }) => {
        const inside = tokens.map((token) => token.start < end && token.end > start);
        return { kind, said, inside: inside.some(Boolean) ? inside : undefined };
      });
      return proposeIn(text, view).map((one) => {
        const own = new Set(wordsOf(tokens.slice(one.from, one.to)));
        let share = 0;
        let kind: string | undefined;
        for (const { inside, said, kind: its } of marked) {
          const same = said.some((other) => isSaid(own, other)) ? 1 : inside ? shareOf(tokens, inside, one) : 0;
          if (same > share) [share, kind] = [same, its];
        }
        const isCondition = isMarkedCondition(post.id, one);
        const features = candidateFeatures(text, view, one);
        return { features, kinds: kindFeatures(view, text, one), share, kind, isCondition };
      });
    });
}

function wordsOf(tokens: Tokens): string[] {
  return tokens.filter(saysWhat).map(({ word }) => word.stem);
}

function isSaid(own: Set<string>, said: string[]): boolean {
  return said.length === own.size && said.every((word) => own.has(word));
}

function shareOf(tokens: Tokens, inside: boolean[], { from, to }: Candidate): number {
  let [both, either] = [0, 0];
  tokens.forEach((token, i) => {
    if (!saysWhat(token)) return;
    const own = from <= i && i < to;
    if (own && inside[i]) both += 1;
    if (own || inside[i]) either += 1;
  });
  return either === 0 ? 0 : both / either;
}

function trainSegments(posts: Prepared[]): Tagger {
  const sequences = posts.map(({ text, segments, tokens, classes: labels }) => {
    const inside = segments.map((s) => tokens.filter((token) => token.start >= s.start && token.end <= s.end));
    return { items: segmentFeatures(text, segments, inside).features, labels };
  });
  return trainTagger(sequences, settings.segments);
}

function termSequences({ post, passages }: Seen, speech: Tagger): Sequence[] {
  return passages
    .filter((passage) => isMarked(post, passage))
    .map((passage) => {
      const { tokens } = passage;
      const labels = tokens.map(() => "O");
      for (const { start, end } of post.asked) {
        let first = true;
        tokens.forEach((token, i) => {
          if (token.start >= end || token.end <= start) return;
          labels[i] = first ? "B" : "I";
          first = false;
        });
      }
      const parts = partsOfSpeech(speech, post.text, tokens);
      return { items: tokenFeatures(post.text, tokens, findTermsIn(post.text, tokens), parts, passage), labels };
    });
}

function prepare({ id, text, segments: marked, requirements }: MarkedPost): Prepared {
  const tokens = tokenize(text);
  const segments = splitSegments(text, tokens);
  const labels = segments.map((segment) => classAt(segment, marked));
  const asked = requirements.map(({ quote, term, kind }) => {
    const start = placeOf(text, quote, (at) => {
      const label = labels[segments.findIndex((one) => one.start <= at && at < one.end)];
      return label === "requirement" || label === "duty";
    });
    const said = [quote, term].map((one) => [...new Set(wordsOf(tokenize(one)))]).filter((one) => one.length > 0);
    return { start, end: start + quote.length, kind: kind === "experience" ? "skill" : kind, said };
  });
  return { id, text, segments, tokens, classes: labels, asked };
}

/** The class that most of a segment was marked with. */
function classAt({ start, end }: { start: number; end: number }, marked: MarkedPost["segments"]): string {
  let most = 0;
  let label = "noise";
  for (const one of marked) {
    const shared = Math.min(end, one.end) - Math.max(start, one.start);
    if (shared <= most) continue;
    most = shared;
    label = one.class;
  }
  return label;
}

/** A quote may stand in the post several times: the first place that asks, otherwise the first place. */
function placeOf(text: string, quote: string, isAsked: (at: number) => boolean): number {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) if (isAsked(at)) return at;
  return text.indexOf(quote);
}
