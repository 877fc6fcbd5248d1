import type { EvidenceState } from "~/tailor/match";
import { creditFrom, creditFull, mostLikelyCredit } from "~/tailor/match/formula";
import type { Requirement, RequirementKind, RequirementWeight } from "~/tailor/posting";
import weights from "./evidence-weights.json";
import { measureNames } from "./measure-evidence";

/** Weights of one question about a requirement, by the names of its measures. */
export interface EvidenceWeights {
  bias: number;
  kinds: Record<Exclude<RequirementKind, "condition">, number>;
  weights: Record<RequirementWeight, number>;
  /** Of the measures and of their squares, in the order of `measureNames`; none is below 0, so that evidence never costs. */
  measures: number[];
  squares: number[];
}

/** Everything that is learnt: the weights of both questions, and the likelihoods from which on they are answered with yes. */
export interface EvidenceModel {
  shown: EvidenceWeights;
  likely: EvidenceWeights;
  shownFrom: number;
  likelyFrom: number;
}

/** What `npm run train:score` learnt last. */
export const learntWeights: EvidenceModel = weights;

/** How likely a reader finds a requirement shown, and how likely shown or at least to be expected of this person. */
export interface Judgement {
  shown: number;
  likely: number;
}

/** Both likelihoods, 0 to 1, from what was measured; what a post asks for as a must is had more often than what would be nice. */
export function judgeEvidence(
  values: Float64Array,
  asked: Pick<Requirement, "kind" | "weight">,
  by: Pick<EvidenceModel, "shown" | "likely"> = learntWeights,
): Judgement {
  const shown = likelihood(values, asked, by.shown);
  return { shown, likely: Math.max(shown, likelihood(values, asked, by.likely)) };
}

function likelihood(
  values: Float64Array,
  { kind, weight }: Pick<Requirement, "kind" | "weight">,
  { bias, kinds, weights, measures, squares }: EvidenceWeights,
): number {
  let sum = bias + (kind === "condition" ? 0 : kinds[kind]) + weights[weight];
  for (let at = 0; at < measureNames.length; at += 1) {
    const value = values[at] ?? 0;
    sum += (measures[at] ?? 0) * value + (squares[at] ?? 0) * value * value;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** The verdict that the likelihoods amount to, by the thresholds that were chosen with the weights. */
export function verdictOf({ shown, likely }: Judgement, { shownFrom, likelyFrom }: EvidenceModel): EvidenceState {
  if (shown >= shownFrom) return "shown";
  return likely >= likelyFrom ? "unsaid" : "missing";
}

/** The share of its points that a row earns: by its likelihoods, less than all where it is not shown, nothing where it is missing. */
export function creditOf({ shown, likely }: Judgement, state: EvidenceState): number {
  if (state === "missing") return 0;
  return Math.min(
    state === "shown" ? 1 : mostLikelyCredit,
    Math.max(0, ((shown + likely) / 2 - creditFrom) / (creditFull - creditFrom)),
  );
}
