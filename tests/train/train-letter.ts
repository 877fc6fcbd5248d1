// Learns which lines of a resume an experienced writer would tell to a post, from lines that a reader marked.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { chooseStories, readStories, worthOf } from "~/tailor/letter/choose-stories";
import { letterFeatures } from "~/tailor/letter/letter-chance";
import { chooseLines } from "~/tailor/letter/lines/choose-lines";
import { weighFeatures } from "~/tailor/letter/lines/line-features";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Resume } from "~/tailor/resume";
import { ordinaryAsOf, readOrdinaryPairs } from "./ordinary-pairs";
import { type Lesson, type Model, regress } from "./regress";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Stores the weights; it always prints what is told of each eighth of the resumes by what was learnt from the others. */
    write: { type: "boolean", default: false },
    asOf: { type: "string", default: "2019-01" },
  },
});
if (!options.data) throw new Error("train:letter learns from marked lines: give the folder of their texts with --data");
const folder = options.data;

const folds = 8;
/** What holds the weights of features of mean 0 and deviation 1 back, of lines and of letters. */
const penalties = { line: 100, letter: 3 };
/** How gladly a line is told; what a reader said nothing of is sometimes told. */
const worths = { best: 1, ok: 0.6, unsaid: 0.12, never: 0 };
type Mark = keyof typeof worths;

/** Places of lines in the text of the resume, as "12-80 95-140"; the fit of the person as the reader saw it. */
interface MarkedPair {
  fit: string;
  best: string;
  ok: string;
  never: string;
}

/** From which fits on a reader would call somebody strong, or some fit. */
const strongFit = 75;
const someFit = 40;

interface Example extends Lesson {
  resume: string;
  line: Line;
  mark: Mark;
}

function isIn(places: string, { start, end }: { start: number; end: number }): boolean {
  return places
    .split(" ")
    .map((place) => place.split("-").map(Number))
    .some(([from = 0, to = 0]) => from < end && start < to);
}

function markOf({ atoms }: Resume, { best, ok, never }: MarkedPair, path: string): Mark {
  const span = atoms.find((atom) => atom.path === path)?.span;
  if (!span) return "unsaid";
  return isIn(best, span) ? "best" : isIn(ok, span) ? "ok" : isIn(never, span) ? "never" : "unsaid";
}

/** Where the lines stand in the text; a line may be wrapped there. */
function placesOf(lines: readonly string[], text: string): string {
  const places = lines.flatMap((line) => {
    const words = line
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
    const found = new RegExp(words.join("\\s+")).exec(text);
    return found ? [`${found.index}-${found.index + found[0].length}`] : [];
  });
  return places.join(" ");
}

const marks: Record<string, MarkedPair> = JSON.parse(
  readFileSync(new URL("./letter-marks.json", import.meta.url), "utf8"),
);
const [resumes, posts] = [
  await readTexts(join(folder, "fit/resumes.jsonl")),
  await readTexts(join(folder, "fit/jobs.jsonl")),
];
const tag = await loadTagger();

const marked = Object.entries(marks).map(([id, own]) => {
  const [job = "", resumeId = ""] = id.split(" ");
  return {
    ...{ resumeId, resume: resumes.get(resumeId) ?? "", post: posts.get(job) ?? "", own },
    ...{ asOf: options.asOf, isOrdinary: false, isRead: true },
  };
});
const ordinary = readOrdinaryPairs().flatMap(({ post, resume, tell }) => {
  const { fit = 0 } = post.resumes[0] ?? {};
  const own: MarkedPair = {
    fit: fit >= strongFit ? "strong" : fit >= someFit ? "some" : "none",
    best: placesOf(tell?.best ?? [], resume),
    ok: placesOf(tell?.ok ?? [], resume),
    never: placesOf(tell?.never ?? [], resume),
  };
  const isRead = tell !== undefined;
  return [{ resumeId: post.job_id, resume, post: post.job, own, asOf: ordinaryAsOf, isOrdinary: true, isRead }];
});
const pairs = [...marked, ...ordinary].map(({ resumeId, resume: text, post, own, asOf, isOrdinary, isRead }) => {
  const resume = parseResume(text);
  const posting = readPosting(post);
  const match = matchResume(resume, posting, { asOf });
  const stories = readStories({ resume, match }, posting, tag);
  // Of the flattened resumes the reader saw the lines of the jobs alone.
  const examples = [...stories.features]
    .filter(([{ path }]) => isOrdinary || path.startsWith("/work/"))
    .map(([line, features]): Example => {
      const mark = markOf(resume, own, line.path);
      return { resume: resumeId, line, features, mark, wanted: worths[mark] };
    });
  const worth = worthOf(stories);
  const letter: Lesson = {
    features: letterFeatures(match, worth, stories),
    wanted: own.fit === "none" ? 0 : 1,
  };
  // Of those whose lines nobody read only the fit is known: they are counted, and teach nothing, since hardly any of them is unfit.
  return { resumeId, marked: own, isOrdinary, isRead, stories, examples: isRead ? examples : [], letter };
});
const all = pairs.flatMap(({ examples }) => examples);

