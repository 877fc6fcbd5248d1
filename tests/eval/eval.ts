// Measures the engine: the table goes to stdout and is the same on every run, whatever is a time goes to stderr.
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { registerMeter } from "~/cli/build/register-meter";
import { BadInput } from "~/cli/read-input";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { allResumes } from "../support/resumes/all-resumes";
import { compareKeywords, keywordsTitle } from "./compare-keywords";
import { compareWords } from "./compare-words";
import { type FitData, type NamedBytes, readFiles, readFit } from "./data-folder";
import { readGraded } from "./graded-posts";
import { judgePairs } from "./judge-pairs";
import { measureOwn, own } from "./own-sections";
import { padResumes } from "./pad-resumes";
import { rankPairs } from "./rank-pairs";
import { readCraft } from "./read-craft";
import { parseFiles, readExports } from "./read-exports";
import { type Section, writeTable } from "./table";
import { hostileTitle, tryHostileFiles } from "./try-hostile-files";
import { tryLies } from "./try-lies";
import { tryRules } from "./try-rules";
import { varyTexts } from "./vary-texts";
import { writeFigures } from "./write-figures";

registerMeter();

/** Every how many-th pair of the data is padded, or written in other forms: all of them would take minutes. */
const paddedStep = 13;
const variedStep = 7;
/** Of the pairs that belong together. */
const rewrittenStep = 5;

/** About when the graded resumes were written. */
const gradedAsOf = "2019-01";

/** What needs data that the project may not carry. */
const skipped: Section[] = [
  { title: keywordsTitle, rows: [], note: "skipped: needs labelled ads, see --data" },
  { title: hostileTitle, rows: [], note: "skipped: needs --data; the unit tests of extract build hostile files" },
];

type Part = (folder: string, fit: FitData | undefined) => Section[] | Promise<Section[]>;

/** What is measured over real data, in the order of the table. */
const parts: Record<string, Part> = {
  ranking: ofFit((fit) => rankPairs(fit, "Ranking")),
  padding: ofFit((fit) => padResumes(fit, paddedStep)),
  forms: ofFit((fit) => varyTexts(fit, variedStep, "the data")),
  craft: ofFit((fit) => readCraft(fit, rewrittenStep)),
  graded: (folder, fit) => judgeGraded(folder, fit?.resumes),
  keywords: async (folder) => [await compareKeywords(folder)],
  words: async (folder) => [await ofFiles(folder, "Words of files", compareWords)],
  exports: async (folder) => [
    await ofFiles(folder, "Round trip, files of the data", async (files, title) =>
      readExports(await parseFiles(files), title),
    ),
    await readExports(new Map(Object.entries(allResumes)), `Round trip, ${own}`),
  ],
  lies: () => [tryLies()],
  rules: async (folder) => [await tryRules(folder)],
  hostile: async (folder) => [await tryHostileFiles(await readFiles(folder, "hostile"))],
};

function ofFit(measure: (fit: FitData) => Section | Promise<Section>): Part {
  return async (_, fit) => [fit ? await measure(fit) : missing("Ranking and score changes", "fit")];
}

async function ofFiles(
  folder: string,
  title: string,
  measure: (files: NamedBytes[], title: string) => Promise<Section>,
): Promise<Section> {
  const files = await readFiles(folder, "resumes");
  return files.length > 0 ? measure(files, title) : missing(title, "resumes");
}

/** Each part is printed as soon as it is measured: all of them take many minutes. */
async function measureData(folder: string, names: string[]): Promise<void> {
  const fit = await readFit(folder);
  for (const name of names) console.log(writeTable((await parts[name]?.(folder, fit)) ?? []));
}

function judgeGraded(folder: string, resumes: Map<string, string> | undefined): Section[] {
  const graded = readGraded(folder);
  if (graded.length === 0 || !resumes) return [missing("A recruiter's reading", "graded")];
  const parsed = new Map<string, Resume>();
  const resumeOf = (id: string): Resume => {
    const known = parsed.get(id) ?? parseResume(resumes.get(id) ?? "");
    parsed.set(id, known);
    return known;
  };
  return judgePairs(graded, resumeOf, { asOf: gradedAsOf });
}

function missing(title: string, part: string): Section {
  return { title, rows: [], note: `skipped: the data has no folder ${part}` };
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function readArguments(args: string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args, options: { data: text, only: text, write: { type: "boolean" } } }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : "bad arguments");
  }
}

/** Prints the figures of a run; with --write those of the quality page are its own. */
async function measure({ data, only, write }: ReturnType<typeof readArguments>): Promise<void> {
  if (data !== undefined) {
    if (write) throw new BadInput("--write keeps figures of the own fixtures: leave --data out");
    if (!(await isFolder(data))) throw new BadInput(`${data} is not a folder`);
    const names = only?.split(",") ?? Object.keys(parts);
    const strange = names.find((name) => !(name in parts));
    if (strange) throw new BadInput(`no part is called ${strange}: ${Object.keys(parts).join(", ")}`);
    return measureData(data, names);
  }
  if (only) throw new BadInput("--only names parts of --data");
  const sections = await measureOwn();
  if (write) await writeFigures(sections, new Date().toISOString().slice(0, 10));
  console.log(writeTable([...sections.map(({ section }) => section), await tryRules(), ...skipped]));
}

try {
  await measure(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`eval: ${error.message}`);
  process.exitCode = 2;
}
