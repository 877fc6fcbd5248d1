// Learns where a text that runs lines together is cut, from lines that stood apart in resumes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import { type JointLesson, jointLessons } from "./joint-lessons";
import { storeTagger, trainTagger } from "./posts/train-tagger";
import { randomFrom } from "./set-section";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    rounds: { type: "string", default: "12" },
    least: { type: "string", default: "8" },
    units: { type: "string", default: "12" },
    pull: { type: "string", default: "0.05" },
    show: { type: "string" },
    out: { type: "string", default: "app/tailor/grammar/joint-weights.json" },
  },
});
if (!options.data) throw new Error("train:joints learns from resumes: give the folder of data with --data");

const parts = 5;
/** A line by itself in which weights of other resumes are as sure as this of an end runs lines together as it is. */
const suspicious = 0.8;
const settings = {
  labels: ["on", "end"],
  rounds: Number(options.rounds),
  rate: 0.1,
  pull: Number(options.pull),
  least: Number(options.least),
};
const tag = await loadTagger();
const resumes = [...(await readTexts(join(options.data, "fit/resumes.jsonl")))].map(([, text]) => parseResume(text));
const random = randomFrom(3);
const lessons = resumes.map((resume) => jointLessons(resume, tag, random));

function learn(from: JointLesson[]): Tagger {
  return readTagger(storeTagger(trainTagger(from, settings), Number(options.units)));
}
function endsOf(model: Tagger, { items }: JointLesson): number[] {
  const chances = tagSequence(model, items);
  return items.map((_, at) => chances[2 * at + 1] ?? 0);
}

/** Weights for each part, learnt from the others. */
function learnByParts(all: JointLesson[][]): Tagger[] {
  return Array.from({ length: parts }, (_, part) => learn(all.filter((_, at) => at % parts !== part).flat()));
}

const first = learnByParts(lessons);
const doubted = new Set<string>();
for (const [at, own] of lessons.entries())
  for (const lesson of own)
    if (lesson.lines.length === 1 && endsOf(first[at % parts]!, lesson).some((chance) => chance > suspicious))
      doubted.add(lesson.text);
const clean = lessons.map((own) => own.filter(({ lines }) => !lines.some((line) => doubted.has(line))));
console.error(
  `${lessons.flat().length} texts, ${clean.flat().length} of them without lines that seem to run together (${doubted.size} lines)`,
);

const judged: { chance: number; isEnd: boolean; isClean: boolean; shown: string }[] = [];
const models = learnByParts(clean);
for (const [at, own] of lessons.entries()) {
  const model = models[at % parts]!;
  for (const lesson of own) {
    const isClean = !lesson.lines.some((line) => doubted.has(line));
    for (const [item, chance] of endsOf(model, lesson).entries()) {
      const start = lesson.starts[item] ?? 0;
      judged.push({
        chance,
        isEnd: lesson.labels[item] === "end",
        isClean,
        shown: `${lesson.text.slice(Math.max(0, start - 60), start)} | ${lesson.text.slice(start, start + 60)}`,
      });
    }
  }
}
for (const threshold of [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97]) {
  const line = [true, false].map((cleanOnly) => {
    const of = judged.filter(({ isClean }) => isClean || !cleanOnly);
    const cut = of.filter(({ chance }) => chance >= threshold);
    const right = cut.filter(({ isEnd }) => isEnd).length;
    const ends = of.filter(({ isEnd }) => isEnd).length;
    return `${cleanOnly ? "clean" : "all"}: precision ${(right / cut.length).toFixed(4)} recall ${(right / ends).toFixed(4)} (${right} of ${ends}, ${cut.length - right} wrong)`;
  });
  console.log(threshold, line.join("   "));
}
if (options.show)
  writeFileSync(
    options.show,
    judged
      .filter(({ chance, isEnd }) => (chance > 0.85) !== isEnd)
      .map(({ chance, isEnd, isClean, shown }) => `${isEnd ? "MISSED" : "WRONG"} ${isClean ? "" : "D"} ${chance.toFixed(2)} ${shown}`)
      .join("\n"),
  );
const stored = storeTagger(trainTagger(clean.flat(), settings), Number(options.units));
writeFileSync(options.out, `${JSON.stringify(stored, null, 2)}\n`);
console.log(stored.features.length, "features", JSON.stringify(stored).length, "bytes");
