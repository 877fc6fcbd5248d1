import { findTermsIn } from "~/tailor/lexicon/lexicon";
import type { Token } from "~/tailor/lexicon/tokenize";
import type { RequirementKind } from "~/tailor/posting";
import { openingHeading } from "~/tailor/posting/segments/headings";
import type { Asked, Passage } from "~/tailor/posting/segments/passage";
import { segmentFeatures } from "~/tailor/posting/segments/segment-features";
import type { Segment } from "~/tailor/posting/segments/split-segments";
import { candidateFeatures, kindFeatures, type PassageView, stemsOf } from "./candidate-features";
import { type Candidate, candidatesIn, quoteAround } from "./candidates";
import { findYears } from "./find-years";
import type { PostModels } from "./models";
import { partsOfSpeech } from "./parts-of-speech";
import { saidFeatures, voiceOf } from "./said-features";
import { speaksOfAnother } from "./spoken-of";
import { chanceOf, likeliest, tagSequence } from "./tagger";
import { tokenFeatures } from "./token-features";
import { weightsIn } from "./weight-of";

/** Sections whose lines are what the post asks for. */
const listed = new Set(["must", "preferred", "nice"]);

/** Chance of a segment to ask for something or to tell of the work, from which its words are looked at. */
const leastAsks = 0.4;
/** The same below a heading that speaks of something else. */
const leastAsksElsewhere = 0.7;
const elsewhere = new Set(["benefits", "company", "legal", "apply"]);
/** "You will cut and colour": a short post in running text speaks to its reader of the work, and labels little else. */
const tellsApplicant =
  /^\W*you(?:['’]ll| will| must| should|['’]ll need to| will need to| need to)\s+(?!(?:also\s+)?(?:get|receive|enjoy|join|earn|benefit|be\s+(?:paid|based|offered|part|given|joining|rewarded|entitled|asked|contacted|joined)|have access|find|love)\b)/i;

/** A sentence that tells the applicant of the work is read as such, whatever the tagger made of it. */
export function withToldWork(text: string, passage: Passage): Passage {
  if (passage.asks >= leastAsks || !tellsApplicant.test(text.slice(passage.start, passage.end))) return passage;
  return { ...passage, label: "duty", asks: leastAsks };
}

/** Odds of a candidate from which it is a requirement; found by folds, between fewer odd ones and more that are found. */
const leastOdds = 2;
/** The judgement whether anybody would say it so is learnt in small steps, and says less than it knows. */
const saidCounts = 2.5;

/** Sorts the segments of a posting. `tokens` are those of the whole text. */
export function classifyPassages(
  text: string,
  segments: Segment[],
  tokens: Token[],
  models: Pick<PostModels, "segments">,
): Passage[] {
  const inside = tokensOf(segments, tokens);
  const { features, above } = segmentFeatures(text, segments, inside);
  const chances = tagSequence(models.segments, features);
  const { labels } = models.segments;
  return segments.map((segment, i) => {
    const row = chances.subarray(i * labels.length, (i + 1) * labels.length);
    const asks = (row[labels.indexOf("requirement")] ?? 0) + (row[labels.indexOf("duty")] ?? 0);
    return { ...segment, label: likeliest(labels, row), asks, above: above[i] ?? "none", tokens: inside[i] ?? [] };
  });
}

/** Tokens of each segment; both are in order. A word that runs over a segment's end belongs to none. */
function tokensOf(segments: Segment[], tokens: Token[]): Token[][] {
  let next = 0;
  return segments.map(({ start, end }) => {
    while (next < tokens.length && (tokens[next]?.start ?? 0) < start) next += 1;
    const first = next;
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= end) next += 1;
    return tokens.slice(first, next);
  });
}

/** What the term tagger and the lexicon know of a passage. */
export function viewPassage(text: string, passage: Passage, models: Pick<PostModels, "terms" | "speech">): PassageView {
  const { tokens } = passage;
  const hits = findTermsIn(text, tokens);
  const parts = partsOfSpeech(models.speech, text, tokens);
  const chances = tagSequence(models.terms, tokenFeatures(text, tokens, hits, parts, passage));
  const { labels } = models.terms;
  const [outside, opens] = [labels.indexOf("O"), labels.indexOf("B")];
  const chanceOf = (label: number) => tokens.map((_, i) => chances[i * labels.length + label] ?? 0);
  const inside = chanceOf(outside).map((chance) => 1 - chance);
  const place = passage.start / Math.max(1, text.length);
  const speaks = voiceOf(text, passage);
  return { passage, hits, parts, chances: { inside, opens: chanceOf(opens) }, stems: stemsOf(passage), place, speaks };
}

