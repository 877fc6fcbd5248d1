import type { Evidence, MatchRow } from "~/tailor/match";
import type { Requirement } from "~/tailor/posting";
import type { Fact } from "~/tailor/resume";
import { count } from "~/wording";
import { type Credit, creditRequirement, type Sources } from "./credit-requirement";
import { factFor, yearsFactFor } from "./facts";
import {
  confirmedCredit,
  hintCredit,
  kindFactor,
  mostListPoints,
  pointsPerUnit,
  rowPoints,
  skillShareOfYears,
  weightUnits,
  yearsEnough,
} from "./formula";
import type { AskedRequirement, PostingIndex } from "./index-posting";
import { yearsOfWork } from "./work-years";

/** A row before its points: what the resume shows and what it could show. */
export interface Draft extends Credit {
  requirement: Requirement;
  units: number;
}

/** What a resume shows now, or would after every truthful edit. */
export type Measure = "credit" | "reachable";

/** Credits of all requirements of a posting, in its order, with some facts taken as shown. */
export function draftRows(sources: Sources, asked: PostingIndex, asOf: string): (asShown?: Fact[]) => Draft[] {
  const worked = yearsOfWork(sources.index.resume, asOf);
  const draftOf = (requirement: Requirement, isTaken: boolean): Draft => {
    const { weight, kind, certainty = 1 } = requirement;
    const units = weightUnits[weight] * kindFactor[kind] * certainty;
    if (kind === "condition") return { requirement, units, ...ofTheJob };
    const words = asked.asked.get(requirement.id);
    if (!words || isYearsAlone(requirement, words)) {
      return { requirement, units, ...creditYears(requirement.years ?? 1, sources.job.related, worked) };
    }
    const credit = isTaken ? fullyShown : creditRequirement(sources, requirement, words);
    const timed = withYears(credit, requirement, worked, sources.facts);
    const isOpen = timed.state === "missing" || timed.short !== undefined;
    const isOfWork = kind === "experience" || /\bexperience$/i.test(requirement.term);
    if (!isOfWork || requirement.years === undefined || !isOpen) return { requirement, units, ...timed };
    // "3 years on the salon floor" by somebody who did this work so long: where, only the person can say.
    const spent = creditYears(requirement.years, sources.job.related, worked);
    return { requirement, units, ...(spent.state === "shown" ? { ...spent, ...askedWhere } : timed) };
  };
  const drafts = sources.posting.requirements.map((requirement) => draftOf(requirement, false));
  return (asShown) =>
    asShown
      ? drafts.map((draft) => {
          const { requirement } = draft;
          const isTaken = factFor(requirement, asShown) ?? yearsFactFor(requirement, asShown);
          return isTaken ? draftOf(requirement, true) : draft;
        })
      : drafts;
}

/** What the body must bear, or when one works: nobody's resume says it, and nobody is asked. */
const ofTheJob: Credit = {
  state: "unsaid",
  credit: 0,
  reachable: 0,
  evidence: [],
  reason: "A condition of the job: no resume shows it, and it weighs nothing.",
};

const askedWhere = { state: "unsaid", credit: hintCredit, reachable: confirmedCredit } as const;

/** "5 years of related experience": what kind of work is meant, the rest of the post says. */
function isYearsAlone({ kind, canonical, years }: Requirement, { words }: AskedRequirement): boolean {
  return (kind === "experience" || years !== undefined) && !canonical && words.every(({ isTelling }) => !isTelling);
}

const fullyShown: Credit = { state: "shown", credit: 1, reachable: 1, evidence: [], reason: "Taken as shown." };

function creditYears(asked: number, related: number, worked: number | undefined): Credit {
  if (worked === undefined) {
    return { state: "missing", credit: 0, reachable: 0, evidence: [], reason: "No dates of work could be read." };
  }
  const credit = Math.min(1, related / asked);
  const reason = `The dates add up to ${count(oneDecimal(related), "year")} of work like the post's; it asks for ${asked}.`;
  if (credit >= 1 || worked < asked) {
    return { state: credit >= 1 ? "shown" : "missing", credit, reachable: credit, evidence: [], reason };
  }
  // Long enough at work, in jobs that read unlike the post: only the person can say whether they were like it.
  return { state: "unsaid", credit, reachable: Math.max(credit, confirmedCredit), evidence: [], reason };
}

/**
 * The jobs that speak of a thing count with their years. Where those are far fewer than the post asks for, and the person
 * worked long enough, only they can say how long they did it: it is asked about.
 */
