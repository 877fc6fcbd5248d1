// Learns which lines of a job say nothing, from lines that readers would cut and from lines of our own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { answeringLines } from "~/tailor/propose/answering-lines";
import {
  type FillerModel,
  type FillerWords,
  fillerChance,
  fillerFeatures,
  fillersBy,
  surelyFiller,
} from "~/tailor/propose/fillers/filler-lines";
import { ordinaryAsOf, readOrdinaryPairs } from "./ordinary-pairs";
import { regress } from "./regress";
import { hashOf } from "./same-text";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Stores the weights; it always prints what is chosen in each eighth of the resumes by what was learnt from the others. */
    write: { type: "boolean", default: false },
    /** Prints the chosen lines. */
    show: { type: "boolean", default: false },
  },
});

if (!options.data)
  throw new Error("train:fillers learns from marked lines: give the folder of their texts with --data");

const folds = 8;
const penalty = 8;
/** What a reader would cut, would cut for length alone, and would keep. */
const wanted = { cut: 1, trim: 0.5, none: 0 };
/** What a line counts for among the words of lines: ours have nothing else in them. */
const shares = { own: 1, marked: 0.3 };
/** A word of fewer lines that say nothing is none of theirs. */
const leastKnown = 0.99;
/** Added to how often a word is in lines that say nothing, and in others. */
const prior = { filler: 0.15, other: 0.35 };
/** A line is marked where the marked part has nearly all of its letters. */
const nearlyAll = 1.3;

interface Example {
  text: string;
  stems: ReadonlySet<string>;
  wanted: number;
  share: number;
}

const textOf = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), "utf8");
const own: { cut: string[]; keep: string[] } = JSON.parse(textOf("filler-lessons.json"));
const marks: Record<string, { cut?: string; trim?: string }> = JSON.parse(textOf("line-marks.json"));
const exampleOf = (text: string, wish: number, share: number): Example => ({
  ...{ text, wanted: wish, share },
  stems: new Set(contentStems(text)),
});
const lessons = [
  ...own.cut.map((text) => exampleOf(text, wanted.cut, shares.own)),
  ...own.keep.map((text) => exampleOf(text, wanted.none, shares.own)),
];
/** Marks of lines of real resumes, by their hashes. */
const hashes: Record<"cut" | "trim" | "keep", string> = JSON.parse(textOf("filler-marks.json"));
const marksByHash = new Map(
  Object.entries(hashes).flatMap(([mark, list]) => list.split(" ").map((hash) => [hash, mark] as const)),
);
const wishes: Record<string, number> = { ...wanted, keep: wanted.none };
const real = [...(await readTexts(join(options.data, "fit/resumes.jsonl")))].flatMap(([, text]) => {
  const { work, volunteer, projects } = parseResume(text);
  const lines = [...work, ...volunteer, ...projects].flatMap(({ highlights }) => highlights);
  return lines.flatMap((line) => {
    const wish = wishes[marksByHash.get(hashOf(line)) ?? ""];
    return wish === undefined ? [] : [[line.toLowerCase(), exampleOf(line, wish, shares.marked)] as const];
  });
});
lessons.push(...new Map(real).values());

const lettersIn = (text: string) => text.replace(/[^\p{L}\d]/gu, "").length;

const pairs = readOrdinaryPairs().map(({ post, resume: text }) => {
  const resume = parseResume(text);
  const posting = readPosting(post.job);
  const { answers } = answeringLines(resume, posting, matchResume(resume, posting, { asOf: ordinaryAsOf }));
  const isIn = (places = "", span: { start: number; end: number }, line: string) =>
    places.split(" ").some((place) => {
      const [from = 0, to = 0] = place.split("-").map(Number);
      return from < span.end && span.start < to && nearlyAll * lettersIn(text.slice(from, to)) >= lettersIn(line);
    });
  const lines = resume.atoms.flatMap(({ path, span, text: line }) => {
    if (!span || !/^\/(?:work|volunteer|projects)\/\d+\/highlights\/\d+$/u.test(path)) return [];
    const own = marks[post.job_id];
    const mark = isIn(own?.cut, span, line) ? "cut" : isIn(own?.trim, span, line) ? "trim" : "none";
    return [{ ...exampleOf(line, wanted[mark], shares.marked), path, mark, isAnswer: answers(path, line) }] as const;
  });
  return { id: post.job_id, resume, lines };
});

/** How much more often each word is in lines that say nothing, without what one line adds to it. */
function wordsOf(examples: readonly Example[], without?: Example): FillerWords {
  const [filler, other] = [countsOf(examples, 1), countsOf(examples, 0)];
  const stems = without ? [...without.stems] : [...filler.keys()];
  return Object.fromEntries(
    stems.flatMap((stem): [string, number][] => {
      const [fillers, others] = [filler, other].map(
        (counts, at) => (counts.get(stem) ?? 0) - (without?.wanted === 1 - at ? without.share : 0),
      ) as [number, number];
      const odds = Math.log((fillers + prior.filler) / (others + prior.other));
      return fillers < leastKnown ? [] : [[stem, Math.round(odds * 1000) / 1000]];
    }),
  );
}

const counted = new Map<readonly Example[], Map<string, number>[]>();
function countsOf(examples: readonly Example[], side: 0 | 1): Map<string, number> {
  const known =
    counted.get(examples) ??
    [0, 1].map((one) => {
      const counts = new Map<string, number>();
      for (const { stems, wanted: wish, share } of examples)
        if (wish === one) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + share);
      return counts;
    });
  counted.set(examples, known);
  return known[side] as Map<string, number>;
}

function learn(marked: readonly Example[]): FillerModel {
  const examples = [...lessons, ...marked];
  const rows = examples.map((example) => ({
    features: fillerFeatures(example.text, wordsOf(examples, example)),
    wanted: example.wanted,
  }));
  return { ...regress(rows, penalty), words: wordsOf(examples) };
}

const judged = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
  const model = learn(pairs.flatMap(({ lines }, at) => (at % folds === fold ? [] : lines)));
  return pairs.flatMap(({ id, resume, lines }, at) => {
    if (at % folds !== fold) return [];
    const spare = fillersBy(resume, model, 0);
    return lines
      .filter(({ path, isAnswer }) => spare.has(path) && !isAnswer)
      .map((line) => ({ ...line, id, chance: fillerChance(line.text, model) }));
  });
});
const all = pairs.flatMap(({ lines }) => lines);
console.log(
  `${all.length} lines, ${all.filter(({ mark }) => mark === "cut").length} to cut, ${all.filter(({ mark }) => mark === "trim").length} for length`,
);
for (const least of [0.4, 0.5, 0.6, 0.65, surelyFiller, 0.75, 0.8]) {
  const chosen = judged.filter(({ chance }) => chance >= least);
  const count = (mark: string) => chosen.filter((one) => one.mark === mark).length;
  console.log(
    `  from ${least}: ${chosen.length}, to cut ${count("cut")}, for length ${count("trim")}, neither ${count("none")}`,
  );
}
if (options.show)
  for (const { id, text, mark, chance } of judged.toSorted((one, other) => other.chance - one.chance).slice(0, 45))
    console.log(`${chance.toFixed(2)} ${mark} ${id} ${text}`);
if (options.write) {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const { bias, weights, words } = learn(all);
  const stored = {
    bias: round(bias),
    weights: Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, round(weight)])),
    words,
  };
  writeFileSync("app/tailor/propose/fillers/filler-weights.json", `${JSON.stringify(stored, null, 2)}\n`);
}