function mayAsk({ asks, above, label, tokens }: Passage): boolean {
  if (tokens.length === 0) return false;
  if (elsewhere.has(above)) return asks >= leastAsksElsewhere;
  return asks >= leastAsks || label === "requirement";
}

/** Everything in a passage that may be asked for; nothing where it hardly asks or tells of the work. */
export function proposeIn(text: string, view: PassageView): Candidate[] {
  const { passage, hits, chances, parts } = view;
  if (!mayAsk(passage)) return [];
  const line = text.slice(passage.start, passage.end).replace(/[’\u0092]/g, "'");
  const behindHeading = passage.start + (openingHeading(line)?.length ?? 0);
  return candidatesIn(text, passage.tokens, hits, chances, parts, listed.has(passage.above)).filter(
    ({ start }) => start >= behindHeading,
  );
}

/** What one passage asks for, in order of appearance. */
export function readAsked(text: string, passage: Passage, models: PostModels): Asked[] {
  if (!mayAsk(passage)) return [];
  const view = viewPassage(text, passage, models);
  const judged = proposeIn(text, view)
    .map((one) => {
      const features = candidateFeatures(text, view, one);
      const chance = chanceOf(models.asked, "yes", features);
      const said = chanceOf(models.said, "yes", saidFeatures(text, view, one, features));
      const cut = chanceOf(models.cuts, "yes", features);
      const isName = ["name", "paper", "degree"].some((source) => one.sources.has(source));
      const odds = oddsOf(chance) * oddsOf(said) ** saidCounts * Math.sqrt(oddsOf(cut));
      const certainty = certaintyOf(Math.max(odds, leastOdds));
      const isKept = isName || odds >= leastOdds;
      return { ...one, certainty, said, isKept, worth: chance * said * Math.sqrt(cut) };
    })
    .filter(({ isKept }) => isKept)
    .sort((a, b) => b.worth - a.worth);
  const taken = new Set<Token>();
  const weightOf = weightsIn(text, passage);
  const asked = judged
    .filter(({ from, to }) => {
      const own = passage.tokens.slice(from, to);
      const isFree = !own.some((token) => taken.has(token));
      if (isFree) for (const token of own) taken.add(token);
      return isFree;
    })
    .sort((a, b) => a.start - b.start)
    .filter((one) => !speaksOfAnother(text, passage, one))
    .map((one): Asked => {
      const { start, end, hit, certainty, said } = one;
      const term = text.slice(start, end).replace(/\s+/g, " ");
      const paper = one.sources.has("degree") ? "degree" : one.sources.has("paper") ? "credential" : undefined;
      const kind = kindOf(
        models,
        hit?.kind ?? paper,
        kindFeatures(view, text, one),
        passage,
        text.slice(end, passage.end),
      );
      const weight = weightOf(one);
      const quote = quoteAround(text, passage.tokens, one);
      return { start, end, quote, term, kind, weight, canonical: hit?.canonical, certainty, said, passage };
    });
  return withYears(text, passage, asked);
}

/** Chance from which a thing is a condition of the job, and weighs nothing. */
const surelyCondition = 0.5;

/** Behind a place of work: that it was worked in is what counts. */
const hasWorkedThere = /^[^.;,()]{0,40}\b(?:experience|background|knowledge)\b/i;

/** A name has its kind; what else it may be, and whether it is a condition of the job, is learnt. */
function kindOf(
  { kinds }: PostModels,
  known: RequirementKind | undefined,
  features: string[],
  { label, above }: Passage,
  behind: string,
): RequirementKind {
  if (known !== undefined && known !== "skill" && known !== "soft") return known;
  const chances = tagSequence(kinds, [features]);
  const condition = kinds.labels.indexOf("condition");
  // "Bake through the night" is the work itself.
  const isDuty = label === "duty" || above === "duties";
  // "Warehouse background": a place where one has worked is no condition of this job.
  if (!isDuty && !hasWorkedThere.test(behind) && (chances[condition] ?? 0) >= surelyCondition) return "condition";
  chances[condition] = 0;
  return known ?? (likeliest(kinds.labels, chances) as RequirementKind);
}

