import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Evidence, EvidenceState } from "~/tailor/match";
import type { Requirement } from "~/tailor/posting";
import type { Fact } from "~/tailor/resume";
import { toEvidence } from "./evidence";
import { factFor } from "./facts";
import { asideCredit, heldCredit, impliedCredit, leastShareOfPhrase, placeCredit, scatteredCredit } from "./formula";
import type { Mention, ResumeIndex } from "./index-resume";
import { type IndexedLine, wordsOf } from "./read-lines";

/** What the resume shows of one requirement, before years and groups. */
export interface Credit {
  state: EvidenceState;
  credit: number;
  /** Credit after every truthful edit. */
  reachable: number;
  evidence: Evidence[];
  reason: string;
  /** The user said that they do not have it. */
  denied?: boolean;
}

const shownEvidence = 3;
const held = new Set(["credential", "degree", "language"]);

/** Credit of a requirement from the resume and the user's confirmed facts; a denied one never counts. */
export function creditRequirement(
  index: ResumeIndex,
  requirement: Requirement,
  stems: string[],
  facts: Fact[],
): Credit {
  const fact = facts.length > 0 ? factFor(requirement, facts) : undefined;
  if (fact && !fact.confirmed) return { ...missing("You told us that you do not have this."), denied: true };
  const found = creditFound(index, requirement, stems) ?? missing("Nothing in the resume shows this.");
  return fact ? withFact(found, fact) : found;
}

function creditFound(index: ResumeIndex, requirement: Requirement, stems: string[]): Credit | undefined {
  if (!requirement.canonical) return creditPhrase(index, requirement, stems);
  const mentions = index.mentions.get(requirement.canonical);
  const narrower = index.implied.get(requirement.canonical);
  return better(
    mentions && creditMentions(index, requirement, mentions),
    narrower && creditImplied(index, requirement, narrower),
  );
}

/** The stronger of two ways to show a thing: a weaker mention beside it takes nothing away. */
function better(a: Credit | undefined, b: Credit | undefined): Credit | undefined {
  if (!a || !b) return a ?? b;
  return { ...(a.credit >= b.credit ? a : b), reachable: Math.max(a.reachable, b.reachable) };
}

function missing(reason: string): Credit {
  return { state: "missing", credit: 0, reachable: 0, evidence: [], reason };
}

function withFact(found: Credit, fact: Fact): Credit {
  // What was confirmed can truthfully be shown in full, wherever the resume names it by now.
  if (found.state === "shown") return { ...found, reachable: 1 };
  const evidence: Evidence = {
    atomId: fact.id,
    fact: true,
    span: null,
    quote: fact.detail ?? fact.subject,
    place: "fact",
    date: fact.date,
  };
  return {
    state: "unsaid",
    credit: found.credit,
    reachable: 1,
    evidence: [...found.evidence, evidence],
    reason: "You confirmed this, but the resume does not say it.",
  };
}

function creditMentions(index: ResumeIndex, requirement: Requirement, all: Mention[]): Credit | undefined {
  // Anyone can call themselves a team player: character shows in what was done.
  const mentions = requirement.kind === "soft" ? all.filter(({ line }) => line.place === "bullet") : all;
  return mentions.length > 0 ? fromPlaces(index, requirement, mentions) : undefined;
}

/** Credit of the best place; a term that only the summary holds is had, but not shown in the work. */
function fromPlaces(index: ResumeIndex, requirement: Requirement, mentions: Mention[]): Credit {
  const ranked = [...mentions].sort((a, b) => creditAt(requirement, b) - creditAt(requirement, a));
  const best = ranked[0] as Mention;
  const credit = creditAt(requirement, best);
  const hinted = best.line.place === "summary" || isAside(requirement, best.line.place);
  return {
    state: hinted ? "unsaid" : "shown",
    credit,
    reachable: hinted ? Math.max(credit, held.has(requirement.kind) ? heldCredit : placeCredit.skills) : credit,
    evidence: ranked.slice(0, shownEvidence).map((mention) => toEvidence(index, mention)),
    reason: isAside(requirement, best.line.place)
      ? "A line about your work names it, but not that you hold it."
      : reasonFor(best),
  };
}

