import { suitesOf } from "~/tailor/lexicon/lexicon";
import type { Evidence, EvidenceState } from "~/tailor/match";
import type { Posting, Requirement } from "~/tailor/posting";
import type { Fact } from "~/tailor/resume";
import type { Held } from "./credentials/find-degree";
import { findHeld } from "./credentials/qualifications";
import { lineEvidence, toEvidence } from "./evidence/evidence";
import { creditOf, type EvidenceModel, judgeEvidence, verdictOf } from "./evidence/judge-evidence";
import { type Evidences, type Measured, measureNames } from "./evidence/measure-evidence";
import type { JobMeasures } from "./evidence/measure-job";
import type { IndexedLine } from "./evidence/read-lines";
import { findClaim, nothingSaid } from "./evidence/said-in-words";
import { factFor } from "./facts";
import { confirmedCredit, hintCredit, listedCredit, namedCredit } from "./formula";
import type { AskedRequirement } from "./index-posting";
import type { Mention, ResumeIndex } from "./index-resume";

/** What the resume shows of one requirement, before years and groups. */
export interface Credit {
  state: EvidenceState;
  credit: number;
  /** Credit after every truthful edit, with what is likely confirmed. */
  reachable: number;
  evidence: Evidence[];
  reason: string;
  /** The share of the credit that bare lists alone give: without them this much less would be shown. */
  listed?: number;
  /** The user said that they do not have it. */
  denied?: boolean;
  /** What is missing here holds the whole score. */
  gates?: Held["gates"];
  /** A line of the summary that claims the years that the post asks for. */
  claim?: Evidence | undefined;
  /** Years in the jobs that speak of it, as a share of those that the post asks for. */
  years?: number | undefined;
  /** Years asked for, where only they are open. */
  short?: number;
}

const shownEvidence = 3;
/** A question points at a line only where it holds this share of what is asked: fewer words are another thing. */
const worthAskingAbout = 0.6;
/** Words that show a thing are a line that holds so much of it; less of it, among many signs, is asked about. */
const worthShowing = 0.8;
/** With this likelihood a line that is worth asking about shows it too, and its words may be scattered. */
const surelyShown = 0.75;

/** Of a line with more of its words all of them are there. */
const scattered = 0.9;

/** Everything that the credit of one post's requirements is read from. */
export interface Sources {
  index: ResumeIndex;
  /** The same without its bare lists. */
  told: ResumeIndex;
  evidences: Evidences;
  posting: Posting;
  job: JobMeasures;
  facts: Fact[];
  weights: EvidenceModel;
}

/** Credit of a requirement from the resume and the user's confirmed facts; a denied one never counts. */
export function creditRequirement(sources: Sources, requirement: Requirement, asked: AskedRequirement): Credit {
  const fact = sources.facts.length > 0 ? factFor(requirement, sources.facts) : undefined;
  if (fact && !fact.confirmed) return { ...missing("You told us that you do not have this."), denied: true };
  const held = findHeld(sources.index, requirement, sources.posting);
  const found = held ? creditHeld(sources, requirement, held) : creditWork(sources, requirement, asked);
  // What somebody confirms was done in jobs that do not speak of it.
  return fact ? { ...withFact(found, fact), years: undefined } : found;
}

function missing(reason: string): Credit {
  return { state: "missing", credit: 0, reachable: 0, evidence: [], reason };
}

function creditHeld({ index, told, posting }: Sources, requirement: Requirement, held: Held): Credit {
  const { mentions, lines, gates } = held;
  const evidence = onceEach([
    ...mentions.map((mention) => toEvidence(index, mention)),
    ...lines.map((line) => lineEvidence(index, line)),
  ]).slice(0, shownEvidence);
  if (held.state === "missing") return { ...missing(held.reason), evidence, gates };
  const holders = [...mentions.map(({ line }) => line), ...lines];
  const isListed = held.state === "shown" && holders.length > 0 && holders.every(isInSkills);
  // What must be held is not held because a list of skills drops its name: it holds the score as if it were missing.
  const needed = isListed ? findHeld(told, requirement, posting)?.gates : undefined;
  if (held.state === "unsaid" || needed) {
    const reason = needed ? "Only a list of skills names it: do you hold it?" : held.reason;
    return { state: "unsaid", credit: hintCredit, reachable: 1, evidence, reason, gates: needed ?? gates };
  }
  return { state: "shown", credit: 1, reachable: 1, evidence, reason: held.reason, listed: isListed ? 1 : 0 };
}

/** Among skills, or in a job: lists of studies and of certificates are where one looks for a paper. */
function isInSkills({ place, entry }: IndexedLine): boolean {
  return place === "skills" && /^\/(?:skills|work|languages)\b/.test(entry);
}