/** Classes that tell of the job where a post asks for nothing; bare lists of words are noise to the eye. */
const tellsOfJob = new Set(["heading", "company", "duty", "requirement", "logistics", "noise"]);
/** In a text of fewer words, one term alone may be a word in passing ("We are hiring"). */
const tellingWords = 30;

/** What the lines about the job name, in a post that asks for nothing in so many words. */
export function readNamed(text: string, passages: Passage[]): Asked[] {
  const named = passages
    .filter(({ label }) => tellsOfJob.has(label))
    .flatMap((passage) =>
      findTermsIn(text, passage.tokens)
        .filter(({ kind }) => kind !== "soft" && kind !== "language")
        .map(({ start, end, kind, canonical }): Asked => {
          const term = text.slice(start, end).replace(/\s+/g, " ");
          return { start, end, term, kind, weight: "preferred", canonical, passage };
        }),
    );
  const words = passages.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return named.length > 1 || words >= tellingWords ? named : [];
}

function oddsOf(chance: number): number {
  return chance / (1 - chance);
}

/** The judgements see much the same, so that their odds together are too bold: the root of them is taken as odds. */
function certaintyOf(odds: number): number {
  const root = Math.sqrt(odds);
  return Number.isFinite(root) ? root / (1 + root) : 1;
}

/** What stands between a time and the place where it was spent. */
const spentIn = /^['’]?\s+(?:on|in|at|with|within)\s+(?:an?\s+|the\s+)?$/i;

/** A thing without the time asked for it: "months experience in care" is care. */
function behindYears(text: string, one: Asked, end: number): Asked[] {
  if (one.start >= end) return [one];
  const lead = /^\W*(?:of\s+)?(?:experience\s*)?(?:(?:in|of|with|as|on|at|within)\s+(?:an?\s+|the\s+)?)?/i;
  const start = end + (lead.exec(text.slice(end, one.end))?.[0].length ?? 0);
  return start < one.end ? [{ ...one, start, term: text.slice(start, one.end).replace(/\s+/g, " ") }] : [];
}

/** Gives the years that a passage states to the term that they are said of, or makes them a requirement of their own. */
function withYears(text: string, passage: Passage, asked: Asked[]): Asked[] {
  const sentence = text.slice(passage.start, passage.end);
  const found = findYears(sentence);
  if (!found || passage.label === "company") return asked;
  const [start, end] = [passage.start + found.start, passage.start + found.end];
  const rest = asked.flatMap((one) => {
    if (one.start >= end || one.end <= start) return one;
    return one.end > end && one.start >= start ? behindYears(text, one, end) : [];
  });
  const ofWork = rest.filter(({ kind }) => kind !== "degree" && kind !== "soft" && kind !== "condition");
  // "Proficient in QuickBooks, 3+ years": where the years close the passage, they are said of the one thing before them.
  const before = ofWork.length === 1 && /^\W*$/.test(text.slice(end, passage.end)) ? ofWork[0] : undefined;
  const owner = ofWork.find((one) => one.end > end && one.start - end < 60) ?? before;
  if (
    owner &&
    !owner.canonical &&
    /^(?:(?:professional|full-time|paid|actual|previous|job|work|working)\s*)+$/i.test(owner.term)
  ) {
    const whole = text.slice(start, owner.end);
    const stated: Asked = { ...owner, start, term: `${whole} experience`, kind: "experience", years: found.years };
    return rest.map((one) => (one === owner ? stated : one));
  }
  // "3 years on the salon floor", "2 years in practice": time spent somewhere, and no skill.
  if (owner && owner.kind === "skill" && !owner.canonical && spentIn.test(text.slice(end, owner.start))) {
    const term = text.slice(start, owner.end).replace(/\s+/g, " ");
    const spent: Asked = { ...owner, start, term, kind: "experience", years: found.years };
    return rest.map((one) => (one === owner ? spent : one));
  }
  if (owner) return rest.map((one) => (one === owner ? { ...one, years: found.years } : one));
  const weight = asked[0]?.weight ?? "must";
  const term = `${text.slice(start, end)} of experience`;
  const own: Asked = { start, end, term, kind: "experience", weight, years: found.years, passage };
  return [...rest, own].sort((a, b) => a.start - b.start);
}
