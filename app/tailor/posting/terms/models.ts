import { readTagger, type Tagger } from "./tagger";
import weights from "./weights.json";

/** The trained parts of the reader. */
export interface PostModels {
  /** What a segment is. */
  segments: Tagger;
  /** What part of speech a word is. */
  speech: Tagger;
  /** Which words belong to something that is asked for. */
  terms: Tagger;
  /** Whether a candidate holds something that is asked for. */
  asked: Tagger;
  /** Whether such a candidate is cut as a person would cut it. */
  cuts: Tagger;
  /** Whether a person would name it so. */
  said: Tagger;
  /** What kind of thing it is. */
  kinds: Tagger;
}

let shipped: PostModels | undefined;

/** The models that the product ships, read on first use. */
export function shippedModels(): PostModels {
  shipped ??= {
    segments: readTagger(weights.segments),
    speech: readTagger(weights.speech),
    terms: readTagger(weights.terms),
    asked: readTagger(weights.asked),
    cuts: readTagger(weights.cuts),
    said: readTagger(weights.said),
    kinds: readTagger(weights.kinds),
  };
  return shipped;
}