/** Work is told in lines; what only a list names is set apart. */
function creditWork(sources: Sources, requirement: Requirement, asked: AskedRequirement): Credit {
  const { index, told: withoutLists, evidences } = sources;
  const found = creditEvidence(sources, index, requirement, asked, evidences.all);
  if (found.credit === 0 || withoutLists === index) return found;
  const told = creditEvidence(sources, withoutLists, requirement, asked, evidences.told).credit;
  return told < found.credit ? { ...found, listed: 1 - told / found.credit } : found;
}

function creditEvidence(
  { weights }: Sources,
  index: ResumeIndex,
  requirement: Requirement,
  asked: AskedRequirement,
  of: Evidences["all"],
): Credit {
  const measured = of.get(requirement.id);
  if (!measured) return missing("Nothing in the resume shows this.");
  const judgement = judgeEvidence(measured.values, requirement, weights);
  const mentions = mentionsOf(index, requirement, asked.examples);
  const byName = requirement.kind === "tool" && asked.isName;
  const said = byName && measured.said.state !== "shown" ? nothingSaid : measured.said;
  const claim = requirement.years === undefined ? undefined : findClaim(index, asked.ways, requirement.years);
  const named = floorOf(index, requirement, asked, mentions, measured);
  const floor = { state: stronger(named.state, said.state), credit: Math.max(named.credit, said.credit) };
  // An office is no "Office": a tool is shown by its whole name, be it in a longer one of a list.
  // One word of several is a chance: "sold the trucks" for an "assigned truck".
  const isWorthAskingAbout = ({ share, words }: Measured["lines"][number]) =>
    share >= worthAskingAbout && words >= Math.min(2, asked.words.length);
  const near = byName ? measured.lines.filter(({ line }) => listsName(line, requirement.term)) : measured.lines;
  const close = near.filter(({ line }) => !mentions.some((mention) => mention.line.atom === line.atom));
  // What holds all of its words and does not say it has them scattered: "tested pumps and painted boilers" for "boiler tests".
  const isScattered = (share: number) => said.state !== "shown" && (share > scattered || asked.words.length === 1);
  const isSure = requirement.kind !== "soft" && judgement.shown >= surelyShown;
  const telling = close.filter(
    (line) => (isSure && isWorthAskingAbout(line)) || (line.share >= worthShowing && !isScattered(line.share)),
  );
  const verdict = stronger(verdictOf(judgement, weights), floor.state);
  // Without words outside of the summary to point at, nothing is shown: it can only be asked.
  const isTold = mentions.some(({ line }) => line.place !== "summary");
  const shows = isTold || telling.length > 0 || said.state === "shown";
  // What has a name of its own is used or not: a job like the post's makes no product likely that no line speaks of.
  const isPresumed = byName && mentions.length === 0 && near.length === 0 && said.state === "missing";
  const state = isPresumed ? "missing" : verdict === "shown" && !shows ? "unsaid" : verdict;
  // A trait is no work that a line may be: half of its words are chance ("detail-oriented" beside "object-oriented").
  const likely = requirement.kind === "soft" ? [] : close;
  const quoted = state === "shown" ? telling.slice(0, mentions.length > 0 ? 0 : undefined) : likely;
  // Lines that say it in the post's words come before those that come close to it.
  const inWords = mentions.length > 0 && state === "shown" ? [] : said.lines;
  const evidence = onceEach([
    ...mentions.map((mention) => toEvidence(index, mention)),
    ...inWords.map((line) => lineEvidence(index, line)),
    ...quoted.filter(isWorthAskingAbout).map(({ line }) => lineEvidence(index, line)),
  ]).slice(0, shownEvidence);
  const credit = Math.max(creditOf(judgement, state), floor.credit);
  return {
    state,
    credit,
    reachable: state === "missing" ? credit : Math.max(credit, confirmedCredit),
    evidence: state === "missing" ? [] : evidence,
    reason: reasonFor(state, mentions, evidence),
    years: measured.values[at("statedYears")],
    claim: claim && lineEvidence(index, claim),
  };
}

function listsName({ place, atom }: IndexedLine, name: string): boolean {
  return place === "skills" && ` ${atom.text.split(/[\s,;|/()]+/u).join(" ")} `.includes(` ${name} `);
}

/** A resume that says the same words twice proves nothing twice. */
function onceEach(evidence: Evidence[]): Evidence[] {
  const quotes = evidence.map(({ quote }) => quote.toLowerCase());
  return evidence.filter((_, at) => quotes.indexOf(quotes[at] ?? "") === at);
}

const order: EvidenceState[] = ["missing", "unsaid", "shown"];

