import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Line } from "~/tailor/document";
import { extractText } from "~/tailor/extract/extract-text";
import { isPossible } from "~/tailor/parse/label/labels";
import { readModels, type StoredWeights } from "~/tailor/parse/label/model";
import { standingOf } from "~/tailor/parse/label/units";
import { parseResume } from "~/tailor/parse/parse-resume";
import { registerMeter } from "../../app/cli/build/register-meter";
import { lessonsOfMarked, type Marked } from "./align-marked";
import { countDoubts, type DoubtCount } from "./count-doubts";
import { jobLayouts, type Layout, randomLayout, studyLayouts } from "./layouts";
import { type Lesson, learn } from "./learn";
import { learnSureness, type SurenessLesson, surenessLessons } from "./learn-sureness";
import { lessonOf } from "./lessons";
import { meanOf } from "./mean-weights";
import { lessonsOfPlaces, placedIds, placedOrdinary, placeIdOf } from "./read-places";
import { randomFrom, setSection } from "./set-section";

registerMeter();

const shipped = "app/tailor/parse/label/weights.json";

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    out: { type: "string", default: shipped },
    /** Instead of storing weights: read each part of the marked resumes with weights learnt from the others. */
    folds: { type: "string" },
    /** With `folds`: where the weights go that say which sections of jobs are read wrongly. */
    sureness: { type: "string" },
    rounds: { type: "string", default: "6" },
    /** "job" or "study": the stored weights of the other kind stay. */
    only: { type: "string" },
    /** A file with weights of another learning: what is stored is the mean of both. */
    mean: { type: "string" },
  },
});

const log = (text: string) => process.stderr.write(`${text}\n`);
const possible = ({ units, path }: Lesson) => isPossible(path, units.map(standingOf));

/** In each layout. Sections of studies are shorter, so that it takes more of them to show as much. */
const sectionsOf = { job: 14, study: 28 };

/** Sections set in each layout that is not held out, and as many in layouts put together at random. */
function setLessons(layouts: Layout[], kind: "job" | "study"): Lesson[] {
  const random = randomFrom(kind === "job" ? 11 : 12);
  return layouts
    .filter(({ heldOut }) => !heldOut)
    .flatMap((layout, at) =>
      Array.from({ length: sectionsOf[kind] }, (_, seed) => [
        lessonOf(setSection(layout, kind, at * 1000 + seed), kind),
        lessonOf(setSection(randomLayout(kind, random), kind, 500_000 + at * 1000 + seed), kind),
      ]).flat(),
    )
    .filter((lesson) => lesson.units.length > 0 && possible(lesson));
}

/** Resumes of one family are one template filled with one person: they are left out together. */
function familyOf(id: string): string {
  return /^resumes\/(reactive|rendercv|latexcv)/.exec(id)?.[1] ?? id;
}

/** Which part of the marked resumes one belongs to. */
function partOf(id: string, parts: number): number {
  let sum = 0;
  for (const sign of familyOf(id)) sum = (sum * 31 + sign.charCodeAt(0)) % 1_000_003;
  return sum % parts;
}

interface MarkedText {
  id: string;
  /** What a person read; undefined where only the places of it are known. */
  marked?: Marked;
  text: string;
  lines: Line[];
}

async function readMarked(folder: string): Promise<MarkedText[]> {
  const rows = (file: string) =>
    readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const texts = new Map(rows("fit/resumes.jsonl").map(({ id, text }) => [`fit/${String(id)}`, String(text)]));
  const found: MarkedText[] = [];
  for (const row of rows("marked/resumes.jsonl")) {
    const marked = row as unknown as Marked;
    const file = `${folder}/${marked.id}`;
    const read = existsSync(file)
      ? await extractText(new Uint8Array(readFileSync(file)), { filename: file })
      : { ok: true as const, text: texts.get(marked.id) ?? "", lines: [] };
    if (read.ok) found.push({ id: marked.id, marked, text: read.text, lines: read.lines });
  }
  for (const id of placedIds) {
    const text = texts.get(`fit/${id}`);
    if (text !== undefined) found.push({ id: `fit/${id}`, text, lines: [] });
  }
  return [...found, ...placedOrdinary().map(({ id, text }) => ({ id: `ordinary/${id}`, text, lines: [] }))];
}

