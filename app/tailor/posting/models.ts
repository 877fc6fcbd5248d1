import { readTagger, type Tagger } from "./tagger";
import { storedModels } from "./data/post-weights";

/** The trained parts of the reader: what a segment is, which words are asked for, as what kind, and how strongly. */
export interface PostModels {
  segments: Tagger;
  terms: Tagger;
  kinds: Tagger;
  weights: Tagger;
}

let shipped: PostModels | undefined;

/** The models that the product ships, read on first use. */
export function shippedModels(): PostModels {
  shipped ??= {
    segments: readTagger(storedModels.segments),
    terms: readTagger(storedModels.terms),
    kinds: readTagger(storedModels.kinds),
    weights: readTagger(storedModels.weights),
  };
  return shipped;
}
