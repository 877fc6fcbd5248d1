// Trains the reader of posts on marked ones and stores its weights; with --folds it only measures, each post read by
// a reader that was trained on the others.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BadInput } from "~/cli/read-input";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Tagger } from "~/tailor/posting/terms/tagger";
import { addTallies, compareReading, emptyTally, type Tally, tallyColumns, writeTally } from "./compare-reading";
import { type MarkedPost, readMarkedPosts, readOrdinaryPosts } from "./marked-posts";
import { asStored, storedSpeech } from "./stored-models";
import { trainModels } from "./train-models";
import { trainSpeech } from "./train-speech";
import { storeTagger } from "./train-tagger";

const shippedFile = new URL("../../../app/tailor/posting/terms/weights.json", import.meta.url);
const usage = "usage: npm run train:posts -- --data DIR [--folds 5]";

function readArguments(args: string[]): { data: string; folds: number | undefined } {
  try {
    const { values } = parseArgs({ args, options: { data: { type: "string" }, folds: { type: "string" } } });
    const folds = values.folds === undefined ? undefined : Number(values.folds);
    if (values.data === undefined || (folds !== undefined && !(Number.isInteger(folds) && folds > 1))) {
      throw new BadInput(usage);
    }
    return { data: values.data, folds };
  } catch {
    throw new BadInput(usage);
  }
}

function measure(posts: MarkedPost[], speech: Tagger, folds: number): void {
  console.log(["".padEnd(12), ...tallyColumns.map((name) => name.padStart(9))].join(""));
  let all: Tally = emptyTally;
  let allOrdinary: Tally = emptyTally;
  const ordinary = readOrdinaryPosts();
  const seen = <T>(list: T[], fold: number): T[] => list.filter((_, i) => i % folds !== fold);
  for (let fold = 0; fold < folds; fold += 1) {
    const models = asStored(trainModels([...seen(posts, fold), ...seen(ordinary, fold)], speech));
    const tallyOf = (list: MarkedPost[]) =>
      list
        .filter((_, i) => i % folds === fold)
        .map((post) => compareReading(post, readPosting(post.text, undefined, models).requirements))
        .reduce(addTallies, emptyTally);
    const tally = tallyOf(posts);
    console.log(writeTally(`fold ${fold + 1}`, tally));
    all = addTallies(all, tally);
    allOrdinary = addTallies(allOrdinary, tallyOf(ordinary));
  }
  console.log(writeTally("all", all));
  console.log(writeTally("ordinary", allOrdinary));
}

async function train(posts: MarkedPost[], speech: Tagger): Promise<void> {
  const stored = Object.entries(trainModels(posts, speech)).map(([name, tagger]) => [name, storeTagger(tagger)]);
  await writeFile(shippedFile, `${JSON.stringify(Object.fromEntries(stored), null, 2)}\n`);
}

try {
  const { data, folds } = readArguments(process.argv.slice(2));
  const posts = await readMarkedPosts(data);
  const speech = storedSpeech(await trainSpeech(data));
  await (folds === undefined ? train([...posts, ...readOrdinaryPosts()], speech) : measure(posts, speech, folds));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`train:posts: ${error.message}`);
  process.exitCode = 2;
}