function withYears(
  credit: Credit,
  requirement: Requirement,
  worked: number | undefined,
  facts: readonly Fact[],
): Credit {
  const asked = requirement.years;
  if (asked === undefined) return credit;
  if (credit.state === "missing") return credit.claim ? { ...credit, ...claimed(credit.claim) } : credit;
  const share = worked === undefined ? 0 : Math.min(1, credit.years ?? 1, worked / Math.max(asked, 0.1));
  if (share >= 1) return credit;
  const factor = skillShareOfYears + (1 - skillShareOfYears) * share;
  const years =
    worked === undefined
      ? "no dates of work could be read"
      : `the jobs that speak of it add up to ${count(oneDecimal(share * asked), "year")}`;
  const isFar = worked !== undefined && credit.years !== undefined && share < yearsEnough;
  if (isFar && credit.claim) return { ...credit, ...claimed(credit.claim) };
  const held = { ...credit, credit: credit.credit * factor, reachable: credit.reachable * factor };
  const reason = `The post asks for ${count(asked, "year")}; ${years}.`;
  if (!isFar)
    return { ...held, state: worked === undefined ? "unsaid" : credit.state, reason: `${credit.reason} ${reason}` };
  const isOpen = credit.state === "shown" && credit.evidence.length > 0 && worked >= asked;
  if (!isOpen) return { ...held, state: "missing", evidence: [], reason };
  const answer = yearsFactFor(requirement, facts);
  if (answer?.confirmed)
    return { ...credit, reachable: 1, reason: `You told us that it was ${count(asked, "year")} or more.` };
  if (answer) return { ...held, state: "missing", short: asked, denied: true, reason };
  return { ...held, state: "unsaid", short: asked, reachable: Math.max(held.reachable, confirmedCredit), reason };
}

/** The summary claims the years, and the jobs do not speak of the thing: it is asked about. */
function claimed(claim: Evidence): Pick<Credit, "state" | "credit" | "reachable" | "evidence" | "reason"> {
  const reason = "Only the summary says it; no job shows it.";
  return { state: "unsaid", credit: hintCredit, reachable: confirmedCredit, evidence: [claim], reason };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Rows with points: alternatives share the points of one requirement, and the best of them earns it. */
export function toRows(drafts: Draft[], measure: Measure): MatchRow[] {
  const chosen = chooseAlternatives(drafts, measure);
  const perUnit = Math.min(pointsPerUnit, rowPoints / Math.max(sumOf(chosen), 1e-9));
  const listed = measure === "credit" ? drafts.map((draft, at) => listedCreditOf(draft) * (chosen[at] ?? 0)) : [];
  const listPoints = perUnit * listed.reduce((sum, units) => sum + units, 0);
  // Every list item loses the same share where all of them together would bring too much.
  const lost = listPoints > mostListPoints ? 1 - mostListPoints / listPoints : 0;
  return drafts.map((draft, at) => {
    const credit = measure === "credit" ? draft.credit - lost * listedCreditOf(draft) : draft.reachable;
    return toRow(draft, credit, (chosen[at] ?? 0) * perUnit);
  });
}

/** The share of all points that lines about work bring, without what bare lists do. */
export function shareTold(drafts: Draft[], measure: Measure): number {
  const chosen = chooseAlternatives(drafts, measure);
  let told = 0;
  for (const [at, draft] of drafts.entries()) {
    const credit = measure === "credit" ? draft.credit - listedCreditOf(draft) : draft.reachable;
    told += credit * (chosen[at] ?? 0);
  }
  return told / Math.max(sumOf(chosen), 1e-9);
}

function listedCreditOf({ credit, listed = 0 }: Draft): number {
  return credit * listed;
}

function toRow(
  { requirement, state, evidence, reason, denied, short }: Draft,
  credit: number,
  possible: number,
): MatchRow {
  const { id, term, kind, weight, group } = requirement;
  const row: MatchRow = {
    requirementId: id,
    term,
    kind,
    weight,
    group,
    state,
    credit,
    points: credit * possible,
    possible,
    evidence,
    reason: possible > 0 || kind === "condition" ? reason : "Another of these alternatives counts.",
  };
  if (requirement.wording !== undefined) row.wording = requirement.wording;
  if (requirement.certainty !== undefined) row.certainty = requirement.certainty;
  if (denied) row.denied = denied;
  if (short !== undefined) row.years = short;
  return row;
}

function sumOf(figures: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < figures.length; at += 1) sum += figures[at] ?? 0;
  return sum;
}

/** Units of each row; in a group the best alternative carries the group's weight, the others none. */
function chooseAlternatives(drafts: Draft[], measure: Measure): Float64Array {
  const chosen = new Float64Array(drafts.length);
  const best = new Map<string, number>();
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at] as Draft;
    chosen[at] = draft.units;
    const { group } = draft.requirement;
    if (group === undefined) continue;
    const rival = best.get(group);
    const wins = rival === undefined || draft[measure] > (drafts[rival] as Draft)[measure];
    if (wins) best.set(group, at);
    if (rival === undefined) continue;
    const most = Math.max(chosen[rival] ?? 0, draft.units);
    chosen[rival] = wins ? 0 : most;
    chosen[at] = wins ? most : 0;
  }
  return chosen;
}
