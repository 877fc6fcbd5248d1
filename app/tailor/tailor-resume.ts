import { applyChanges } from "./apply/apply-changes";
import { isCopy } from "./apply/drop-copies";
import { askQuestions } from "./ask-questions";
import type { Change, Question, Verdict } from "./change";
import { type Decided, decideChanges, type Offer } from "./decide-changes";
import { noDecisions } from "./decisions";
import { loadTagger, type Tag } from "./grammar/tagger";
import { judgeChanges } from "./judge-changes";
import type { Match } from "./match";
import { matchResume } from "./match/match-resume";
import { combineProposals } from "./model/combine-proposals";
import { judgeLetter } from "./model/judge-letter";
import type { ModelAnswer } from "./model/model-answer";
import { toChanges } from "./model/to-changes";
import { pause } from "./pause";
import type { Posting } from "./posting";
import { addConfirmed } from "./propose/add-confirmed";
import { fillerLines } from "./propose/fillers/filler-lines";
import { proposeChanges } from "./propose/propose-changes";
import { type Suggestion, suggestEdits } from "./propose/suggest-edits";
import type { Fact, IsoDate, Resume } from "./resume";
import { listOfEnd } from "./resume-atoms";
import { type Spelled, spellResume } from "./spelling/spelled-resume";

export interface TailorInput {
  resume: Resume;
  posting: Posting;
  facts?: Fact[];
  /** Today, for years of experience up to "present". */
  asOf: IsoDate;
  /** Signs the letter. */
  name?: string;
  /** What the person says for themselves in the letter. */
  ownSentences?: Offer["ownSentences"];
  /** The day of the letter, as it reads: "22 November 2026"; without it the letter has no head. */
  letterDate?: string;
  /** Changes of a model or of the user, in place of the rules. */
  proposals?: Change[];
  /** What a model answered: its changes and its letter, with the rules for what it left alone. */
  draft?: ModelAnswer;
}

export interface Tailoring extends Decided {
  /** Accepted and in the new resume. */
  changes: Verdict[];
  /** Wordings that their owner may confirm; in no text until then. */
  confirm: Verdict[];
  refused: Verdict[];
  questions: Question[];
  /** What only the person can add to their lines, or decide about them. */
  suggestions: Suggestion[];
  /** Paragraphs of a model's letter that passed the gate. */
  letterBody?: Offer["letterBody"];
}

/**
 * The whole job: match, propose, gate, apply, letter, receipt, match again. A change of words that would lower the score is
 * refused. Between its steps it pauses, so that others are answered. Same input, same output.
 */
export async function tailorResume(input: TailorInput): Promise<Tailoring> {
  const { resume, posting, facts, asOf } = input;
  const before = matchResume(resume, posting, { facts, asOf });
  await pause();
  const spelled = await spellResume(resume, posting);
  const proposals = input.proposals ?? proposalsOf(input, before, spelled, await loadTagger());
  await pause();
  const verdicts = refuseRepeats(judgeChanges(proposals, resume, { facts, posting, spelled }));
  const gated = verdicts.filter((verdict) => verdict.accepted);
  const score = (changed: Resume) => matchResume(changed, posting, { facts, asOf }).score ?? 0;
  await pause();
  const { kept, dropped } = keepHelpful(resume, gated, before.score ?? 0, score);
  const judged = input.draft && judgeLetter(input.draft.letter, spelled.resume, { facts, posting });
  const { confirm, repeated } = waitingOf(verdicts);
  const refused = [
    ...verdicts.filter((verdict) => !verdict.accepted && !verdict.confirm),
    ...repeated,
    // What the rules wrote and the score speaks against is nobody's loss; of a draft its owner hears it.
    ...(input.proposals || input.draft ? dropped : []),
    ...(judged?.refused ?? []),
  ];
  const letterBody = judged && { paragraphs: judged.paragraphs, claims: judged.claims };
  const offer = {
    base: resume,
    changes: kept,
    posting,
    facts,
    asOf,
    name: input.name,
    letterBody,
    letterDate: input.letterDate,
    ownSentences: input.ownSentences,
    before,
    spelled,
  };
  const made = kept.map(({ change }) => change);
  const isGone = new Set(kept.flatMap(({ change }) => (change.kind === "left-out" ? change.path : [])));
  return {
    ...(await decideChanges(offer, noDecisions)),
    changes: kept,
    confirm,
    refused,
    suggestions: suggestEdits(resume, posting, before, await loadTagger(), made).filter(
      ({ path }) => !isGone.has(path) && !isGone.has(path.split("/").slice(0, 3).join("/")),
    ),
    questions: askQuestions({ resume, posting, match: before, facts, asOf, refused }),
    letterBody,
  };
}

function proposalsOf(
  { resume, posting, facts, asOf, draft }: TailorInput,
  match: Match,
  spelled: Spelled,
  tag: Tag,
): Change[] {
  const keepsScore = (tried: readonly Omit<Change, "id">[], mayLose = 0) => {
    const changed = applyChanges(
      resume,
      tried.map((change, at) => ({ id: `tried${at}`, ...change })),
    );
    return (matchResume(changed, posting, { facts, asOf }).score ?? 0) >= (match.score ?? 0) - mayLose;
  };
  const rules = proposeChanges(spelled, posting, match, tag, facts, keepsScore, asOf);
  const changes = draft
    ? combineProposals(toChanges(draft, { resume, posting, match }), rules, spelled, { facts, posting })
    : rules;
  return [...changes, ...addConfirmed(resume, match, facts)];
}

