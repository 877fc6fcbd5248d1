import { addedAtomId, applyChanges } from "./apply/apply-changes";
import type { Change, Claim, OwnWords, Receipt, Verdict } from "./change";
import type { Decisions } from "./decisions";
import { type OwnData, ownDataOf } from "./gate/own-data";
import { loadTagger } from "./grammar/tagger";
import { hasNoWords, judgeChanges } from "./judge-changes";
import type { OwnSentences } from "./letter/frame";
import { judgeOwnLetter, judgeOwnSentences } from "./letter/judge-own-letter";
import { type LetterInput, writeLetter } from "./letter/write-letter";
import type { Match } from "./match";
import { matchResume } from "./match/match-resume";
import { pause } from "./pause";
import type { Posting } from "./posting";
import { claimsOfResume } from "./receipt/claims-of-resume";
import { makeReceipt, placed } from "./receipt/make-receipt";
import { resumeToText } from "./render/resume-to-text";
import type { Fact, IsoDate, Resume } from "./resume";
import { quotedAsWritten, type Spelled, spelledWhere, spellResume } from "./spelling/spelled-resume";

/** What decisions are made about. */
export interface Offer {
  /** The resume as it was before any change. */
  base: Resume;
  /** Changes that passed the gate and stand together. */
  changes: readonly Verdict[];
  /** Wordings to confirm: only the user's own words in their place count. */
  confirm?: readonly Verdict[];
  /** Lines that only the user's own words change. */
  prompts?: readonly Change[];
  posting: Posting;
  facts?: Fact[];
  asOf: IsoDate;
  /** Signs the letter. */
  name?: string;
  letterBody?: LetterInput["body"];
  /** The day of the letter, as it reads. */
  letterDate?: string | undefined;
  /** What the person says for themselves in the letter. */
  ownSentences?: OwnSentences | undefined;
  /** The match of the base with these facts, where it is known already. */
  before?: Match;
  /** The base in right spelling, where it is known already. */
  spelled?: Spelled;
  /** The user's own name and contact details besides those of the resume: their own words may name them. */
  ownData?: OwnData;
}

/**
 * What was judged of the same base before. `isSame` where facts, own data and gate were the same, too: own words that
 * stand as they stood then are not judged again. Otherwise only the untouched lines are as they were.
 */
export interface Earlier {
  resume: Resume;
  receipt: Receipt;
  decisions: Decisions;
  isSame: boolean;
}

export interface Decided {
  resume: Resume;
  rewrittenCv: string;
  letter: string;
  receipt: Receipt;
  before: Match;
  after: Match;
}

/**
 * Applies decisions to the resume as it was: what was rejected stays as the user wrote it, what they wrote themselves
 * stands in their words and is marked as theirs; texts, receipt and score follow. Same input, same output; with no
 * decisions it is the result that was offered, with everything rejected the resume as it was.
 * Between its steps it pauses, so that others are answered. Throws a RangeError where anything but the user's own words would lose or alter what must stay.
 */
export async function decideChanges(offer: Offer, decisions: Decisions, earlier?: Earlier): Promise<Decided> {
  const { base, posting, facts, asOf } = offer;
  const before = offer.before ?? matchResume(base, posting, { facts, asOf });
  const spelled = offer.spelled ?? (await spellResume(base, posting));
  const { kept, own } = settle(offer, decisions, spelled, earlier);
  const changes = [...kept, ...own.filter(({ change }) => isNew(change))].map(({ change }) => change);
  const reworded = own.map(({ change }) => change).filter((change) => !isNew(change));
  const resume = applyChanges(base, changes, reworded);
  const rewrittenCv = resumeToText(resume);
  await pause();
  const after = matchResume(resume, posting, { facts, asOf });
  await pause();
  const { name, letterDate: date } = offer;
  const told = spelledWhere(spelled, notRejected(offer, decisions));
  const input = {
    resume: told,
    shown: { resume, match: after },
    posting,
    match: before,
    facts,
    name,
    date,
    own: decisions.sentences ?? offer.ownSentences,
    body: bodyOf(offer),
  };
  const written = writeLetter(input, await loadTagger());
  await pause();
  const letter =
    letterAgain(decisions, earlier) ??
    judgeOwnLetter(written, decisions.letter, told, { facts, posting, ownData: allOwnData(offer) });
  const said = decisions.letter
    ? []
    : judgeOwnSentences(input.own, asOf, told, { facts, posting, ownData: allOwnData(offer) });
  const proven = [...kept, ...own].map((verdict) => ({ ...verdict, claims: verdict.claims.filter(isProven) }));
  const claims = [
    ...(await claimsOfResume(base, resume, proven, earlier)),
    ...placed(quotedAsWritten(letter.claims, spelled), "letter", "letter"),
  ];
  const words = [...own.map((verdict) => ownWords(verdict, decisions, resume)), ...said, ...letter.own];
  const receipt = await makeReceipt({
    source: base.source,
    resumeText: rewrittenCv,
    letter: letter.text,
    claims,
    own: words,
  });
  return { resume, rewrittenCv, letter: letter.text, receipt, before, after };
}

