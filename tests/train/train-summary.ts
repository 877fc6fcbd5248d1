// Learns whether a person's own summary gives way to another one for a post.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { weighSentences } from "~/tailor/propose/summary/own-sentences";
import { readSummary } from "~/tailor/propose/summary/own-summary";
import { partListing } from "~/tailor/propose/summary/part-listing";
import { ownFeatures } from "~/tailor/propose/summary/summary-need";
import { readOrdinaryPairs } from "./ordinary-pairs";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Stores the weights; it always prints how each eighth of the resumes is judged by what was learnt from the others. */
    write: { type: "boolean", default: false },
  },
});
if (!options.data)
  throw new Error("train:summary learns from marked summaries: give the folder of their texts with --data");
const folder = join(options.data, "fit");

const folds = 8;
const rounds = 1000;
const step = 0.008;
/** What holds the weights of features of mean 0 and deviation 1 back. */
const penalty = 4;

interface Lesson {
  resume: string;
  features: Readonly<Record<string, number>>;
  wanted: number;
}

/** For a pair of a post and a resume, by their ids, how much its reader found that the summary asks for another one, from 0 to 1. */
const marks: Record<string, number> = JSON.parse(readFileSync("tests/train/summary-marks.json", "utf8"));
const tag = await loadTagger();
const [resumes, posts] = [await readTexts(join(folder, "resumes.jsonl")), await readTexts(join(folder, "jobs.jsonl"))];
const ordinary = new Map(readOrdinaryPairs().map((pair) => [pair.post.job_id, pair]));
const lessons: Lesson[] = [];

for (const [key, wanted] of Object.entries(marks)) {
  const [job = "", id = ""] = key.split(" ");
  const pair = ordinary.get(job);
  const resume = parseResume(pair?.resume ?? resumes.get(id) ?? "");
  const posting = readPosting(pair?.post.job ?? posts.get(job) ?? "");
  const { kept } = readSummary(partListing(resume.basics.summary ?? "").said);
  const features = ownFeatures(weighSentences(kept, resume, posting, tag), resume, posting);
  lessons.push({ resume: id, features, wanted });
}

const ids = [...new Set(lessons.map(({ resume }) => resume))].sort();
const judged = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
  const isHeldBack = ({ resume }: Lesson) => ids.indexOf(resume) % folds === fold;
  const model = learn(lessons.filter((row) => !isHeldBack(row)));
  return lessons.filter(isHeldBack).map(({ features, wanted }) => ({ wanted, chance: chanceOf(features, model) }));
});
console.log(`${lessons.length} marked`);
for (const bound of [0.4, 0.5, 0.6, 0.7]) {
  const above = judged.filter(({ chance }) => chance >= bound);
  const high = above.filter(({ wanted }) => wanted >= 0.6).length;
  const low = above.filter(({ wanted }) => wanted < 0.4).length;
  console.log(`  from ${bound}: ${above.length}, marked 0.6 or more ${high}, less than 0.4 ${low}`);
}
if (options.write)
  writeFileSync("app/tailor/propose/summary/summary-need.json", `${JSON.stringify(learn(lessons), null, 2)}\n`);

function chanceOf(features: Lesson["features"], weights: Readonly<Record<string, number>>): number {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, 0);
  return 1 / (1 + Math.exp(-sum - (weights.bias ?? 0)));
}

/** Logistic regression over features of mean 0 and deviation 1, with its weights told for the features as they are. */
function learn(rows: readonly Lesson[]): Record<string, number> {
  const names = Object.keys(rows[0]?.features ?? {});
  const scales = names.map((name) => {
    const values = rows.map(({ features }) => features[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { name, mean, spread: Math.max(1e-6, spread) };
  });
  const seen = rows.map(({ features }) =>
    scales.map(({ name, mean, spread }) => ((features[name] ?? 0) - mean) / spread),
  );
  const weights = scales.map(() => 0);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => -penalty * weight);
    let slope = 0;
    for (const [at, values] of seen.entries()) {
      const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), bias);
      const error = (rows[at]?.wanted ?? 0) - 1 / (1 + Math.exp(-sum));
      slope += error;
      for (const [index, value] of values.entries()) slopes[index] = (slopes[index] ?? 0) + error * value;
    }
    bias += step * slope;
    for (const [index, by] of slopes.entries()) weights[index] = (weights[index] ?? 0) + step * by;
  }
  const round3 = (value: number) => Math.round(value * 1000) / 1000;
  const told = scales.map(({ name, spread }, at) => [name, round3((weights[at] ?? 0) / spread)]);
  const moved = scales.reduce((sum, { mean, spread }, at) => sum + ((weights[at] ?? 0) * mean) / spread, 0);
  return { bias: round3(bias - moved), ...Object.fromEntries(told) };
}
