import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { tokenize } from "~/tailor/lexicon/lexicon";

/**
 * Counts which words posts say and seldom ask for: `--data DIR` is the folder of the measurement, with posts whose
 * requirements were marked by hand. With `--write` it writes the share of each such word, per mille.
 */
const postSchema = z.object({ id: z.string(), requirements: z.array(z.object({ term: z.string() })) });
const textSchema = z.object({ id: z.string(), text: z.string() });
const adSchema = z.object({ text: z.string(), entities: z.array(z.object({ text: z.string() })) });

/** Of fewer posts nothing of a word is told. */
const fewestPosts = 20;
/** As if every word had been seen in so many posts more, and asked for in one of them. */
const before = { said: 10, asked: 1 };
/** What a larger share of the posts that say it ask for is worth its place in any list. */
const mostAsked = 0.45;

const at = process.argv.indexOf("--data");
const folder = at < 0 ? undefined : process.argv[at + 1];
if (folder === undefined) throw new Error("--data DIR is missing");

function rowsOf<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(`${folder}/${file}`, "utf8").trim().split("\n");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

const texts = new Map(rowsOf("fit/jobs.jsonl", textSchema).map(({ id, text }) => [id, text]));
const marked = rowsOf("marked/posts.jsonl", postSchema).map(({ id, requirements }) => ({
  text: texts.get(id) ?? "",
  terms: requirements.map(({ term }) => term),
}));
const ads = ["train", "dev"].flatMap((part) =>
  rowsOf(`skills/skillspan_${part}.jsonl`, adSchema).map(({ text, entities }) => ({
    text,
    terms: entities.map((one) => one.text),
  })),
);

const counts = new Map<string, { said: number; asked: number }>();
const stemsOf = (text: string) => new Set(tokenize(text).map(({ word }) => word.stem));
for (const { text, terms } of [...marked, ...ads]) {
  const asked = stemsOf(terms.join("\n"));
  for (const stem of new Set([...stemsOf(text), ...asked])) {
    const known = counts.get(stem) ?? { said: 0, asked: 0 };
    counts.set(stem, { said: known.said + 1, asked: known.asked + Number(asked.has(stem)) });
  }
}
const rare = [...counts].flatMap(([stem, { said, asked }]): [string, number][] => {
  const share = (asked + before.asked) / (said + before.said);
  return said >= fewestPosts && share < mostAsked && /^\p{L}{3,}$/u.test(stem)
    ? [[stem, Math.round(share * 1000)]]
    : [];
});
console.log(`${marked.length + ads.length} posts, ${rare.length} words that they say and seldom ask for`);
const place = new URL("../../app/tailor/propose/skills/seldom-asked.json", import.meta.url);
if (process.argv.includes("--write"))
  writeFileSync(
    place,
    `${JSON.stringify(Object.fromEntries(rare.toSorted(([one], [other]) => (one < other ? -1 : 1))))}\n`,
  );
