// Learns which words of a post read well in quotation marks, and which lines of a resume answer them, from marks of readers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { answersFeatures, wordingFeatures } from "~/tailor/letter/asks/ask-features";
import { ofReading } from "~/tailor/letter/asks/choose-asks";
import { quotableWords } from "~/tailor/letter/asks/quotable-words";
import { gradedClause } from "~/tailor/letter/clauses/line-clause";
import { type LineFeatures, weighFeatures } from "~/tailor/letter/lines/line-features";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { weighedLines } from "~/tailor/letter/lines/weighed-lines";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { ordinaryAsOf, readOrdinaryPairs } from "./ordinary-pairs";
import { type Model, regress } from "./regress";
import { hashOf } from "./same-text";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Stores the weights; it always prints what is chosen for the posts of each eighth by what was learnt from the others. */
    write: { type: "boolean", default: false },
    asOf: { type: "string", default: "2019-01" },
  },
});
if (!options.data) throw new Error("train:asks learns from marked pairs: give the folder of their texts with --data");

const folds = 8;
const penalties = { wording: 30, answer: 60 };
const wanted = { good: 1, fair: 0.5, poor: 0, answers: 1, touches: 0.2, other: 0 };

/** Hashes, with blanks between them: of words of the post, of words and line with a colon between, and of the lines that the reader saw. */
type Marks = Record<"good" | "fair" | "poor" | "answers" | "touches" | "lines", string>;

interface Wording {
  text: string;
  mark: "good" | "fair" | "poor";
  features: LineFeatures;
  wanted: number;
  answers: { line: string; mark: "answers" | "touches" | "other"; features: LineFeatures; wanted: number }[];
}

const marks: Record<string, Marks> = JSON.parse(readFileSync(new URL("./ask-marks.json", import.meta.url), "utf8"));
const resumes = await readTexts(join(options.data, "fit/resumes.jsonl"));
const posts = await readTexts(join(options.data, "fit/jobs.jsonl"));
const ordinary = new Map(readOrdinaryPairs().map((one) => [one.post.job_id, one]));
const tag = await loadTagger();

