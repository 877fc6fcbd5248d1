import type { Answer } from "~/domain/facts/fact.schema";
import { toFacts } from "~/domain/facts/list-answers.server";
import { exportFormats, type RewriteBase, type RewriteResult } from "~/domain/rewriting/rewrite.schema";
import type { RewriteContent } from "~/domain/rewriting/rewrite-content";
import type { AppContext, SignedInUser } from "~/ports/context";
import { applyChanges } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { decideChanges } from "~/tailor/decide-changes";
import type { Decisions } from "~/tailor/decisions";
import { followAnswers } from "~/tailor/follow-answers";
import { gateVersion } from "~/tailor/gate/judge-text";
import type { OwnData } from "~/tailor/gate/own-data";
import { formulaVersion } from "~/tailor/match/formula";
import { promptsOf } from "~/tailor/propose/suggest-edits";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import { saysSomethingNew } from "~/tailor/says-something-new";

/** What changes in the row of a rewrite with a decision. */
export interface Recomputed {
  content: RewriteContent;
  scoreBefore: number | null;
  scoreAfter: number | null;
}

/**
 * Recomputes a finished rewrite after these decisions and the current answers: texts, receipt, scores, and how the new
 * text reads back. Changes already judged on the same evidence are not judged again. The other files are read back when
 * they are downloaded, because that takes longer than a decision should.
 */
export async function recomputeRewrite(
  ctx: Pick<AppContext, "loadFont"> & { user: Pick<SignedInUser, "name" | "contact"> },
  stored: { result: RewriteResult; base: RewriteBase; decisions: Decisions },
  { decisions, answers, readAt }: { decisions: Decisions; answers: Answer[]; readAt: number },
): Promise<Recomputed> {
  const { result, base } = stored;
  const { posting, asOf, name, letterBody, letterDate } = base;
  const offer = {
    base: base.resume,
    changes: result.changes,
    posting,
    facts: toFacts(answers),
    asOf,
    name,
    letterBody,
    letterDate,
    ownSentences: base.ownSentences,
    ownData: ownDataOf(ctx.user),
  };
  const on = await hashOf({ facts: offer.facts, ownData: offer.ownData, formula: formulaVersion });
  const isSame = result.judged?.gate === gateVersion && result.judged.on === on;
  const { changes, refused } = isSame ? result : await followAnswers(offer, result.refused);
  const earlier =
    result.judged?.gate === gateVersion
      ? { resume: result.document, receipt: result.receipt, decisions: stored.decisions, isSame }
      : undefined;
  const {
    resume: document,
    rewrittenCv,
    letter,
    receipt,
    before,
    after,
  } = await decideChanges(
    {
      ...offer,
      changes,
      confirm: refused.filter(({ confirm }) => confirm),
      prompts: promptsIn({ ...result, changes }),
      before: isSame ? result.before : undefined,
    },
    decisions,
    earlier,
  );
  const judged = { gate: gateVersion, on };
  // Not the time now: what is answered meanwhile is not in it.
  const countedAt = readAt;
  const next: RewriteResult = { ...result, document, changes, refused, receipt, before, after, judged, countedAt };
  if (JSON.stringify(document) !== JSON.stringify(result.document)) {
    const bytes = await renderResume(document, { format: "txt", fonts: ctx.loadFont });
    next.roundTrips = [await readBack(bytes, "txt", document)];
    next.formats = formatsOf(result);
  }
  return {
    content: { decisions, result: next, rewrittenCv, coverLetter: letter },
    scoreBefore: before.score,
    scoreAfter: after.score,
  };
}

/**
 * True if a rewrite that was not counted (it added nothing) would add something with these changes. The user's
 * decisions do not matter: their own words cost nothing.
 */
export function becomesWorthAUse(
  { counted, result, base }: { counted: boolean; result: RewriteResult; base: RewriteBase },
  next: Recomputed,
): boolean {
  const offersNew = ({ changes, refused }: RewriteResult) =>
    saysSomethingNew(
      changes,
      base.resume,
      applyChanges(
        base.resume,
        changes.map(({ change }) => change),
      ),
      refused.filter(({ confirm }) => confirm),
    );
  return !counted && !offersNew(result) && offersNew(next.content.result);
}

/** Lines of a rewrite that only its user's own words change. */
export function promptsIn({ base, suggestions = [], changes }: RewriteResult): Change[] {
  const onOffer = changes.map(({ change }) => change);
  return base ? promptsOf(base.resume, suggestions, onOffer) : [];
}

function ownDataOf({ name, contact }: Pick<SignedInUser, "name" | "contact">): OwnData {
  const { email, phone, location, links } = contact;
  return { names: name ? [name] : [], contacts: [email, phone, location, ...links].filter(Boolean) };
}

async function hashOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function formatsOf({ formats, roundTrips }: RewriteResult): RewriteResult["formats"] {
  return formats ?? exportFormats.filter((format) => roundTrips.some((trip) => trip.format === format));
}