function sharesOf(counts: Record<Mark, number>): string {
  const sum = Object.values(counts).reduce((total, count) => total + count, 0) || 1;
  const shares = Object.entries(counts).map(
    ([mark, count]) => `${mark} ${count} (${Math.round((100 * count) / sum)}%)`,
  );
  return `${sum}: ${shares.join(", ")}`;
}

function measure(): void {
  const ids = [...new Set(all.map(({ resume }) => resume))].sort();
  const models = Array.from({ length: folds }, (_, fold) =>
    regress(
      all.filter(({ resume }) => ids.indexOf(resume) % folds !== fold),
      penalties.line,
    ),
  );
  const told: Record<Mark, number> = { best: 0, ok: 0, unsaid: 0, never: 0 };
  const ofFits: Record<Mark, number> = { best: 0, ok: 0, unsaid: 0, never: 0 };
  const ofOrdinary: Record<Mark, number> = { best: 0, ok: 0, unsaid: 0, never: 0 };
  const written: Record<string, number> = {};
  const ofMusts: Record<Mark, number> = { best: 0, ok: 0, unsaid: 0, never: 0 };
  for (const { marked, isOrdinary, stories, examples } of pairs) {
    const model = models[ids.indexOf(examples[0]?.resume ?? "") % folds];
    if (!model) continue;
    const worth = worthOf(stories, (features) => weighFeatures(model, features));
    const likely = chooseLines(worth);
    const chosen = chooseStories(stories, false, worth);
    if (chosen.length > 0) written[marked.fit] = (written[marked.fit] ?? 0) + 1;
    for (const { line, mark } of examples) {
      if (!chosen.includes(line)) continue;
      told[mark] += 1;
      if (!likely.includes(line)) ofMusts[mark] += 1;
      if (marked.fit !== "none") ofFits[mark] += 1;
      if (isOrdinary) ofOrdinary[mark] += 1;
    }
  }
  const bestOf = (list: readonly Example[]) => list.filter(({ mark }) => mark === "best");
  const best = bestOf(all).length;
  console.log(`${pairs.length} pairs, ${all.length} lines; quoted ${sharesOf(told)}`);
  console.log(`for what the post insists on: ${sharesOf(ofMusts)}`);
  console.log(`of those who fit: ${sharesOf(ofFits)}`);
  console.log(`of ordinary resumes: ${sharesOf(ofOrdinary)}`);
  console.log(`quoted of the ${best} best that can be quoted: ${Math.round((100 * told.best) / best)}%`);
  console.log("pairs with lines to quote, by fit:", written);
}

/** How many of each fit get a letter, each judged by what was learnt from the others, for several chances. */
function measureLetters(): void {
  const ids = [...new Set(pairs.map(({ resumeId }) => resumeId))].sort();
  const partOf = (id: string) => ids.indexOf(id) % folds;
  const chances = pairs.map(({ resumeId, marked: { fit }, isOrdinary, letter }) => {
    const others = pairs
      .filter((one) => one.isRead && partOf(one.resumeId) !== partOf(resumeId))
      .map((one) => one.letter);
    return {
      fit,
      isOrdinary,
      chance: 1 / (1 + Math.exp(-weighFeatures(regress(others, penalties.letter), letter.features))),
    };
  });
  for (const least of [0.25, 0.3, 0.35, 0.4, 0.45, 0.5]) {
    for (const ordinary of [false, true]) {
      const shares = ["none", "some", "strong"].map((fit) => {
        const own = chances.filter((one) => one.fit === fit && one.isOrdinary === ordinary);
        return `${fit} ${own.filter(({ chance }) => chance >= least).length} of ${own.length}`;
      });
      console.log(`${ordinary ? "ordinary: " : ""}letters from a chance of ${least} on: ${shares.join(", ")}`);
    }
  }
}

function store(file: string, { bias, weights }: Model): void {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const stored = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rounded(weight)]));
  const place = new URL(`../../app/tailor/letter/${file}`, import.meta.url);
  writeFileSync(place, `${JSON.stringify({ bias: rounded(bias), weights: stored }, null, 2)}\n`);
}

measure();
measureLetters();
if (options.write) {
  store("lines/line-worth.json", regress(all, penalties.line));
  store(
    "letter-chance.json",
    regress(
      pairs.flatMap(({ isRead, letter }) => (isRead ? [letter] : [])),
      penalties.letter,
    ),
  );
}
