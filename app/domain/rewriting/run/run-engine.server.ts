import { eq } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { listAnswers, toFacts } from "~/domain/facts/list-answers.server";
import { getJobOrBinned } from "~/domain/jobs/get-job.server";
import { postingOf } from "~/domain/jobs/job-view";
import { yearAndMonth } from "~/domain/matching/match-content";
import { getResumeOrBinned } from "~/domain/resumes/show/get-resume.server";
import { inputHash, writerOf } from "~/domain/rewriting/request/same-input.server";
import { resolveLooks } from "~/domain/rewriting/resolve-looks";
import { exportFormats } from "~/domain/rewriting/rewrite.schema";
import { type RewriteRow, SourceGone } from "~/domain/rewriting/stored-rewrite";
import type { AppContext } from "~/ports/context";
import { defaultPreferences, type Looks, noContact } from "~/ports/profile";
import type { RoundTrip } from "~/tailor/document";
import { gateVersion } from "~/tailor/gate/judge-text";
import { letterDate } from "~/tailor/letter/head";
import { UnsupportedScript } from "~/tailor/render/pdf/unsupported-script";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import type { Resume } from "~/tailor/resume";
import { saysSomethingNew } from "~/tailor/says-something-new";
import { tailorResume } from "~/tailor/tailor-resume";
import type { RewriteOutcome } from "./finalise-rewrite.server";
import { proposeChanges } from "./propose-changes.server";

/**
 * Tailors the row's resume to its job post, with a model where there is one. What is in the bin is still read: it was there
 * when the rewrite was asked for. Throws SourceGone where either was deleted for good.
 * The letter is signed with `userName`, else with the profile's name, else with the name in the resume.
 */
export async function runEngine(
  ctx: Pick<AppContext, "ai" | "config" | "db" | "files" | "loadFont" | "now">,
  row: RewriteRow,
  userName?: string,
): Promise<RewriteOutcome> {
  const owner = { ...ctx, user: { id: row.userId } };
  const countedAt = ctx.now();
  const [resume, job, answers, [profile]] = await Promise.all([
    getResumeOrBinned(owner, row.resumeId ?? ""),
    getJobOrBinned(owner, row.jobPostId ?? ""),
    listAnswers(owner),
    ctx.db.select().from(profiles).where(eq(profiles.id, row.userId)),
  ]);
  if (!resume || !job) throw new SourceGone();
  const name = userName ?? profile?.name ?? undefined;
  const input = {
    resume: resume.document,
    posting: postingOf(job),
    facts: toFacts(answers),
    // As of the request, not of the attempt: a retry gives the same result.
    asOf: yearAndMonth(row.createdAt),
  };
  const { posting, asOf } = input;
  const looks = resolveLooks(
    { ...defaultPreferences, ...profile?.preferences },
    { document: resume.document, contact: profile?.contact ?? noContact, posting },
  );
  const ownSentences = job.letterSentences ?? undefined;
  const date = letterDate(row.createdAt, looks.paper);
  const { answer, fallbackReason } = await proposeChanges(ctx, row, input);
  const tailoring = await tailorResume({ ...input, draft: answer, name, letterDate: date, ownSentences });
  const {
    rewrittenCv,
    letter,
    resume: document,
    changes,
    confirm,
    refused,
    questions,
    suggestions,
    receipt,
    before,
    after,
    letterBody,
  } = tailoring;
  const roundTrips = await readBackAll(ctx, document, looks);
  const base = {
    resume: resume.document,
    version: resume.version,
    posting,
    asOf,
    name,
    letterBody,
    letterDate: date,
    ownSentences,
  };
  return {
    engine: answer ? "openai" : "local",
    fallbackReason,
    inputHash: inputHash({ ...input, name, paper: looks.paper }, answer ? writerOf(ctx.config) : null),
    isSubstantive: saysSomethingNew(changes, resume.document, document, confirm),
    rewrittenCv,
    coverLetter: letter,
    scoreBefore: before.score,
    scoreAfter: after.score,
    result: {
      document,
      changes,
      refused: [...confirm, ...refused],
      questions,
      suggestions,
      receipt,
      before,
      after,
      roundTrips,
      base,
      judged: { gate: gateVersion },
      countedAt,
    },
  };
}

/** Makes every export once and reads it as a machine would, before any is offered. */
async function readBackAll(ctx: Pick<AppContext, "loadFont">, document: Resume, looks: Looks): Promise<RoundTrip[]> {
  const roundTrips: RoundTrip[] = [];
  for (const format of exportFormats) {
    try {
      const bytes = await renderResume(document, { format, fonts: ctx.loadFont, ...looks });
      roundTrips.push(await readBack(bytes, format, document));
    } catch (error) {
      // A format that cannot carry this script is not offered; the others are.
      if (!(error instanceof UnsupportedScript)) throw error;
    }
  }
  return roundTrips;
}
