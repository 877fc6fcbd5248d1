import type { Verdict } from "./change";
import type { Offer } from "./decide-changes";
import { judgeChanges } from "./judge-changes";
import { matchResume } from "./match/match-resume";
import { addConfirmed } from "./propose/add-confirmed";
import { listOfEnd } from "./resume-atoms";
import { spellResume } from "./spelling/spelled-resume";

interface Followed {
  changes: Verdict[];
  refused: Verdict[];
}

/**
 * The changes on offer and the refused ones as the answers stand now. What leans on an answer is judged anew, and is
 * refused or gone where the answer was withdrawn; what was refused for want of a proof is judged anew too, and what was
 * confirmed since is added, where a list of skills has room for it.
 */
export async function followAnswers(offer: Offer, refused: readonly Verdict[]): Promise<Followed> {
  const { base, posting, facts = [], asOf } = offer;
  const spelled = await spellResume(base, posting);
  const judge = (verdict: Verdict) => judgeChanges([verdict.change], base, { facts, posting, spelled });
  const standing = offer.changes.flatMap((verdict) => (leansOnAnswer(verdict) ? judge(verdict) : [verdict]));
  const stillRefused = refused.flatMap((verdict) => (wantsProof(verdict) ? judge(verdict) : [verdict]));
  const changes = standing.filter(({ accepted }) => accepted);
  const taken = new Set(changes.map(({ change }) => placeOf(change)));
  const add = (verdict: Verdict) => {
    const isFree = verdict.accepted && !taken.has(placeOf(verdict.change));
    if (isFree) {
      taken.add(placeOf(verdict.change));
      changes.push(verdict);
    }
    return isFree;
  };
  const left = stillRefused.filter((verdict) => !add(verdict));
  const confirmed = addConfirmed(base, matchResume(base, posting, { facts, asOf }), facts);
  for (const verdict of judgeChanges(confirmed, base, { facts, posting })) add(verdict);
  const fallen = standing.filter(({ accepted, change }) => !accepted && change.kind !== "skill-added");
  return { changes, refused: [...left.map(asRefused), ...fallen] };
}

function leansOnAnswer({ claims }: Verdict): boolean {
  return claims.some(({ source }) => source?.factId);
}

function wantsProof({ change, claims }: Verdict): boolean {
  return change.kind !== "letter" && claims.some(({ status }) => status !== "supported");
}

/** One change a text; a list takes many, each once. */
function placeOf({ path, after }: Verdict["change"]): string {
  return listOfEnd(path) === undefined ? path : `${path} ${after.toLowerCase()}`;
}

/** Proven by now, but another change has taken its place. */
function asRefused(verdict: Verdict): Verdict {
  if (!verdict.accepted) return verdict;
  return { ...verdict, accepted: false, reason: "Another change of the same text comes first." };
}
