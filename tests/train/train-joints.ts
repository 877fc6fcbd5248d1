// Learns where a text that runs lines together is cut, from lines that stood apart in resumes and from sentences of posts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { plainWords } from "~/tailor/grammar/line-joints";
import { areEnds } from "~/tailor/grammar/split-run";
import { loadTagger } from "~/tailor/grammar/tagger";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readTagger, type StoredTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import { type JointLesson, jointLessons, sentenceLessons } from "./joint-lessons";
import { storeTagger, trainTagger } from "./posts/train-tagger";
import { randomFrom } from "./set-section";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Instead of storing weights: read the lines of each fifth of the resumes with what was learnt from the others. */
    folds: { type: "boolean", default: false },
    /** For the reader, which has no tagger: without what parts of speech say. */
    plain: { type: "boolean", default: false },
    out: { type: "string" },
  },
});
const folder = options.data;
if (!folder) throw new Error("train:joints learns from resumes: give the folder of data with --data");

const parts = 5;
/** A line by itself, in which weights of other resumes see an end from this chance on, may run lines together as it is. */
const suspicious = 0.4;
/** Weights below so many units say little. */
const leastUnits = 8;
const settings = { labels: ["on", "end"], rounds: 12, rate: 0.1, pull: 0.02, least: 8 };

function learn(lessons: JointLesson[][]): StoredTagger {
  return storeTagger(trainTagger(lessons.flat(), settings), leastUnits);
}

/** Weights for each part of the resumes, learnt from the other parts. */
function learnByParts(lessons: JointLesson[][]): (at: number) => Tagger | undefined {
  const models = Array.from({ length: parts }, (_, part) =>
    readTagger(learn(lessons.filter((_, at) => at % parts !== part))),
  );
  return (at) => models[at % parts];
}

/** How likely a line ends at each of the places of a lesson. */
function chancesIn({ items }: JointLesson, model: Tagger | undefined): number[] {
  const chances = model ? tagSequence(model, items) : [];
  return items.map((_, at) => chances[at * settings.labels.length + settings.labels.indexOf("end")] ?? 0);
}

function cutsIn(lesson: JointLesson, model: Tagger | undefined): boolean[] {
  const chances = chancesIn(lesson, model);
  return areEnds(lesson.joints, (at) => chances[at] ?? 0);
}

/** Lessons without the lines that seem to run together: what is learnt of them would be wrong. */
function withoutSuspicious(lessons: JointLesson[][]): JointLesson[][] {
  const modelFor = learnByParts(lessons);
  const runTogether = new Set(
    lessons.flatMap((own, at) =>
      own
        .filter(({ lines }) => lines.length === 1)
        .filter((lesson) => chancesIn(lesson, modelFor(at)).some((chance) => chance >= suspicious))
        .flatMap(({ lines }) => lines),
    ),
  );
  console.error(`${runTogether.size} lines seem to run together and are not learnt from`);
  return lessons.map((own) => own.filter(({ lines }) => !lines.some((line) => runTogether.has(line))));
}

/** `all` are the lessons of the resumes; `clean` holds them without suspicious lines, and others behind them. */
function measure(all: JointLesson[][], clean: JointLesson[][]): void {
  const modelFor = learnByParts(clean);
  for (const [name, lessons] of Object.entries({
    "without those lines": clean.slice(0, all.length),
    "all lines": all,
  })) {
    const found = lessons.flatMap((own, at) =>
      own.flatMap((lesson) =>
        cutsIn(lesson, modelFor(at)).map((isCut, item) => ({ isCut, isEnd: lesson.labels[item] === "end" })),
      ),
    );
    const cuts = found.filter(({ isCut }) => isCut).length;
    const ends = found.filter(({ isEnd }) => isEnd).length;
    const right = found.filter(({ isCut, isEnd }) => isCut && isEnd).length;
    const figure = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;
    console.log(`${name}: ${figure(right, cuts)} cuts stood there; ${figure(right, ends)} ends are found`);
  }
}

const tag = options.plain ? plainWords : await loadTagger();
const out = options.out ?? `app/tailor/${options.plain ? "parse/lines" : "grammar"}/joint-weights.json`;
const random = randomFrom(3);
const texts = await readTexts(join(folder, "fit/resumes.jsonl"));
const resumes = [...texts.values()].map((text) => parseResume(text));
const posts = [...(await readTexts(join(folder, "fit/jobs.jsonl"))).values()];
const ofResumes = resumes.map((resume) => [
  ...jointLessons(resume, tag, random),
  ...sentenceLessons(resume.basics.summary ?? "", tag),
]);
const clean = withoutSuspicious([...ofResumes, ...posts.map((post) => sentenceLessons(post, tag))]);
if (options.folds) measure(ofResumes, clean);
else writeFileSync(out, `${JSON.stringify(learn(clean), null, 2)}\n`);
