import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { withoutMarkup } from "~/tailor/posting/segments/passage";
import { splitSegments } from "~/tailor/posting/segments/split-segments";
import { shippedModels } from "~/tailor/posting/terms/models";
import { partsOfSpeech } from "~/tailor/posting/terms/parts-of-speech";
import { classifyPassages } from "~/tailor/posting/terms/read-asked";
import { readTagger, stepChances, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import { keywordFeatures, type PassageWords } from "./keyword-features";
import weights from "./weights.json";

/** Chance from which a wording is a keyword: found by folds, and near half of F1, where theory has it. */
const leastChance = 0.3;
/** Words of the longest keyword. */
const mostWords = 8;

let shipped: Tagger | undefined;

/** The reader that the product ships, read on first use. */
function shippedReader(): Tagger {
  shipped ??= readTagger(weights);
  return shipped;
}

/**
 * The skills and knowledge that a posting asks for, in its own words and order; each wording once, so that "AWS" and
 * "Amazon Web Services" both stay where the post has both. A wording that a post repeats is more likely one; one that
 * everywhere stands inside or across a likelier one is none.
 */
export function extractKeywords(text: string, reader: Tagger = shippedReader()): string[] {
  const words = new Map<string, { wording: string; otherwise: number; isBest: boolean }>();
  for (const { passage, features } of readWords(text)) {
    for (const { from, to, chance, isBest } of spansIn(reader, features)) {
      const wording = text.slice(passage.tokens[from]?.start, passage.tokens[to - 1]?.end).replace(/\s+/g, " ");
      const key = wording.toLowerCase();
      const known = words.get(key) ?? { wording, otherwise: 1, isBest: false };
      words.set(key, {
        wording: known.wording,
        otherwise: known.otherwise * (1 - chance),
        isBest: known.isBest || isBest,
      });
    }
  }
  const keywords = [...words.values()].filter(({ otherwise, isBest }) => isBest && 1 - otherwise >= leastChance);
  return keywords.map(({ wording }) => wording);
}

/** The passages of a posting, with what the reader of keywords sees of their words. */
export function readWords(text: string): (PassageWords & { features: string[][] })[] {
  const { speech, segments } = shippedModels();
  const tokens = tokenize(text);
  const passages = classifyPassages(text, splitSegments(text, tokens), withoutMarkup(text, tokens), { segments });
  return passages.map((passage) => {
    const hits = findTermsIn(text, passage.tokens);
    const words = { passage, hits, parts: partsOfSpeech(speech, text, passage.tokens) };
    return { ...words, features: keywordFeatures(text, words) };
  });
}

/** A chance below which a span adds nothing to its wording. */
const slightChance = 0.02;

interface KeywordSpan {
  from: number;
  /** Behind the last word. */
  to: number;
  chance: number;
  /** No span that shares a word with it is likelier. */
  isBest: boolean;
}

/** Stretches of words with the chance that each is one keyword, neither more nor less. */
function spansIn(reader: Tagger, features: string[][]): KeywordSpan[] {
  const n = reader.labels.length;
  const [first, more] = [reader.labels.indexOf("B"), reader.labels.indexOf("I")];
  const chances = tagSequence(reader, features);
  const steps = stepChances(reader, features);
  const spans: Omit<KeywordSpan, "isBest">[] = [];
  const bestAt = new Float64Array(features.length);
  for (let from = 0; from < features.length; from += 1) {
    let reaches = chances[from * n + first] ?? 0;
    for (let to = from + 1; to <= from + mostWords && reaches >= slightChance; to += 1) {
      const goesOn = steps[(to * n + (to - 1 === from ? first : more)) * n + more] ?? 0;
      const chance = reaches * (1 - goesOn);
      if (chance >= slightChance) spans.push({ from, to, chance });
      for (let at = from; at < to; at += 1) bestAt[at] = Math.max(bestAt[at] ?? 0, chance);
      reaches *= goesOn;
    }
  }
  return spans.map((span) => ({
    ...span,
    isBest: bestAt.subarray(span.from, span.to).every((best) => best <= span.chance),
  }));
}
