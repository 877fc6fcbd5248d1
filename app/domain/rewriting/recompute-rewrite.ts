import type { AppContext } from "../../ports/context";
import { decideChanges } from "../../tailor/decide-changes";
import type { Decisions } from "../../tailor/decisions";
import { followAnswers } from "../../tailor/follow-answers";
import { readBack } from "../../tailor/render/read-back";
import { renderResume } from "../../tailor/render/render-resume";
import type { Answer } from "../facts/fact.schema";
import { toFacts } from "../facts/to-facts";
import { exportFormats, type RewriteBase, type RewriteResult } from "./rewrite.schema";

/** What changes in the row of a rewrite with a decision. */
export interface Recomputed {
  decisions: string;
  result: string;
  rewrittenCv: string;
  coverLetter: string;
  scoreBefore: number | null;
  scoreAfter: number | null;
}

/**
 * A finished rewrite after these decisions, with the answers as they stand: texts, receipt, scores, and how the new text
 * reads back. The other files are read back when they are downloaded: that takes longer than a decision should.
 */
export async function recomputeRewrite(
  ctx: Pick<AppContext, "loadFont" | "now">,
  stored: { result: RewriteResult; base: RewriteBase },
  { decisions, answers }: { decisions: Decisions; answers: Answer[] },
): Promise<Recomputed> {
  const { result, base } = stored;
  const { posting, asOf, name, letterBody } = base;
  const offer = {
    base: base.resume,
    changes: result.changes,
    posting,
    facts: toFacts(answers),
    asOf,
    name,
    letterBody,
  };
  const { changes, refused } = followAnswers(offer, result.refused);
  const {
    resume: document,
    rewrittenCv,
    letter,
    receipt,
    before,
    after,
  } = await decideChanges({ ...offer, changes }, decisions);
  const next: RewriteResult = { ...result, document, changes, refused, receipt, before, after, countedAt: ctx.now() };
  if (JSON.stringify(document) !== JSON.stringify(result.document)) {
    const bytes = await renderResume(document, { format: "txt", fonts: ctx.loadFont });
    next.roundTrips = [await readBack(bytes, "txt", document)];
    next.formats = formatsOf(result);
  }
  return {
    decisions: JSON.stringify(decisions),
    result: JSON.stringify(next),
    rewrittenCv,
    coverLetter: letter,
    scoreBefore: before.score,
    scoreAfter: after.score,
  };
}

function formatsOf({ formats, roundTrips }: RewriteResult): RewriteResult["formats"] {
  return formats ?? exportFormats.filter((format) => roundTrips.some((trip) => trip.format === format));
}
