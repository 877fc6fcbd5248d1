import { candidatesOf } from "~/tailor/spelling/find-candidates";
import weights from "~/tailor/spelling/slip-weights.json" with { type: "json" };
import { rarestMeant, type WordList } from "~/tailor/spelling/word-list";

type Weights = Record<string, number>;

/** By the rank of the word that is meant: people write the usual ones. */
const weightByRank = [3, 1, 0.4];
const costRounds = { rounds: 2, steps: 60, rate: 0.1, usual: 2, pull: 0.0005, least: 0.1 };

/** Sets the costs in `weights` by which the word that is meant is the likeliest of its candidates: logarithms of likelihoods, by gradient descent. */
export function learnCosts(slips: ReadonlyMap<string, string[]>, words: WordList): void {
  const table: Record<"edits" | "words", Weights> = weights;
  for (let round = 0; round < costRounds.rounds; round += 1) {
    const lessons = [...slips].flatMap(([meant, all]) =>
      all.flatMap((slip) => {
        const candidates = candidatesOf(slip, words);
        const weight = weightByRank[words.rankOf(meant) ?? rarestMeant] ?? 0;
        return candidates.some(({ word }) => word === meant) ? [{ meant, candidates, weight }] : [];
      }),
    );
    const sizes = new Map<string, number>();
    for (let step = 0; step < costRounds.steps; step += 1) {
      const slopes = new Map<string, number>();
      let total = 0;
      for (const { meant, candidates, weight } of lessons) {
        const signs = candidates.map(
          ({ edits, usage }) =>
            [...edits.map((edit) => ["edits", edit]), ["words", usage]] as ["edits" | "words", string][],
        );
        const odds = signs.map((all) =>
          Math.exp(-all.reduce((sum, [kind, name]) => sum + (table[kind][name] ?? 0), 0)),
        );
        const sum = odds.reduce((one, other) => one + other, 0);
        total += weight;
        for (const [at, all] of signs.entries()) {
          const slope = weight * (Number(candidates[at]?.word === meant) - (odds[at] ?? 0) / sum);
          for (const sign of all) slopes.set(sign.join(" "), (slopes.get(sign.join(" ")) ?? 0) + slope);
        }
      }
      for (const [sign, slope] of slopes) {
        const [kind, name] = sign.split(" ") as ["edits" | "words", string];
        const now = table[kind][name] ?? 0;
        const change = slope / total + costRounds.pull * (now - costRounds.usual);
        const size = 0.9 * (sizes.get(sign) ?? change ** 2) + 0.1 * change ** 2;
        sizes.set(sign, size);
        table[kind][name] = Math.max(
          kind === "edits" ? costRounds.least : 0,
          now - (costRounds.rate * change) / (Math.sqrt(size) + 1e-4),
        );
      }
    }
  }
  const least = Math.min(...Object.values(table.words));
  for (const [name, cost] of Object.entries(table.words)) table.words[name] = cost - least;
}
