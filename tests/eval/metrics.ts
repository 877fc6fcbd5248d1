/** The chance that a positive outranks a negative, a tie counting half. Undefined where a side is empty. */
export function auc(positives: number[], negatives: number[]): number | undefined {
  if (positives.length === 0 || negatives.length === 0) return undefined;
  let won = 0;
  for (const positive of positives) {
    for (const negative of negatives) won += positive > negative ? 1 : positive === negative ? 0.5 : 0;
  }
  return won / (positives.length * negatives.length);
}

export interface Ranked {
  score: number;
  relevant: boolean;
}

/** Share of relevant items among the `k` best, as expected over every order of the items that tie at the edge. */
export function precisionAt(k: number, items: Ranked[]): number {
  const edge = items.map(({ score }) => score).sort((a, b) => b - a)[k - 1] ?? Number.NEGATIVE_INFINITY;
  const above = items.filter(({ score }) => score > edge);
  const tied = items.filter(({ score }) => score === edge);
  const share = tied.length === 0 ? 0 : relevantIn(tied) / tied.length;
  return (relevantIn(above) + share * (k - above.length)) / k;
}

function relevantIn(items: Ranked[]): number {
  return items.filter(({ relevant }) => relevant).length;
}

/** How many were predicted, how many were there to find, and how many of the predicted are among them. */
export interface Hits {
  hits: number;
  predicted: number;
  gold: number;
}

export function countHits(predicted: ReadonlySet<string>, gold: ReadonlySet<string>): Hits {
  return {
    hits: [...predicted].filter((item) => gold.has(item)).length,
    predicted: predicted.size,
    gold: gold.size,
  };
}

/** Micro-averaged precision, recall and F1: the counts are summed before they are divided. */
export function microScores(counts: Hits[]): { precision: number; recall: number; f1: number } {
  const hits = sum(counts.map((one) => one.hits));
  const predicted = sum(counts.map((one) => one.predicted));
  const gold = sum(counts.map((one) => one.gold));
  return { precision: ratio(hits, predicted), recall: ratio(hits, gold), f1: ratio(2 * hits, predicted + gold) };
}

/** Share of the expected items that were found, each as often as it was expected. */
export function bagRecall(found: string[], expected: string[]): number {
  return ratio(expected.length - bagDifference(expected, found).length, expected.length);
}

/** The items of a bag that another lacks, in their order. */
export function bagDifference(items: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const item of others) left.set(item, (left.get(item) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Mean of the values that are there; undefined where none is. */
export function mean(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : sum(known) / known.length;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Spearman's rank correlation, ties sharing their ranks; 0 where one side has a single value. */
export function spearman(left: number[], right: number[]): number {
  const [a, b] = [ranks(left), ranks(right)];
  const [meanA, meanB] = [sum(a) / a.length, sum(b) / b.length];
  const together = sum(a.map((value, at) => (value - meanA) * ((b[at] ?? 0) - meanB)));
  const spread = Math.sqrt(sum(a.map((value) => (value - meanA) ** 2)) * sum(b.map((value) => (value - meanB) ** 2)));
  return spread === 0 ? 0 : together / spread;
}

function ranks(values: number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    return below + (values.filter((other) => other === value).length - 1) / 2;
  });
}
