import { addedAtomId } from "~/tailor/apply/apply-changes";
import type { Claim, Receipt, Verdict } from "~/tailor/change";
import { type Piece, quoteOf, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { pause } from "~/tailor/pause";
import type { Atom, Resume } from "~/tailor/resume";
import { placed } from "./make-receipt";

/** What is judged without a pause: some tens of milliseconds. */
const charactersAtOnce = 3_000;

/**
 * Claims of every line of the new resume: those of a change from its verdict, the others from their own line. A line
 * that an earlier receipt of the same source has untouched, too, keeps the claims that it has there. Pauses now and then.
 */
export async function claimsOfResume(
  source: Resume,
  tailored: Resume,
  kept: readonly Verdict[],
  earlier?: { resume: Resume; receipt: Receipt },
): Promise<Receipt["claims"]> {
  const byAtom = new Map(
    kept.filter((verdict) => !verdict.change.order).map((verdict) => [verdict.change.path, verdict.claims]),
  );
  const added = new Map(kept.map(({ change, claims }) => [addedAtomId(change), claims]));
  const original = new Map(source.atoms.map((atom) => [atom.id, atom]));
  const pieces = new Map(resumePieces(source).map((piece) => [piece.atomId, piece]));
  const untouched = untouchedIn(earlier, original);
  const judgedBefore = new Map<string, Claim[]>();
  const claims: Receipt["claims"] = [];
  let judged = 0;
  for (const atom of tailored.atoms) {
    const from = original.get(atom.id);
    const changed = added.get(atom.id) ?? byAtom.get(from?.path ?? "/basics/summary");
    const known = from?.text === atom.text ? untouched.get(atom.id) : changed;
    if (!known) judged += atom.text.length;
    const said = known ?? unchangedClaims(pieces.get(atom.id), atom.text, judgedBefore);
    claims.push(...placed(said, "resume", atom.path));
    if (judged < charactersAtOnce) continue;
    judged = 0;
    await pause();
  }
  return claims;
}

function untouchedIn(
  earlier: { resume: Resume; receipt: Receipt } | undefined,
  original: Map<string, Atom>,
): Map<string, Claim[]> {
  if (!earlier) return new Map();
  const untouched = earlier.resume.atoms.filter(({ id, text }) => original.get(id)?.text === text);
  const claims = Map.groupBy(
    earlier.receipt.claims.filter(({ document }) => document === "resume"),
    ({ where, source }) => `${source?.atomId} ${where}`,
  );
  return new Map(
    untouched.map(({ id, path }) => [
      id,
      (claims.get(`${id} ${path}`) ?? []).map(({ document: _, where: __, ...claim }) => claim),
    ]),
  );
}

/** An untouched line is its own source. Lines that say the same are judged once (`judged`), and each quotes itself. */
function unchangedClaims(piece: Piece | undefined, text: string, judged: Map<string, Claim[]>): Claim[] {
  if (piece?.text !== text) return [];
  const key = JSON.stringify([piece.entry.split("/")[1], piece.role, piece.text]);
  const claims = judged.get(key) ?? claimsOfItself(piece);
  judged.set(key, claims);
  return claims.map(({ source, ...claim }): Claim => {
    const { start, end } = source?.span ?? { start: 0, end: piece.text.length };
    return { ...claim, source: { ...quoteOf(piece, start, end), quote: source?.quote ?? claim.text } };
  });
}

/** Claims with the places of their sources in the stretch itself. */
function claimsOfItself({ text, entry, role }: Piece): Claim[] {
  const itself: Piece = { text, entry, role, span: { start: 0, end: text.length } };
  return judgeText(text, [itself]).map(({ reason: _, ...claim }) => ({ ...claim, status: "supported" }));
}