function stronger(left: EvidenceState, right: EvidenceState): EvidenceState {
  return order.indexOf(left) >= order.indexOf(right) ? left : right;
}

const at = (name: (typeof measureNames)[number]) => measureNames.indexOf(name);
/**
 * One line, or one entry, that holds so much of what is asked may be the same thing, however little the rest of the
 * resume is like the post: it is asked about, never called missing.
 */
const worthAsking = [
  [at("nearLine"), 0.6],
  [at("nearEntry"), 0.75],
] as const;

/** What the post's own name for a thing shows by itself, whatever else the resume speaks of. */
function floorOf(
  { mentions: all }: ResumeIndex,
  { canonical = "", kind }: Requirement,
  { isName, words, examples }: AskedRequirement,
  found: Mention[],
  { values }: Measured,
): Pick<Credit, "state" | "credit"> {
  const isScattered =
    kind !== "soft" &&
    !(kind === "tool" && isName) &&
    (words.length > 1
      ? worthAsking.some(([measure, share]) => (values[measure] ?? 0) > share)
      : words[0]?.isTelling === true && (values[at("line")] ?? 0) === 1);
  const least = isScattered
    ? ({ state: "unsaid", credit: hintCredit } as const)
    : ({ state: "missing", credit: 0 } as const);
  // Anyone can call themselves a team player: character shows in what was done.
  const telling = found.filter(({ line }) => kind !== "soft" || line.place === "bullet");
  const [best] = telling;
  const isExample = examples.some((name) => all.has(name));
  if (!best || !(isName || isExample)) return least;
  // A narrower term implies the thing; the suite that a tool is part of only makes it likely.
  const isOwn = all.has(canonical) || isExample;
  if (!isOwn || best.line.place === "summary") return { state: "unsaid", credit: hintCredit };
  return { state: "shown", credit: best.line.place === "skills" ? listedCredit : namedCredit * best.line.support };
}

/**
 * Where the term or one of the post's examples of it stands, lines about work first; a term that only narrower ones imply is shown by those, and a tool that
 * only its suite stands for is at least hinted at by that.
 */
function mentionsOf(index: ResumeIndex, { canonical }: Requirement, examples: string[]): Mention[] {
  const of = (names: readonly string[]): Mention[] => names.flatMap((name) => index.mentions.get(name) ?? []);
  const named = canonical === undefined ? [] : [of([canonical]), of(index.implied.get(canonical) ?? [])];
  const suite = canonical === undefined ? [] : of(suitesOf(canonical));
  const found = [named[0] ?? [], of(examples), named[1] ?? [], suite].find(({ length }) => length > 0) ?? [];
  const ranked = found.toSorted((a, b) => rank(a) - rank(b));
  return ranked.slice(0, shownEvidence);
}

const places: Evidence["place"][] = [
  "bullet",
  "title",
  "certificate",
  "education",
  "language",
  "other",
  "skills",
  "summary",
];

function rank({ line }: Mention): number {
  return places.indexOf(line.place);
}

function reasonFor(state: EvidenceState, mentions: Mention[], evidence: Evidence[]): string {
  if (state === "missing") return "Nothing in the resume shows this.";
  if (state === "unsaid") {
    return evidence.length > 0
      ? "This may be the same work in other words."
      : "People with jobs like yours usually have it; the resume does not say it.";
  }
  const best = evidence[0]?.place;
  if (best === "summary") return "Only the summary says it; no job or list shows it.";
  if (best === "skills") return "A list names it; a line about your work would say more.";
  return mentions.length > 0 ? "The resume shows it." : "The resume shows it in other words.";
}

/** What was confirmed can truthfully be shown in full, and is no mere item of a list. Where a line says it in other words, the answer makes it evidence. */
function withFact(found: Credit, fact: Fact): Credit {
  if (found.state === "shown") return { ...found, listed: 0, reachable: 1 };
  const said: Evidence = {
    atomId: fact.id,
    fact: true,
    span: null,
    quote: fact.detail ?? fact.subject,
    place: "fact",
    date: fact.date,
  };
  if (found.state === "unsaid" && found.evidence.length > 0) {
    return {
      ...found,
      state: "shown",
      credit: Math.max(found.credit, confirmedCredit),
      listed: 0,
      reachable: 1,
      evidence: found.evidence.some(({ quote }) => quote.startsWith(said.quote))
        ? found.evidence
        : [...found.evidence, said],
      reason: "You confirmed that this is the same work.",
      gates: undefined,
    };
  }
  return {
    ...found,
    state: "unsaid",
    reachable: 1,
    evidence: [said],
    reason: "You confirmed this, but the resume does not say it.",
    gates: undefined,
  };
}
