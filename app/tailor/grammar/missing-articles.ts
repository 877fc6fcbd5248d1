import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import { withArticle } from "~/wording";
import { articleSlots } from "./article-slots";
import weights from "./article-weights.json" with { type: "json" };
import type { Tag } from "./tagger";

/** Names of what may stand at a slot, in the order of the learnt chances. */
export const articleLabels = ["none", "a", "the"] as const;

/**
 * Up to `bare` a noun hardly stands without an article, and up to `gone` never; one is set from `set` on, or from `setWhereGone`
 * where it is surely missing.
 */
const chance = { bare: 0.25, gone: 0.15, set: 0.8, setWhereGone: 0.65 };

let shipped: Tagger | undefined;

/**
 * A sentence with the articles that the shorthand of a resume leaves out: "led team of nine". What stands there is
 * learnt from prose (`npm run train:prose`). Undefined where one is surely missing and nothing says which one.
 */
export function withArticles(text: string, tag: Tag): string | undefined {
  let whole = text;
  for (const { start, features } of articleSlots(text, tag).toReversed()) {
    const missing = missingAt(articleChances(features));
    if (missing === "unknown") return undefined;
    const rest = whole.slice(start);
    if (missing !== "none") whole = `${whole.slice(0, start)}${missing === "a" ? withArticle(rest) : `the ${rest}`}`;
  }
  return whole;
}

/** How likely each of `articleLabels` stands at a slot. */
export function articleChances(features: readonly string[]): ArrayLike<number> {
  shipped ??= readTagger(weights);
  return tagSequence(shipped, [features]);
}

/** What is missing at a slot by its chances, in the order of `articleLabels`. */
export function missingAt(chances: ArrayLike<number>): (typeof articleLabels)[number] | "unknown" {
  const { 0: none = 1, 1: a = 0, 2: the = 0 } = chances;
  if (none > chance.bare) return "none";
  const isGone = none <= chance.gone;
  if (Math.max(a, the) >= (isGone ? chance.setWhereGone : chance.set)) return a > the ? "a" : "the";
  return isGone ? "unknown" : "none";
}
