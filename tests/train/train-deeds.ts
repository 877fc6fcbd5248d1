// Learns which words of a line are verbs of its subject, from lines in the past: their endings tell, and in the present they do not.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { type VerbPlace, verbChances, verbPlaces } from "~/tailor/grammar/deed-verbs";
import { capital } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { loadTagger } from "~/tailor/grammar/tagger";
import { readVerb, thirdOf } from "~/tailor/grammar/verb-forms";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readTagger } from "~/tailor/posting/terms/tagger";
import { tidy } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { type Sequence, storeTagger, trainTagger } from "./posts/train-tagger";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Instead of storing weights: read the lines of each fifth of the resumes with what was learnt from the others. */
    folds: { type: "boolean", default: false },
  },
});
if (!options.data) throw new Error("train:deeds learns from resumes: give the folder of data with --data");

const parts = 5;
const leastUnits = 8;
const settings = { labels: ["other", "verb"], rounds: 12, rate: 0.1, pull: 0.02, least: 10 };
/** Of a job whose lines tell deeds of the past alone, a line that opens with what may be a noun opens with a noun. */
const fewestPasts = 3;
/** Such lines are few; to take a noun for a verb is worse than to leave a verb. */
const weightOfNoun = 3;
const weightOfName = 1;

interface Lesson extends Sequence {
  places: VerbPlace[];
}

const tag = await loadTagger();

function lessonsOf(resume: Resume): Lesson[] {
  const names = [
    ...resume.skills.flatMap(({ keywords }) => keywords),
    ...resume.work.map(({ position = "" }) => position),
  ].flatMap((name) => (isNoun(name) ? Array<Lesson>(weightOfName).fill(lessonOf(capital(name), new Set())) : []));
  return [...names, ...ofJobs(resume)];
}

/** Skills and titles that open with what may be a verb: "Staff training", "Process improvement", "Lead teacher". */
function isNoun(name: string): boolean {
  const [first = "", ...rest] = name.split(" ");
  return rest.length > 0 && rest.length < 4 && readVerb(first)?.nounToo === true && /^\p{L}+$/u.test(rest[0] ?? "");
}

function ofJobs(resume: Resume): Lesson[] {
  return [...resume.work, ...resume.volunteer, ...resume.projects].flatMap(({ highlights }) => {
    const sentences = highlights.flatMap((line) => sentencesOf(tidy(line)));
    const deeds = sentences.map((sentence) => readDeed(sentence, tag));
    const pasts = deeds.filter((deed) => deed?.form === "past").length;
    const isPast = pasts >= fewestPasts && deeds.every((deed) => deed === undefined || deed.form === "past");
    return sentences.flatMap((sentence, at) => {
      const deed = deeds[at];
      if (deed?.form === "past" && !deed.mixed)
        return (["base", "third"] as const).flatMap((form) => inPresent(deed, form));
      const first = readVerb(/^\p{L}+/u.exec(sentence)?.[0] ?? "");
      return isPast && !deed && first?.nounToo && first.form !== "past"
        ? Array<Lesson>(weightOfNoun).fill(lessonOf(sentence, new Set()))
        : [];
    });
  });
}

/** A line in the past as it would be told in the present; its verbs are known. */
function inPresent({ text, verbs }: NonNullable<ReturnType<typeof readDeed>>, form: "base" | "third"): Lesson[] {
  const isTold = verbs.every(
    ({ start, end, base }) => base !== "" && readVerb(text.slice(start, end))?.form === "past",
  );
  if (!isTold || verbs.some(({ base }) => /^(?:be|have)$/u.test(base))) return [];
  let told = "";
  let from = 0;
  const starts = new Set<number>();
  for (const { start, end, base } of verbs) {
    told += text.slice(from, start);
    starts.add(told.length);
    const word = form === "base" ? base : thirdOf(base);
    told += /^\p{Lu}/u.test(text.slice(start)) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    from = end;
  }
  return [lessonOf(told + text.slice(from), starts)];
}

function lessonOf(text: string, verbs: ReadonlySet<number>): Lesson {
  const places = verbPlaces(text, tag);
  return {
    places,
    items: places.map(({ features }) => features),
    labels: places.map(({ start }) => (verbs.has(start) ? "verb" : "other")),
  };
}

const texts = await readTexts(join(options.data, "fit/resumes.jsonl"));
const lessons = [...texts.values()].map((text) => lessonsOf(parseResume(text)).filter(({ items }) => items.length > 0));
const learn = (some: Lesson[][]) => storeTagger(trainTagger(some.flat(), settings), leastUnits);

if (options.folds) {
  const models = Array.from({ length: parts }, (_, part) =>
    readTagger(learn(lessons.filter((_, at) => at % parts !== part))),
  );
  for (const sure of [0.7, 0.8, 0.9, 0.95]) {
    const count = { lines: 0, told: 0, wrong: 0 };
    for (const [at, own] of lessons.entries())
      for (const { places, labels } of own) {
        const chances = verbChances(places, models[at % parts] as (typeof models)[number]);
        count.lines += 1;
        const isSure = (chances[0] ?? 0) >= sure && chances.every((chance) => chance >= sure || chance <= 1 - sure);
        if (!isSure) continue;
        count.told += 1;
        if (chances.some((chance, place) => chance >= sure !== (labels[place] === "verb"))) count.wrong += 1;
      }
    console.log(sure, count);
  }
} else writeFileSync("app/tailor/grammar/deed-verbs.json", `${JSON.stringify(learn(lessons), null, 2)}\n`);
