// Trains the reader of keywords on labelled ads and stores its weights; with --folds it only measures, each ad read by
// a reader that was trained on the others.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BadInput } from "~/cli/read-input";
import { extractKeywords, readWords } from "~/tailor/posting/keywords/extract-keywords";
import { readTagger } from "~/tailor/posting/terms/tagger";
import { keywordHits } from "../../eval/compare-keywords";
import { type LabelledAd, readAds } from "../../eval/data-folder";
import { type Hits, microScores } from "../../eval/metrics";
import { type Sequence, storeTagger, trainTagger } from "./train-tagger";

const shippedFile = new URL("../../../app/tailor/posting/keywords/weights.json", import.meta.url);
const usage = "usage: npm run train:keywords -- --data DIR [--folds 5]";
const settings = { labels: ["O", "B", "I"], rounds: 20, rate: 0.03, pull: 0.005, least: 3 };
function readArguments(args: string[]): { data: string; folds: number | undefined } {
  try {
    const { values } = parseArgs({ args, options: { data: { type: "string" }, folds: { type: "string" } } });
    const folds = values.folds === undefined ? undefined : Number(values.folds);
    if (values.data === undefined || (folds !== undefined && !(Number.isInteger(folds) && folds > 1))) {
      throw new BadInput(usage);
    }
    return { data: values.data, folds };
  } catch {
    throw new BadInput(usage);
  }
}

/** Each passage with its words labelled: "B" opens a keyword, "I" goes on with it. */
function lessonsOf({ text, entities }: LabelledAd): Sequence[] {
  const spans = entities.filter(({ type }) => type === "knowledge");
  return readWords(text).map(({ passage, features }) => {
    const owners = passage.tokens.map((token) =>
      spans.find(({ start, end }) => start < token.end && token.start < end),
    );
    const labels = owners.map((owner, i) => (!owner ? "O" : owner === owners[i - 1] ? "I" : "B"));
    return { items: features, labels };
  });
}

function train(lessons: Sequence[][]) {
  return storeTagger(trainTagger(lessons.flat(), settings));
}

function measure(ads: LabelledAd[], lessons: Sequence[][], folds: number): void {
  const counts: { source: string; hits: Hits }[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const tagger = readTagger(train(lessons.filter((_, i) => i % folds !== fold)));
    for (const ad of ads.filter((_, i) => i % folds === fold)) {
      counts.push({ source: ad.source, hits: keywordHits(ad, extractKeywords(ad.text, tagger)) });
    }
  }
  for (const source of [undefined, ...new Set(counts.map((one) => one.source))]) {
    const { precision, recall, f1 } = microScores(
      counts.filter((one) => !source || one.source === source).map(({ hits }) => hits),
    );
    const figures = [f1, precision, recall].map((figure) => figure.toFixed(3));
    console.log((source ?? "all").padEnd(16), "F1, precision, recall:", ...figures);
  }
}

try {
  const { data, folds } = readArguments(process.argv.slice(2));
  const ads = await readAds(data, "train");
  const lessons = ads.map(lessonsOf);
  if (folds !== undefined) measure(ads, lessons, folds);
  else await writeFile(shippedFile, `${JSON.stringify(train(lessons), null, 2)}\n`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`train:keywords: ${error.message}`);
  process.exitCode = 2;
}