/** The letter spells a word as the resume does where its owner wants it so. */
function notRejected({ changes }: Offer, decisions: Decisions): (path: string) => boolean {
  const rejected = changes.flatMap(({ change }) => (decisions.changes[change.id] === "rejected" ? [change.path] : []));
  return (path) => !rejected.includes(path);
}

function settle(
  offer: Offer,
  decisions: Decisions,
  spelled: Spelled,
  earlier?: Earlier,
): { kept: Verdict[]; own: Verdict[] } {
  const { base, changes, facts, posting } = offer;
  const options = { facts, posting, ownData: allOwnData(offer), spelled };
  const kept: Verdict[] = [];
  const own: Verdict[] = [];
  for (const verdict of [...changes, ...toFill(offer, decisions)]) {
    const decision = decisions.changes[verdict.change.id];
    if (decision === "rejected") continue;
    if (decision === undefined || hasNoWords(verdict.change)) kept.push(verdict);
    else {
      const change = { ...verdict.change, after: decision.text };
      const again = verdictAgain(change, earlier);
      own.push(...(again ? [again] : judgeChanges([change], base, options)));
    }
  }
  for (const { change } of offer.confirm ?? []) {
    const decision = decisions.changes[change.id];
    if (typeof decision !== "object" || changes.some((one) => one.change.path === change.path)) continue;
    const reworded = { ...change, after: decision.text };
    const again = verdictAgain(reworded, earlier);
    own.push(...(again ? [again] : judgeChanges([reworded], base, options)));
  }
  return { kept, own };
}

/** Prompts that the user has filled. */
function toFill({ prompts = [] }: Offer, decisions: Decisions): Verdict[] {
  const filled = prompts.filter(({ id }) => typeof decisions.changes[id] === "object");
  return filled.map((change) => ({ change, accepted: true, claims: [] }));
}

function allOwnData({ base, name, ownData }: Offer): OwnData {
  const own = ownDataOf(base);
  return {
    names: [...own.names, ...(name ? [name] : []), ...(ownData?.names ?? [])],
    contacts: [...own.contacts, ...(ownData?.contacts ?? [])],
  };
}

/** What was said of the same words before. */
function verdictAgain(change: Change, earlier: Earlier | undefined): Verdict | undefined {
  const before = earlier?.isSame ? earlier.decisions.changes[change.id] : undefined;
  const own = earlier?.receipt.own?.find(({ id, document }) => id === change.id && document === "resume");
  if (typeof before !== "object" || before.text !== change.after || !own) return undefined;
  const proven = claimsAt(earlier?.receipt, "resume", own.where);
  return { change, accepted: own.unproven.length === 0, claims: [...proven, ...own.unproven], reason: own.remark };
}

function letterAgain(decisions: Decisions, earlier: Earlier | undefined) {
  const { letter } = decisions;
  if (!earlier?.isSame || !letter || earlier.decisions.letter?.text !== letter.text) return undefined;
  const own = earlier.receipt.own?.filter(({ document }) => document === "letter") ?? [];
  const dated = own.map((words) => ({ ...words, date: letter.date }));
  return { text: letter.text, claims: claimsAt(earlier.receipt, "letter", "letter"), own: dated };
}

function claimsAt(receipt: Receipt | undefined, place: "resume" | "letter", path: string): Claim[] {
  const claims = receipt?.claims.filter(({ document, where }) => document === place && where === path) ?? [];
  return claims.map(({ document: _, where: __, ...claim }) => claim);
}

/** A line that the resume did not have: nothing of it can be lost. */
function isNew(change: Change): boolean {
  return change.before === "";
}

function isProven({ status }: Claim): boolean {
  return status === "supported";
}

function ownWords({ change, claims, reason }: Verdict, decisions: Decisions, resume: Resume): OwnWords {
  const { id, after: text } = change;
  const decision = decisions.changes[id];
  const atomId = change.atomId ?? addedAtomId(change);
  const atom = resume.atoms.find((one) => one.id === atomId);
  const unproven = claims.filter((claim) => !isProven(claim));
  return {
    id,
    document: "resume",
    where: atom?.path ?? change.path,
    text,
    date: typeof decision === "object" ? decision.date : "",
    unproven,
    ...(unproven.length === 0 && reason !== undefined && { remark: reason }),
  };
}

/** A body that leans on an answer that was withdrawn is no longer proven. */
function bodyOf({ letterBody, facts = [] }: Offer): LetterInput["body"] {
  const confirmed = new Set(facts.filter((fact) => fact.confirmed).map(({ id }) => id));
  const stands = letterBody?.claims.every(({ source }) => !source?.factId || confirmed.has(source.factId));
  return stands ? letterBody : undefined;
}
