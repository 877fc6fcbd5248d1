import { storedModels } from "./data/post-weights";
import { readTagger, type Tagger } from "./tagger";

/** The trained parts of the reader: what a segment is, which words are asked for, and as what kind. */
export interface PostModels {
  segments: Tagger;
  terms: Tagger;
  kinds: Tagger;
}

let shipped: PostModels | undefined;

/** The models that the product ships, read on first use. */
export function shippedModels(): PostModels {
  shipped ??= {
    segments: readTagger(storedModels.segments),
    terms: readTagger(storedModels.terms),
    kinds: readTagger(storedModels.kinds),
  };
  return shipped;
}
