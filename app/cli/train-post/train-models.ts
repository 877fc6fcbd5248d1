import { findTermsIn, tokenize } from "../../tailor/lexicon/lexicon";
import type { PostModels } from "../../tailor/posting/models";
import type { Passage } from "../../tailor/posting/passage";
import { classifyPassages } from "../../tailor/posting/read-asked";
import { segmentFeatures } from "../../tailor/posting/segment-features";
import { kindFeatures } from "../../tailor/posting/span-features";
import { splitSegments } from "../../tailor/posting/split-segments";
import type { Tagger } from "../../tailor/posting/tagger";
import { tokenFeatures } from "../../tailor/posting/token-features";
import type { MarkedPost } from "./marked-posts";
import { type Sequence, trainTagger } from "./train-tagger";

const classes = ["requirement", "duty", "company", "benefit", "logistics", "legal", "other-person", "heading", "noise"];
const settings = {
  segments: { labels: classes, rounds: 20, rate: 0.3, pull: 0.02, least: 3 },
  terms: { labels: ["O", "B", "I"], rounds: 12, rate: 0.2, pull: 0.01, least: 3 },
  kinds: {
    labels: ["skill", "tool", "credential", "degree", "language", "soft"],
    rounds: 15,
    rate: 0.2,
    pull: 0.02,
    least: 3,
  },
};
/** Parts of the training posts: what the term tagger learns from comes from a section tagger that has not seen it. */
const innerFolds = 4;

interface Prepared {
  text: string;
  segments: ReturnType<typeof splitSegments>;
  tokens: ReturnType<typeof tokenize>;
  classes: string[];
  asked: { start: number; end: number; kind: string }[];
}

/** Trains every part of the reader on marked posts. The same posts in the same order give the same figures. */
export function trainModels(posts: MarkedPost[]): PostModels {
  const prepared = posts.map(prepare);
  const segments = trainSegments(prepared);
  const passages = prepared.map((_, i) => i).map((i) => i % innerFolds);
  const seen: { post: Prepared; passages: Passage[] }[] = [];
  for (let fold = 0; fold < innerFolds; fold += 1) {
    const inner = withSegments(trainSegments(prepared.filter((_, i) => passages[i] !== fold)));
    for (const post of prepared.filter((_, i) => passages[i] === fold)) {
      seen.push({ post, passages: classifyPassages(post.text, post.segments, post.tokens, inner) });
    }
  }
  return {
    segments,
    terms: trainTagger(seen.flatMap(termSequences), settings.terms),
    kinds: trainTagger(seen.flatMap(kindSequences), settings.kinds),
  };
}

const none: Tagger = { labels: [], places: new Map(), weights: new Float64Array(), steps: new Float64Array() };

function withSegments(segments: Tagger): PostModels {
  return { segments, terms: none, kinds: none };
}

function trainSegments(posts: Prepared[]): Tagger {
  const sequences = posts.map(({ text, segments, tokens, classes: labels }) => {
    const inside = segments.map((s) => tokens.filter((token) => token.start >= s.start && token.end <= s.end));
    return { items: segmentFeatures(text, segments, inside).features, labels };
  });
  return trainTagger(sequences, settings.segments);
}

function termSequences({ post, passages }: { post: Prepared; passages: Passage[] }): Sequence[] {
  return passages.map((passage) => {
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
    return { items: tokenFeatures(post.text, tokens, findTermsIn(post.text, tokens), passage), labels };
  });
}

function kindSequences({ post, passages }: { post: Prepared; passages: Passage[] }): Sequence[] {
  return post.asked.flatMap((span) => {
    const passage = passages.find(({ start, end }) => start <= span.start && span.start < end);
    return passage ? [{ items: [kindFeatures(post.text, passage, span)], labels: [span.kind] }] : [];
  });
}

function prepare({ text, segments: marked, requirements }: MarkedPost): Prepared {
  const tokens = tokenize(text);
  const segments = splitSegments(text, tokens);
  const labels = segments.map((segment) => classAt(segment, marked));
  const asked = requirements.map(({ quote, kind }) => {
    const start = placeOf(text, quote, (at) => {
      const label = labels[segments.findIndex((one) => one.start <= at && at < one.end)];
      return label === "requirement" || label === "duty";
    });
    return { start, end: start + quote.length, kind: kind === "experience" ? "skill" : kind };
  });
  return { text, segments, tokens, classes: labels, asked };
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
