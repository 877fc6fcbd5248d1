import { readFileSync, writeFileSync } from "node:fs";
import { checkText } from "~/tailor/gate/check-text";
import { boundOf, type Seen, type SignWeights, strengthsOf } from "~/tailor/gate/weigh/weigh-claims";
import { type Case, gateCases } from "../unit/gate/cases/read-cases";

/**
 * Learns how much each sign of a reworded sentence tells of a lie, from the sets that are there to mend by. With
 * `--folds` it prints how each part of the lines is told by weights that were learnt from the others; with `--write` it writes those learnt on
 * all of them.
 */
interface Row {
  original: string;
  /** The rewording that it is a sentence of. */
  text: string;
  isLie: boolean;
  doubts: Seen["doubts"];
  signs: Map<string, number>;
}

/** Sets that no rule and no weight may be made for. */
const heldOut = new Set(["independentUnseen", "independentThirdUnseen", "freshSecond", "denseSecond"]);
/** What fewer sentences show is left out. */
const fewest = 4;
const penalty = 3;
const rounds = 400;
/** Of the lines, for the counts of `--folds`. */
const parts = 8;
/** Times that the sentence of a lie that tells it is chosen anew. */
const turns = 3;
/** From where on a sentence is asked about, and below where the rules' doubts are outweighed: chosen on the printed table. */
const bounds = { askFrom: -0.5, proveBelow: { loose: -1.35, held: -2.25 } };

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
const sets: [string, Case[]][] = [...Object.entries(gateCases), ["regressions", regressions]];

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
          see: ({ signs, doubts }) => {
            own.push({ original, text, isLie, doubts, signs: strengthsOf(signs) });
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
  let values: Float64Array = new Float64Array(names.length);
  for (let turn = 0; turn < turns; turn++) {
    const sums = seen.map((own) => own.reduce((sum, [at, strength]) => sum + strength * (values[at] ?? 0), 0));
    const most = new Map<string, number>();
    for (const [at, { text }] of lessons.entries()) most.set(text, Math.max(most.get(text) ?? -99, sums[at] ?? 0));
    const shares = lessons.map(({ text, isLie }, at) =>
      turn > 0 && isLie && (sums[at] ?? 0) < (most.get(text) ?? 0) ? 0 : 1,
    );
    values = descend(values, seen, shares, lessons);
  }
  return new Map(names.map((name, at) => [name, values[at] ?? 0]));
}

/** Gradient descent with momentum, each weight with a step of its own. */
function descend(
  from: Float64Array,
  seen: readonly (readonly (readonly [number, number])[])[],
  shares: readonly number[],
  lessons: readonly Row[],
): Float64Array {
  const now = Float64Array.from(from);
  const momentum = new Float64Array(now.length);
  const scale = new Float64Array(now.length).fill(penalty);
  for (const [at, own] of seen.entries())
    for (const [id, strength] of own) scale[id] = (scale[id] ?? 0) + (shares[at] ?? 0) * strength * own.length * 0.1;
  for (let round = 0; round < rounds; round++) {
    const slope = now.map((value, id) => (id === 0 ? 0 : penalty * value));
    for (const [at, own] of seen.entries()) {
      const share = shares[at] ?? 0;
      if (share === 0) continue;
      const sum = own.reduce((total, [id, strength]) => total + strength * (now[id] ?? 0), 0);
      const error = share * (1 / (1 + Math.exp(-sum)) - (lessons[at]?.isLie ? 1 : 0));
      for (const [id, strength] of own) slope[id] = (slope[id] ?? 0) + error * strength;
    }
    for (let id = 0; id < now.length; id++) {
      momentum[id] = 0.9 * (momentum[id] ?? 0) - (0.2 * (slope[id] ?? 0)) / (scale[id] ?? 1);
      now[id] = (now[id] ?? 0) + (momentum[id] ?? 0);
    }
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

/** How the lines of each part are told by weights that were learnt from the others: all rewordings of a line are in one part. */
function printFolds(): void {
  const originals = [...new Set(rows.map(({ original }) => original))];
  const partOf = new Map(originals.map((original, at) => [original, at % parts]));
  const sums = new Map<Row, number>();
  for (let part = 0; part < parts; part++) {
    const weights = learn(rows.filter(({ original }) => partOf.get(original) !== part));
    for (const row of rows) if (partOf.get(row.original) === part) sums.set(row, sumOf(row, weights));
  }
  const isUndoubted = ({ doubts }: Row) => doubts === "none" || doubts === "in order";
  console.log(`by rules alone: ${count(rows, isUndoubted)}`);
  for (const askFrom of [-0.25, -0.5, -0.75, -1])
    for (const loose of [-1.75, -1.25, -0.75])
      for (const held of [-2.75, -2.25, -1.75]) {
        const told = count(
          rows,
          (row) => (sums.get(row) ?? 0) < boundOf(row, { askFrom, proveBelow: { loose, held } }),
        );
        console.log(`asked from ${askFrom}, proven below ${loose} (loose) and ${held} (held): ${told}`);
      }
}

if (process.argv.includes("--folds")) printFolds();
if (process.argv.includes("--write")) {
  const learnt = learn(rows);
  const round = (value: number) => Math.round(value * 100) / 100;
  const signs = [...learnt]
    .filter(([sign, value]) => sign !== "" && round(value) !== 0)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const weights: SignWeights = {
    ...{ bias: round(learnt.get("") ?? 0), ...bounds },
    signs: Object.fromEntries(signs.map(([sign, value]) => [sign, round(value)])),
  };
  const place = new URL("../../app/tailor/gate/weigh/sign-weights.json", import.meta.url);
  writeFileSync(place, `${JSON.stringify(weights, null, 2)}\n`);
}
