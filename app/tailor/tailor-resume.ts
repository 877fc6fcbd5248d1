import { addedAtomId, applyChanges } from "./apply/apply-changes";
import { askQuestions } from "./ask-questions";
import type { Change, Claim, Question, Receipt, Verdict } from "./change";
import { type Piece, quoteOf, resumePieces } from "./gate/evidence";
import { gateChanges } from "./gate/gate-changes";
import { judgeText } from "./gate/judge-text";
import { writeLetter } from "./letter/write-letter";
import { listOfEnd } from "./list-end";
import type { Match } from "./match";
import { matchResume } from "./match/match-resume";
import { combineProposals } from "./model/combine-proposals";
import { judgeLetter } from "./model/judge-letter";
import type { ModelAnswer } from "./model/model-answer";
import { toChanges } from "./model/to-changes";
import type { Posting } from "./posting";
import { addConfirmed } from "./propose/add-confirmed";
import { proposeChanges } from "./propose/propose-changes";
import { makeReceipt, placed } from "./receipt/make-receipt";
import { resumeToText } from "./render/resume-to-text";
import type { Fact, IsoDate, Resume } from "./resume";

export interface TailorInput {
  resume: Resume;
  posting: Posting;
  facts?: Fact[];
  /** Today, for years of experience up to "present". */
  asOf: IsoDate;
  /** Signs the letter. */
  name?: string;
  /** Changes of a model or of the user, in place of the rules. */
  proposals?: Change[];
  /** What a model answered: its changes and its letter, with the rules for what it left alone. */
  draft?: ModelAnswer;
}

export interface Tailoring {
  /** Accepted and in the new resume. */
  changes: Verdict[];
  refused: Verdict[];
  resume: Resume;
  rewrittenCv: string;
  letter: string;
  receipt: Receipt;
  questions: Question[];
  before: Match;
  after: Match;
}

/**
 * The whole job: match, propose, gate, apply, letter, receipt, match again. The score after is never below the score before:
 * a change that would lower it is refused. Same input, same output.
 */
export async function tailorResume(input: TailorInput): Promise<Tailoring> {
  const { resume, posting, facts, asOf } = input;
  const before = matchResume(resume, posting, { facts, asOf });
  const proposals = input.proposals ?? proposalsOf(input, before);
  const verdicts = refuseRepeats(gateChanges(proposals, resume, { facts, posting }));
  const gated = verdicts.filter((verdict) => verdict.accepted);
  const score = (changed: Resume) => matchResume(changed, posting, { facts, asOf }).score ?? 0;
  const { kept, dropped } = keepHelpful(resume, gated, before.score ?? 0, score);
  const tailored = applyChanges(
    resume,
    kept.map((verdict) => verdict.change),
  );
  const body = input.draft && judgeLetter(input.draft.letter, resume, { facts, posting });
  const refused = [...verdicts.filter((verdict) => !verdict.accepted), ...dropped, ...(body?.refused ?? [])];
  const letter = writeLetter({ resume, posting, match: before, facts, name: input.name, body });
  const rewrittenCv = resumeToText(tailored);
  const claims = [...claimsOfResume(resume, tailored, kept), ...placed(letter.claims, "letter", "letter")];
  const receipt = await makeReceipt({ source: resume.source, resumeText: rewrittenCv, letter: letter.text, claims });
  return {
    changes: kept,
    refused,
    resume: tailored,
    rewrittenCv,
    letter: letter.text,
    receipt,
    questions: askQuestions({ resume, posting, match: before, facts, asOf, refused }),
    before,
    after: matchResume(tailored, posting, { facts, asOf }),
  };
}

function proposalsOf({ resume, posting, facts, draft }: TailorInput, match: Match): Change[] {
  const rules = proposeChanges(resume, posting, match);
  const changes = draft
    ? combineProposals(toChanges(draft, { resume, posting, match }), rules, resume, { facts, posting })
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

/** All of them where the score allows, else one by one, leaving out each that lowers it. */
function keepHelpful(
  resume: Resume,
  gated: Verdict[],
  floor: number,
  score: (resume: Resume) => number,
): { kept: Verdict[]; dropped: Verdict[] } {
  const apply = (verdicts: Verdict[]) =>
    applyChanges(
      resume,
      verdicts.map((verdict) => verdict.change),
    );
  if (gated.length === 0 || score(apply(gated)) >= floor) return { kept: gated, dropped: [] };
  const kept: Verdict[] = [];
  const dropped: Verdict[] = [];
  let best = floor;
  for (const verdict of gated) {
    const next = score(apply([...kept, verdict]));
    if (next < best) {
      dropped.push({ ...verdict, accepted: false, reason: "The change would lower the score for this post." });
      continue;
    }
    best = next;
    kept.push(verdict);
  }
  return { kept, dropped };
}

/** Claims of every line of the new resume: those of a change from its verdict, the others from their own line. */
function claimsOfResume(source: Resume, tailored: Resume, kept: Verdict[]): Receipt["claims"] {
  const byAtom = new Map(
    kept.filter((verdict) => !verdict.change.order).map((verdict) => [verdict.change.path, verdict.claims]),
  );
  const added = new Map(kept.map(({ change, claims }) => [addedAtomId(change), claims]));
  const original = new Map(source.atoms.map((atom) => [atom.id, atom]));
  const pieces = new Map(resumePieces(source).map((piece) => [piece.atomId, piece]));
  return tailored.atoms.flatMap((atom) => {
    const from = original.get(atom.id);
    const changed = added.get(atom.id) ?? byAtom.get(from?.path ?? "/basics/summary");
    if (changed && from?.text !== atom.text) return placed(changed, "resume", atom.path);
    return placed(unchangedClaims(pieces.get(atom.id), atom.text), "resume", atom.path);
  });
}

/** Longest stretch that is read at once: the work on one grows with the square of its words. */
const stretchLength = 1000;

/** An untouched line is its own source. */
function unchangedClaims(piece: Piece | undefined, text: string): Claim[] {
  if (piece?.text !== text) return [];
  return stretchesOf(piece).flatMap((stretch) =>
    judgeText(stretch.text, [stretch]).map(({ reason: _, ...claim }) => ({
      ...claim,
      status: "supported",
      source: claim.source ?? { ...quoteOf(stretch, 0, stretch.text.length), quote: claim.text },
    })),
  );
}

/** The piece itself, or an endless one cut between words. */
function stretchesOf(piece: Piece): Piece[] {
  if (piece.text.length <= stretchLength) return [piece];
  const pattern = new RegExp(`[^]{1,${stretchLength}}(?!\\S)|[^]{1,${stretchLength}}`, "g");
  return [...piece.text.matchAll(pattern)].map((match) => {
    const { span } = quoteOf(piece, match.index, match.index + match[0].length);
    return { ...piece, text: match[0], span };
  });
}
