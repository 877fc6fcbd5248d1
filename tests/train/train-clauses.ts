// Learns in which way a line of a resume is told in a letter, and which sentences read well, from lines that readers marked.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { openingFeatures } from "~/tailor/letter/clauses/clause-features";
import { ways } from "~/tailor/letter/clauses/clause-forms";
import { clausesBy, leastQuality, preference, qualityOf } from "~/tailor/letter/clauses/line-clause";
import { type Line, quotableLines } from "~/tailor/letter/lines/quotable-lines";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Tagger } from "~/tailor/posting/terms/tagger";
import { readOrdinaryPairs } from "./ordinary-pairs";
import { storeTagger, trainTagger } from "./posts/train-tagger";
import { type Lesson, type Model, regress } from "./regress";
import { hashOf } from "./same-text";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Stores the weights; it always prints what is told of each fifth of the resumes by what was learnt from the others. */
    write: { type: "boolean", default: false },
  },
});
if (!options.data)
  throw new Error("train:clauses learns from marked lines: give the folder of their texts with --data");

const folds = 5;
const settings = { labels: [...ways, "none"], rounds: 20, rate: 0.1, pull: 0.03, least: 4 };
/** Weights below so many units say little. */
const leastUnits = 4;
const penalty = 20;
/** What a sentence is worth that is no good, passable, fine. */
const worths = [0, 0.5, 1];

/** A marked line: its way, or "none"; how the sentence reads that readers saw, 0 to 2; and that sentence by its hash, "-" where they saw none. */
type Mark = readonly [way: string, quality: number, sentence: string];

interface Example {
  resume: string;
  line: Line;
  mark: Mark;
  features: string[];
}

/** Marks by the hash of the line. */
const marks: Record<string, Mark> = JSON.parse(readFileSync(new URL("./clause-marks.json", import.meta.url), "utf8"));
const tag = await loadTagger();
const texts = new Map([
  ...(await readTexts(join(options.data, "fit/resumes.jsonl"))),
  ...readOrdinaryPairs().map(({ post, resume }) => [post.job_id, resume] as const),
]);
const examples = [...texts].flatMap(([resume, text]) =>
  quotableLines(parseResume(text), tag).flatMap((line): Example[] => {
    const mark = marks[hashOf(line.text)];
    return mark ? [{ resume, line, mark, features: openingFeatures(line, tag) }] : [];
  }),
);

/** Lines of our own in ways that few of the marked lines have: the line, its way, how its sentence reads, whether its job goes on. */
const own: [line: string, way: string, quality: number, isCurrent: boolean][] = JSON.parse(
  readFileSync(new URL("./clause-lessons.json", import.meta.url), "utf8"),
);
const ownExamples = own.flatMap(([text, way, quality, isCurrent], at): Example[] => {
  // Lines stand among their like.
  const whole = { path: "", text };
  const textOf = ([line]: (typeof own)[number]) => ({ path: "", text: line });
  const texts = [...own.slice(Math.max(0, at - 2), at).map(textOf), whole, ...own.slice(at + 1, at + 3).map(textOf)];
  const line: Line = { ...whole, whole, job: { path: "", isVoluntary: false, isCurrent, texts } };
  return [{ resume: "own", line, mark: [way, quality, "-"], features: openingFeatures(line, tag) }];
});

interface Learnt {
  ways: Tagger;
  sentences: Model;
}

/** How a reader marked a sentence; undefined where they saw another one. */
function readAs(
  { mark: [way, quality, sentence], line }: Example,
  told: { way: string; text: string; wording: string },
): number | undefined {
  if (sentence === hashOf(told.text)) return quality;
  if (told.way !== way) return 0;
  const isWhole = told.wording.length >= line.text.length - 3;
  return sentence === "-" && isWhole ? quality : undefined;
}

function learn(marked: readonly Example[]): Learnt {
  const list = [...marked, ...ownExamples];
  const learnt = trainTagger(
    list.map(({ features, mark: [way] }) => ({ items: [features], labels: [way] })),
    settings,
  );
  // How a sentence reads is learnt from those that are told in the right way.
  const lessons = list.flatMap((example) =>
    clausesBy(example.line, learnt, tag).flatMap(({ telling, features }): Lesson[] => {
      const quality = readAs(example, telling);
      return quality === undefined || telling.way !== example.mark[0]
        ? []
        : [{ features, wanted: worths[quality] ?? 0 }];
    }),
  );
  return { ways: learnt, sentences: regress(lessons, penalty) };
}

function measure(): void {
  const ids = [...new Set(examples.map(({ resume }) => resume))].sort();
  const isIn = ({ resume }: Example, fold: number) => ids.indexOf(resume) % folds === fold;
  const told = Array.from({ length: folds }, (_, fold) => {
    const { ways: learnt, sentences } = learn(examples.filter((example) => !isIn(example, fold)));
    return examples
      .filter((example) => isIn(example, fold))
      .flatMap((example) => {
        const [best] = clausesBy(example.line, learnt, tag)
          .map((one) => ({ ...one, quality: qualityOf(one, sentences), isSecond: one.telling.isSecond }))
          .sort((one, other) => preference(other) - preference(one));
        return best ? [{ quality: best.quality, read: readAs(example, best.telling) }] : [];
      });
  }).flat();
  console.log(`${examples.length} marked lines of ${ids.length} resumes; told by what the other resumes taught:`);
  for (const least of [leastQuality, 0, 0.5, 1, 1.5]) {
    const own = told.filter(({ quality, read }) => quality >= least && read !== undefined);
    const share = (read: number) => ((100 * own.filter((one) => one.read === read).length) / own.length).toFixed(1);
    const isShipped = least === leastQuality ? " (as shipped)" : "";
    console.log(
      `from ${least}${isShipped}: ${own.length} sentences, fine ${share(2)}%, passable ${share(1)}%, no good ${share(0)}%`,
    );
  }
}

measure();
if (options.write) {
  const { ways: learnt, sentences } = learn(examples);
  const store = (name: string, weights: unknown) =>
    writeFileSync(`app/tailor/letter/clauses/${name}`, `${JSON.stringify(weights, null, 2)}\n`);
  store("form-weights.json", storeTagger(learnt, leastUnits));
  store("sentence-weights.json", {
    bias: Number(sentences.bias.toFixed(4)),
    weights: Object.fromEntries(
      Object.entries(sentences.weights).flatMap(([name, weight]) =>
        Math.abs(weight) < 1e-9 ? [] : [[name, Number(weight.toFixed(4))]],
      ),
    ),
  });
}
