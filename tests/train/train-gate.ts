import { readFileSync, writeFileSync } from "node:fs";
import { checkText } from "~/tailor/gate/check-text";
import type { Seen, SignWeights } from "~/tailor/gate/weigh/weigh-claims";
import { type Case, gateCases } from "../unit/gate/cases/read-cases";
import { type GeneratedCase, generatedLies, generatedRephrasings } from "../unit/gate/generated/make-cases";

/**
 * Learns how much each sign of a reworded sentence tells of a lie, from the sets that are there to mend by. With
 * `--folds` it prints how the lines of each writer are told by weights that were learnt from the others; with `--write` it
 * writes those learnt on all of them.
 */
interface Row {
  set: string;
  /** The rewording that it is a sentence of. */
  text: string;
  isLie: boolean;
  verdict: Seen["verdict"];
  signs: ReadonlyMap<string, number>;
}

/** Sets that no rule and no weight may be made for. */
const heldOut = new Set([
  "independentUnseen",
  "independentThirdUnseen",
  "independentFourthUnseen",
  "freshSecond",
  "denseSecond",
  "rewrittenCounted",
  "topicsCounted",
]);
/** What fewer sentences show is left out. */
const fewest = 6;
const penalty = 15;
const rounds = 25;
/** A single edit may argue for the truth of a sentence no more than this: or a lie would need only enough of them. */
const change = /^(?:any )?(?:added|other|edit:)/;
const leastOfChange = -0.1;
/** The sets of one writer, left out together by `--folds`; the small edits made by rule are always learnt from. */
const writers = [
  ["tuned", "tunedSecond", "tunedThird", "modifiers", "freshFirst", "denseFirst", "ownWords", "regressions"],
  ["bondsFirst", "bondsSecond", "kindsMended", "tradesFirst", "tradesSecond", "rewrittenLearnt", "topicsLearnt"],
  ["independentTuned"],
  ["independentSecond"],
  ["independentThird"],
  ["independentFifth"],
  ["independentSixth"],
];
/** The sum below which a sentence is proven: chosen on the printed table. */
const proveBelow = -1.5;

