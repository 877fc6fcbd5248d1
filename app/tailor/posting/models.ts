import { storedModels } from "./data/post-weights";
import { readTagger, type Tagger } from "./tagger";

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
  /** What kind of thing it is. */
  kinds: Tagger;
}

let shipped: PostModels | undefined;

/** The models that the product ships, read on first use. */
export function shippedModels(): PostModels {
  shipped ??= {
    segments: readTagger(storedModels.segments),
    speech: readTagger(storedModels.speech),
    terms: readTagger(storedModels.terms),
    asked: readTagger(storedModels.asked),
    cuts: readTagger(storedModels.cuts),
    kinds: readTagger(storedModels.kinds),
  };
  return shipped;
}