const pairs = Object.entries(marks).map(([id, own]) => {
  const [job = "", resumeId = ""] = id.split(" ");
  const written = ordinary.get(job);
  const asOf = written ? ordinaryAsOf : options.asOf;
  const resume = parseResume(written?.resume ?? resumes.get(resumeId) ?? "");
  const posting = readPosting(written?.post.job ?? posts.get(job) ?? "");
  const match = matchResume(resume, posting, { asOf });
  const { weighed } = weighedLines(resume, posting, match, tag);
  const seen = new Set(own.lines.split(" "));
  const lines = [...weighed.keys()].filter(({ text }) => seen.has(hashOf(text)));
  const [good, fair, poor, answers, touches] = [own.good, own.fair, own.poor, own.answers, own.touches].map(
    (list) => new Set(list?.split(" ")),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const paths = new Map(resume.atoms.map(({ id: atom, path }) => [atom, path]));
  const wordings = quotableWords(posting, tag).flatMap((words): Wording[] => {
    const hash = hashOf(words.text);
    const mark = good.has(hash) ? "good" : fair.has(hash) ? "fair" : poor.has(hash) ? "poor" : undefined;
    if (!mark) return [];
    const shown = new Set(
      words.ids.flatMap((one) => {
        const row = rows.get(one);
        return row?.state === "shown" ? row.evidence.flatMap(({ atomId }) => paths.get(atomId) ?? []) : [];
      }),
    );
    return [
      {
        ...{ text: words.text, mark, wanted: wanted[mark], features: wordingFeatures(words, posting, tag) },
        answers: answersFeatures(words, lines, shown, posting).map((features, at) => {
          const line = lines[at] as Line;
          const key = `${hash}:${hashOf(line.text)}`;
          const said = answers.has(key) ? "answers" : touches.has(key) ? "touches" : "other";
          return { line: line.text, mark: said, features, wanted: wanted[said] };
        }),
      },
    ];
  });
  return {
    id,
    job,
    wordings,
    quality: new Map(lines.map((line) => [line.text, gradedClause(line, tag)?.quality ?? 0])),
  };
});

const jobs = [...new Set(pairs.map(({ job }) => job))];
const chance = (model: Model, features: LineFeatures) => 1 / (1 + Math.exp(-weighFeatures(model, features)));

function learn(own: typeof pairs) {
  const wordings = own.flatMap((pair) => pair.wordings);
  return {
    wording: regress(wordings, penalties.wording),
    answer: regress(
      // What reads badly is never quoted.
      wordings.flatMap(({ mark, answers }) => (mark === "poor" ? [] : answers)),
      penalties.answer,
    ),
  };
}

const held = jobs.map((_, at) => at % folds);
const models = Array.from({ length: folds }, (_, fold) =>
  learn(pairs.filter(({ job }) => held[jobs.indexOf(job)] !== fold)),
);
const modelOf = (job: string) => models[held[jobs.indexOf(job)] ?? 0] as ReturnType<typeof learn>;

function areaUnderCurve(rows: readonly { score: number; is: boolean }[]): number {
  const sorted = rows.toSorted((one, other) => one.score - other.score);
  let below = 0;
  let area = 0;
  for (const { is } of sorted) {
    if (is) area += below;
    else below += 1;
  }
  return area / below / (rows.length - below);
}

const ofWordings = pairs.flatMap(({ job, wordings }) =>
  wordings.map(({ features, mark }) => ({ score: chance(modelOf(job).wording, features), mark })),
);
const ofAnswers = pairs.flatMap(({ job, wordings }) =>
  wordings.flatMap(({ answers }) =>
    answers.map(({ features, mark }) => ({ score: chance(modelOf(job).answer, features), mark })),
  ),
);
const areas = [
  areaUnderCurve(ofWordings.map(({ score, mark }) => ({ score, is: mark === "good" }))),
  areaUnderCurve(ofAnswers.map(({ score, mark }) => ({ score, is: mark === "answers" }))),
];
console.log(
  `${pairs.length} pairs, ${ofWordings.length} wordings, ${ofAnswers.length} answers (${ofAnswers.filter(({ mark }) => mark === "answers").length} square)`,
);
console.log(`area under the curve: wordings ${areas[0]?.toFixed(3)}, answers ${areas[1]?.toFixed(3)}`);
for (const [name, list, marks] of [
  ["wordings", ofWordings, ["good", "fair", "poor"]],
  ["answers", ofAnswers, ["answers", "touches", "other"]],
] as const)
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const own = (list as readonly { score: number; mark: string }[]).filter(({ score }) => score >= least);
    const shares = marks.map(
      (mark) => `${mark} ${((100 * own.filter((one) => one.mark === mark).length) / own.length).toFixed(0)}%`,
    );
    console.log(`${name} from ${least}: ${own.length}: ${shares.join(", ")}`);
  }
for (const least of [0, 0.2, 0.3, 0.4]) {
  const firsts = pairs.flatMap(({ job, wordings, quality }) => {
    const { wording, answer } = modelOf(job);
    const [best] = wordings
      .flatMap((words) =>
        words.answers.map((one) => ({
          words,
          one,
          score:
            chance(wording, words.features) ** ofReading *
            chance(answer, one.features) *
            (1 / (1 + Math.exp(-(quality.get(one.line) ?? 0)))),
        })),
      )
      .sort((left, right) => right.score - left.score);
    return best && best.score >= least ? [best] : [];
  });
  const share = (is: (one: (typeof firsts)[number]) => boolean) =>
    `${((100 * firsts.filter(is).length) / firsts.length).toFixed(0)}%`;
  console.log(
    `first from ${least}: ${firsts.length} of ${pairs.length}: wording good ${share(({ words }) => words.mark === "good")}, fair ${share(({ words }) => words.mark === "fair")}; answered ${share(({ one }) => one.mark === "answers")}, touched ${share(({ one }) => one.mark === "touches")}; both ${share(({ words, one }) => words.mark === "good" && one.mark === "answers")}`,
  );
}

if (options.write) {
  const { wording, answer } = learn(pairs);
  const rounded = ({ bias, weights }: Model) => ({
    bias: Number(bias.toFixed(3)),
    weights: Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(3))])),
  });
  const place = new URL("../../app/tailor/letter/asks/ask-weights.json", import.meta.url);
  writeFileSync(place, `${JSON.stringify({ wording: rounded(wording), answer: rounded(answer) }, null, 2)}\n`);
}
