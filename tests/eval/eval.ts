// Measures the engine: the table goes to stdout and is the same on every run, whatever is a time goes to stderr.
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BadInput } from "~/cli/read-input";
import { registerMeter } from "~/cli/register-meter";
import { allResumes } from "../support/resumes/all-resumes";
import { compareKeywords, keywordsTitle } from "./compare-keywords";
import { compareWords } from "./compare-words";
import { readFiles, readFit } from "./data-folder";
import { measureOwn, own } from "./own-sections";
import { padResumes } from "./pad-resumes";
import { rankPairs } from "./rank-pairs";
import { parseFiles, readExports } from "./read-exports";
import { type Section, writeTable } from "./table";
import { hostileTitle, tryHostileFiles } from "./try-hostile-files";
import { tryLies } from "./try-lies";
import { varyTexts } from "./vary-texts";
import { writeFigures } from "./write-figures";

registerMeter();

/** Every how many-th pair of the data is padded, or written in other forms: all of them would take minutes. */
const paddedStep = 13;
const variedStep = 7;

/** What needs data that the project may not carry. */
const skipped: Section[] = [
  { title: keywordsTitle, rows: [], note: "skipped: needs labelled ads, see --data" },
  { title: hostileTitle, rows: [], note: "skipped: needs --data; the unit tests of extract build hostile files" },
];

async function measureData(folder: string): Promise<Section[]> {
  const fit = await readFit(folder);
  const files = await readFiles(folder, "resumes");
  return [
    ...(fit
      ? [rankPairs(fit, "Ranking"), padResumes(fit, paddedStep), varyTexts(fit, variedStep, "the data")]
      : [missing("Ranking and score changes", "fit")]),
    await compareKeywords(folder),
    ...(files.length > 0
      ? [
          await compareWords(files, "Words of files"),
          await readExports(await parseFiles(files), "Round trip, files of the data"),
        ]
      : [missing("Words of files and round trip", "resumes")]),
    await readExports(new Map(Object.entries(allResumes)), `Round trip, ${own}`),
    tryLies(),
    await tryHostileFiles(await readFiles(folder, "hostile")),
  ];
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
    return parseArgs({ args, options: { data: { type: "string" }, write: { type: "boolean" } } }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : "bad arguments");
  }
}

/** The table of a run; with --write the figures of the quality page are those of this run. */
async function measure({ data, write }: ReturnType<typeof readArguments>): Promise<Section[]> {
  if (data !== undefined) {
    if (write) throw new BadInput("--write keeps figures of the own fixtures: leave --data out");
    if (!(await isFolder(data))) throw new BadInput(`${data} is not a folder`);
    return measureData(data);
  }
  const sections = await measureOwn();
  if (write) await writeFigures(sections, new Date().toISOString().slice(0, 10));
  return [...sections.map(({ section }) => section), ...skipped];
}

try {
  console.log(writeTable(await measure(readArguments(process.argv.slice(2)))));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`eval: ${error.message}`);
  process.exitCode = 2;
}