/** Two changes of one text cannot both stand: the first does. */
function refuseRepeats(verdicts: Verdict[]): Verdict[] {
  const taken = new Set<string>();
  return verdicts.map((verdict) => {
    if (!verdict.accepted || listOfEnd(verdict.change.path) !== undefined) return verdict;
    if (taken.has(verdict.change.path))
      return { ...verdict, accepted: false, reason: "Another change of the same text comes first." };
    taken.add(verdict.change.path);
    return verdict;
  });
}

/** The wordings to confirm, one a text; where a proven change stands, its text is settled. */
function waitingOf(verdicts: Verdict[]): { confirm: Verdict[]; repeated: Verdict[] } {
  const taken = new Set(verdicts.flatMap(({ accepted, change }) => (accepted ? [change.path] : [])));
  const confirm: Verdict[] = [];
  const repeated: Verdict[] = [];
  for (const verdict of verdicts.filter((one) => one.confirm)) {
    const isTaken = taken.has(verdict.change.path);
    taken.add(verdict.change.path);
    if (isTaken) repeated.push({ ...verdict, confirm: false, reason: "Another change of the same text comes first." });
    else confirm.push(verdict);
  }
  return { confirm, repeated };
}

/** What stands twice or says nothing may count for a point: a resume without it may have that one less. */
const mostForSpare = 1;

/**
 * All of them where the score allows; else without those that cost it, where jobs that stand twice go or stay together, and so do the lines of a job that are put in one tense. What does best without each of them tells the order in
 * which they go, what goes for length and what is style alone before what says something; what turns out to cost nothing comes
 * back. With all that stays the score is no lower than it was, but for the point of what is spare. At most three scores a change.
 */
function keepHelpful(
  resume: Resume,
  gated: Verdict[],
  before: number,
  score: (resume: Resume) => number,
): { kept: Verdict[]; dropped: Verdict[] } {
  const scoreOf = (some: ReadonlySet<Verdict>) =>
    score(
      applyChanges(
        resume,
        gated.flatMap((verdict) => (some.has(verdict) ? verdict.change : [])),
      ),
    );
  const kept = new Set(gated);
  let best = scoreOf(kept);
  const copies = gated.filter(({ change }) => isCopy(change));
  const fillers = fillerLines(resume);
  const spare = gated.filter(
    ({ change }) => isCopy(change) || (change.kind === "left-out" && fillers.has(change.path)),
  );
  const floor =
    spare.length === 0 || best >= before
      ? before
      : Math.max(before - mostForSpare, Math.min(before, scoreOf(new Set(spare))));
  const isWith = (one: Verdict, other: Verdict) =>
    one === other || (copies.includes(one) && copies.includes(other)) || areOfOneTense(one.change, other.change);
  const without = (verdict: Verdict) => scoreOf(new Set([...kept].filter((one) => !isWith(one, verdict))));
  const gone: Verdict[] = [];
  if (best < floor) {
    const ranked = gated.map((verdict) => ({ verdict, reached: without(verdict) }));
    ranked.sort((left, right) => right.reached - left.reached || bySubstance(left.verdict, right.verdict));
    for (const { verdict } of ranked) {
      if (best >= floor) break;
      if (!kept.has(verdict)) continue;
      const reached = without(verdict);
      if (reached < best) continue;
      for (const one of [...kept].filter((one) => isWith(one, verdict))) {
        kept.delete(one);
        gone.push(one);
      }
      best = reached;
    }
    if (best < floor) kept.clear();
  }
  for (const verdict of gone) {
    const back = gone.filter((one) => isWith(one, verdict) && !kept.has(one));
    if (kept.size > 0 && back.length > 0 && scoreOf(new Set([...kept, ...back])) >= floor)
      for (const one of back) kept.add(one);
  }
  const dropped = gated
    .filter((verdict) => !kept.has(verdict))
    .map((verdict) => ({ ...verdict, accepted: false, reason: "The change would lower the score for this post." }));
  return { kept: gated.filter((verdict) => kept.has(verdict)), dropped };
}

/** Lines of one job that are worded anew for their style: half of them in another tense would be worse than none. */
function areOfOneTense(one: Change, other: Change): boolean {
  const entryOf = ({ path, kind, isCosmetic }: Change) =>
    kind === "rephrase" && isCosmetic ? /^(\/\w+\/\d+)\/highlights\//u.exec(path)?.[1] : undefined;
  return entryOf(one) !== undefined && entryOf(one) === entryOf(other);
}

/** What nobody misses first: cuts for length, then style, then what says something. */
function bySubstance({ change: left }: Verdict, { change: right }: Verdict): number {
  const rank = ({ isForLength, isCosmetic }: Change) => (isForLength ? 0 : isCosmetic ? 1 : 2);
  return rank(left) - rank(right);
}