/** How often the lessons of a resume count that was marked whole, and of one whose places are known. */
const times = {
  whole: { ofJobs: 2, ofStudies: 6 },
  placed: { ofJobs: 2, ofStudies: 2 },
  ordinary: { ofJobs: 5, ofStudies: 0 },
};

function lessonsOf(texts: MarkedText[]): { job: Lesson[]; study: Lesson[] } {
  const job: Lesson[] = [];
  const study: Lesson[] = [];
  for (const { id, marked, text, lines } of texts) {
    const lessons = marked
      ? lessonsOfMarked(marked, text, lines)
      : { ...lessonsOfPlaces(placeIdOf(id), text), lost: [] };
    for (const one of lessons.lost) log(`not found: ${one}`);
    const impossible = [...lessons.job, ...lessons.study].filter((lesson) => !possible(lesson)).length;
    if (impossible > 0) log(`${impossible} sections of ${id} are no lesson`);
    const { ofJobs, ofStudies } = times[marked ? "whole" : id.startsWith("ordinary/") ? "ordinary" : "placed"];
    for (let time = 0; time < ofJobs; time++) job.push(...lessons.job.filter(possible));
    for (let time = 0; time < ofStudies; time++) study.push(...lessons.study.filter(possible));
  }
  return { job, study };
}

const set = { job: setLessons(jobLayouts, "job"), study: setLessons(studyLayouts, "study") };
const rounds = Number(values.rounds);

function learnFrom(texts: MarkedText[]): Record<"job" | "study", StoredWeights> {
  const marked = lessonsOf(texts);
  log(
    `${set.job.length} jobs and ${set.study.length} studies set in layouts, ${marked.job.length} and ${marked.study.length} marked`,
  );
  const stored = () => JSON.parse(readFileSync(shipped, "utf8")) as Record<"job" | "study", StoredWeights>;
  return {
    job: values.only === "study" ? stored().job : learn([...set.job, ...marked.job], rounds, log),
    study: values.only === "job" ? stored().study : learn([...set.study, ...marked.study], 2 * rounds, log),
  };
}

const marked = values.data ? await readMarked(values.data) : [];
const parts = Number(values.folds ?? 0);
if (parts > 0) {
  const rows: string[] = [];
  const sureness: SurenessLesson[] = [];
  const doubts: DoubtCount = { right: 0, doubtedRight: 0, wrong: 0, doubtedWrong: 0 };
  for (let part = 0; part < parts; part++) {
    const models = readModels(learnFrom(marked.filter((one) => partOf(one.id, parts) !== part)));
    for (const { id, marked: gold, text, lines } of marked.filter((one) => partOf(one.id, parts) === part)) {
      const resume = parseResume(text, lines, models);
      if (gold) countDoubts(resume, gold, doubts);
      rows.push(JSON.stringify({ id, resume }));
      sureness.push(...surenessLessons(id, text, lines, models, gold));
    }
  }
  writeFileSync(values.out, `${rows.join("\n")}\n`);
  log(
    `in doubt: ${doubts.doubtedWrong} of ${doubts.wrong} jobs read wrongly, ${doubts.doubtedRight} of ${doubts.right} rightly`,
  );
  if (values.sureness) writeFileSync(values.sureness, `${JSON.stringify(learnSureness(sureness), null, 2)}\n`);
} else {
  const learnt = learnFrom(marked);
  const other = values.mean && (JSON.parse(readFileSync(values.mean, "utf8")) as typeof learnt);
  writeFileSync(values.out, `${JSON.stringify(other ? meanOf(learnt, other) : learnt, null, 2)}\n`);
}
