// Measures the engine: the table goes to stdout and is the same on every run, whatever is a time goes to stderr.
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BadInput } from "../../app/cli/bad-input";
import { allResumes } from "../support/all-resumes";
import { compareKeywords, keywordsTitle } from "./compare-keywords";
import { compareWords } from "./compare-words";
import { readFiles, readFit } from "./data-folder";
import { ownFit, ownPdfs } from "./own-data";
import { padResumes } from "./pad-resumes";
import { rankPairs } from "./rank-pairs";
import { parseFiles, readExports } from "./read-exports";
import { type Section, writeTable } from "./table";
import { hostileTitle, tryHostileFiles } from "./try-hostile-files";
import { tryLies } from "./try-lies";

/** Every how many-th pair of the data is padded: all of them would take minutes. */
const paddedStep = 13;

const own = "own fixtures";

async function measureOwn(): Promise<Section[]> {
  return [
    rankPairs(ownFit(), `Ranking, ${own}`),
    padResumes(ownFit(), 1),
    { title: keywordsTitle, rows: [], note: "skipped: needs labelled ads, see --data" },
    await compareWords(await ownPdfs(), `Words of files, ${own}`),
    await readExports(new Map(Object.entries(allResumes)), `Round trip, ${own}`),
    tryLies(),
    { title: hostileTitle, rows: [], note: "skipped: needs --data; the unit tests of extract build hostile files" },
  ];
}

async function measureData(folder: string): Promise<Section[]> {
  const fit = await readFit(folder);
  const files = await readFiles(folder, "resumes");
  return [
    ...(fit ? [rankPairs(fit, "Ranking"), padResumes(fit, paddedStep)] : [missing("Ranking and score changes", "fit")]),
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
    return parseArgs({ args, options: { data: { type: "string" } } }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : "bad arguments");
  }
}

/** The folder given, undefined where none was. */
async function folderFrom(args: string[]): Promise<string | undefined> {
  const { data } = readArguments(args);
  if (data !== undefined && !(await isFolder(data))) throw new BadInput(`${data} is not a folder`);
  return data;
}

try {
  const folder = await folderFrom(process.argv.slice(2));
  console.log(writeTable(await (folder === undefined ? measureOwn() : measureData(folder))));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`eval: ${error.message}`);
  process.exitCode = 2;
}
