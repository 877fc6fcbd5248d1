import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { listFeatures } from "~/tailor/propose/skills/list-worth";

/**
 * Learns which items of a list of skills an editor would leave in it: `--data FILE` has a row `{id, text, worth}` for each
 * marked item, `id` of its resume and `worth` 0 or 1. With `--write` it writes the weights; it always prints how each
 * fifth of the resumes is judged by weights that were learnt on the others.
 */
const rowSchema = z.object({ id: z.string(), text: z.string(), worth: z.number() });
type Row = z.infer<typeof rowSchema>;

const folds = 5;
const rounds = 2500;
const step = 0.6;
const penalty = 0.002;
/** What fewer items show is left out: nothing is learnt from a single one. */
const fewest = 4;

function learn(rows: readonly Row[]): Map<string, number> {
  const seen = rows.map(({ text }) => listFeatures(text));
  const counts = new Map<string, number>();
  for (const name of seen.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weights = new Map([...counts].flatMap(([name, count]) => (count >= fewest ? [[name, 0]] : [])));
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Map<string, number>();
    let slope = 0;
    for (const [at, names] of seen.entries()) {
      const sum = names.reduce((total, name) => total + (weights.get(name) ?? 0), bias);
      const error = ((rows[at]?.worth ?? 0) - 1 / (1 + Math.exp(-sum))) / rows.length;
      slope += error;
      for (const name of names) slopes.set(name, (slopes.get(name) ?? 0) + error);
    }
    bias += step * slope;
    for (const [name, weight] of weights)
      weights.set(name, weight + step * ((slopes.get(name) ?? 0) - penalty * weight));
  }
  return weights.set("bias", bias);
}

function judge(weights: ReadonlyMap<string, number>, text: string): number {
  const sum = listFeatures(text).reduce((total, name) => total + (weights.get(name) ?? 0), weights.get("bias") ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const at = process.argv.indexOf("--data");
const file = at < 0 ? undefined : process.argv[at + 1];
if (file === undefined) throw new Error("--data FILE is missing");
const rows = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => rowSchema.parse(JSON.parse(line)));
const ids = [...new Set(rows.map(({ id }) => id))];
const judged = ids.flatMap((_, fold) => {
  if (fold >= folds) return [];
  const isHeldBack = ({ id }: Row) => ids.indexOf(id) % folds === fold;
  const weights = learn(rows.filter((row) => !isHeldBack(row)));
  return rows.filter(isHeldBack).map((row) => ({ ...row, share: judge(weights, row.text) }));
});
for (const bound of [0.2, 0.3, 0.4, 0.5]) {
  const dropped = judged.filter(({ share }) => share < bound);
  const wrong = dropped.filter(({ worth }) => worth === 1);
  const crumbs = judged.filter(({ worth }) => worth === 0).length;
  console.log(`below ${bound}: ${dropped.length - wrong.length} of ${crumbs} crumbs, ${wrong.length} skills`);
  if (process.argv.includes("--show")) console.log(wrong.map(({ text }) => text).join("; "));
}
if (process.argv.includes("--write")) {
  const stored = [...learn(rows)].map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
  const place = new URL("../../app/tailor/propose/skills/list-worth.json", import.meta.url);
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(stored), null, 2)}\n`);
}