const rows: Row[] = [];
/** What was wrong once is learnt from, too; what is true and may be asked about teaches nothing. */
const regressions = readFileSync(new URL("../unit/gate/cases/regressions.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): { original: string; text: string; honest: boolean; asked?: boolean } => JSON.parse(line))
  .filter(({ asked }) => !asked)
  .map(
    ({ original, text, honest }): Case => ({
      ...{ profession: "", original },
      ...(honest ? { honest: [text], lies: {} } : { honest: [], lies: { text } }),
    }),
  );
/** Small edits made by rule are plain; some of them teach that plain edits are. */
const everyFew = (cases: readonly GeneratedCase[], step: number) => cases.filter((_, at) => at % step === 0);
const generated = [
  ...everyFew(generatedRephrasings, 3).map(
    ({ original, rewritten }): Case => ({ profession: "", original, honest: [rewritten], lies: {} }),
  ),
  ...everyFew(generatedLies, 20).map(
    ({ original, rewritten }): Case => ({ profession: "", original, honest: [], lies: { rewritten } }),
  ),
];
const sets: [string, Case[]][] = [...Object.entries(gateCases), ["regressions", regressions], ["generated", generated]];

for (const [name, cases] of sets) {
  if (heldOut.has(name)) continue;
  for (const { original, honest, lies } of cases)
    for (const [texts, isLie] of [
      [honest, false],
      [Object.values(lies), true],
    ] as const)
      for (const text of texts) {
        const own: Row[] = [];
        const { unsupported } = checkText(original, text, {
          see: ({ strengths, verdict }) => {
            own.push({ set: name, text, isLie, verdict, signs: strengths });
          },
        });
        // What is refused is told already; the rest of such a lie may be true.
        if (unsupported === 0) rows.push(...own);
      }
}

const sumOf = ({ signs }: Row, weights: ReadonlyMap<string, number>) =>
  [...signs].reduce((total, [sign, strength]) => total + strength * (weights.get(sign) ?? 0), weights.get("") ?? 0);

function learn(lessons: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of lessons) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const ids = new Map([...counts].filter(([, count]) => count >= fewest).map(([sign], at) => [sign, at + 1]));
  const names = ["", ...ids.keys()];
  const seen = lessons.map(({ signs }) => [
    [0, 1] as const,
    ...[...signs].flatMap(([sign, strength]) => (ids.has(sign) ? [[ids.get(sign) ?? 0, strength] as const] : [])),
  ]);
  const least = names.map((name) => (change.test(name) ? leastOfChange : Number.NEGATIVE_INFINITY));
  const values = descend(least, seen, lessons);
  return new Map(names.map((name, at) => [name, values[at] ?? 0]));
}

/** Newton's step for one weight after the other: signs are of very different strengths, and many are seen together. */
function descend(
  least: readonly number[],
  seen: readonly (readonly (readonly [number, number])[])[],
  lessons: readonly Row[],
): Float64Array {
  const now = new Float64Array(least.length);
  const sums = seen.map(() => 0);
  const holders: [number, number][][] = Array.from(now, () => []);
  for (const [at, own] of seen.entries()) for (const [id, strength] of own) holders[id]?.push([at, strength]);
  for (let round = 0; round < rounds; round++)
    for (const [id, own] of holders.entries()) {
      const value = now[id] ?? 0;
      let slope = id === 0 ? 0 : penalty * value;
      let curve = id === 0 ? 1 : penalty;
      for (const [at, strength] of own) {
        const likelihood = 1 / (1 + Math.exp(-(sums[at] ?? 0)));
        slope += strength * (likelihood - (lessons[at]?.isLie ? 1 : 0));
        curve += strength * strength * Math.max(0.05, likelihood * (1 - likelihood));
      }
      const next = Math.max(least[id] ?? 0, value - slope / curve);
      const step = next - value;
      now[id] = next;
      for (const [at, strength] of own) sums[at] = (sums[at] ?? 0) + step * strength;
    }
  return now;
}

/** Honest and false rewordings of a set that are proven. */
function count(own: readonly Row[], isProven: (row: Row) => boolean): string {
  const texts = new Map<string, boolean[]>();
  for (const row of own)
    texts.set(`${row.isLie} ${row.text}`, [...(texts.get(`${row.isLie} ${row.text}`) ?? []), isProven(row)]);
  const of = (kind: string) => [...texts].filter(([text]) => text.startsWith(kind));
  return ["false ", "true "]
    .map((kind) => `${of(kind).filter(([, all]) => all.every(Boolean)).length} of ${of(kind).length}`)
    .join(", lies ");
}

/** How the lines of each writer are told by weights that were learnt from the others. */
function printFolds(): void {
  const sums = new Map<Row, number>();
  for (const sets of writers) {
    const weights = learn(rows.filter(({ set }) => !sets.includes(set)));
    for (const row of rows) if (sets.includes(row.set)) sums.set(row, sumOf(row, weights));
  }
  const counted = [...sums.keys()];
  for (const below of [-3, -2.75, -2.5, -2.25, -2, -1.75, -1.5, -1.25, -1, -0.75, -0.5]) {
    const told = count(
      counted,
      (row) => row.verdict === "in order" || (row.verdict === "open" && (sums.get(row) ?? 0) < below),
    );
    console.log(`proven below ${below}: ${told}`);
  }
}

if (process.argv.includes("--folds")) printFolds();
if (process.argv.includes("--write")) {
  const learnt = learn(rows);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const signs = [...learnt]
    .filter(([sign, value]) => sign !== "" && round(value) !== 0)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const weights: SignWeights = {
    ...{ bias: round(learnt.get("") ?? 0), proveBelow },
    signs: Object.fromEntries(signs.map(([sign, value]) => [sign, round(value)])),
  };
  const place = new URL("../../app/tailor/gate/weigh/sign-weights.json", import.meta.url);
  writeFileSync(place, `${JSON.stringify(weights, null, 2)}\n`);
}
