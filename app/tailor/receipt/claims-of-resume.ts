import { addedAtomId } from "../apply/apply-changes";
import type { Claim, Receipt, Verdict } from "../change";
import { type Piece, quoteOf, resumePieces } from "../gate/evidence";
import { judgeText } from "../gate/judge-text";
import type { Resume } from "../resume";
import { placed } from "./make-receipt";

/** Claims of every line of the new resume: those of a change from its verdict, the others from their own line. */
export function claimsOfResume(source: Resume, tailored: Resume, kept: readonly Verdict[]): Receipt["claims"] {
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
