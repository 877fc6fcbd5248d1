import { join } from "node:path";
import { readTexts } from "~/cli/read-rows";
import { loadTagger, type Word } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { splitSegments } from "~/tailor/posting/segments/split-segments";
import { type Part, partFeatures, parts } from "~/tailor/posting/terms/parts-of-speech";
import type { Tagger } from "~/tailor/posting/terms/tagger";
import { readAds } from "../../eval/data-folder";
import { type Sequence, trainTagger } from "./train-tagger";

const settings = { labels: parts, rounds: 4, rate: 0.1, pull: 0.02, least: 12 };

/**
 * A small tagger of parts of speech that says what the large one (wink-nlp) says: a post is read at once, without
 * loading a megabyte. It learns from resumes and labelled ads, and from none of the posts that the reader is measured on.
 */
export async function trainSpeech(folder: string): Promise<Tagger> {
  const tag = await loadTagger();
  const resumes = [...(await readTexts(join(folder, "fit/resumes.jsonl")))].map(([, text]) => text);
  const ads = [...(await readAds(folder, "train")), ...(await readAds(folder, "dev"))].map(({ text }) => text);
  return trainTagger(
    [...resumes, ...ads].flatMap((text) => sequencesOf(text, tag)),
    settings,
  );
}

function sequencesOf(text: string, tag: (text: string) => Word[]): Sequence[] {
  const tokens = tokenize(text);
  return splitSegments(text, tokens).map(({ start, end }) => {
    const own = tokens.filter((token) => token.start >= start && token.end <= end);
    const line = text.slice(start, end);
    // A capital at the start of a line would be taken for a name.
    const words = tag(/^\p{Lu}\p{Ll}/u.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line);
    const labels = own.map((token) => {
      const word = words.find((one) => one.start < token.end - start && one.end > token.start - start);
      return partOf(word);
    });
    return { items: partFeatures(text, own), labels };
  });
}

function partOf(word: Word | undefined): Part {
  const text = word?.text.toLowerCase() ?? "";
  switch (word?.pos) {
    case "NOUN":
    case "PROPN":
      return "N";
    case "VERB":
      return text.endsWith("ing") ? "G" : /(?:ed|en)$/.test(text) ? "D" : "V";
    case "ADJ":
      return "J";
    case "ADV":
      return "R";
    case "ADP":
    case "SCONJ":
      return "P";
    case "PART":
      return text === "to" ? "I" : "R";
    case "CCONJ":
      return "C";
    case "DET":
    case "PRON":
      return "T";
    case "NUM":
      return "M";
    case "AUX":
      return "A";
    default:
      return "O";
  }
}