function creditAt(requirement: Requirement, { line }: Mention): number {
  if (isAside(requirement, line.place)) return asideCredit;
  return held.has(requirement.kind) && line.place !== "summary" ? heldCredit : placeCredit[line.place];
}

/** A line about work may name a licence that someone else holds ("assisted registered nurses"). */
function isAside(requirement: Requirement, place: Evidence["place"]): boolean {
  return requirement.kind === "credential" && place === "bullet";
}

function reasonFor({ line }: Mention): string {
  if (line.place === "summary") return "Only the summary says it; no job or list shows it.";
  if (line.place === "skills") return "The skills list names it; a line about your work would say more.";
  return "The resume shows it.";
}

/** A higher degree or licence is the lower one too; a narrower skill only suggests the wider one. */
function creditImplied(index: ResumeIndex, requirement: Requirement, narrower: string[]): Credit | undefined {
  const mentions = narrower.flatMap((child) => index.mentions.get(child) ?? []);
  if (mentions.length === 0) return undefined;
  const best = fromPlaces(index, requirement, mentions);
  const quote = best.evidence[0]?.quote ?? "";
  if (held.has(requirement.kind)) return { ...best, reason: `${quote} includes it.` };
  return {
    ...best,
    state: "unsaid",
    credit: best.credit * impliedCredit,
    reachable: best.reachable,
    reason: `${quote} implies it, but the resume does not name it.`,
  };
}

/**
 * Terms that no dictionary has: the phrase itself, or the line about work that holds most of its words, each word
 * weighed by its rarity among resumes. Character is shown by the phrase itself alone.
 */
function creditPhrase(index: ResumeIndex, requirement: Requirement, stems: string[]): Credit | undefined {
  const own = [...new Set(stems.filter((word) => !functionWords.has(word)))];
  const known = own.filter((word) => index.stems.has(word));
  const enough = leastShareOfPhrase * sumOf(own, rarity);
  if (known.length === 0 || sumOf(known, rarity) < enough) return undefined;
  const exact: Mention[] = [];
  let scattered: Mention[] = [];
  let most = enough;
  for (const line of index.lines) {
    const sum = sumOf(known, (word) => (line.stems.includes(word) ? rarity(word) : 0));
    if (sum < enough) continue;
    const at = indexOfRun(line.stems, stems);
    if (at >= 0) exact.push(runIn(line, at, stems.length));
    else if (sum >= most && tellsOfWork.has(line.place)) {
      scattered = [...(sum > most ? [] : scattered), { line, ...line.span }];
      most = sum;
    }
  }
  if (exact.length > 0) return fromPlaces(index, requirement, exact);
  if (scattered.length === 0 || own.length < 2 || requirement.kind === "soft") return undefined;
  const best = fromPlaces(index, requirement, scattered);
  return {
    ...best,
    state: "unsaid",
    credit: best.credit * scatteredCredit * (most / sumOf(own, rarity)),
    reason: "The resume says this in other words.",
  };
}

/** Lists and summaries are where words are stuffed. */
const tellsOfWork = new Set<Evidence["place"]>(["bullet", "title", "education"]);

function rarity(word: string): number {
  return -Math.log(resumeShare(word));
}

function sumOf(words: string[], weigh: (word: string) => number): number {
  let sum = 0;
  for (const word of words) sum += weigh(word);
  return sum;
}

function runIn(line: IndexedLine, at: number, length: number): Mention {
  const words = wordsOf(line);
  return { line, start: words[at]?.start ?? line.span.start, end: words[at + length - 1]?.end ?? line.span.end };
}

function indexOfRun(stems: string[], run: string[]): number {
  for (let i = 0; i + run.length <= stems.length; i += 1) if (run.every((word, j) => stems[i + j] === word)) return i;
  return -1;
}
