import { addedAtomId, applyChanges } from "./apply/apply-changes";
import type { Change, Claim, OwnWords, Receipt, Verdict } from "./change";
import type { Decisions } from "./decisions";
import { gateChanges } from "./gate/gate-changes";
import { judgeOwnLetter } from "./letter/judge-own-letter";
import { type LetterInput, writeLetter } from "./letter/write-letter";
import type { Match } from "./match";
import { matchResume } from "./match/match-resume";
import type { Posting } from "./posting";
import { claimsOfResume } from "./receipt/claims-of-resume";
import { makeReceipt, placed } from "./receipt/make-receipt";
import { resumeToText } from "./render/resume-to-text";
import type { Fact, IsoDate, Resume } from "./resume";

/** What decisions are made about. */
export interface Offer {
  /** The resume as it was before any change. */
  base: Resume;
  /** Changes that passed the gate and stand together. */
  changes: readonly Verdict[];
  posting: Posting;
  facts?: Fact[];
  asOf: IsoDate;
  /** Signs the letter. */
  name?: string;
  letterBody?: LetterInput["body"];
  /** The match of the base with these facts, where it is known already. */
  before?: Match;
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
 * Throws a RangeError where anything but the user's own words would lose or alter what must stay.
 */
export async function decideChanges(offer: Offer, decisions: Decisions): Promise<Decided> {
  const { base, posting, facts, asOf } = offer;
  const before = offer.before ?? matchResume(base, posting, { facts, asOf });
  const { kept, own } = settle(offer, decisions);
  const changes = [...kept, ...own.filter(({ change }) => isNew(change))].map(({ change }) => change);
  const reworded = own.map(({ change }) => change).filter((change) => !isNew(change));
  const resume = applyChanges(base, changes, reworded);
  const rewrittenCv = resumeToText(resume);
  const written = writeLetter({ resume: base, posting, match: before, facts, name: offer.name, body: bodyOf(offer) });
  const letter = judgeOwnLetter(written, decisions.letter, base, { facts, posting });
  const proven = [...kept, ...own].map((verdict) => ({ ...verdict, claims: verdict.claims.filter(isProven) }));
  const claims = [...claimsOfResume(base, resume, proven), ...placed(letter.claims, "letter", "letter")];
  const words = [...own.map((verdict) => ownWords(verdict, decisions, resume)), ...letter.own];
  const receipt = await makeReceipt({
    source: base.source,
    resumeText: rewrittenCv,
    letter: letter.text,
    claims,
    own: words,
  });
  const after = matchResume(resume, posting, { facts, asOf });
  return { resume, rewrittenCv, letter: letter.text, receipt, before, after };
}

function settle({ base, changes, facts, posting }: Offer, decisions: Decisions): { kept: Verdict[]; own: Verdict[] } {
  const kept: Verdict[] = [];
  const own: Verdict[] = [];
  for (const verdict of changes) {
    const decision = decisions.changes[verdict.change.id];
    if (decision === "rejected") continue;
    if (decision === undefined || verdict.change.order) kept.push(verdict);
    else own.push(...gateChanges([{ ...verdict.change, after: decision.text }], base, { facts, posting }));
  }
  return { kept, own };
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
