import type { PostModels } from "~/tailor/posting/terms/models";
import { readTagger, type Tagger } from "~/tailor/posting/terms/tagger";
import { storeTagger } from "./train-tagger";

/** Of the large tagger of parts of speech only features that say much are kept. */
const leastSpeechUnits = 30;

/** The tagger of parts of speech as the product reads it. */
export function storedSpeech(tagger: Tagger): Tagger {
  return readTagger(storeTagger(tagger, leastSpeechUnits));
}

/** The models as the product reads them: with rounded weights, and without the small ones. `speech` is so already. */
export function asStored({ speech, ...models }: PostModels): PostModels {
  const reread = (tagger: Tagger): Tagger => readTagger(storeTagger(tagger));
  return {
    speech,
    segments: reread(models.segments),
    terms: reread(models.terms),
    asked: reread(models.asked),
    cuts: reread(models.cuts),
    said: reread(models.said),
    kinds: reread(models.kinds),
  };
}
